"""Cards by what people call them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.library import CARDS, official
from dejarik.words.meaning import meant, plain

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame
    from dejarik.games.cardgame.text.teller import Teller


def cards(g: CardGame, text: str, teller: Teller) -> list[str]:
    """Cards by a part of their name, in the reader's language or in English; first those of this match."""
    found = meant(text, {code: (code, teller.name(code), card.title) for code, card in CARDS.items()})
    brought = {card for listed in g.lists for card in listed}
    return [code for code in found if code in brought] or found


def card_name(card: str, teller: Teller) -> str:
    return teller.name(card)


def mentions(card: str, typed: str, teller: Teller) -> bool:
    """Whether all these words stand on a card, or in its English title."""
    text = _words_on(card, teller)
    return all(word in text for word in plain(typed).split())


@lru_cache(maxsize=4096)
def _words_on(card: str, teller: Teller) -> str:
    """Kept, because rendering all cards takes longer than somebody who types wants to wait."""
    shown = teller.card(card)
    return plain(" ".join((shown.name, official(card).title, shown.type_line, *shown.abilities)))
