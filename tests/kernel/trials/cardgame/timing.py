"""When interrupts and reactions come: forced ones first, then by turns, looked up anew each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.kernel.trials.cardgame import damage, events
from tests.kernel.trials.cardgame.cards import CARDS, Focused

from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from tests.kernel.trials.cardgame.state import Skirmish

PASS = Option("pass")
FORCED = Option("intimidated")


def open_window(g: Skirmish, frame: Procedure[Any]) -> bool:
    """What may be interrupted is interrupted, as far as everybody knows, whenever somebody might."""
    what = frame.interrupted_as if isinstance(frame, damage.Interruptible | events.Event) else ""
    window = Window(what, on=len(g.stack) - 1, turn=g.attacker)
    if what and any(window.may_answer(g, seat) for seat in range(g.seats)):
        g.push(window)
        return True
    return False


def between(g: Skirmish) -> None:
    """Destruction as soon as damage reaches capacity; reactions to what was told lie beneath it."""
    told, g.told = g.told, []
    g.dirty = False
    for event in reversed(told):
        if isinstance(event, Focused):
            g.push(Window("focused", thing=event.unit, turn=g.attacker))
    for number, unit in g.units.items():
        if unit.damage >= unit.facts.capacity and not unit.doomed:
            unit.doomed = True
            g.push(damage.Destroy(number))


class Window(Procedure["Skirmish"]):
    """Interrupts of the frame at depth `on`, or reactions to what happened to `thing`."""

    what: str
    on: int = -1
    thing: int = 0
    turn: Seat = 0
    passes: int = 0
    used: tuple[int, ...] = ()  # an ability in play answers one condition once

    def begin(self, g: Skirmish) -> Step:
        if self.on >= 0 and g.stack[self.on].off:
            return g.done()  # what was canceled cannot be interrupted any more
        if self.forced(g):
            # Forced before optional. There is one forced ability in the toy, so nothing is to be ordered.
            self.used += (self.thing,)
            return g.call(self, Intimidated(self.thing), then=self.begin)
        for _ in range(g.seats - self.passes):
            if self.may_answer(g, self.turn):
                return g.ask(self, self.answer_or_pass, then=self.answered)
            self.pass_on(g)
        return g.done()

    def forced(self, g: Skirmish) -> bool:
        unit = g.units.get(self.thing)
        return unit is not None and unit.intimidated and self.thing not in self.used

    def may_answer(self, g: Skirmish, seat: Seat) -> bool:
        """As far as everybody knows: whether a seat is asked must not tell what it holds."""
        return bool(g.hands[seat]) or bool(self.abilities(g, seat))

    def answer_or_pass(self, g: Skirmish) -> Decision:
        seat = self.turn
        cards = [card for card in dict.fromkeys(g.hands[seat]) if CARDS[card].answers == self.what]
        usable = [Option("use", card) for card in cards if self.event(seat, card).why_not(g) is None]
        return Decision(seat, self.what, (*usable, *self.abilities(g, seat), PASS), public=not g.hands[seat])

    def abilities(self, g: Skirmish, seat: Seat) -> list[Option]:
        """What units in play could do now."""
        if self.on < 0:
            return []
        return damage.abilities(g, g.stack[self.on], seat, self.used)

    def event(self, seat: Seat, card: str) -> events.Event:
        return events.EVENTS[card](seat, card, self.on, self.thing)

    def answered(self, g: Skirmish, option: Option) -> Step:
        seat = self.turn
        if option == PASS:
            self.pass_on(g)
            return g.go(self, then=self.begin)
        self.passes = 0
        self.turn = g.next_seat(seat)
        if option.kind == "use":
            return g.call(self, self.event(seat, str(option.subject)), then=self.begin)
        self.used += (int(option.subject),)
        return g.call(self, damage.ability(option, self.on), then=self.begin)

    def pass_on(self, g: Skirmish) -> None:
        self.passes += 1
        self.turn = g.next_seat(self.turn)


class Intimidated(Procedure["Skirmish"]):
    """Forced reaction: the unit that was focused to strike takes another focus token."""

    unit: int

    def begin(self, g: Skirmish) -> Step:
        g.units[self.unit].focus += 1
        return g.done()
