"""Cards by what people call them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.library import CARDS
from dejarik.words.meaning import meant

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
