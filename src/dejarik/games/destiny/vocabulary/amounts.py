"""Amounts: a number, or how to work one out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny.vocabulary.references import That
from dejarik.games.destiny.vocabulary.selectors import Select

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities import Resolve
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
        return len(self.of.find(g, r))


def amount(g: Destiny, r: Resolve, number: int | Amount) -> int:
    return number if isinstance(number, int) else number.count(g, r)
