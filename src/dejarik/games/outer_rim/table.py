"""Outer Rim for people at a terminal: the table, the map and the faces of cards."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.outer_rim.library import CARDS
from dejarik.games.outer_rim.screen import board, face
from dejarik.games.outer_rim.setup import Setup
from dejarik.games.outer_rim.state import OuterRim
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Seat

FEWEST, MOST = 2, 4
SIDES = ()
CHARACTERS = "character"  # nobody brings a deck: characters are chosen at the table


def decks(side: str = "") -> list[str]:
    return [CHARACTERS]


def against(deck: str, lang: str) -> list[str]:
    return [CHARACTERS]


def setup(decks: Sequence[str], lang: str) -> Setup:
    return Setup(len(decks))


def seat_of(state: OuterRim, player: int) -> Seat:
    return player


def teller(lang: str) -> Teller:
    return Teller(lang)


def cards(g: OuterRim, text: str, teller: Teller) -> list[str]:
    """Cards by a part of their name, in the reader's language."""
    wish = text.casefold()
    names = {code: teller.names.card(code).casefold() for code in CARDS}
    exact = [code for code, name in names.items() if name == wish]
    return exact or [code for code, name in names.items() if wish in name]


def card_name(card: str, teller: Teller) -> str:
    return teller.names.card(card)


__all__ = [
    "FEWEST",
    "MOST",
    "SIDES",
    "against",
    "board",
    "card_name",
    "cards",
    "decks",
    "face",
    "seat_of",
    "setup",
    "teller",
]
