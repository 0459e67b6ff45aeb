"""Abilities: a tree to write and to say, flat code to run, and one frame for each that is in mid-air."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from dejarik.games.destiny.library import ABILITIES
from dejarik.kernel import STEP, Decision, Option, Procedure, Seat, Step, Subject, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny
    from dejarik.games.destiny.vocabulary.constants import Constant
    from dejarik.games.destiny.vocabulary.triggers import Trigger


class Op(msgspec.Struct, frozen=True):
    """One simple step of an ability's flat code."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        """Do it. None: go on at once; a step: something was called or asked first."""
        return None

    def returned(self, g: Destiny, r: Resolve) -> None:
        """What this op called is done; its result lies in `r.result`."""
        if r.result is not None and not r.result.whole:
            r.whole = False

    def optional_form(self, skip: int) -> Op | None:
        """This op with a way to decline in its own question, going on at `skip`; None if it has none."""
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        raise TypeError(f"{type(self).__name__} asks nothing")

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        raise TypeError(f"{type(self).__name__} asks nothing")


class Code(list[Op]):
    """Flat code in the making: effects append their ops and get names for what is bound."""

    def name(self, wanted: str = "") -> str:
        """A name for what an op binds: the author's, or one made from the place in the code."""
        return wanted or f"#{len(self)}"


class Effect(Op, frozen=True):
    """A node of the tree. It lays itself out as ops; most effects are an op themselves."""

    def lay(self, code: Code) -> None:
        code.append(self)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        """As a cost: why it cannot be paid, or None."""
        return None

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        """Why an ability that begins with this cannot be used: only a cost can stop it."""
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        """Whether it is plain to everybody that it would do nothing, so that it need not be offered."""
        return False

    def saves(self) -> int:
        """How much it takes off the cost of a card being played: legality looks ahead to it."""
        return 0


class Ability:
    """One ability of a card: when it works (`clause`, `trigger`) and what it does (`effect`)."""

    __slots__ = ("_code", "clause", "constant", "effect", "listens", "ref", "trigger")

    def __init__(
        self,
        ref: str,
        clause: str,
        effect: Effect | None = None,
        trigger: Trigger | None = None,
        constant: Constant | None = None,
    ):
        self.ref = ref
        self.clause = clause
        self.effect = effect
        self.trigger = trigger
        self.constant = constant
        self.listens = trigger.listens if trigger is not None else constant.aspect if constant else ""
        self._code: tuple[Op, ...] | None = None

    @property
    def code(self) -> tuple[Op, ...]:
        """The effect laid out flat, when it is first needed."""
        if self._code is None:
            code = Code()
            if self.effect is not None:
                self.effect.lay(code)
            self._code = tuple(code)
        return self._code

    def why_not(self, g: Destiny, holder: int, you: Seat) -> Why | None:
        """Why the ability cannot be used now."""
        if self.effect is None:
            return None
        return self.effect.cannot_begin(g, Resolve(self.ref, you, holder))


Binding = tuple[str, tuple[Subject, ...]]


class Roles(NamedTuple):
    """The roles in an occurrence: who does it, what it is about, the card it is played on, and what else
    an ability that it triggers finds bound."""

    by: Seat
    subject: Subject = 0
    host: int = 0
    bound: tuple[Binding, ...] = ()


class Resolve(Procedure["Destiny"]):
    """An ability being applied: which one, where in it, *this card*, *you*, and what was bound."""

    ability: str
    you: Seat  # who acts, chooses and pays: not always the controller
    holder: int = 0  # "this card"; 0 for an event
    pc: int = 0
    bound: tuple[Binding, ...] = ()  # "that die", "that character", …
    whole: bool = True  # everything since the last "then" was applied completely
    depth: int = -1  # the frame that it interrupts or belongs to: a "before", a special, an event
    waits: str = ""  # a delayed effect: the event after which it is applied
    group: int = 0  # abilities with one trigger condition, while waiting to be ordered

    def begin(self, g: Destiny) -> Step:
        """Run ops until one asks or calls, or until something happened that others may react to."""
        code = ABILITIES[self.ability].code
        while self.pc < len(code):
            self.pc += 1
            step = code[self.pc - 1].run(g, self)
            if step is not None:
                return step
            if g.told or g.dirty:
                return STEP
        return g.done(whole=self.whole)

    def returned(self, g: Destiny) -> Step:
        self.op.returned(g, self)
        return g.go(self, then=self.begin)

    def which(self, g: Destiny) -> Decision:
        return self.op.question(g, self)

    def picked(self, g: Destiny, option: Option) -> Step:
        step = self.op.answer(g, self, option)
        return step if step is not None else g.go(self, then=self.begin)

    @property
    def op(self) -> Op:
        """The op being carried out."""
        return ABILITIES[self.ability].code[self.pc - 1]

    def call(self, g: Destiny, sub: Procedure[Destiny]) -> Step:
        """Have the current op wait for a procedure."""
        return g.call(self, sub, then=self.returned)

    def ask(self, g: Destiny) -> Step:
        """Have the current op ask its question."""
        return g.ask(self, self.which, then=self.picked)

    def bind(self, name: str, *values: Subject) -> None:
        self.bound = (*(pair for pair in self.bound if pair[0] != name), (name, values))

    def unbind(self, name: str) -> None:
        self.bound = tuple(pair for pair in self.bound if pair[0] != name)

    def get(self, name: str) -> tuple[Subject, ...]:
        for bound, values in self.bound:
            if bound == name:
                return values
        return ()

    def ids(self, name: str) -> list[int]:
        """What is bound to a name, as ids of things or dice."""
        return [value for value in self.get(name) if isinstance(value, int)]


def ability(ref: str) -> Ability:
    return ABILITIES[ref]
