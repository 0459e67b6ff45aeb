"""Flow: how effects follow, condition and replace each other. Laid out as tests and jumps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.conditions import AgainstAnOpponent, Condition
from dejarik.games.destiny.abilities.vocabulary.picking import ChooseOpponent, Pick
from dejarik.games.destiny.abilities.vocabulary.references import AnOpponent, Who
from dejarik.kernel import Decision, Option, Step, Why
from dejarik.kernel.code import FromHere, Jump, JumpUnless

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

YES, NO = "yes", "no"
FORBIDDEN = Why("destiny.effect.negative-precedence")


class AskWhether(Op, frozen=True):
    """A plain yes or no, where an optional effect begins with nothing to choose."""

    effect: Effect
    to: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.effect.useless(g, r):
            r.pc = self.to
            return None
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = (Option(YES), Option(NO)) if may_decline(g, r) else (Option(YES),)
        return Decision(r.you, "whether", options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == NO:
            r.pc = self.to
        return None


def may_decline(g: Destiny, r: Resolve) -> bool:
    """One may not decline the discount one needs: what is begun can be finished."""
    if r.depth < 0:
        return True
    still_payable = getattr(g.stack[r.depth], "payable_without", None)
    return still_payable is None or bool(still_payable(g, r.holder, r.ability))


class Seq(Effect, frozen=True):
    """One after the other, each as far as possible."""

    effects: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        # rule: destiny.ability.as-fully-as-possible
        for effect in self.effects:
            effect.lay(code)

    def saves(self) -> int:
        return sum(effect.saves() for effect in self.effects)


class Costs(Effect, frozen=True):
    """Several things to pay, all of them."""

    costs: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        for cost in self.costs:
            cost.lay(code)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return next((why for cost in self.costs if (why := cost.why_not(g, r)) is not None), None)


class Then(Effect, frozen=True):
    """The second only if the first was applied completely."""

    first: Effect
    then: Effect

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        return self.first.cannot_begin(g, r)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return self.first.useless(g, r)

    def lay(self, code: Code) -> None:
        # rule: destiny.effect.then
        code.then(self.first, self.then)


class OrElse(Effect, frozen=True):
    """The second only if the first was not done: declined or impossible."""

    first: Effect
    otherwise: Effect

    def lay(self, code: Code) -> None:
        code.or_else(self.first, self.otherwise)


class If(Effect, frozen=True):
    """Only if the condition holds; otherwise the other, if there is one."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def lay(self, code: Code) -> None:
        then: Effect | WithThatOpponent = self.then
        if isinstance(self.condition, AgainstAnOpponent):
            then = WithThatOpponent(self.condition, self.then)
        code.branch(partial(JumpUnless, self.condition), then, self.otherwise)


class WithThatOpponent(msgspec.Struct, frozen=True):
    """What follows a condition about an opponent: "that opponent" is one with whom it is so."""

    condition: AgainstAnOpponent
    effect: Effect

    def lay(self, code: Code) -> None:
        # rule: destiny.multiplayer.choose-opponent
        code.append(ChooseOpponent(self.condition))
        self.effect.lay(code)


class May(Effect, frozen=True):
    """You may: the first choice can be declined, or a yes-or-no question is asked."""

    effect: Effect

    def lay(self, code: Code) -> None:
        # rule: destiny.ability.as-fully-as-possible, destiny.conflict.triggered-may-or-must
        start = len(code)
        self.effect.lay(code)
        first = start + isinstance(code[start], FromHere)  # a "then" begins by marking its place
        op = code[first]
        optional = op.optional_form(len(code)) if isinstance(op, Op) else None
        if optional is not None and (isinstance(optional, Pick) or len(code) == first + 1):
            code[first] = optional
            return
        del code[start:]
        code.hole()
        self.effect.lay(code)
        code[start] = AskWhether(self.effect, len(code))

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        return self.effect.cannot_begin(g, r)

    def saves(self) -> int:
        return self.effect.saves()


class To(Effect, frozen=True):
    """Pay the cost to do the rest: without the whole cost nothing of it happens."""

    cost: Effect
    effect: Effect

    def lay(self, code: Code) -> None:
        code.paid(self.cost, self.effect)

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        return self.cost.why_not(g, r)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        # Somebody may like to pay for nothing, but not for a discount on what is free already.
        free = bool(self.effect.saves()) and self.effect.useless(g, r)
        return free or self.cost.why_not(g, r) is not None

    def saves(self) -> int:
        return self.effect.saves()


class UseOnlyIf(Effect, frozen=True):
    """An ability that cannot be used unless the condition holds."""

    condition: Condition
    effect: Effect

    def lay(self, code: Code) -> None:
        self.effect.lay(code)

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        # rule: destiny.effect.negative-precedence
        return self.effect.cannot_begin(g, r) if self.condition.holds(g, r) else FORBIDDEN


class UpToTimes(Effect, frozen=True):
    """You may do it again and again, so many times at most."""

    times: int
    effect: Effect

    def lay(self, code: Code) -> None:
        holes: list[int] = []
        for _ in range(self.times):
            holes.append(code.hole())
            self.effect.lay(code)
        for hole in holes:
            code[hole] = AskWhether(self.effect, len(code))


class Modal(Effect, frozen=True):
    """Choose one of several effects; any may be chosen, even one that will do nothing."""

    choices: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        code.one_of(self.choices, lambda starts, end: ChooseOne(starts))


class ChooseOne(Op, frozen=True):
    """Which of several effects."""

    starts: tuple[int, ...]

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.choose-one.any-option, destiny.term.choose-one.opponent
        options = tuple(Option("choice", str(number + 1)) for number in range(len(self.starts)))
        return Decision(r.you, "choose-one", options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        # rule: destiny.term.choose-one.apply-fully
        r.pc = self.starts[int(option.subject) - 1]
        return None


class Unless(Effect, frozen=True):
    """Do it unless the other player pays."""

    who: Who
    pays: Effect
    does: Effect

    def lay(self, code: Code) -> None:
        if isinstance(self.who, AnOpponent):
            code.append(ChooseOpponent())
        hole = code.hole()
        self.pays.lay(code)
        jump = code.hole()
        code[hole] = AskToPay(self.who, self.pays, len(code))
        self.does.lay(code)
        code[jump] = Jump(len(code))


class AskToPay(Op, frozen=True):
    """Another player pays, or lets it happen."""

    who: Who
    pays: Effect
    refused: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if not self.who.seats(g, r):
            r.pc = self.refused
            return None
        return r.ask(g)

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.term.choose-one.opponent
        can = self.pays.why_not(g, r) is None
        options = (Option("pay"), Option("refuse")) if can else (Option("refuse"),)
        seat = next(iter(self.who.seats(g, r)), r.you)
        return Decision(seat, "pay-or-not", options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == "refuse":
            r.pc = self.refused
        return None


def seq(*effects: Effect) -> Seq:
    return Seq(effects)


def either(*choices: Effect) -> Modal:
    return Modal(choices)


def costs(*all_of: Effect) -> Costs:
    return Costs(all_of)
