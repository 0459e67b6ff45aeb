"""Abilities: a tree to write and to say, flat code to run, and one frame for each that is in mid-air."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from dejarik.games.outer_rim.facts import NOBODY
from dejarik.games.outer_rim.library import ABILITIES
from dejarik.kernel import STEP, Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


class Op(msgspec.Struct, frozen=True):
    """One simple step of an ability's flat code."""

    suffers: ClassVar[bool] = False  # the damage of a combat

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        """Do it. None: go on at once; a step: something was called or asked first."""
        return None

    def returned(self, g: OuterRim, r: Resolve) -> None:
        """What this op called is done; its result lies in `r.result`."""
        if r.result is not None:
            r.flag = r.result.happened
            r.whole = r.whole and r.result.whole

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        raise TypeError(f"{type(self).__name__} asks nothing")

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        raise TypeError(f"{type(self).__name__} asks nothing")


class Effect(Op, frozen=True):
    """A node of the tree. It lays itself out as ops; most effects are an op themselves."""

    def lay(self, code: list[Op]) -> None:
        code.append(self)

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        """As a cost, or as the whole of an ability: why it cannot be done, or None."""
        return None


class Condition(msgspec.Struct, frozen=True):
    """Something that is so, or not, for a player."""

    def holds(self, g: OuterRim, seat: Seat) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing")


class Ability:
    """One ability: the word it is headed with (`clause`), when it can be used, and what it does."""

    __slots__ = ("_code", "clause", "condition", "effect", "ref")

    def __init__(self, ref: str, clause: str, effect: Effect, condition: Condition | None = None):
        self.ref = ref
        self.clause = clause
        self.effect = effect
        self.condition = condition
        self._code: tuple[Op, ...] | None = None

    @property
    def code(self) -> tuple[Op, ...]:
        """The effect laid out flat, when it is first needed."""
        if self._code is None:
            code: list[Op] = []
            self.effect.lay(code)
            self._code = tuple(code)
        return self._code

    def why_not(self, g: OuterRim, you: Seat, card: str) -> Why | None:
        """Why the ability cannot be used now."""
        # rule: outer_rim.interpretation.abilities-say-when
        if self.condition is not None and not self.condition.holds(g, you):
            return NOT_NOW
        return self.effect.why_not(g, Resolve(self.ref, you, card))


NOT_NOW = Why("outer_rim.interpretation.abilities-say-when")


class Resolve(Procedure["OuterRim"]):
    """An ability being resolved: which one, where in it, *this card*, *you*, and what it is about."""

    # rule: outer_rim.timing.no-interruption, outer_rim.action.special-no-interrupt
    ability: str
    you: Seat
    card: str = ""  # "this card"
    about: str = ""  # the cargo, the job, the contact slot it is about
    that: Seat = NOBODY  # "that player"
    pc: int = 0
    flag: bool = False  # the last test was passed, the last combat won
    whole: bool = True  # everything since the last "to" was done in full
    ending: bool = False  # nothing more is resolved once the damage of the combat has been suffered
    finished: bool = False  # the words "this job is completed" were reached, or the cargo was delivered

    def begin(self, g: OuterRim) -> Step:
        """Run ops until one asks or calls, or until something happened that has consequences."""
        code = ABILITIES[self.ability].code
        while self.pc < len(code):
            # rule: outer_rim.job.defeat-fails-job
            if self.pc and ABILITIES[self.ability].clause == "job" and g.players[self.you].defeated:
                return g.done(happened=False)
            self.pc += 1
            step = code[self.pc - 1].run(g, self)
            if step is not None:
                return step
            if g.told or g.dirty:
                return STEP
        return g.done(happened=self.finished, whole=self.whole)

    def returned(self, g: OuterRim) -> Step:
        self.op.returned(g, self)
        return g.go(self, then=self.begin)

    def which(self, g: OuterRim) -> Decision:
        return self.op.question(g, self)

    def picked(self, g: OuterRim, option: Option) -> Step:
        step = self.op.answer(g, self, option)
        return step if step is not None else g.go(self, then=self.begin)

    @property
    def op(self) -> Op:
        return ABILITIES[self.ability].code[self.pc - 1]

    def call(self, g: OuterRim, sub: Procedure[OuterRim]) -> Step:
        """Have the current op wait for a procedure."""
        return g.call(self, sub, then=self.returned)

    def ask(self, g: OuterRim) -> Step:
        """Have the current op ask its question."""
        return g.ask(self, self.which, then=self.picked)

    def end(self, g: OuterRim) -> None:
        """Nothing more of this ability is resolved, except for the damage of a combat that goes on."""
        code = ABILITIES[self.ability].code
        if g.combat is None:
            self.pc = len(code)
            return
        self.ending = True
        while self.pc < len(code) and not code[self.pc].suffers:
            self.pc += 1
