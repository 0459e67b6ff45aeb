"""What is so or not: of one die, thing or card (a filter), or altogether (a condition); and several in one.

Filters and conditions have words of their own, so that mypy refuses the one in place of the other.
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


class Filter(msgspec.Struct, frozen=True):
    """A test of one die, thing or card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        raise TypeError(f"{type(self).__name__} tests nothing")


class Condition(msgspec.Struct, frozen=True):
    """Something that is so or not, whatever is looked at."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing")


# ---- Of filters -----------------------------------------------------------------------------------------


class Not(Filter, frozen=True):
    """What does not pass a filter."""

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


# ---- Of conditions --------------------------------------------------------------------------------------


class DoesNotHold(Condition, frozen=True):
    """A condition is not met."""

    of: Condition

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return not self.of.holds(g, r)


class AnyHolds(Condition, frozen=True):
    """One of the conditions is met."""

    of: tuple[Condition, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(one.holds(g, r) for one in self.of)


class AllHold(Condition, frozen=True):
    """All of the conditions are met."""

    of: tuple[Condition, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return all(one.holds(g, r) for one in self.of)
