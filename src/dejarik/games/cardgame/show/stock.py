"""The cards of the Card Game for people at a command line; what stands on them tells the showcase."""

from __future__ import annotations

from typing import Final

from dejarik.games import cardgame
from dejarik.games.cardgame.cards.facts import AFFILIATION, ENHANCEMENT, EVENT, FATE, OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.text import Teller

_ = cardgame.GAME  # its cards are what can be played

FACTS = ("set", "side", "affiliation", "type", "subtype", "keyword")
NUMBERS = ("cost", "force", "resources", "capacity", "priority")
FLAGS = ("unique",)

# What the box holds: different cards by type.
# rule: cardgame.card.types-list, cardgame.component.card-count
CORE_SET: Final = {AFFILIATION: 6, OBJECTIVE: 36, UNIT: 66, ENHANCEMENT: 25, EVENT: 37, FATE: 6}


def coverage() -> list[tuple[str, int, int]]:
    """Type by type: the cards of the Core Set, and those that can be played."""
    defined = [card.type for card in CARDS.values()]
    return [(kind, total, defined.count(kind)) for kind, total in CORE_SET.items()]


def heading(part: str, lang: str) -> str:
    return Teller(lang).words.say(f"type-{part}.label")


def codes() -> list[str]:
    """Everything that has a face."""
    return list(CARDS)
