"""All cards, abilities and objective sets by their codes.

Facts come from the almanac; the definitions below `cards` add abilities when they are loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards import almanac

if TYPE_CHECKING:
    from dejarik.games.cardgame.abilities.ability import Ability
    from dejarik.games.cardgame.cards.facts import Card, ObjectiveSet

CARDS: dict[str, Card] = dict(almanac.cards())
ABILITIES: dict[str, Ability] = {}
SETS: dict[int, ObjectiveSet] = dict(almanac.objective_sets())
