"""The facts of the cards the toy knows. Numbers are those of the core set, except for toy cards."""

from __future__ import annotations

import msgspec

from dejarik.kernel import Seat


class Card(msgspec.Struct, frozen=True):
    """The facts of a card that the toy reads."""

    force: int = 0
    capacity: int = 0
    power: int = 0
    vehicle: bool = False
    protects: bool = False
    priority: int = 0  # of a fate card
    answers: str = ""  # of an event: the procedure it interrupts, or what it reacts to


CARDS = {
    "luke": Card(force=3, capacity=3, power=2),
    "guardian": Card(force=1, capacity=2, power=1, protects=True),
    "redemption": Card(force=3, capacity=4, power=2, vehicle=True),
    "vader": Card(force=4, capacity=4, power=2),
    "royal-guard": Card(force=2, capacity=3, power=1, protects=True),
    "deflection": Card(force=2, answers="damage"),
    "could-be-worse": Card(force=1, answers="damage"),
    "its-worse": Card(force=2, answers="interrupt"),
    "second-wind": Card(force=1, answers="focused"),  # a toy: ready a unit that was focused to strike
    "twist": Card(priority=1),
    "dark-twist": Card(priority=2),
    "ambush": Card(force=1, priority=1),  # a toy: like Heat of Battle, but as early as a Twist of Fate
    "heat": Card(force=2, priority=5),
    "dark-heat": Card(force=2, priority=6),
}


class Unit(msgspec.Struct, omit_defaults=True):
    """A unit in play."""

    card: str
    seat: Seat
    damage: int = 0
    shields: int = 0
    focus: int = 0
    intimidated: bool = False  # carries Intimidated: a forced reaction whenever it strikes
    spent: bool = False  # its once-a-turn ability was used
    doomed: bool = False  # its destruction is under way

    @property
    def facts(self) -> Card:
        return CARDS[self.card]


class Focused(msgspec.Struct, frozen=True):
    """A unit was focused to strike."""

    unit: int


class Damaged(msgspec.Struct, frozen=True):
    """Damage landed, all of it at once: (unit, amount) for each."""

    parts: tuple[tuple[int, int], ...]
