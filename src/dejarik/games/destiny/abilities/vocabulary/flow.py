"""Flow: how effects follow, condition, replace and delay each other. Laid out as tests and jumps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Ability, Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.choosing import ChooseOpponent, ChoosePile, Pick
from dejarik.games.destiny.abilities.vocabulary.conditions import Opponent
from dejarik.games.destiny.abilities.vocabulary.dice_filters import WithSpecial, usable_specials
from dejarik.games.destiny.abilities.vocabulary.logic import Condition
from dejarik.games.destiny.abilities.vocabulary.references import FREE, Host, Reference, This
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import ONCE
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, verbs
from dejarik.games.destiny.rules.damage import Defeat
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.kernel import Decision, Option, Step, Why
from dejarik.kernel.code import FromHere, JumpUnless

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


FORBIDDEN = Why("destiny.effect.negative-precedence")
USED = Why("destiny.meta.golden-rule.card-over-rules")
BORROWED = "#used"  # the card whose special ability is used


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
        free = not self.effect.saves(g, r) or may_decline(g, r)
        options = (Option(Do.YES), Option(Do.NO)) if free else (Option(Do.YES),)
        return Decision(r.you, Ask.WHETHER, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.NO:
            r.pc = self.to
        return None


def may_decline(g: Destiny, r: Resolve) -> bool:
    """One may not decline the discount one needs: what is begun can be finished."""
    if r.depth < 0:
        return True
    still_payable = getattr(g.stack[r.depth], "payable_without", None)
    return still_payable is None or bool(still_payable(g, r.holder, r.ability))


class Seq(Effect, frozen=True):
    """One after the other, each as far as possible; as a cost, all of them."""

    effects: tuple[Effect, ...]

    def lay(self, code: Code) -> None:
        # rule: destiny.ability.as-fully-as-possible
        for effect in self.effects:
            effect.lay(code)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return next((why for one in self.effects if (why := one.why_not(g, r)) is not None), None)

    def saves(self, g: Destiny, r: Resolve) -> int:
        return sum(effect.saves(g, r) for effect in self.effects)


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
        if isinstance(self.condition, Opponent):
            then = WithThatOpponent(self.condition, self.then)
        code.branch(partial(JumpUnless, self.condition), then, self.otherwise)

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        taken = self.taken(g, r)
        return taken.cannot_begin(g, r) if taken is not None else None

    def saves(self, g: Destiny, r: Resolve) -> int:
        taken = self.taken(g, r)
        return taken.saves(g, r) if taken is not None else 0

    def due(self, g: Destiny, r: Resolve) -> bool:
        return self.condition.holds(g, r)

    def taken(self, g: Destiny, r: Resolve) -> Effect | None:
        """Which of the two applies."""
        return self.then if self.condition.holds(g, r) else self.otherwise


class WithThatOpponent(msgspec.Struct, frozen=True):
    """What follows a condition about an opponent: "that opponent" is one with whom it is so."""

    condition: Opponent
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
        if optional is not None and (isinstance(optional, Pick | ChoosePile) or len(code) == first + 1):
            code[first] = optional
            return
        del code[start:]
        code.hole()
        self.effect.lay(code)
        code[start] = AskWhether(self.effect, len(code))

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        return self.effect.cannot_begin(g, r)

    def saves(self, g: Destiny, r: Resolve) -> int:
        return self.effect.saves(g, r)


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
        free = bool(self.effect.saves(g, r)) and self.effect.useless(g, r)
        return free or self.cost.why_not(g, r) is not None

    def saves(self, g: Destiny, r: Resolve) -> int:
        return self.effect.saves(g, r)


class UseOnlyIf(Effect, frozen=True):
    """An ability that cannot be used unless the condition holds."""

    condition: Condition
    effect: Effect

    def lay(self, code: Code) -> None:
        self.effect.lay(code)

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        # rule: destiny.effect.negative-precedence
        return self.effect.cannot_begin(g, r) if self.condition.holds(g, r) else FORBIDDEN


class OncePerGame(Effect, frozen=True):
    """An ability that its player can use, or that works for its player, only once in a game."""

    effect: Effect

    def lay(self, code: Code) -> None:
        hole = code.hole()
        self.effect.lay(code)
        code[hole] = MarkUsed(len(code))

    def cannot_begin(self, g: Destiny, r: Resolve) -> Why | None:
        return USED if _used(g, r) else self.effect.cannot_begin(g, r)


def _used(g: Destiny, r: Resolve) -> bool:
    """Whether the player has used this ability in this game."""
    mark = f"{ONCE} {r.ability}"
    return any(one.aspect == mark and one.subject == -1 - r.you for one in g.lasting)


class MarkUsed(Op, frozen=True):
    """From now on the ability has been used in this game; if it has before, nothing of it happens."""

    to: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if _used(g, r):
            r.pc = self.to
            return None
        marking.last(g, f"{ONCE} {r.ability}", -1 - r.you, g.round, marking.FOR_GOOD)
        return None


class AnyOpponent(Effect, frozen=True):
    """Here "an opponent" may be another one than before in the ability."""

    effect: Effect

    def lay(self, code: Code) -> None:
        # rule: destiny.multiplayer.choose-opponent
        code.append(ForgetOpponent())
        self.effect.lay(code)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return self.effect.why_not(g, r)


class ForgetOpponent(Op, frozen=True):
    """Whichever opponent was meant before, another may be meant from here on."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.unbind("opponent")
        return None


class UpToTimes(Effect, frozen=True):
    """You may do it again and again, this many times at most."""

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
        options = tuple(Option(Do.CHOICE, str(number + 1)) for number in range(len(self.starts)))
        return Decision(r.you, Ask.CHOOSE_ONE, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        # rule: destiny.term.choose-one.apply-fully
        r.pc = self.starts[int(option.subject) - 1]
        return None


class CallOff(Op, frozen=True):
    """What was about to happen does not happen."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.effect.replacement.original-gone, destiny.effect.would-be.cancels-triggers
        frame = g.own(r.depth)
        frame.off = True
        if isinstance(frame, Defeat) and frame.by_damage:
            verbs.spare(g, frame.thing)
        g.dirty = True
        return None


class Instead(Effect, frozen=True):
    """This happens instead of what was about to happen."""

    effect: Effect

    # rule: destiny.effect.replacement.marker, destiny.effect.replacement.may-trigger
    def lay(self, code: Code) -> None:
        code.append(CallOff())
        self.effect.lay(code)


class Later(Effect, frozen=True):
    """The effect is delayed until an event."""

    after: type[ev.Event]
    effect: Effect

    def lay(self, code: Code) -> None:
        hole = code.hole()
        self.effect.lay(code)
        code.append(End())
        code[hole] = Park(self.after, len(code))


class Park(Op, frozen=True):
    """Set up the delayed effect and go on."""

    after: type[ev.Event]
    to: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        event = self.after.__name__
        verbs.delay(g, Resolve(r.ability, r.you, r.holder, pc=self.resumes(r), bound=r.bound, waits=event))
        r.pc = self.to
        return None

    def resumes(self, r: Resolve) -> int:
        """Where the delayed effect begins."""
        return r.pc


class End(Op, frozen=True):
    """Nothing more is done."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.pc = 1_000_000
        return None


class TriggerAgain(Effect, frozen=True):
    """Apply the "after" ability of a card that listens to what happens to it, or to its host."""

    of: Reference
    after: type[ev.Event]

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.of.find(g, r):
            for ability in abilities_of(g, thing):
                trigger = ability.trigger
                if self.fits(ability) and trigger is not None:
                    about = g.things[thing].host if isinstance(trigger.what, Host) else thing
                    again = trigger.match(g, ability.ref, thing, r.you, ev.Roles(r.you, about))
                    if again is not None:
                        return r.call(g, again)
        r.whole = False
        return None

    def fits(self, ability: Ability) -> bool:
        trigger = ability.trigger
        if trigger is None or ability.clause != "after" or trigger.listens is not self.after:
            return False
        return isinstance(trigger.what, This | Host)


class UseSpecial(Effect, frozen=True):
    """Use a special ability of another card as if it were yours."""

    of: Select

    def lay(self, code: Code) -> None:
        usable = msgspec.structs.replace(self.of, where=(*self.of.where, WithSpecial()))
        code.append(Pick(Do.CHOOSE, usable, BORROWED))
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        refs = [ref for thing in r.ids(BORROWED) for ref in usable_specials(g, r.you, thing)]
        if len(refs) > 1:
            return r.ask(g)
        return self.use(g, r, refs[0]) if refs else None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        # rule: destiny.ability.special.choose-among-several
        refs = [ref for thing in r.ids(BORROWED) for ref in usable_specials(g, r.you, thing)]
        return Decision(
            r.you, Ask.SPECIAL, tuple(Option(Do.SPECIAL, ref) for ref in refs), r.ability, public=True
        )

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        return self.use(g, r, str(option.subject))

    def use(self, g: Destiny, r: Resolve, ref: str) -> Step:
        return r.call(g, Resolve(ref, r.you, r.ids(BORROWED)[0]))


class UseAbilityOf(Effect, frozen=True):
    """Use a special or a power action of a card, even if that was used before; or its action, for free."""

    of: Reference | Select
    free: bool = False  # its action, without paying for it

    def refs(self, g: Destiny, r: Resolve) -> list[tuple[int, str]]:
        things = [int(thing) for thing in self.of.find(g, r)]
        clauses = ("action",) if self.free else ("special", "power_action")
        found = [(thing, ability) for thing in things for ability in abilities_of(g, thing)]
        return [(thing, one.ref) for thing, one in found if one.clause in clauses]

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.refs(g, r)

    def use(self, g: Destiny, r: Resolve, thing: int, ref: str) -> Step:
        used = Resolve(ref, r.you, thing)
        if self.free:  # rule: destiny.term.free
            used.bind(FREE, 1)
        return r.call(g, used)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        refs = self.refs(g, r)
        if len(refs) > 1:
            return r.ask(g)
        if refs:
            return self.use(g, r, *refs[0])
        r.whole = False
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.SPECIAL, ref) for _, ref in self.refs(g, r))
        return Decision(r.you, Ask.SPECIAL, options, r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        thing = next((thing for thing, ref in self.refs(g, r) if ref == option.subject), 0)
        return self.use(g, r, thing, str(option.subject))


def seq(*effects: Effect) -> Seq:
    return Seq(effects)


def either(*choices: Effect) -> Modal:
    return Modal(choices)
