"""Destiny for people at a terminal: decks by name, the board, and the faces of cards."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.destiny.decks.finding import READY_MADE, BadDeck, find_deck
from dejarik.games.destiny.rules.setup import Deck, Setup
from dejarik.games.destiny.show.terminal import board, face
from dejarik.games.destiny.state import Destiny
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.games.destiny.text.finding import card_name, cards
from dejarik.kernel import Seat

# rule: destiny.multiplayer.free-for-all, destiny.multiplayer.recommended-count
FEWEST, MOST = 2, 4


def decks() -> list[str]:
    return list(READY_MADE)


def setup(decks: Sequence[str | Deck], lang: str) -> Setup:
    """A match of ready-made decks by name, files, or decks that were read already."""
    try:
        return Setup(tuple(deck if isinstance(deck, Deck) else find_deck(deck) for deck in decks))
    except BadDeck as bad:
        raise ValueError(" ".join(DeckTexts(lang).faults(bad.faults))) from bad


def seat_of(state: Destiny, player: int) -> Seat:
    return state.places.index(player)  # rule: destiny.multiplayer.seating


def teller(lang: str, players: tuple[str, ...] = ()) -> Teller:
    return Teller(lang, players)


__all__ = [
    "FEWEST",
    "MOST",
    "board",
    "card_name",
    "cards",
    "decks",
    "face",
    "seat_of",
    "setup",
    "teller",
]
