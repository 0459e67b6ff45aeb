"""Decks in a few words: a team, what else is brought, and neutral gray cards for the rest."""

from typing import Any

from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.rules import Fault, faults
from dejarik.games.destiny.rules.setup import Deck, Member
from dejarik.games.destiny.scenarios.builder.decks import gray_cards

CONSTRUCTED = formats()["constructed"]


def team(*characters: str) -> tuple[Member, ...]:
    """Characters by code; a star makes one elite."""
    return tuple(Member(code.rstrip("*"), code.endswith("*")) for code in characters)


def deck(*characters: str, cards: tuple[str, ...] = (), size: int = 30, **rest: Any) -> Deck:
    """A deck with these cards in it, filled up to its size."""
    brought: dict[str, Any] = {"battlefield": "09174", **rest}
    return Deck(team=team(*characters), cards=(*cards, *gray_cards(size - len(cards), cards)), **brought)


def broken(deck: Deck, under: Format = CONSTRUCTED) -> set[tuple[str, str]]:
    """The rules that a deck breaks, each with the card it is about."""
    return {(fault.rule, fault.card) for fault in faults(deck, under)}


def only(deck: Deck, under: Format = CONSTRUCTED) -> Fault:
    """The only fault of a deck."""
    (fault,) = faults(deck, under)
    return fault
