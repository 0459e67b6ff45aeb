"""Cards by what people call them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import titles
from dejarik.words.meaning import meant

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny
    from dejarik.games.destiny.text.teller import Teller


def cards(g: Destiny, text: str, teller: Teller) -> list[str]:
    """Cards by a part of their name, in the reader's language or in English.

    A full name is enough alone, and of several cards those of this match are meant.
    """
    found = meant(text, {code: _names(code, teller) for code in CARDS})
    brought = _brought(g)
    return [code for code in found if code in brought] or found


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
