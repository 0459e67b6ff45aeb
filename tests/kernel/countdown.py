"""A tiny game to look at the kernel itself: procedures that call, ask, interrupt, fall, run in circles."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from tests.native.builds import interpreted_only

from dejarik.kernel import Chance, Decision, Game, Option, Outcome, Procedure, Seat, State, Step, Why

interpreted_only()

FORBIDDEN = Why("countdown.forbidden")


class Countdown(State, kw_only=True):
    """A number that goes down, a log of moments, and a queue of parked work."""

    number: int
    log: list[str] = msgspec.field(default_factory=list)
    queue: list[Procedure[Any]] = msgspec.field(default_factory=list)
    windows: bool = False  # does anything interrupt?
    forbidden: bool = False

    def copy(self) -> Self:
        twin = self.copy_base()
        twin.log = self.log.copy()
        twin.queue = self.queue.copy()
        return twin

    def bare(self) -> Self:
        twin = super().bare()
        twin.queue = []
        return twin

    def parked(self) -> list[list[Procedure[Any]]]:
        return [self.stack, self.queue]

    def unpark(self, frames: list[list[Procedure[Any]]]) -> None:
        self.stack, self.queue = frames

    def blanked(self, viewer: Seat | None) -> Self:
        return self.copy()

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Self:
        twin = self.copy()
        twin.chance = chance
        return twin

    def inventory(self) -> object:
        return "nothing"

    def open_window(self, frame: Procedure[Any]) -> None:
        if self.windows:
            self.push(Interrupt(len(self.stack) - 1))

    def between(self) -> None:
        told, self.told = self.told, []
        self.dirty = False
        for event in told:
            self.log.append(f"heard {event}")
            if event == "lowered":
                self.push(Hear())

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        return (Option("look"), Option("add"), Option("stop"))

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return Look() if option.kind == "look" else Interfere(option.kind)


class Main(Procedure[Countdown]):
    """Ask how far to go down, until nothing is left."""

    def begin(self, g: Countdown) -> Step:
        return g.ask(self, self.how_far, then=self.chosen)

    def how_far(self, g: Countdown) -> Decision:
        steps = (Option("down", n) for n in range(1, min(3, g.number) + 1))
        rest = (
            Option("roll"),
            Option("fault"),
            Option("circle"),
            Option("park"),
            Option("wake"),
            Option("leave"),
        )
        return Decision(g.number % g.seats, "how-far", (*steps, *rest))

    def chosen(self, g: Countdown, option: Option) -> Step:
        if option.kind == "roll":
            g.log.append(f"rolled {g.roll(6, 'die')}")
        elif option.kind == "fault":
            g.number = -99
            raise ZeroDivisionError("a fault in the rules")
        elif option.kind == "circle":
            return g.call(self, Circle(), then=self.begin)
        elif option.kind == "park":
            g.queue.append(Lower(2))
        elif option.kind == "wake" and g.queue:
            g.push(g.queue.pop(0))
        elif option.kind == "leave":
            return g.done()
        elif option.kind == "down":
            return g.call(self, Lower(int(option.subject)), then=self.lowered)
        return g.go(self, then=self.begin)

    def lowered(self, g: Countdown) -> Step:
        assert self.result is not None
        g.log.append(f"result {self.result.happened} {self.result.amount}")
        if g.number <= 0:
            g.outcome = Outcome((0,), "countdown.over")
        return g.go(self, then=self.begin)


class Lower(Procedure[Countdown]):
    """Would lower the number."""

    by: int

    def why_not(self, g: Countdown) -> Why | None:
        return FORBIDDEN if g.forbidden else None

    def begin(self, g: Countdown) -> Step:
        return g.before(self, then=self.land)

    def land(self, g: Countdown) -> Step:
        g.number -= self.by
        g.tell("lowered")
        return g.done(amount=self.by)

    def fell(self, g: Countdown) -> Step:
        g.log.append("fell")
        return g.done(happened=False, whole=False)


class Interrupt(Procedure[Countdown]):
    """A window on the frame at depth `on`."""

    on: int

    def begin(self, g: Countdown) -> Step:
        return g.ask(self, self.whether, then=self.decided)

    def whether(self, g: Countdown) -> Decision:
        kinds = ("cancel", "forbid", "double", "pass")
        return Decision(1, "interrupt", tuple(Option(kind) for kind in kinds))

    def decided(self, g: Countdown, option: Option) -> Step:
        if option.kind == "cancel":
            g.own(self.on).off = True
        elif option.kind == "forbid":
            g.forbidden = True
        elif option.kind == "double":
            frame = g.own(self.on)
            assert isinstance(frame, Lower)
            frame.by *= 2
        return g.done(amount=99)


class Hear(Procedure[Countdown]):
    """Comes between callee and caller, calls something itself, and hands over nothing."""

    def begin(self, g: Countdown) -> Step:
        return g.call(self, Noise(), then=self.heard)

    def heard(self, g: Countdown) -> Step:
        assert self.result is not None
        g.log.append(f"noise {self.result.amount}")
        return g.done(amount=77)


class Noise(Procedure[Countdown]):
    """Something with a result of its own."""

    def begin(self, g: Countdown) -> Step:
        return g.done(amount=55)


class Circle(Procedure[Countdown]):
    """Never ends and never asks."""

    def begin(self, g: Countdown) -> Step:
        return g.go(self, then=self.begin)


class Look(Procedure[Countdown]):
    """An aside: somebody looks, which counts as learning something."""

    def begin(self, g: Countdown) -> Step:
        g.reveals += 1
        return g.done()


class Interfere(Procedure[Countdown]):
    """An aside: somebody adds to the number or stops the count, if the other seat lets them."""

    how: str

    def begin(self, g: Countdown) -> Step:
        return g.ask(self, self.whether, then=self.answered)

    def whether(self, g: Countdown) -> Decision:
        return Decision(1, "interfere", (Option("accept"), Option("decline")))

    def answered(self, g: Countdown, option: Option) -> Step:
        if option.kind == "accept" and self.how == "add":
            g.number += 2
        elif option.kind == "accept":
            g.outcome = Outcome((0, 1), "countdown.stopped")
        return g.done()


class Start(msgspec.Struct, frozen=True):
    """Where to count from."""

    number: int = 10
    windows: bool = False
    script: dict[str, list[int]] | None = None


class CountdownGame(Game[Countdown, Start]):
    """The countdown."""

    def new(self, setup: Start, seed: int) -> Countdown:
        script = (
            None if setup.script is None else {name: list(results) for name, results in setup.script.items()}
        )
        chance = Chance(seed, script=script)
        g = Countdown(seats=2, chance=chance, number=setup.number, windows=setup.windows)
        g.push(Main())
        g.run()
        return g


GAME = CountdownGame("countdown", 1, Countdown, Start, home=__name__)
