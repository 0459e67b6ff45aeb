"""Amounts: a number, or how to work one out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny.abilities.vocabulary.filters import Filter, card_of
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, YOU, Reference, That, Who
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import BLANK
from dejarik.games.destiny.rules import values

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class Amount(msgspec.Struct, frozen=True):
    """A number that depends on the game."""

    def count(self, g: Destiny, r: Resolve) -> int:
        raise TypeError(f"{type(self).__name__} counts nothing")


class ValueOf(Amount, frozen=True):
    """The value a die shows, or showed when it was removed."""

    die: That

    def count(self, g: Destiny, r: Resolve) -> int:
        last_known = r.ids(self.die.name + ".value")
        found = [die for die in self.die.find(g, r) if g.showing(die) is not None]
        return g.value(found[0]) if found else sum(last_known)


class CountOf(Amount, frozen=True):
    """How many there are."""

    of: Select

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(self.of.copies(g, r, one) for one in self.of.find(g, r))


class CardsInHand(Amount, frozen=True):
    """The number of cards in a player's hand."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.hands[seat]) for seat in self.who.seats(g, r))


class HowMany(Amount, frozen=True):
    """How many were chosen or touched under this name, or of those how many pass the filter."""

    name: str
    filter: Filter | None = None

    def count(self, g: Destiny, r: Resolve) -> int:
        found = r.get(self.name)
        return len(found) if self.filter is None else sum(self.filter.test(g, r, one) for one in found)


class Number(Amount, frozen=True):
    """A number that was chosen under this name."""

    name: str

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(r.ids(self.name))


class CostOf(Amount, frozen=True):
    """What a card that was chosen or discarded under this name costs."""

    name: str

    def count(self, g: Destiny, r: Resolve) -> int:
        # Of cards that others do not get to see only the cost is known.
        found = [card for card in r.get(self.name) if isinstance(card, str) or card in g.things]
        return sum(card_of(g, card).cost for card in found) + sum(r.ids(self.name + ".cost"))


class CombinedCost(Amount, frozen=True):
    """What the cards that were discarded under two names cost together."""

    name: str
    other: str

    def count(self, g: Destiny, r: Resolve) -> int:
        return CostOf(self.name).count(g, r) + CostOf(self.other).count(g, r)


class ShieldsOn(Amount, frozen=True):
    """The number of shields on a card."""

    what: Reference

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.things[thing].shields for thing in self.what.find(g, r))


class ResourcesOn(Amount, frozen=True):
    """The number of resources on a card."""

    what: Reference

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.things[thing].resources for thing in self.what.find(g, r))


class MostOfOneSubtype(Amount, frozen=True):
    """How many of your characters share a subtype, at most."""

    def count(self, g: Destiny, r: Resolve) -> int:
        subtypes = [values.subtypes(g, character) for character in g.characters(r.you)]
        named = {one for has in subtypes for one in has}
        return max((sum(one in has for has in subtypes) for one in named), default=0)


class ResourcesOf(Amount, frozen=True):
    """The number of a player's resources."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.resources[seat] for seat in self.who.seats(g, r))


class DefeatedOf(Amount, frozen=True):
    """The number of a player's defeated characters."""

    who: Who = AN_OPPONENT

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.defeated[seat]) for seat in self.who.seats(g, r))


class DefeatedCharacters(Amount, frozen=True):
    """The number of defeated characters a player has."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.defeated[seat]) for seat in self.who.seats(g, r))


class ShieldsRemoved(Amount, frozen=True):
    """How many shields the effect before this one has removed."""

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(r.ids("unshielded"))


class Half(Amount, frozen=True):
    """Half of an amount, rounded up."""

    of: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return (self.of.count(g, r) + 1) // 2


class Twice(Amount, frozen=True):
    """Two for each."""

    of: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return 2 * self.of.count(g, r)


class NoMoreThan(Amount, frozen=True):
    """An amount, to a maximum."""

    most: int
    of: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return min(self.most, self.of.count(g, r))


class SymbolsShown(Amount, frozen=True):
    """How many different symbols your dice show; a blank is none."""

    def count(self, g: Destiny, r: Resolve) -> int:
        tops = [g.showing(die) for die in g.pool(r.you)]
        return len({top.symbol for top in tops if top is not None and top.symbol != BLANK})


class PennilessOpponents(Amount, frozen=True):
    """How many opponents have no resources."""

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.resources[seat] == 0 for seat in g.opponents(r.you))


class Lesser(Amount, frozen=True):
    """The lesser of two amounts."""

    of: Amount
    than: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return min(self.of.count(g, r), self.than.count(g, r))


class RoomInHand(Amount, frozen=True):
    """How many cards are missing from your hand to your hand size."""

    def count(self, g: Destiny, r: Resolve) -> int:
        # rule: destiny.zone.hand.limit-default
        return max(0, values.hand_limit(g, r.you) - len(g.hands[r.you]))


def amount(g: Destiny, r: Resolve, number: int | Amount) -> int:
    return number if isinstance(number, int) else number.count(g, r)
