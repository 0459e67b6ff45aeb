"""Procedures: what is about to happen.

Unfinished work is a stack of procedures inside the state. A procedure is a class with a few plain fields
(ints, strings, booleans and tuples of them: a shallow copy must be a copy); each of its methods is one
moment of the rulebook, runs to its end undisturbed, and ends by saying what goes on:

    g.go(self, then=self.roll)                 the next moment
    g.call(self, Sub(...), then=self.next)     do something first; its result is in `self.result`
    g.before(self, then=self.land)             let others interrupt or replace what would happen
    g.ask(self, self.which_die, then=self.picked)
    g.done(amount=3)                           finished, with a result for the caller

The bound method given as `then` is type-checked and stored as its *name*, so the stack is plain data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NewType, TypeVar

import msgspec

from dejarik.kernel.decision import Seat, Why

if TYPE_CHECKING:
    from dejarik.kernel.state import State

G = TypeVar("G", bound="State")

Step = NewType("Step", int)  # what a moment returns: mypy refuses a path that forgot to say what goes on
STEP = Step(0)


class Result(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a procedure hands to its caller: did it happen, wholly, how much, and what was touched."""

    happened: bool = True
    whole: bool = True
    amount: int = 0
    touched: tuple[int, ...] = ()


DONE = Result()  # what most procedures hand over


class Procedure(msgspec.Struct, Generic[G], kw_only=True, tag_field="is", tag=True, omit_defaults=True):
    """A frame of the stack. Subclasses have a method `begin(g)` and further moments named by `then`."""

    next: str = "begin"  # the moment that comes next, or that receives the answer
    asks: str = ""  # the question being asked, or nothing
    called: bool = False  # the frame below waits for a result
    recheck: bool = False  # a window was opened before `next`: see whether it can still happen
    off: bool = False  # canceled or replaced by whoever interrupted
    result: Result | None = None  # of the last call

    def why_not(self, g: G) -> Why | None:
        """Why this cannot happen (anymore), or None. Read by options, refusals and after windows."""
        return None

    def fell(self, g: G) -> Step:
        """It was called off, or became impossible in its window: do what is still due."""
        return g.done(happened=False, whole=False)

    def player_left(self, g: G, seat: Seat) -> None:
        """A seat has left the match while this was going on: take care that nothing waits for it."""


Frame = Procedure[Any]
