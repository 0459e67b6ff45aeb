"""The Card Game for people at a terminal: decks by name, the board, and the faces of cards."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.cardgame.cards.facts import DARK, LIGHT
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.finding import find_deck
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import Fault
from dejarik.games.cardgame.rules.setup import Deck, Setup
from dejarik.games.cardgame.show.terminal import board, face
from dejarik.games.cardgame.state import CardGame
from dejarik.games.cardgame.text import Teller
from dejarik.games.cardgame.text.decks import DeckTexts
from dejarik.games.cardgame.text.finding import card_name, cards
from dejarik.kernel import Seat

FEWEST, MOST = 2, 2  # rule: cardgame.meta.two-players
SIDES = (LIGHT, DARK)


def decks(side: str = "") -> list[str]:
    return [name for name, deck in READY_MADE.items() if side in ("", deck.side)]


def against(deck: str, lang: str) -> list[str]:
    """The ready-made decks of the other side."""
    # rule: cardgame.meta.one-light-one-dark
    try:
        side = find_deck(deck).side
    except NoDeck as bad:
        raise ValueError(" ".join(DeckTexts(lang).faults(bad.faults))) from bad
    return decks(LIGHT if side == DARK else DARK)


def setup(
    decks: Sequence[str | Deck],
    lang: str,
    *,
    late_refresh: bool = False,
    seen_captives: bool = False,
    closed_lists: bool = False,
    no_mulligan: bool = False,
) -> Setup:
    texts = DeckTexts(lang)
    try:
        brought = tuple(deck if isinstance(deck, Deck) else find_deck(deck) for deck in decks)
    except NoDeck as bad:
        raise ValueError(" ".join(texts.faults(bad.faults))) from bad
    # rule: cardgame.meta.one-light-one-dark
    if len({deck.side for deck in brought}) < len(SIDES):
        raise ValueError(
            texts.fault(Fault("same-side", "cardgame.meta.one-light-one-dark", word=brought[0].side))
        )
    return Setup(brought, not no_mulligan, late_refresh, seen_captives, not closed_lists)


def seat_of(state: CardGame, player: int) -> Seat:
    return player


def teller(lang: str, players: tuple[str, ...] = ()) -> Teller:
    return Teller(lang, players)


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
