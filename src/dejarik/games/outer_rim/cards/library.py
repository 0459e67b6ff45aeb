"""Everything that is defined: filled by the modules in `cards`, read by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import Card, Character, ContactToken, Patrol, Ship

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Ability

CARDS: dict[str, Card] = {}
CHARACTERS: dict[str, Character] = {}
SHIPS: dict[str, Ship] = {}
PATROLS: dict[str, Patrol] = {}
CONTACTS: dict[str, ContactToken] = {}
ABILITIES: dict[str, Ability] = {}
DATABANK: dict[int, list[str]] = {}  # number -> cards
SECRETS: dict[tuple[str, str], frozenset[str]] = {}  # deck and section -> the moments a secret may be played
