"""Filters: what narrows a selection of dice, cards in play, or cards elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import values
from dejarik.games.destiny.facts import Card
from dejarik.games.destiny.library import CARDS
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities import Resolve
    from dejarik.games.destiny.state import Destiny
    from dejarik.games.destiny.vocabulary.references import Reference


def card_of(g: Destiny, subject: Subject) -> Card:
    """The card behind a die, a thing or a code."""
    if isinstance(subject, str):
        return CARDS[subject]
    die = g.dice.get(subject)
    # rule: destiny.die.inherits-card
    return CARDS[die.card if die is not None else g.things[subject].card]


class Filter(msgspec.Struct, frozen=True):
    """A test of one die, thing or card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        raise TypeError(f"{type(self).__name__} tests nothing")


class Showing(Filter, frozen=True):
    """A die in a pool whose top side has one of the symbols; modifiers and sides with a cost count."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.showing, destiny.term.showing.top-only, destiny.term.showing.modifier-counts
        # rule: destiny.term.remove.symbol-counts
        top = g.showing(int(subject))
        return top is not None and top.symbol in self.symbols


class ValueAtLeast(Filter, frozen=True):
    """A die showing a value of `value` or more."""

    value: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) >= self.value


class ValueIs(Filter, frozen=True):
    """A die showing exactly this value."""

    value: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) == self.value


class ValueBelow(Filter, frozen=True):
    """A die showing a value less than another die."""

    die: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.value(int(subject)) < g.value(other) for other in self.die.find(g, r))


class Subtype(Filter, frozen=True):
    """A card, or a die of a card, with one of the subtypes."""

    subtypes: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not values.subtypes(g, subject).isdisjoint(self.subtypes)


class Colour(Filter, frozen=True):
    """A card, or a die of a card, of one of the colours."""

    colours: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).colour in self.colours


class Titled(Filter, frozen=True):
    """A card with one of the titles; copies are cards of the same title."""

    titles: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        return card_of(g, subject).title in self.titles


class OfType(Filter, frozen=True):
    """A card of one of the types."""

    types: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        if isinstance(subject, int) and subject in g.things:
            return g.things[subject].type in self.types
        return card_of(g, subject).type in self.types


class Unique(Filter, frozen=True):
    """A unique card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).unique


class DieOf(Filter, frozen=True):
    """A die of the given cards; with `upgrades`, also of the upgrades on them."""

    things: Reference
    upgrades: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.dice[int(subject)].thing
        wanted = self.things.find(g, r)
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        return thing in wanted or (self.upgrades and thing in g.things and g.things[thing].host in wanted)


class Itself(Filter, frozen=True):
    """The card that has the ability."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject == r.holder


class Other(Filter, frozen=True):
    """Anything but what the reference names."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject not in self.than.find(g, r)


class Not(Filter, frozen=True):
    """What does not pass the other filter."""

    of: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not self.of.test(g, r, subject)


class AnyOf(Filter, frozen=True):
    """What passes one of the filters."""

    of: tuple[Filter, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(one.test(g, r, subject) for one in self.of)


class AllOf(Filter, frozen=True):
    """What passes all of the filters."""

    of: tuple[Filter, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return all(one.test(g, r, subject) for one in self.of)
