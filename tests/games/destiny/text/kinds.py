"""Every kind of decision and option that the rules can ask, read from their source."""

from __future__ import annotations

from tests.asked import defaults, kinds

import dejarik.games.destiny as destiny
from dejarik.games.destiny.cards.facts import MELEE, RANGED, SHIELD

# Where a kind is handed on: which argument of which call it is.
DECISIONS = {"Decision": 1, "pick_first": 2, "Pick": 0, "DiscardSurplus": 1}
OPTIONS = {"Option": 0, "pick_first": 2, "Pick": 0}
# Worked out while playing: targets by symbol.
BY_SYMBOL = tuple(f"target-{symbol}" for symbol in (MELEE, RANGED, SHIELD))


def decisions() -> list[str]:
    return sorted({*kinds(destiny, DECISIONS), *defaults(destiny, "word"), *BY_SYMBOL} - {""})


def options() -> list[str]:
    return sorted({*kinds(destiny, OPTIONS), *defaults(destiny, "word")} - {""})
