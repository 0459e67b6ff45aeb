"""Players, cards in play and dice by name, as phrases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import CHARACTER
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.text import titles
from dejarik.games.destiny.text.sides import Sides
from dejarik.kernel import Seat
from dejarik.words import Phrase, Words
from dejarik.words.players import Players

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class Names(Players):
    """Names in one language."""

    def __init__(self, words: Words, players: tuple[str, ...] = (), you: int | None = None) -> None:
        super().__init__(words, players, you)
        self.sides = Sides(words)
        self._met: dict[int, tuple[str, Seat]] = {}  # characters at the beginning: card and player

    def meet(self, g: Destiny) -> None:
        """Characters keep the numbers they begin with, even when others like them are defeated."""
        characters = [thing for thing in g.things.values() if CARDS[thing.card].type == CHARACTER]
        self._met = {thing.id: (thing.card, thing.controller) for thing in characters}

    def card(self, code: str) -> Phrase:
        """A card by its title; one that is not known is just a card."""
        return titles.name(self.words, code)

    def cards(self, codes: Iterable[str]) -> list[Phrase]:
        return self.copies(self.card(code) for code in codes)

    def thing(self, g: Destiny, thing: int) -> Phrase:
        """A card in play, with its number among its player's copies and its player where that is needed."""
        things, met = g.things, self._met
        if thing in things:
            card = things[thing].card
        elif thing in met:
            card = met[thing][0]
        else:
            return self.card(_last_known(g, thing))
        there = [(other.id, other.controller) for other in things.values() if other.card == card]
        gone = [(other, seat) for other, (same, seat) in met.items() if same == card and other not in things]
        if gone:  # it keeps its place among those that were met
            places = {other: place for place, other in enumerate(met)}
            there = sorted([*gone, *there], key=lambda twin: places.get(twin[0], len(places)))
        return self.told_apart(self.card(card), thing, there)

    def die_of(self, card: Phrase) -> Phrase:
        return self.words.phrase("phrase-die-of", what=self.words.phrase("noun-die"), card=card)

    def die(self, g: Destiny, die: int) -> Phrase:
        """A die by its card, with its number if the card has several."""
        words = self.words
        found = g.dice.get(die)
        if found is None:
            thing = _thing_of_die(g, die)
            return self.die_of(self.thing(g, thing)) if thing else words.phrase("noun-die")
        name = self.die_of(self.thing(g, found.thing) if found.thing in g.things else self.card(found.card))
        twins = g.dice_on(found.thing)
        if len(twins) > 1 and die in twins:
            name = words.phrase("phrase-numbered", what=name, number=twins.index(die) + 1)
        return name

    def die_showing(self, g: Destiny, die: int) -> Phrase:
        """A die with the side it shows."""
        top = g.showing(die)
        name = self.die(g, die)
        if top is None:
            return name
        return self.words.phrase("phrase-die-showing", what=name, side=self.sides.side(top, bracketed=True))


def _last_known(g: Destiny, thing: int) -> str:
    """The card that was this thing, as far as this round's history tells."""
    for event in reversed(g.history):
        if isinstance(event, ev.Defeated | ev.Discarded | ev.SetAside) and event.thing == thing:
            return event.card
        if isinstance(event, ev.Played) and event.thing == thing:
            return event.card
    return ""


def _thing_of_die(g: Destiny, die: int) -> int:
    for event in reversed(g.history):
        if isinstance(event, ev.Activated) and die in event.dice:
            return event.thing
    return 0
