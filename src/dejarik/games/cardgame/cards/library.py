"""The cards, abilities and objective sets that can be played, by their codes.

Facts come from the almanac; the definitions below `cards` add abilities when they are loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards import almanac

if TYPE_CHECKING:
    from dejarik.games.cardgame.abilities.ability import Ability
    from dejarik.games.cardgame.cards.facts import Card, ObjectiveSet

CARDS: dict[str, Card] = dict(almanac.core_cards())
ABILITIES: dict[str, Ability] = {}
SETS: dict[int, ObjectiveSet] = dict(almanac.core_sets())


def official(code: str) -> Card:
    """A card, with its abilities if it can be played; `KeyError` if there is none with this code."""
    return CARDS[code] if code in CARDS else almanac.cards()[code]
