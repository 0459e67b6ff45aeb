"""Players, cards and things in play by name, as phrases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.facts import DIAL
from dejarik.games.cardgame.text import titles
from dejarik.words import Phrase
from dejarik.words.players import Players

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Names(Players):
    """Names in one language."""

    def card(self, code: str) -> Phrase:
        """A card by its title; one that is not known is just a card."""
        return titles.name(self.words, code)

    def cards(self, codes: Iterable[str]) -> list[Phrase]:
        return [self.card(code) for code in codes]

    def thing(self, g: CardGame, thing: int) -> Phrase:
        """A card in play, with its number among its player's copies and its player where that is needed."""
        found = g.things.get(thing)
        if found is None:
            return self.card(last_known(g, thing))
        if found.type == DIAL:
            return self.words.phrase("type-dial")
        twins = [
            (other.id, other.controller)
            for other in g.things.values()
            if other.type != DIAL and other.card == found.card
        ]
        return self.told_apart(self.card(found.card), thing, twins)


def last_known(g: CardGame, thing: int) -> str:
    """The card that was this thing, as far as the latest news tells; blank if it does not."""
    for event in reversed(g.news):
        if getattr(event, "thing", 0) == thing and getattr(event, "card", ""):
            return str(event.card)
    return ""
