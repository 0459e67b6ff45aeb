"""What is so or not: of one die, thing or card (a filter), or altogether (a condition); and several in one.

`Not`, `AnyOf` and `AllOf` are both: filters if filters are inside, conditions if conditions are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny

Op = Literal[">=", "<=", "==", "<", ">"]


def compare(one: int, op: Op, other: int) -> bool:
    """Whether a number is so much."""
    if op == ">=":
        return one >= other
    if op == "<=":
        return one <= other
    if op == "==":
        return one == other
    return one < other if op == "<" else one > other


class Criterion(msgspec.Struct, frozen=True):
    """Something that is so or not."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        raise TypeError(f"{type(self).__name__} tests nothing")

    def holds(self, g: Destiny, r: Resolve) -> bool:
        raise TypeError(f"{type(self).__name__} holds only of something")


class Filter(Criterion, frozen=True):
    """A test of one die, thing or card."""


class Condition(Criterion, frozen=True):
    """Something that is so or not, whatever is looked at."""


class Not(Filter, Condition, frozen=True):
    """What does not pass a filter; that a condition does not hold."""

    of: Criterion

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not self.of.test(g, r, subject)

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return not self.of.holds(g, r)


class AnyOf(Filter, Condition, frozen=True):
    """What passes one of the filters; that one of the conditions holds."""

    of: tuple[Criterion, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(one.test(g, r, subject) for one in self.of)

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(one.holds(g, r) for one in self.of)


class AllOf(Filter, Condition, frozen=True):
    """What passes all of the filters; that all of the conditions hold."""

    of: tuple[Criterion, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return all(one.test(g, r, subject) for one in self.of)

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return all(one.holds(g, r) for one in self.of)
