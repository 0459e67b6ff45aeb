"""Abilities as code: a tree to write and to say, flat code to run, and one frame for each in progress.

The games name what their effects do; how effects follow, condition and replace each other is the same
in all of them. A tree is laid out as a row of simple steps (`Op`) and jumps, and `Running` walks it.
"""

from __future__ import annotations

from collections import UserList
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from dejarik.kernel.data import astuple, is_data
from dejarik.kernel.decision import Decision, Option, Seat, Subject, Why
from dejarik.kernel.procedure import STEP, G, Procedure, Step

R = TypeVar("R", bound="Running[Any]")
Binding = tuple[str, tuple[Subject, ...]]


class Op(msgspec.Struct, Generic[G, R], frozen=True):
    """One simple step of an ability's flat code."""

    def run(self, g: G, r: R) -> Step | None:
        """Do it. None: go on at once; a step: something was called or asked first."""
        return None

    def returned(self, g: G, r: R) -> None:
        """What this op called is done; its result is in `r.result`."""
        if r.result is not None and not r.result.whole:
            r.whole = False

    def question(self, g: G, r: R) -> Decision:
        raise TypeError(f"{type(self).__name__} asks nothing")

    def answer(self, g: G, r: R, option: Option) -> Step | None:
        raise TypeError(f"{type(self).__name__} asks nothing")


class Tree(Protocol):
    """A node of the tree: it lays itself out as ops."""

    def lay(self, code: Any) -> None: ...


class Condition(Protocol):
    """Something that is so, or not, where an ability is being carried out."""

    def holds(self, g: Any, r: Any) -> bool: ...


class Cost(Protocol):
    """Something that can be paid, or not."""

    def why_not(self, g: Any, r: Any) -> Why | None: ...


class Code(UserList[Op[G, R]]):
    """Flat code in the making: effects append their ops and get names for what is bound."""

    def name(self, wanted: str = "") -> str:
        """A name for what an op binds: the author's, or one made from the place in the code."""
        return wanted or f"#{len(self)}"

    def hole(self) -> int:
        """A place to be filled once it is known where to jump."""
        self.append(Op())
        return len(self) - 1

    def then(self, first: Tree, second: Tree) -> None:
        """The second only if the first was carried out completely."""
        self.append(FromHere())
        first.lay(self)
        hole = self.hole()
        second.lay(self)
        self[hole] = JumpUnlessWhole(len(self))

    def or_else(self, first: Tree, second: Tree) -> None:
        """The second only if the first was not carried out completely."""
        self.append(FromHere())
        first.lay(self)
        hole = self.hole()
        second.lay(self)
        self[hole] = JumpIfWhole(len(self))

    def branch(self, jump: Callable[[int], Op[G, R]], first: Tree, other: Tree | None = None) -> None:
        """The first, unless `jump` leads past it; then the other, if there is one."""
        hole = self.hole()
        first.lay(self)
        end = self.hole()
        self[hole] = jump(len(self))
        if other is not None:
            other.lay(self)
        if len(self) == end + 1:  # nothing to jump over
            del self[end]
            self[hole] = jump(end)
        else:
            self[end] = Jump(len(self))

    def paid(self, cost: Any, effect: Tree) -> None:
        """Pay the cost to do the rest: without the whole cost nothing of it happens."""
        check = self.hole()
        self.append(FromHere())
        cost.lay(self)
        hole = self.hole()
        effect.lay(self)
        self[check] = CanPay(cost, len(self))
        self[hole] = JumpUnlessWhole(len(self))

    def one_of(self, choices: Sequence[Tree], choose: Callable[[tuple[int, ...], int], Op[G, R]]) -> None:
        """One of several: `choose` is given where each begins, and where they end."""
        start = self.hole()
        starts: list[int] = []
        ends: list[int] = []
        for choice in choices:
            starts.append(len(self))
            choice.lay(self)
            ends.append(self.hole())
        for end in ends:
            self[end] = Jump(len(self))
        self[start] = choose(tuple(starts), len(self))


class Jump(Op[Any, Any], frozen=True):
    """Continue elsewhere."""

    to: int

    def run(self, g: Any, r: Running[Any]) -> Step | None:
        r.pc = self.to
        return None


class JumpUnless(Op[Any, Any], frozen=True):
    """Continue elsewhere unless the condition holds: what was to be done is not done."""

    condition: Condition
    to: int

    def run(self, g: Any, r: Running[Any]) -> Step | None:
        if not self.condition.holds(g, r):
            r.pc = self.to
            r.whole = False
        return None


class FromHere(Op[Any, Any], frozen=True):
    """What comes now must be carried out completely for what depends on it."""

    def run(self, g: Any, r: Running[Any]) -> Step | None:
        r.whole = True
        return None


class JumpUnlessWhole(Op[Any, Any], frozen=True):
    """Continue elsewhere if what came before was not carried out completely."""

    to: int

    def run(self, g: Any, r: Running[Any]) -> Step | None:
        if not r.whole:
            r.pc = self.to
        return None


class JumpIfWhole(Op[Any, Any], frozen=True):
    """Continue elsewhere if what came before was carried out completely."""

    to: int

    def run(self, g: Any, r: Running[Any]) -> Step | None:
        if r.whole:
            r.pc = self.to
        return None


class CanPay(Op[Any, Any], frozen=True):
    """Continue elsewhere if a cost cannot be paid."""

    cost: Cost
    to: int

    def run(self, g: Any, r: Running[Any]) -> Step | None:
        if self.cost.why_not(g, r) is not None:
            r.pc = self.to
            r.whole = False
        return None


class _Place(Procedure[G], kw_only=True):
    """Where in the code a frame is, what was bound, and how it went so far."""

    pc: int = 0
    bound: tuple[Binding, ...] = ()  # "that die", "that character", …
    whole: bool = True  # everything since the last `FromHere` was carried out completely


class Running(_Place[G]):
    """An ability in progress: which one, where in it, and *you*. Games add *this card*."""

    ability: str
    you: Seat  # who acts, chooses and pays: not always the controller

    def begin(self, g: G) -> Step:
        """Run ops until one asks or calls, or until something happened that others may react to."""
        return self.carry_on(g, self.ops())

    def carry_on(self, g: G, code: tuple[Op[Any, Any], ...]) -> Step:
        """The same, for who has looked up the code already."""
        end = len(code)
        while (pc := self.pc) < end:
            self.pc = pc + 1
            step = code[pc].run(g, self)
            if step is not None:
                return step
            if g.told or g.dirty or g.outcome is not None:
                return STEP
        return self.over(g)

    def ops(self) -> tuple[Op[Any, Any], ...]:
        """The flat code of the ability: the game knows it by its name."""
        raise TypeError(f"{type(self).__name__} does not say what its abilities do")

    def over(self, g: G) -> Step:
        """The code is at its end."""
        return g.done(whole=self.whole)

    def returned(self, g: G) -> Step:
        self.op.returned(g, self)
        return g.go(self, then=self.begin)

    def which(self, g: G) -> Decision:
        return self.op.question(g, self)

    def picked(self, g: G, option: Option) -> Step:
        step = self.op.answer(g, self, option)
        return step if step is not None else g.go(self, then=self.begin)

    @property
    def op(self) -> Op[Any, Any]:
        """The op being carried out."""
        return self.ops()[self.pc - 1]

    def call(self, g: G, sub: Procedure[G]) -> Step:
        """Have the current op wait for a procedure."""
        return g.call(self, sub, then=self.returned)

    def ask(self, g: G) -> Step:
        """Have the current op ask its question."""
        return g.ask(self, self.which, then=self.picked)

    def bind(self, name: str, *values: Subject) -> None:
        """From now on `name` stands for `values`, whatever it stood for before."""
        if self.bound:
            self.unbind(name)
        self.bound += ((name, values),)

    def unbind(self, name: str) -> None:
        for pair in self.bound:
            if pair[0] == name:
                self.bound = tuple([pair for pair in self.bound if pair[0] != name])
                return

    def get(self, name: str) -> tuple[Subject, ...]:
        for bound, values in self.bound:
            if bound == name:
                return values
        return ()

    def ids(self, name: str) -> list[int]:
        """What is bound to a name, as ids of things."""
        for bound, values in self.bound:
            if bound == name:
                return [value for value in values if isinstance(value, int)]
        return []


def parts_of(effect: Any) -> Iterator[Any]:
    """Everything that an effect is made of, itself first."""
    waiting: list[Any] = [effect]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part
        elif is_data(part):
            yield part
            waiting += astuple(part)
