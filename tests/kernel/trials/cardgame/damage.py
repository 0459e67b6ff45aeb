"""Damage as one packet, what may still happen to it, and what it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tests.kernel.trials.cardgame.cards import Damaged
from tests.kernel.trials.cardgame.moves import leave_play

from dejarik.kernel import Decision, Option, Outcome, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from tests.kernel.trials.cardgame.state import Skirmish

GONE = Why("cardgame.damage.tokens")
NOTHING_LEFT = Why("cardgame.ability.instead-replaces")

Part = tuple[int, ...]  # a unit, an amount, and the protectors these points have passed


class Interruptible(Procedure["Skirmish"]):
    """Something that would happen, and the word under which cards interrupt it."""

    interrupted_as: ClassVar[str]


class Damage(Interruptible):
    """Would deal damage: every part may still be redirected, prevented, moved or shielded; then all land."""

    interrupted_as: ClassVar[str] = "damage"

    parts: tuple[Part, ...]
    by: Seat
    considered: tuple[int, ...] = ()  # shielded units whose controllers have decided

    def why_not(self, g: Skirmish) -> Why | None:
        if not self.parts:
            return NOTHING_LEFT
        return None if any(part[0] in g.units for part in self.parts) else GONE

    def begin(self, g: Skirmish) -> Step:
        return g.before(self, then=self.shields)

    def shields(self, g: Skirmish) -> Step:
        # rule: cardgame.shield.use-prevents-one-token
        if self.shielded(g):
            return g.ask(self, self.use_shield, then=self.shield_decided)
        return g.go(self, then=self.land)

    def shielded(self, g: Skirmish) -> list[int]:
        # rule: cardgame.shield.not-against-own-tokens
        units = {part[0] for part in self.parts if part[0] in g.units and part[0] not in self.considered}
        return sorted(unit for unit in units if g.units[unit].shields and g.units[unit].seat != self.by)

    def use_shield(self, g: Skirmish) -> Decision:
        unit = self.shielded(g)[0]
        options = (Option("shield", unit), Option("no-shield", unit))
        return Decision(g.units[unit].seat, "shield", options, unit, public=True)

    def shield_decided(self, g: Skirmish, option: Option) -> Step:
        unit = int(option.subject)
        self.considered += (unit,)
        if option.kind == "shield":
            g.units[unit].shields -= 1
            self.parts = moved(self.parts, next(part for part in self.parts if part[0] == unit), 1)
        return g.go(self, then=self.shields)

    def land(self, g: Skirmish) -> Step:
        totals: dict[int, int] = {}
        for part in self.parts:
            if part[0] in g.units:
                totals[part[0]] = totals.get(part[0], 0) + part[1]
        for unit, amount in totals.items():
            g.units[unit].damage += amount
        g.tell(Damaged(tuple(sorted(totals.items()))))
        return g.done(amount=sum(totals.values()))


def moved(parts: tuple[Part, ...], source: Part, amount: int, target: Part = ()) -> tuple[Part, ...]:
    """The packet with some points of one part gone, or gone to `target` (a unit and protectors passed)."""
    amounts = {(part[0], *part[2:]): part[1] for part in parts}
    amounts[source[0], *source[2:]] -= amount
    if target:
        amounts[target] = amounts.get(target, 0) + amount
    return tuple((unit, left, *passed) for (unit, *passed), left in amounts.items() if left)


class Destroy(Interruptible):
    """A unit would be destroyed and go to its owner's discard pile, or elsewhere if somebody says so."""

    interrupted_as: ClassVar[str] = "destroy"

    unit: int
    to_hand: bool = False

    def begin(self, g: Skirmish) -> Step:
        return g.before(self, then=self.leave)

    def leave(self, g: Skirmish) -> Step:
        leave_play(g, self.unit, self.to_hand)
        alive = tuple(seat for seat in range(g.seats) if g.side(seat))
        if len(alive) < g.seats:
            g.outcome = Outcome(alive, "cardgame.victory")
        return g.done()


class Protect(Procedure["Skirmish"]):
    """Any amount of damage to a friendly character goes to the protector instead, one point at a time."""

    protector: int
    on: int
    points: int = 0

    def begin(self, g: Skirmish) -> Step:
        if self.protectable(g):
            return g.ask(self, self.which_point, then=self.chosen)
        return g.done(amount=self.points)

    def protectable(self, g: Skirmish) -> list[Part]:
        return protectable(g, g.stack[self.on], self.protector)

    def which_point(self, g: Skirmish) -> Decision:
        options = [Option("protect", unit) for unit in sorted({part[0] for part in self.protectable(g)})]
        if self.points:
            options.append(Option("enough"))
        return Decision(g.units[self.protector].seat, "protect", tuple(options), self.protector, public=True)

    def chosen(self, g: Skirmish, option: Option) -> Step:
        if option.kind == "enough":
            return g.done(amount=self.points)
        part = next(part for part in self.protectable(g) if part[0] == option.subject)
        frame = g.own(self.on)
        assert isinstance(frame, Damage)
        frame.parts = moved(frame.parts, part, 1, (self.protector, *part[2:], self.protector))
        self.points += 1
        return g.go(self, then=self.begin)


def protectable(g: Skirmish, frame: Procedure[Any], protector: int) -> list[Part]:
    """The parts of which the protector may still take a point."""
    # rule: cardgame.keyword.protect, cardgame.keyword.protect-cap
    if not isinstance(frame, Damage) or protector not in g.units:
        return []
    unit = g.units[protector]
    taken = sum(part[1] for part in frame.parts if part[0] == protector)
    if not unit.facts.protects or unit.damage + taken >= unit.facts.capacity:
        return []
    return [
        part
        for part in frame.parts
        if part[0] in g.units
        and part[0] != protector
        and protector not in part[2:]
        and g.units[part[0]].seat == unit.seat
        and not g.units[part[0]].facts.vehicle
    ]


class Rescue(Procedure["Skirmish"]):
    """Redemption: a destroyed character goes to its owner's hand instead. Once a turn."""

    by: int
    on: int

    def begin(self, g: Skirmish) -> Step:
        g.units[self.by].spent = True
        frame = g.own(self.on)
        assert isinstance(frame, Destroy)
        frame.to_hand = True
        return g.done()


def abilities(g: Skirmish, frame: Procedure[Any], seat: Seat, used: tuple[int, ...]) -> list[Option]:
    """What the units of `seat` may do about `frame`."""
    found = []
    for number in g.side(seat):
        unit = g.units[number]
        if number in used:
            continue
        if protectable(g, frame, number):
            found.append(Option("protect-with", number))
        if unit.card == "redemption" and isinstance(frame, Destroy) and not unit.spent and not unit.doomed:
            dying = g.units[frame.unit]
            if not dying.facts.vehicle and not frame.to_hand:
                found.append(Option("rescue-with", number))
    return found


def ability(option: Option, on: int) -> Procedure[Any]:
    unit = int(option.subject)
    return Protect(unit, on) if option.kind == "protect-with" else Rescue(unit, on)
