"""Amounts worked out from other amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.cards.facts import BLANK
from dejarik.games.destiny.rules import values

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


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
