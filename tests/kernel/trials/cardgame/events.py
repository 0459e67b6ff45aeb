"""Events: shown, aimed, perhaps canceled, carried out, discarded whatever came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tests.kernel.trials.cardgame.damage import Damage, Part, moved
from tests.kernel.trials.cardgame.moves import discard_event, show_event

from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from tests.kernel.trials.cardgame.state import Skirmish

NO_TARGET = Why("cardgame.ability.no-legal-target")


class Event(Procedure["Skirmish"]):
    """An event card is used. Costs are paid first, so they stay paid when it is canceled."""

    interrupted_as: ClassVar[str] = "interrupt"

    seat: Seat
    card: str
    on: int  # the depth of the frame it interrupts
    thing: int  # what the event it reacts to was about

    def begin(self, g: Skirmish) -> Step:
        show_event(g, self.seat, self.card)
        return self.aim(g)

    def aim(self, g: Skirmish) -> Step:
        return g.before(self, then=self.carry_out)

    def carry_out(self, g: Skirmish) -> Step:
        raise TypeError(f"{type(self).__name__} does nothing")

    def finish(self, g: Skirmish) -> Step:
        discard_event(g, self.seat, self.card)
        return g.done()

    def fell(self, g: Skirmish) -> Step:
        # rule: cardgame.cancel.event-discarded
        discard_event(g, self.seat, self.card)
        return g.done(happened=False, whole=False)


class OnDamage(Event):
    """An event that takes one point out of a damage packet."""

    source: int = 0
    target: int = 0

    def packet(self, g: Skirmish) -> Damage:
        frame = g.own(self.on)
        assert isinstance(frame, Damage)
        return frame

    def parts(self, g: Skirmish) -> list[Part]:
        frame = g.stack[self.on]
        assert isinstance(frame, Damage)
        return [part for part in frame.parts if self.applies(g, part[0])]

    def applies(self, g: Skirmish, unit: int) -> bool:
        return unit in g.units

    def why_not(self, g: Skirmish) -> Why | None:
        return None if self.parts(g) else NO_TARGET

    def aim(self, g: Skirmish) -> Step:
        return g.ask(self, self.whose_point, then=self.source_chosen)

    def whose_point(self, g: Skirmish) -> Decision:
        units = sorted({part[0] for part in self.parts(g)})
        return Decision(
            self.seat, self.card, tuple(Option("from", unit) for unit in units), self.card, public=True
        )

    def source_chosen(self, g: Skirmish, option: Option) -> Step:
        self.source = int(option.subject)
        return g.before(self, then=self.carry_out)

    def carry_out(self, g: Skirmish) -> Step:
        packet = self.packet(g)
        part = next((part for part in packet.parts if part[0] == self.source), None)
        if part is not None:
            packet.parts = moved(packet.parts, part, 1, (self.target,) if self.target else ())
        return self.finish(g)


class CouldBeWorse(OnDamage):
    """It Could Be Worse: prevent 1 damage being dealt to a unit."""


class Deflection(OnDamage):
    """Lightsaber Deflection: 1 point of damage to a friendly non-Vehicle unit goes to another unit."""

    def applies(self, g: Skirmish, unit: int) -> bool:
        return unit in g.units and g.units[unit].seat == self.seat and not g.units[unit].facts.vehicle

    def source_chosen(self, g: Skirmish, option: Option) -> Step:
        self.source = int(option.subject)
        return g.ask(self, self.to_whom, then=self.target_chosen)

    def to_whom(self, g: Skirmish) -> Decision:
        options = tuple(Option("to", unit) for unit in g.units if unit != self.source)
        return Decision(self.seat, self.card, options, self.card, public=True)

    def target_chosen(self, g: Skirmish, option: Option) -> Step:
        self.target = int(option.subject)
        return g.before(self, then=self.carry_out)


class ItsWorse(Event):
    """It's Worse: cancel the effects of another interrupt. Then deal 1 damage to an enemy unit."""

    def carry_out(self, g: Skirmish) -> Step:
        g.own(self.on).off = True
        return g.ask(self, self.whom, then=self.harm)

    def whom(self, g: Skirmish) -> Decision:
        options = tuple(Option("at", unit) for unit in g.enemies(self.seat))
        return Decision(self.seat, self.card, options, self.card, public=True)

    def harm(self, g: Skirmish, option: Option) -> Step:
        packet = Damage(((int(option.subject), 1),), by=self.seat)
        return g.call(self, packet, then=self.finish)


class SecondWind(Event):
    """A toy reaction: a friendly unit that was focused to strike loses one focus token."""

    def why_not(self, g: Skirmish) -> Why | None:
        unit = g.units.get(self.thing)
        return None if unit is not None and unit.seat == self.seat else NO_TARGET

    def carry_out(self, g: Skirmish) -> Step:
        g.units[self.thing].focus -= 1
        return self.finish(g)


EVENTS: dict[str, type[Event]] = {
    "could-be-worse": CouldBeWorse,
    "deflection": Deflection,
    "its-worse": ItsWorse,
    "second-wind": SecondWind,
}
