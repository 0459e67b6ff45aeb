"""Flow: how effects follow, condition and replace each other. Laid out as tests and jumps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from dejarik.games.outer_rim.abilities.ability import Code, Condition, Effect, Op, ReadOn, Resolve
from dejarik.games.outer_rim.abilities.places import ALWAYS, ASKED, MAYBE, Branch, steps
from dejarik.games.outer_rim.abilities.places import NO as REFUSED
from dejarik.games.outer_rim.abilities.vocabulary.references import THAT_PLAYER, YOU, Who, seat_of
from dejarik.games.outer_rim.cards.facts import GROUND, NEGATIVE, NEUTRAL, NOBODY, POSITIVE
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.kernel import Decision, Option, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

YES, NO = Option(Do.YES), Option(Do.NO)
CHOICES = tuple(Option(Do.CHOICE, str(number)) for number in range(1, 10))  # of almost all cards


class JumpUnless(Op, frozen=True):
    """Continue elsewhere unless the condition holds."""

    condition: Condition
    to: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if not self.condition.holds(g, r.you):
            r.pc = self.to
        return None


class JumpUnlessFlag(Op, frozen=True):
    """Continue elsewhere unless the test was passed or the combat won."""

    to: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if not r.flag:
            r.pc = self.to
        return None


class Nothing(Effect, frozen=True):
    """Nothing happens."""

    def lay(self, code: Code) -> None:
        pass


class Told(Effect, frozen=True):
    """An effect that begins with a line of the story."""

    effect: Effect

    def lay(self, code: Code) -> None:
        code.append(ReadOn())
        self.effect.lay(code)


def outcomes(success: Effect, failure: Effect) -> tuple[Branch, ...]:
    """Of whatever can go well or not."""
    return (Branch("success", success, ALWAYS), Branch("failure", failure, ALWAYS))


class Seq(Effect, frozen=True):
    """One after the other, each as fully as possible."""

    # rule: outer_rim.interpretation.and-as-much-as-possible, outer_rim.interpretation.then-sequence
    # rule: outer_rim.interpretation.non-may-mandatory
    effects: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        for branch in self.branches():
            assert branch.effect is not None
            (Told(branch.effect) if branch.word else branch.effect).lay(code)

    def branches(self) -> tuple[Branch, ...]:
        return steps(self.effects)

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return next((why for effect in self.effects if (why := effect.why_not(g, r)) is not None), None)

    def cannot_begin(self, g: OuterRim, r: Resolve) -> Why | None:
        return next((why for effect in self.effects if (why := effect.cannot_begin(g, r)) is not None), None)


class Fork(Effect, frozen=True):
    """One way or the other, as laid out by whatever depends on a condition."""

    condition: Condition
    then: Effect
    otherwise: Effect

    def lay(self, code: Code) -> None:
        code.branch(partial(JumpUnless, self.condition), self.then, self.otherwise)


class If(Effect, frozen=True):
    """Only if the condition holds; otherwise the other, if there is one."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()

    def lay(self, code: Code) -> None:
        Fork(self.condition, Told(self.then), Told(self.otherwise)).lay(code)

    def branches(self) -> tuple[Branch, ...]:
        return (Branch("if", self.then, MAYBE), Branch("else", self.otherwise, MAYBE))

    @property
    def name(self) -> str:
        return "condition"


class ByReputation(Effect, frozen=True):
    """Subsections by reputation with a faction, as it was when the card was revealed."""

    # rule: outer_rim.encounter.card.subsections-by-reputation, outer_rim.encounter.card.state-when-revealed
    # rule: outer_rim.encounter.card.one-section-only, outer_rim.reputation.effects
    faction: str
    positive: Effect
    neutral: Effect
    negative: Effect

    def lay(self, code: Code) -> None:
        from dejarik.games.outer_rim.abilities.vocabulary.conditions import HasReputation

        rest = Fork(HasReputation(self.faction, NEGATIVE), Told(self.negative), Told(self.neutral))
        Fork(HasReputation(self.faction, POSITIVE), Told(self.positive), rest).lay(code)

    def branches(self) -> tuple[Branch, ...]:
        return (
            Branch("positive", self.positive, MAYBE),
            Branch("negative", self.negative, MAYBE),
            Branch("neutral", self.neutral, MAYBE),
        )

    @property
    def name(self) -> str:
        return "reputation"

    def levels(self) -> dict[int, Effect]:
        return {POSITIVE: self.positive, NEUTRAL: self.neutral, NEGATIVE: self.negative}


class May(Effect, frozen=True):
    """You may."""

    # rule: outer_rim.interpretation.may-optional
    effect: Effect

    def lay(self, code: Code) -> None:
        hole = code.hole()
        self.effect.lay(code)
        code[hole] = AskWhether(self.effect, len(code))

    told: ClassVar[str] = ASKED

    def branches(self) -> tuple[Branch, ...]:
        return (Branch("yes", self.effect), Branch(REFUSED, None))


class AskWhether(Op, frozen=True):
    """Yes or no. Asked even of somebody who cannot pay: credits may still change hands."""

    is_place: ClassVar[bool] = True

    effect: Effect
    to: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if self.effect.cannot_begin(g, r) is not None and g.ai != NOBODY:
            r.pc = self.to
            return None
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        can = self.effect.cannot_begin(g, r) is None
        return Decision(r.you, Ask.WHETHER, (YES, NO) if can else (NO,), r.card or r.ability)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        if option == NO:
            r.pc = self.to
        return None


class To(Effect, frozen=True):
    """Do the first to do the second: without all of the first nothing of the second happens."""

    # rule: outer_rim.interpretation.to-requires-full
    cost: Effect
    effect: Effect

    def lay(self, code: Code) -> None:
        code.paid(self.cost, self.effect)

    def branches(self) -> tuple[Branch, ...]:
        return (Branch("", self.cost), Branch("", self.effect))

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return self.cost.why_not(g, r)


class Choose(Effect, frozen=True):
    """Choose one of several effects; those whose cost cannot be paid are not offered."""

    choices: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        code.one_of(self.choices, partial(ChooseOne, self.choices))

    told: ClassVar[str] = ASKED

    def branches(self) -> tuple[Branch, ...]:
        return tuple(Branch(str(number), choice) for number, choice in enumerate(self.choices, 1))

    @property
    def name(self) -> str:
        return "choice"


class ChooseOne(Op, frozen=True):
    """Which of several effects."""

    is_place: ClassVar[bool] = True

    choices: tuple[Effect, ...]
    starts: tuple[int, ...]
    end: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options: list[Option] = []
        for number, choice in enumerate(self.choices):
            if choice.cannot_begin(g, r) is None:
                known = number < len(CHOICES)
                options.append(CHOICES[number] if known else Option(Do.CHOICE, str(number + 1)))
        return Decision(r.you, Ask.CHOOSE_ONE, tuple(options) or (NO,), r.card or r.ability)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        r.pc = self.end if option == NO else self.starts[int(option.subject) - 1]
        return None


class Test(Effect, frozen=True):
    """Test a skill; what follows from passing and from failing stands on the card."""

    # rule: outer_rim.skill.test.effects-on-card, outer_rim.skill.test.no-fail-effect
    # rule: outer_rim.skill.test.no-success-effect, outer_rim.skill.tests-by-card
    skill: str
    passed: Effect = Nothing()
    failed: Effect = Nothing()

    def lay(self, code: Code) -> None:
        code.append(RunTest(self.skill))
        code.branch(JumpUnlessFlag, Told(self.passed), Told(self.failed))

    told: ClassVar[str] = ALWAYS

    def branches(self) -> tuple[Branch, ...]:
        return outcomes(self.passed, self.failed)

    @property
    def name(self) -> str:
        return self.skill


class RunTest(Op, frozen=True):
    """Make the test."""

    skill: str

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.skill_tests import SkillTest

        return r.call(g, SkillTest(r.you, self.skill))


class JumpIfThatIsDefeated(Op, frozen=True):
    """Continue elsewhere if that player lies defeated, and so can fight nobody."""

    # rule: outer_rim.defeat.cannot-be-attacked
    to: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if g.players[r.that].defeated:
            r.pc = self.to
        return None


class Fight(Effect, frozen=True):
    """Fight an enemy named on the card. What winning and losing bring comes before the damage."""

    # rule: outer_rim.combat.card-enemy, outer_rim.combat.step4.consequence-from-source
    # rule: outer_rim.combat.step4.win-effects-before-damage
    enemy: str
    value: int
    win: Effect = Nothing()
    lose: Effect = Nothing()
    combat: str = GROUND
    who: Who = YOU

    def lay(self, code: Code) -> None:
        hole = code.hole() if self.who == THAT_PLAYER else None
        code.append(RunFight(self.enemy, self.value, self.combat, self.who))
        code.branch(JumpUnlessFlag, Told(self.win), Told(self.lose))
        code.append(SufferFight())
        if hole is not None:
            code[hole] = JumpIfThatIsDefeated(len(code))

    told: ClassVar[str] = ALWAYS

    def branches(self) -> tuple[Branch, ...]:
        return outcomes(self.win, self.lose)


class RunFight(Op, frozen=True):
    """The rolls of a combat, up to its winner."""

    enemy: str
    value: int
    combat: str
    who: Who

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.combat import CombatRolls, begin_combat

        # rule: outer_rim.combat.attacker-when-current-absent
        begin_combat(g, seat_of(r, self.who), NOBODY, self.enemy, self.combat, self.value)
        return r.call(g, CombatRolls())


class SufferFight(Op, frozen=True):
    """The damage of the combat."""

    suffers: ClassVar[bool] = True

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.combat import SufferDamage

        return r.call(g, SufferDamage())

    def returned(self, g: OuterRim, r: Resolve) -> None:
        if r.ending:
            r.end(g)


class RollFor(Effect, frozen=True):
    """Roll one die; what happens depends on the result."""

    hit: Effect = Nothing()
    crit: Effect = Nothing()
    focus: Effect = Nothing()
    blank: Effect = Nothing()

    def lay(self, code: Code) -> None:
        results = (self.hit, self.crit, self.focus, self.blank)
        code.one_of([Told(result) for result in results], lambda starts, end: RollOne(starts))

    def branches(self) -> tuple[Branch, ...]:
        return (
            Branch("hit", self.hit, MAYBE),
            Branch("crit", self.crit, MAYBE),
            Branch("focus", self.focus, MAYBE),
            Branch("blank", self.blank, MAYBE),
        )

    @property
    def name(self) -> str:
        return "roll"


class RollOne(Op, frozen=True):
    """Roll the die and go where its result leads."""

    starts: tuple[int, ...]

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.skill_tests import roll_dice

        return r.call(g, roll_dice(g, r.you))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        from dejarik.games.outer_rim.cards.facts import RESULTS

        assert g.dice is not None
        result = g.dice.results[0]
        g.dice = None
        r.pc = self.starts[RESULTS.index(result)]


def seq(*effects: Effect) -> Seq:
    return Seq(effects)


def either(*choices: Effect) -> Choose:
    return Choose(choices)
