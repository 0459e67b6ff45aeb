"""The cards of the Card Game for people at a command line; what stands on them tells the showcase."""

from __future__ import annotations

from collections import Counter

from dejarik.games import cardgame
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.text import titles
from dejarik.games.cardgame.text.decks import DeckTexts

_ = cardgame.GAME  # its cards are what can be played


def codes() -> list[str]:
    """All official cards, playable or not."""
    return list(almanac.cards())


def name(code: str, lang: str) -> str:
    return titles.title(DeckTexts(lang).words, code)


def coverage() -> list[tuple[str, int, int]]:
    """Product by product: the cards that came out in it, and those that can be played."""
    known = Counter(card.product for card in almanac.cards().values())
    playable = Counter(card.product for card in CARDS.values())
    return [(product, known[product], playable[product]) for product in almanac.products()]


def heading(part: str, lang: str) -> str:
    return DeckTexts(lang).words.say(f"product-{part}")
