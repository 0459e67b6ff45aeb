"""Destiny for people at a terminal: decks by name, the board, and the faces of cards."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.destiny.decks import READY_MADE, BadDeck, find_deck
from dejarik.games.destiny.library import CARDS
from dejarik.games.destiny.screen import board, face
from dejarik.games.destiny.setup import Setup
from dejarik.games.destiny.state import Destiny
from dejarik.games.destiny.text import Teller, titles
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.kernel import Seat

# rule: destiny.multiplayer.free-for-all, destiny.multiplayer.recommended-count
FEWEST, MOST = 2, 4


def decks() -> list[str]:
    return list(READY_MADE)


def setup(decks: Sequence[str], lang: str) -> Setup:
    try:
        return Setup(tuple(find_deck(name) for name in decks))
    except BadDeck as bad:
        raise ValueError(" ".join(DeckTexts(lang).faults(bad.faults))) from bad


def seat_of(state: Destiny, player: int) -> Seat:
    return state.places.index(player)  # rule: destiny.multiplayer.seating


def teller(lang: str, players: tuple[str, ...] = ()) -> Teller:
    return Teller(lang, players)


def cards(g: Destiny, text: str, teller: Teller) -> list[str]:
    """Cards by a part of their name, in the reader's language or in English.

    A full name is enough alone, and of several cards those of this match are meant.
    """
    wish = _plain(text)
    names = {code: [_plain(name) for name in _names(code, teller)] for code in CARDS}
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [code for code, known in names.items() if any(fits(name, wish) for name in known)]
        if found:
            brought = _brought(g)
            return [code for code in found if code in brought] or found
    return []


def card_name(card: str, teller: Teller) -> str:
    """The name with its subtitle: characters may share a name."""
    subtitle = titles.subtitle(teller.words, card)
    return f"{teller.name(card)} ({subtitle})" if subtitle else teller.name(card)


def _names(card: str, teller: Teller) -> list[str]:
    facts = CARDS[card]
    names = [card, teller.name(card), facts.title]
    if facts.subtitle:
        own = titles.subtitle(teller.words, card)
        names += [f"{teller.name(card)} {own}", f"{facts.title} {facts.subtitle}"]
    return names


def _brought(g: Destiny) -> set[str]:
    """All cards of this match that the viewer knows to be in it."""
    piles = (g.hands, g.discards, g.playing, g.set_aside, g.defeated, g.unseen)
    return {card for pile in piles for cards in pile for card in cards} | {
        thing.card for thing in g.things.values()
    }


def _plain(text: str) -> str:
    """As people type: without case, quotation marks, brackets and the dots of ё."""
    plain = text.casefold().replace("ё", "е").replace("’", "'")
    return " ".join(plain.translate(_MARKS).split())


_MARKS = str.maketrans('«»“”"()', " " * 7)

__all__ = ["FEWEST", "MOST", "board", "card_name", "cards", "decks", "face", "seat_of", "setup", "teller"]
