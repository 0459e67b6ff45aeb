"""Players, cards and things in play by name, as phrases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.facts import DIAL
from dejarik.games.cardgame.text import titles
from dejarik.kernel import Seat
from dejarik.words import Phrase
from dejarik.words.players import Players

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

NOTHING: Mapping[int, tuple[str, Seat]] = MappingProxyType({})


class Names(Players):
    """Names in one language."""

    def card(self, code: str) -> Phrase:
        """A card by its title; one that is not known is just a card."""
        return titles.name(self.words, code)

    def cards(self, codes: Iterable[str]) -> list[Phrase]:
        return self.copies(self.card(code) for code in codes)

    def thing(self, g: CardGame, thing: int, gone: Mapping[int, tuple[str, Seat]] = NOTHING) -> Phrase:
        """A card in play, with its number among its player's copies and its player where that is needed.

        `gone`: what has just left play, with its card and player; it is told apart as before.
        """
        if thing in g.things and g.things[thing].type == DIAL:
            return self.words.phrase("type-dial")
        there = {one.id: (one.card, one.controller) for one in g.things.values() if one.type != DIAL}
        known = {**gone, **there}
        if thing not in known:
            return self.card(last_known(g, thing))
        card = known[thing][0]
        twins = [(other, seat) for other, (same, seat) in sorted(known.items()) if same == card]
        return self.told_apart(self.card(card), thing, twins)


def last_known(g: CardGame, thing: int) -> str:
    """The card that was this thing, as far as the latest news tells; blank if it does not."""
    for event in reversed(g.news):
        if getattr(event, "thing", 0) == thing and getattr(event, "card", ""):
            return str(event.card)
    return ""
