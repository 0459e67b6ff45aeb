"""The sets that a deck of an affiliation may contain."""

from __future__ import annotations

from dejarik.games.cardgame.deckbuilding import faults
from dejarik.games.cardgame.library import SETS
from dejarik.games.cardgame.setup import Deck


def sets_for(affiliation: str) -> list[int]:
    """Those with which nothing is wrong but that there are too few."""
    return [
        number
        for number in sorted(SETS)
        if {fault.kind for fault in faults(Deck(affiliation, (number,)))} == {"too-few-sets"}
    ]
