"""All cards, abilities and objective sets by their codes. The `cards` package fills it when loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.games.cardgame.abilities.ability import Ability
    from dejarik.games.cardgame.cards.facts import Card, ObjectiveSet

CARDS: dict[str, Card] = {}
ABILITIES: dict[str, Ability] = {}
SETS: dict[int, ObjectiveSet] = {}
