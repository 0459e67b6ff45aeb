"""All cards and abilities by their codes. The `cards` package fills it when the game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Ability
    from dejarik.games.destiny.cards.facts import Card

CARDS: dict[str, Card] = {}
REPRINTS: dict[str, str] = {}  # the code of another printing -> the code of the definition
ABILITIES: dict[str, Ability] = {}
