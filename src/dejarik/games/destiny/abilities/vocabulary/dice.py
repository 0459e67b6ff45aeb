"""Effects on dice: remove, reroll, turn, roll, resolve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import SPOTTED, Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.choosing import (
    ChooseOpponent,
    Target,
    chosen,
    pick_first,
)
from dejarik.games.destiny.abilities.vocabulary.conditions import BEFORE
from dejarik.games.destiny.abilities.vocabulary.dice_filters import CharacterDie
from dejarik.games.destiny.abilities.vocabulary.filters import AS_IF
from dejarik.games.destiny.abilities.vocabulary.logic import Condition
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENTS,
    THIS_DIE,
    YOURS,
    AnOpponent,
    Reference,
    That,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import (
    ANY_SYMBOL,
    BLANK,
    CANNOT_ROLL,
    CLAIMERS_DICE,
    DIE_COST,
    NOBODY,
    RESOLVE_AS,
    SPECIAL,
    SYMBOLS,
    Side,
    X,
)
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, tokens, values, verbs
from dejarik.games.destiny.rules.occasions import purse
from dejarik.games.destiny.rules.resolving import (
    AS_SHOWN,
    NOT_IN_POOL,
    ResolveDie,
    borrowed,
    bound_target,
    price,
    ways,
    why_not_resolve,
)
from dejarik.games.destiny.rules.turning import TurnDice
from dejarik.kernel import Decision, Option, Seat, Step, Why
from dejarik.kernel.code import Jump

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


# Which symbols a die is not turned to.
NAMED: Final = "named"
SHOWN: Final = "shown"
OTHER = "other"  # any symbol but the one shown
# While several dice are being resolved: which, as what, and which belong to the second selection.
LENT = "#lent"  # a die that lies in the pool only while it is resolved
GOING, SYMBOL, SECOND, SINCE = "#resolved", "#symbol", "#second", "#since"
OUT_OF_REACH = Why("destiny.effect.negative-precedence")  # the die cannot be resolved against those
GUARDING = "keyword.guardian"
RAISED = "#raised"  # the one of several dice that is worth more
WAITING = "#waiting"  # dice or cards whose turn comes


def _being_resolved(g: Destiny, die: int) -> bool:
    """Whether a die's own effect is being applied: it cannot be resolved again in the midst of that."""
    # rule: destiny.action.resolve.die-once
    return any(isinstance(frame, ResolveDie) and frame.die == die for frame in g.stack)


class Remove(Effect, frozen=True):
    """Remove dice."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.REMOVE, "what", self.as_))

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(self._can(g, r, int(die)) for die in self.what.find(g, r))

    def _can(self, g: Destiny, r: Resolve, die: int) -> bool:
        return g.showing(die) is not None and values.removable(g, r, die)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        dice = [die for die in chosen(self.what, g, r) if self._can(g, r, die)]
        if self.as_:
            r.bind(self.as_ + ".value", *(g.value(die) for die in dice))
            r.bind(self.as_ + ".cost", *(top.cost for die in dice if (top := g.showing(die)) is not None))
        verbs.remove_dice(g, r.you, dice, r.author)
        if r.ability == GUARDING and ev.GuardianUsed in (g.cached or g.index).after:
            for die in dice:
                g.tell(ev.GuardianUsed(r.you, die))
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        if isinstance(self.what, Select) and self.what.number is not None:
            return None if self.what.suffices(g, r) else NOT_IN_POOL
        if isinstance(self.what, Select) and self.what.may_be_none:
            return None  # rule: destiny.term.choose.any-number-zero
        return NOT_IN_POOL if self.useless(g, r) else None


class RemoveLowestRolls(Effect, frozen=True):
    """Players total the character dice that they have just rolled by activating a character for this event;
    each with the lowest total removes theirs."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        rolls = {seat: self.rolled(g, r, seat) for seat in g.players()}
        totals = {seat: sum(g.value(die) for die in dice) for seat, dice in rolls.items()}
        lowest = min(totals.values())
        for seat in g.players():
            if totals[seat] == lowest:
                removed = [die for die in rolls[seat] if values.removable(g, r, die, seat)]
                verbs.remove_dice(g, seat, removed, r.author)
        return None

    def rolled(self, g: Destiny, r: Resolve, seat: Seat) -> list[int]:
        """A player's character dice that still lie where they were rolled since the event was announced."""
        dice: list[int] = []
        for event in (*g.history, *g.told):
            if isinstance(event, ev.Announced) and event.card == r.ability.partition(".")[0]:
                dice = []
            elif isinstance(event, ev.Activated) and event.seat == seat:
                dice += event.dice
        return [die for die in dice if g.showing(die) is not None and CharacterDie().test(g, r, die)]


class Capture(Effect, frozen=True):
    """Place a die that was just removed on this card, which holds it until it leaves play."""

    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for die in self.what.find(g, r):
            if die in g.dice and g.dice[die].side < 0 and r.holder in g.things:
                verbs.capture(g, die, r.holder)
        return None


class Reroll(Effect, frozen=True):
    """Reroll dice."""

    what: Target
    as_: str = ""
    noting: bool = False  # what they showed before (see `SameAgain`)

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.REROLL, "what", self.as_))

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(g.showing(int(die)) is not None for die in self.what.find(g, r))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        dice = chosen(self.what, g, r)
        if self.noting:
            tops = [g.showing(die) for die in dice]
            shown = [top.symbol for top in tops if top is not None and top.symbol != BLANK]
            r.bind(self.as_ + BEFORE, *shown)
        dice = [die for die in dice if g.showing(die) is not None]
        for die in dice:
            verbs.reroll(g, die)
        tell_rerolled(g, r, dice)
        return None


def tell_rerolled(g: Destiny, r: Resolve, dice: list[int]) -> None:
    """The effect of a card has rerolled dice: told where a card listens to it."""
    if dice and ev.DiceRerolledByCard in (g.cached or g.index).after:
        g.tell(ev.DiceRerolledByCard(r.you, tuple(dice)))


class TurnTo(Effect, frozen=True):
    """Turn dice to a side of your choice, or to one showing certain symbols or a certain value."""

    what: Select
    symbols: tuple[str, ...] = ()
    like: Reference | None = None  # to a side showing the symbol that another die shows
    worth: bool = False  # and also its value
    value: int = -1  # to a side with this value
    least: int = -1  # to a side with this value or more
    most: Amount | None = None  # to a side with this value or less
    first: bool = False  # to its first side
    higher: int = 0  # to a side with a value so much higher than the one shown
    avoid: Literal["", "named", "shown"] = ""  # the symbol that was named, or those you show
    costly: bool = False  # to a side that costs resources
    differing: bool = False  # each to another value
    as_: str = ""
    optional: bool = False  # under a "may"

    def lay(self, code: Code) -> None:
        if self.what.whose == AN_OPPONENTS:
            code.append(ChooseOpponent())
        code.append(self)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return self.what.whose != AN_OPPONENTS and not self.what.find(g, r)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        among = tuple(int(die) for die in self.what.find(g, r))
        least, most = self.what.bounds(g, r)
        if self.optional:
            least = 0
        if self.as_:
            r.bind(self.as_)
        if not among:
            r.whole = r.whole and not least
            return None
        if self.what.every:
            most = len(among)
            least = most if least else 0
        symbols, value = self.symbols, self.value
        if self.like is not None:
            models = [(die, top) for die in self.like.find(g, r) if (top := g.showing(die)) is not None]
            symbols = tuple(top.symbol for _, top in models)
            value = g.value(models[0][0]) if self.worth and models else value
        if self.avoid:
            symbols = self._left_over(g, r)
        if not symbols and (self.like is not None or self.avoid):  # nothing shows the way
            r.whole = False
            return None
        at_most = self.most.count(g, r) if self.most is not None else -1
        turn = TurnDice(
            r.you, most, among, least=least, symbols=symbols, value=value,
            least_value=self.least, most_value=at_most, first=self.first, higher=self.higher,
            costly=self.costly, differing=self.differing,
        )  # fmt: skip
        return r.call(g, turn)

    def _left_over(self, g: Destiny, r: Resolve) -> tuple[str, ...]:
        """The symbols that are not to be avoided."""
        if self.avoid == NAMED:
            return tuple(symbol for symbol in (*SYMBOLS, BLANK) if symbol not in r.get("symbol"))
        tops = [g.showing(die) for die in g.pool(r.you)]
        shown = {top.symbol for top in tops if top is not None}
        return tuple(symbol for symbol in SYMBOLS if symbol not in shown)

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        if self.as_ and r.result is not None:
            r.bind(self.as_, *r.result.touched)

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)


class RollIn(Effect, frozen=True):
    """Roll a die that lies on its card into the pool: yours, or that of whoever controls it."""

    what: Target
    as_: str = ""
    theirs: bool = False

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.ROLL, "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for die in chosen(self.what, g, r):
            if g.dice[die].side < 0:
                # rule: destiny.reading.thrawn.dice
                spotted = r.get(SPOTTED) and not self.theirs
                verbs.roll_into_pool(g, die, r.you if spotted else NOBODY)
        return None


class RollSetAside(Effect, frozen=True):
    """Roll set-aside dice of a card, or of that one, into your pool; they go aside when they leave it."""

    card: str | That
    count: int = 1

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.clarification.first-order-stormtrooper.any-set
        cards = [self.card] if isinstance(self.card, str) else [str(one) for one in r.get(self.card.name)]
        rolled = [
            verbs.lend_die(g, REPRINTS.get(card, card), r.you) for card in cards for _ in range(self.count)
        ]
        if not rolled or not all(rolled):
            r.whole = False
        return None


class RerollInstead(Effect, frozen=True):
    """Reroll the die being resolved instead of taking it out of the pool."""

    def useless(self, g: Destiny, r: Resolve) -> bool:
        """What it did took the die out of the game, or back to its card before it was resolved."""
        frame = g.stack[r.depth]
        if isinstance(frame, ResolveDie):
            return g.showing(frame.die) is None
        return not any(die in g.dice for die in r.ids("die"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.useless(g, r):
            r.whole = False
            return None
        frame, dice = g.own(r.depth), r.ids("die")  # it has just been resolved, or is being resolved
        if isinstance(frame, ResolveDie):
            frame.keep = True
            dice = [frame.die]
        for die in dice:
            verbs.reroll(g, die)
        tell_rerolled(g, r, dice)
        return None


class IncreaseValue(Effect, frozen=True):
    """Increase the value of the die about to be resolved."""

    by: int | Amount

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        assert isinstance(frame, ResolveDie)
        frame.more += amount(g, r, self.by)
        return None


class LowerDieCost(Effect, frozen=True):
    """Lower what is paid for the die about to be resolved, or pay nothing for it (`MANY`)."""

    by: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        assert isinstance(frame, ResolveDie)
        frame.waived += min(self.by, self._price(g, r))
        return None

    def _price(self, g: Destiny, r: Resolve) -> int:
        frame = g.stack[r.depth]
        if not isinstance(frame, ResolveDie):
            return 0
        dice = r.ids("die") or r.ids("it")
        modifiers = {die: frame.modifiers if die == frame.die else () for die in dice}
        return sum(price(g, die, frame.discount, modifiers[die]) for die in dice)

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self._price(g, r)

    def saves(self, g: Destiny, r: Resolve) -> int:
        return self.by


class ResolveAnotherSide(Effect, frozen=True):
    """Resolve another side of this die, without turning the die to it."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.sides(g, r):
            return r.ask(g)
        r.whole = False
        return None

    def sides(self, g: Destiny, r: Resolve) -> dict[str, Side]:
        """The sides that could be resolved by themselves, by their words."""
        # rule: destiny.die.modifier.needs-base, destiny.die.cost.unpayable
        # rule: destiny.reading.cunning.this-die
        found: dict[str, Side] = {}
        for die in THIS_DIE.find(g, r):
            if g.showing(die) is not None:
                for number, side in enumerate(CARDS[g.dice[die].card].sides):
                    plain = side.symbol not in (BLANK, SPECIAL) and not side.modifier
                    if number != g.dice[die].side and plain and side.cost <= purse(g, r.you):
                        found[side.word] = g.side_of(die, number)
        return found

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = tuple(Option(Do.SIDE, word) for word in self.sides(g, r))
        return Decision(r.you, Ask.SIDE, options, THIS_DIE.find(g, r)[0], public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        side = self.sides(g, r)[str(option.subject)]
        (die,) = THIS_DIE.find(g, r)
        # rule: destiny.die.cost.pay
        tokens.spend_resources(g, r.you, side.cost)
        value = values.x_value(g, die) if side.value == X else side.value
        keep = _being_resolved(g, die)  # whoever resolves it already takes it out of the pool
        return r.call(g, ResolveDie(r.you, die, side.symbol, discount=None, fixed=value, keep=keep))


class ResolveSideOf(Effect, frozen=True):
    """Resolve one of the sides of the set-aside die of a card, if one can be resolved by itself."""

    card: That

    def sides(self, g: Destiny, r: Resolve, card: str) -> dict[str, int]:
        """The sides that could be resolved, by their words."""
        # rule: destiny.reading.poe-dameron.side
        specials = [ability for ability in CARDS[card].abilities if ability.clause == "special"]
        usable = any(ability.why_not(g, 0, r.you) is None for ability in specials)
        return {
            side.word: number
            for number, side in enumerate(CARDS[card].sides)
            if side.symbol != BLANK and not side.modifier and side.cost <= purse(g, r.you)
            if side.symbol != SPECIAL or usable
        }

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for card in r.get(self.card.name):
            sides = self.sides(g, r, str(card))
            die = verbs.lend_die(g, str(card), r.you, min(sides.values())) if sides else 0
            if die:
                r.bind(LENT, die)
                return r.ask(g)
        return None

    def question(self, g: Destiny, r: Resolve) -> Decision:
        (die,) = r.ids(LENT)
        options = tuple(Option(Do.SIDE, word) for word in self.sides(g, r, g.dice[die].card))
        return Decision(r.you, Ask.SIDE, options, die, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        (die,) = r.ids(LENT)
        verbs.lay(g, die, self.sides(g, r, g.dice[die].card)[str(option.subject)])
        return r.call(g, ResolveDie(r.you, die))

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        for die in r.ids(LENT):
            verbs.return_die(g, die)


class CannotRollNextRound(Effect, frozen=True):
    """A die cannot be rolled during the next round."""

    what: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.CHOOSE, "what"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for die in chosen(self.what, g, r):
            marking.last(g, CANNOT_ROLL, die, g.round + 1, g.round + 1)
        return None


class ResolveThem(Effect, frozen=True):
    """Resolve dice out of a selection, one after another in any order, each with more value.

    A selection of one die admits no modifiers; one of several dice does.
    """

    what: Select
    and_: Select | None = None  # and of these as well, each selection by itself
    more: int | Amount = 0
    doubled: int = 0  # its value is doubled, up to this
    bonus: int = 0  # and so much more …
    bonus_if: Condition | None = None  # … if this holds of "resolving", the die
    raise_one: int = 0  # so much more for one of them, chosen before
    worth: Amount | None = None  # this instead of the value shown
    as_symbol: str = ""  # as if they showed this symbol, or any other (OTHER)
    same_symbol: bool = False
    as_base: bool = False  # a modifier as if it were none
    unblockable: bool = False
    free: bool = False  # costs are not paid
    less: int = 0  # so much less is paid for each
    keep: Condition | None = None  # if it holds, a die stays in the pool
    against: Who | None = None  # each character of this player instead of one character
    at: Reference | None = None  # each of these characters instead of one character
    as_: str = "resolved"
    optional: bool = False  # under a "may"

    def lay(self, code: Code) -> None:
        if isinstance(self.against, AnOpponent):
            code.append(ChooseOpponent())
        code.append(self)

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        aimless = self.at is not None and not self.at.find(g, r)
        if len(r.get(GOING)) < self.most(g, r) and not aimless and self.candidates(g, r):
            return r.ask(g)
        self.over(r)
        return None

    def over(self, r: Resolve) -> None:
        if not r.get(GOING) and self.what.least:
            r.whole = False
        r.bind(self.as_, *r.get(GOING))
        for name in (GOING, SYMBOL, SECOND, SINCE, RAISED):
            r.unbind(name)

    @property
    def least(self) -> int:
        return 0 if self.optional else self.both

    @property
    def both(self) -> int:
        return self.what.least + (self.and_.least if self.and_ is not None else 0)

    def most(self, g: Destiny, r: Resolve) -> int:
        return self.what.bounds(g, r)[1] + (self.and_.most if self.and_ is not None else 0)

    def fitting(self, g: Destiny, r: Resolve) -> list[int]:
        """The dice of the selections that have not been resolved: of each selection as many as it allows."""
        done = r.ids(GOING)
        found = self.offered(g, r, self.what)
        if self.and_ is not None:
            seconds = self.offered(g, r, self.and_)
            if any(die in seconds for die in r.ids(RAISED)):
                seconds = r.ids(RAISED)  # what is worth more has to be one of the two
            mine = len([die for die in done if die in r.ids(SECOND)])
            found = found if len(done) - mine < self.what.most else []
            found += seconds if mine < self.and_.most else []
        found = [die for die in dict.fromkeys(found) if die not in done]
        return [die for die in found if not _being_resolved(g, die)]

    def offered(self, g: Destiny, r: Resolve, select: Select) -> list[int]:
        """The dice of a selection; of one's own, also those that count as if they were."""
        found = [int(die) for die in select.find(g, r)]
        if select.whose == YOURS and CLAIMERS_DICE in (g.cached or g.index).constants:
            found += [d for d in borrowed(g, r.you) if all(one.test(g, r, d) for one in select.where)]
        return found

    @property
    def discount(self) -> int | None:
        return None if self.free else self.less

    def why_not_this(self, g: Destiny, r: Resolve, die: int, symbol: str = "") -> Why | None:
        if self.at is not None or self.against is not None:
            bound = bound_target(g, r.you, die)
            if bound and not {*bound} & {*self.aimed_at(g, r)}:
                return OUT_OF_REACH
        anybodys = self.what.whose != YOURS or len(self.what.seats(g, r)) > 1
        room = self.room(g, r)
        spare: tuple[int, ...] = ()
        if room and DIE_COST in g.index.constants:  # a modifier may be what makes it payable
            spare = self.spare(g, r, die, symbol or self._shown(g, die))
        return why_not_resolve(
            g, r.you, die, symbol, anybodys=anybodys, as_base=self.as_base, discount=self.discount,
            spare=spare, room=room,
        )  # fmt: skip

    def room(self, g: Destiny, r: Resolve) -> int:
        """How many modifiers the next die may have."""
        return self.most(g, r) - len(r.get(GOING)) - 1

    def candidates(self, g: Destiny, r: Resolve) -> list[tuple[int, str]]:
        """The dice that can be resolved now, each with the symbol it counts as if not the one shown."""
        done = r.get(GOING)
        plain = self.fitting(g, r)
        if not self.as_symbol and not self.same_symbol and RESOLVE_AS not in g.index.constants:
            return [(die, "") for die in plain if self.why_not_this(g, r, die) is None]
        found: list[tuple[int, str]] = []
        for die in self._pool(g, r):
            top = g.showing(die)
            if die in done or top is None or _being_resolved(g, die):
                continue
            for symbol in self._symbols(g, r, die, top.symbol):
                # rule: destiny.term.resolve-as-if, destiny.faq.luke-resolve-as-melee
                if self.same_symbol and r.get(SYMBOL) and r.get(SYMBOL)[0] != symbol:
                    continue
                r.bind(AS_IF, die, symbol)
                fits = self.as_symbol or all(one.test(g, r, die) for one in self.what.where)
                r.unbind(AS_IF)
                fits = fits and (not self.as_symbol or die in plain)
                if fits and self.why_not_this(g, r, die, symbol) is None:
                    found.append((die, "" if symbol == top.symbol else symbol))
        return found

    def _pool(self, g: Destiny, r: Resolve) -> list[int]:
        whole = msgspec.structs.replace(self.what, where=())
        return self.offered(g, r, whole)

    def _shown(self, g: Destiny, die: int) -> str:
        top = g.showing(die)
        return top.symbol if top is not None else ""

    def _symbols(self, g: Destiny, r: Resolve, die: int, shown: str) -> list[str]:
        if not self.as_symbol:
            return list(ways(g, r.you, die))
        if self.as_symbol != OTHER:
            return list(ways(g, r.you, die, self.as_symbol))
        if shown == BLANK:
            return []  # a blank is no symbol that could be another
        firsts = [symbol for symbol in SYMBOLS if symbol != shown]
        return list(dict.fromkeys(s for first in firsts for s in ways(g, r.you, die, first)))

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option(Do.RESOLVE, die, symbol or 0) for die, symbol in self.candidates(g, r)]
        if self.raise_one and not r.get(RAISED):
            raised = [Option(Do.CHOOSE, die) for die in self.fitting(g, r)]
            stop = [Option(Do.STOP)] if self.optional else []
            return Decision(r.you, Ask.CHOOSE, (*raised, *stop), r.ability, public=True)
        # One of two selections does not do without the other.
        begun = self.and_ is not None and bool(r.get(GOING) or r.get(RAISED))
        if len(r.get(GOING)) >= (self.both if begun else self.least):
            options.append(Option(Do.STOP))
        return Decision(r.you, Ask.RESOLVE, tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind == Do.STOP:
            self.over(r)
            return None
        if option.kind == Do.CHOOSE:
            r.bind(RAISED, option.subject)
            r.pc -= 1  # and now which is resolved, from `run`
            return None
        # rule: destiny.resolve-with-card.effect, destiny.resolve-with-card.modifier-condition
        die = int(option.subject)
        r.bind("resolving", die)
        r.bind(SINCE, len(g.history))
        shown = self._shown(g, die)
        if not self.as_symbol:
            shown = str(option.object or shown)
        if self.same_symbol:
            r.bind(SYMBOL, shown)
        if self.and_ is not None:
            r.bind(SECOND, *sorted({*r.ids(SECOND), *(int(one) for one in self.and_.find(g, r))}))
        room = self.room(g, r)
        resolve = ResolveDie(
            r.you, die, str(option.object or ""), spare=self.spare(g, r, die, shown) if room else (),
            room=room, discount=self.discount,
            each=self.added(g, r), unblockable=self.unblockable, at=self.aimed_at(g, r),
            keep=self.keep is not None and self.keep.holds(g, r),
            fixed=self.worth.count(g, r) if self.worth is not None else AS_SHOWN,
            first=self.as_symbol,
        )  # fmt: skip
        if r.get(RAISED):
            self.raise_that(g, r, resolve)
        return r.call(g, resolve)

    def raise_that(self, g: Destiny, r: Resolve, resolve: ResolveDie) -> None:
        """The one that is worth more is this die, or modifies it."""
        (raised,) = r.ids(RAISED)
        resolve.symbol = resolve.symbol or self._shown(g, resolve.die)
        if raised in resolve.open_modifiers(g):
            resolve.modifiers = (raised,)
        if raised in resolve.together:
            resolve.more = self.raise_one

    def added(self, g: Destiny, r: Resolve) -> int:
        """What is added to the value of the die that is being resolved."""
        if self.doubled:
            value = sum(g.value(die) for die in r.ids("resolving"))
            return max(0, min(value, self.doubled - value))
        earned = self.bonus_if is not None and self.bonus_if.holds(g, r)
        return amount(g, r, self.more) + (self.bonus if earned else 0)

    def spare(self, g: Destiny, r: Resolve, die: int, symbol: str) -> tuple[int, ...]:
        """The dice that may modify the one being resolved: such as it could have been itself."""
        # rule: destiny.resolve-with-card.modifier-condition
        # A modifier of one of two selections has to come from the other one.
        select = self.what if self.and_ is None or die in r.ids(SECOND) else self.and_
        whole = msgspec.structs.replace(select, where=())
        taken = {die, *r.ids(GOING)}
        return tuple(
            other
            for other in self.offered(g, r, whole)
            if other not in taken and self.passes(g, r, select, other, symbol)
        )

    def passes(self, g: Destiny, r: Resolve, select: Select, die: int, symbol: str) -> bool:
        """Whether a die is one of a selection if it counts as showing this symbol, as far as it can."""
        top = g.showing(die)
        # rule: destiny.term.resolve-as-if, destiny.reading.lure-of-power.symbol
        counts = top is not None and (top.symbol == ANY_SYMBOL or symbol in ways(g, r.you, die))
        if not counts:
            return False
        r.bind(AS_IF, die, symbol)
        fits = all(one.test(g, r, die) for one in select.where)
        r.unbind(AS_IF)
        return fits

    def aimed_at(self, g: Destiny, r: Resolve) -> tuple[int, ...]:
        """The characters that are damaged; none: one of your choice."""
        if self.against is not None:
            return tuple(thing for seat in self.against.seats(g, r) for thing in g.characters(seat))
        return tuple(self.at.find(g, r)) if self.at is not None else ()

    def returned(self, g: Destiny, r: Resolve) -> None:
        touched = r.result.touched if r.result is not None else ()
        r.bind(GOING, *sorted({*(int(die) for die in r.get(GOING)), *touched}))
        (since,) = r.ids(SINCE)  # what was hit before is not what this die hit
        hits = [event for event in g.history[since:] if isinstance(event, ev.DamageDealt)]
        if hits:
            r.bind("damaged", hits[-1].target)
        r.pc -= 1  # and once more, from `run`


class ForEachSelected(Effect, frozen=True):
    """For each of these dice or cards in play in turn (`that("one")`), as long as it is still there."""

    each: Select
    effect: Effect

    def lay(self, code: Code) -> None:
        code.append(LineUpSelected(self.each))
        start = code.hole()
        self.effect.lay(code)
        code.append(Jump(start))
        code[start] = NextSelected(len(code))


class LineUpSelected(Op, frozen=True):
    """Which dice or cards will be next, one after another."""

    each: Select

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        r.bind(WAITING, *self.each.find(g, r))
        return None


class NextSelected(Op, frozen=True):
    """The next in line that still lies in a pool or is in play, or on to the end."""

    end: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        waiting = [one for one in r.ids(WAITING) if one in g.things or g.showing(one) is not None]
        r.bind(WAITING, *waiting[1:])
        if not waiting:
            r.pc = self.end
            return None
        r.bind("one", waiting[0])
        return None
