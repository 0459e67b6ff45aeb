"""Resolving dice: one symbol an action, one die at a time, modifiers together with their base die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    ANY_SYMBOL,
    AS_BASE,
    BLANK,
    CLAIMERS_DICE,
    COUNTS_AS,
    DIE_COST,
    MODIFIES_ANY,
    NOBODY,
    ONE_DIE,
    RESOLVE_AS,
    RESOLVE_LIMIT,
    RESOLVED_AT,
    SPECIAL,
    UNBLOCKABLE,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import marking, timing, tokens, values, verbs
from dejarik.games.destiny.rules.occasions import Occasion, purse
from dejarik.games.destiny.rules.symbols import ApplySymbol, specials_of
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def _cost_and_purse(g: Destiny, seat: Seat, option: Option) -> dict[str, int]:
    top = g.showing(int(option.subject))
    return {"cost": top.cost if top else 0, "have": purse(g, seat)}


NOT_IN_POOL = Why("destiny.action.resolve.own-pool")
IS_BLANK = Why("destiny.symbol.blank.no-effect")
NEEDS_BASE = Why("destiny.die.modifier.needs-base")
TOO_DEAR = Why("destiny.die.cost.unpayable", numbers=_cost_and_purse)
NO_SPECIAL = Why("destiny.symbol.special.own-card-only")
SPECIAL_STUCK = Why("destiny.ability.special.exhausted-card")
HAMPERED = Why("destiny.clarification.hampered.per-turn")

ONLY_ONE = Why("destiny.effect.negative-precedence")

AS_SHOWN: Final = -1  # no value of its own: a die is worth what it shows


def why_not_resolve(
    g: Destiny,
    seat: Seat,
    die: int,
    symbol: str = "",
    *,
    anybodys: bool = False,
    as_base: bool = False,
    discount: int | None = 0,
    spare: Sequence[int] | None = None,
    room: int | None = None,
) -> Why | None:
    """Why a die cannot be resolved on its own, as a base die; as another symbol if one is given.

    With `as_base` a modifier counts as a base die, if it has a symbol of its own. It may be modified by
    `room` of the `spare` dice; by any of the player's if nothing is said.
    """
    found = g.dice.get(die)
    if found is None or found.side < 0:
        return NOT_IN_POOL
    if found.seat != seat and not anybodys and die not in in_reach(g, seat):
        return NOT_IN_POOL  # rule: destiny.action.resolve.own-pool, destiny.action.resolve.opponents-die
    top = CARDS[found.card].sides[found.side]
    constants = (g.cached or g.index).constants
    if COUNTS_AS in constants:
        top = values.counted(g, found.thing, top)
    symbol = symbol or top.symbol
    if symbol == BLANK:
        return IS_BLANK  # rule: destiny.symbol.blank.no-effect
    if top.modifier and (symbol == ANY_SYMBOL or not (as_base or _as_base(g, seat, die))):
        return NEEDS_BASE  # rule: destiny.die.modifier.needs-base, destiny.resolve-with-card.no-lone-modifier
    if top.cost and price(g, die, discount) - _to_come(g, seat, die, symbol, spare, room) > purse(g, seat):
        return TOO_DEAR  # rule: destiny.die.cost.unpayable
    if RESOLVE_LIMIT in constants and spent_for_this_turn(g, die, ()):
        return HAMPERED
    if g.lasting and one_die_only(g, seat) and has_resolved(g, seat):
        return ONLY_ONE  # rule: destiny.effect.negative-precedence
    if symbol == SPECIAL:
        specials = specials_of(g, die)
        if not specials:
            return NO_SPECIAL  # rule: destiny.symbol.special.own-card-only
        # rule: destiny.ability.special.exhausted-card
        if all(ABILITIES[ref].why_not(g, found.thing, seat) is not None for ref in specials):
            return SPECIAL_STUCK
    return None


def in_reach(g: Destiny, seat: Seat) -> list[int]:
    """The dice that a player can resolve: those in the own pool, and those that count as if they were."""
    dice = g.pool(seat)
    if CLAIMERS_DICE in (g.cached or g.index).constants:
        dice += borrowed(g, seat)
    return dice


def borrowed(g: Destiny, seat: Seat) -> list[int]:
    """The dice of players who have claimed, if an ongoing ability lets a player resolve them."""
    if all(view.you != seat for _, view in values.constants(g, CLAIMERS_DICE)):
        return []
    # rule: destiny.reading.ezra-bridger.claimers-dice, destiny.reading.ezra-bridger.claimed-by-card
    claims = [event.seat for event in (*g.history, *g.told) if isinstance(event, ev.Claimed)]
    claimers = {g.claimed, *claims} - {seat, NOBODY, *g.out}
    return [die for claimer in sorted(claimers) for die in g.pool(claimer)]


def price(g: Destiny, die: int, discount: int | None, modifiers: tuple[int, ...] = ()) -> int:
    """What is paid to resolve a die: what its side costs less the discount, or nothing if that is None."""
    top = g.showing(die)
    if top is None or discount is None or not top.cost:
        return 0
    return max(0, top.cost - discount - values.side_discount(g, die, modifiers))


def _as_base(g: Destiny, seat: Seat, die: int) -> bool:
    """Whether an ongoing ability lets a player resolve a modifier as if it were none."""
    return AS_BASE in g.index.constants and any(
        view.you == seat and constant.frees(g, view, die) for constant, view in values.constants(g, AS_BASE)
    )


def savings(g: Destiny, seat: Seat, die: int) -> list[tuple[int, str, int]]:
    """ "Before you resolve" abilities that could lower what a die costs: holder, ability, by how much."""
    found: list[tuple[int, str, int]] = []
    for holder, ref in (g.cached or g.index).before.get(ResolveDie, ()):
        ability = ABILITIES[ref]
        if g.things[holder].controller != seat or ability.trigger is None or ability.effect is None:
            continue
        saves = ability.effect.saves(g, Resolve(ref, seat, holder))
        if not saves or ability.why_not(g, holder, seat) is not None:
            continue
        if ability.trigger.match(g, ref, holder, seat, ev.Roles(seat, die)) is not None:
            found.append((holder, ref, saves))
    return found


def _to_come(
    g: Destiny, seat: Seat, die: int, symbol: str, spare: Sequence[int] | None, room: int | None
) -> int:
    """How much what may still be done before it is paid can take off the cost of a die."""
    # rule: destiny.conflict.step-4-lookahead
    before = sum(saves for _, _, saves in savings(g, seat, die))
    if DIE_COST not in (g.cached or g.index).constants:
        return before
    if limited(g, die) or (g.lasting and one_die_only(g, seat)):
        return before  # nothing can modify it
    tops = [(other, g.showing(other)) for other in (in_reach(g, seat) if spare is None else spare)]
    modifiers = tuple(
        other
        for other, top in tops
        if other != die and top is not None and top.modifier and top.symbol == symbol
    )
    plain = values.side_discount(g, die, ())
    if room is None or len(modifiers) <= room:
        return before + values.side_discount(g, die, modifiers) - plain
    gains = sorted(values.side_discount(g, die, (one,)) - plain for one in modifiers)
    return before + sum(gains[len(gains) - room :])


def ways(g: Destiny, seat: Seat, die: int, first: str = "") -> dict[str, int]:
    """As which symbols a player can resolve a die, and with which value (or `AS_SHOWN`).

    It begins with the symbol shown, or with `first` if an effect has it resolved as that one; ongoing
    abilities may lead from each symbol to others.
    """
    # rule: destiny.term.resolve-as-if
    top = g.showing(die)
    if top is None:
        return {}
    found = {first or top.symbol: AS_SHOWN}
    # rule: destiny.clarification.advanced-training.with-phasma, destiny.faq.circle-of-shelter-luke
    if RESOLVE_AS in g.index.constants:
        waiting = list(found)
        while waiting:
            symbol = waiting.pop(0)
            for constant, view in values.constants(g, RESOLVE_AS):
                if view.you == seat and constant.to not in found and constant.leads(g, view, die, symbol):
                    found[constant.to] = constant.value if constant.value != AS_SHOWN else found[symbol]
                    waiting.append(constant.to)
    return found


def turns_taken(g: Destiny, seat: Seat) -> int:
    """How many turns a player has begun this round."""
    return sum(whose == seat for _, whose in marking.turn_starts([*g.history, *g.told]))


def one_die_only(g: Destiny, seat: Seat) -> bool:
    """Whether a lasting effect lets a player resolve a single die in this turn of theirs."""
    wanted = f"{ONE_DIE} {turns_taken(g, seat)}"
    return g.turn == seat and any(one.aspect == wanted and one.subject == seat for one in g.lasting)


def has_resolved(g: Destiny, seat: Seat) -> bool:
    """Whether a player has resolved a die in this turn."""
    for event in reversed(g.history):
        if isinstance(event, ev.TurnBegan):
            return False
        if isinstance(event, ev.DieResolved) and event.seat == seat:
            return True
    return False


def limited(g: Destiny, die: int) -> bool:
    """Whether only one of the dice of this die's character can be resolved in a turn, unmodified."""
    return RESOLVE_LIMIT in g.index.constants and any(
        g.dice[die].thing in constant.of.find(g, view)
        for constant, view in values.constants(g, RESOLVE_LIMIT)
    )


def spent_for_this_turn(g: Destiny, die: int, now: tuple[int, ...]) -> bool:
    """Whether the die may not be resolved because one of its character's dice was in this turn."""
    # rule: destiny.clarification.hampered.per-turn, destiny.clarification.hampered.modifier
    if not limited(g, die):
        return False
    thing = g.dice[die].thing
    resolved = set(now)
    for event in reversed(g.history):
        if isinstance(event, ev.TurnBegan):
            break
        if isinstance(event, ev.DieResolved):
            resolved.update((event.die, *event.modifiers))
    return any(other in g.dice and g.dice[other].thing == thing for other in resolved)


def bound_target(g: Destiny, seat: Seat, die: int) -> tuple[int, ...]:
    """The one character that a die can be resolved against, if its card says so."""
    # rule: destiny.ability.die-bound.independent-of-card
    found = g.dice[die]
    bound = [a.constant for a in CARDS[found.card].abilities if a.aspect == RESOLVED_AT]
    return tuple(one for rule in bound for one in rule.at.find(g, Resolve("", seat, found.thing)))


class ResolveDice(Procedure["Destiny"]):
    """The action: resolve one or more dice that show one symbol, one after another."""

    seat: Seat
    first: int = 0  # the die to begin with, already chosen
    symbol: str = ""
    done: tuple[int, ...] = ()

    # rule: destiny.action.resolve.same-symbol, destiny.action.resolve.at-least-one
    def begin(self, g: Destiny) -> Step:
        top = g.showing(self.first)
        self.symbol = self.symbol or (top.symbol if top is not None else "")
        return self.resolve(g, self.first)

    def resolve(self, g: Destiny, die: int) -> Step:
        spare = tuple(other for other in in_reach(g, self.seat) if other != die and other not in self.done)
        sub = ResolveDie(self.seat, die, self.symbol, spare=spare, room=len(spare))
        return g.call(self, sub, then=self.resolved)

    def resolved(self, g: Destiny) -> Step:
        if self.result is not None:
            self.done = tuple(sorted({*self.done, *self.result.touched}))
        # "After" abilities triggered by one die come before the next die is resolved.
        return timing.settle(g, self, self.next_die)  # rule: destiny.action.resolve.one-at-a-time

    def next_die(self, g: Destiny) -> Step:
        if not self.candidates(g):
            return g.done(touched=self.done)
        return g.ask(self, self.which_next, then=self.chosen)

    def candidates(self, g: Destiny) -> list[int]:
        # rule: destiny.action.resolve.symbol-gained-midway, destiny.action.resolve.die-once
        # rule: destiny.symbol.special.no-repeat-after-reroll, destiny.action.resolve.one-symbol-only
        # rule: destiny.action.resolve.different-values
        found: list[int] = []
        for die in in_reach(g, self.seat):
            top = g.showing(die)
            if top is None or die in self.done or self.symbol not in ways(g, self.seat, die):
                continue
            if why_not_resolve(g, self.seat, die, self.symbol) is None:
                found.append(die)
        return found

    def which_next(self, g: Destiny) -> Decision:
        # rule: destiny.action.resolve.optional-number, destiny.symbol.special.several-per-action
        options = [Option(Do.RESOLVE, die) for die in self.candidates(g)]
        return Decision(self.seat, Ask.RESOLVE_NEXT, (*options, Option(Do.STOP)), self.symbol, public=True)

    def chosen(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.STOP:
            return g.done(touched=self.done)
        return self.resolve(g, int(option.subject))


class ResolveDie(Occasion):
    """Resolve one die: choose its modifiers, pay, apply its symbol, return the dice to their cards."""

    seat: Seat
    die: int
    symbol: str = ""  # as which symbol; empty: as the one shown
    spare: tuple[int, ...] = ()  # the dice of one's pool that may modify it
    room: int = 0  # how many of them may
    discount: int | None = 0  # so much less is paid for each die; None: nothing is paid
    each: int = 0  # added to the value of the die and of each modifier
    more: int = 0  # added to the value of all of them by whoever interrupts
    unblockable: bool = False
    at: tuple[int, ...] = ()  # deals its damage to these characters instead of one of one's choice
    waived: int = 0  # taken off the cost of all of them by whoever interrupts
    fixed: int = AS_SHOWN  # what the die is worth instead of what it shows
    keep: bool = False  # the dice stay in the pool, or the effect itself says what happens to them
    modifiers: tuple[int, ...] = ()
    value: int = 0
    first: str = (
        ""  # as which symbol an effect has the die and its modifiers resolved, if not as the one shown
    )

    def why_not(self, g: Destiny) -> Why | None:
        return NOT_IN_POOL if g.showing(self.die) is None else None

    def roles(self) -> tuple[ev.Roles, ...]:
        return ev.dice_resolved(self.seat, self.symbol, self.together)

    def owes(self, g: Destiny, seat: Seat) -> int:
        return self.cost(g) if seat == self.seat and self.next == self.pay.__name__ else 0

    @property
    def together(self) -> tuple[int, ...]:
        """The die and its modifiers."""
        return (self.die, *self.modifiers)

    def begin(self, g: Destiny) -> Step:
        top = g.showing(self.die)
        if top is None:
            return g.done(happened=False, whole=False)
        # rule: destiny.die.symbol.top
        self.symbol = self.symbol or top.symbol
        return self.choose_modifiers(g)

    def choose_modifiers(self, g: Destiny) -> Step:
        if self.open_modifiers(g):
            return g.ask(self, self.which_modifier, then=self.modifier_chosen)
        return self.go_ahead(g)

    def open_modifiers(self, g: Destiny) -> list[int]:
        """The dice that can be resolved together with this one and with the modifiers chosen before."""
        if len(self.modifiers) >= self.room:
            return []
        found = [die for die in self.spare if die not in self.modifiers and self.modified_by(g, die)]
        if not found or limited(g, self.die) or (g.lasting and one_die_only(g, self.seat)):
            return []
        have = purse(g, self.seat) + self.to_come(g)
        found = [die for die in found if self.cost(g, (*self.modifiers, die)) <= have]
        if RESOLVE_LIMIT in g.index.constants:
            found = [die for die in found if not spent_for_this_turn(g, die, self.together)]
        return found

    def modified_by(self, g: Destiny, die: int) -> bool:
        """Whether a die shows a modifier of this symbol, or of any symbol if its card allows this die."""
        top = g.showing(die)
        if top is None or not top.modifier or self.symbol == SPECIAL:
            return False
        # rule: destiny.die.symbol.none, destiny.ability.die-bound.kinds
        if top.symbol != ANY_SYMBOL:
            return self.symbol in ways(g, self.seat, die, self.first)
        # rule: destiny.ability.die-bound.independent-of-card
        asks = [a.constant for a in CARDS[g.dice[die].card].abilities if a.aspect == MODIFIES_ANY]
        view = Resolve("", self.seat, g.dice[die].thing)
        return all(one.filter is None or one.filter.test(g, view, self.die) for one in asks)

    def which_modifier(self, g: Destiny) -> Decision:
        options = [Option(Do.MODIFY, die) for die in self.open_modifiers(g)]
        if self.cost(g) <= purse(g, self.seat) + self.to_come(g):
            options.append(Option(Do.STOP))
        return Decision(self.seat, Ask.MODIFY, tuple(options), self.die, public=True)

    def modifier_chosen(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.STOP:
            return self.go_ahead(g)
        self.modifiers = tuple(sorted((*self.modifiers, int(option.subject))))
        return self.choose_modifiers(g)

    def go_ahead(self, g: Destiny) -> Step:
        g.narrate(ev.Resolving(self.seat, self.die, self.modifiers, g.dice[self.die].card))
        return g.before(self, then=self.pay)

    def fell(self, g: Destiny) -> Step:
        g.narrate(ev.ResolveOver(self.seat, self.die))
        return super().fell(g)

    def pay(self, g: Destiny) -> Step:
        """The costs of all sides are paid, the value is fixed, and the symbol takes effect."""
        # rule: destiny.die.cost.pay, destiny.resolve-with-card.pay-cost, destiny.action.resolve.procedure
        # rule: destiny.clarification.salvo.cost-once
        cost = self.cost(g)
        if cost > g.resources[self.seat]:  # something took them before
            return self.fell(g)  # rule: destiny.die.cost.unpayable
        tokens.spend_resources(g, self.seat, cost)
        self.value = self.worth(g)
        g.narrate(ev.Applying(self.seat, self.die, self.symbol, self.value, cost))
        unblockable = self.unblockable or self.deals_unblockable(g)
        leaving = () if self.keep else self.together
        at = self.at
        if bound := bound_target(g, self.seat, self.die):
            # rule: destiny.effect.negative-precedence
            at = tuple(one for one in at if one in bound) or bound
        sub = ApplySymbol(self.seat, self.die, self.symbol, self.value, at, unblockable, leaving)
        return g.call(self, sub, then=self.finish)

    def cost(self, g: Destiny, modifiers: tuple[int, ...] | None = None) -> int:
        """What is paid for the die and its modifiers."""
        modifiers = self.modifiers if modifiers is None else modifiers
        total = price(g, self.die, self.discount, modifiers)
        for die in modifiers:
            total += price(g, die, self.discount)
        return max(0, total - self.waived)

    def to_come(self, g: Destiny) -> int:
        """What "before" abilities can still take off, each once."""
        if ResolveDie not in (g.cached or g.index).before:
            return 0
        found = {
            (holder, ref): saves for die in self.together for holder, ref, saves in savings(g, self.seat, die)
        }
        return sum(found.values())

    def payable_without(self, g: Destiny, holder: int, ability: str) -> bool:
        """Whether the dice can be paid for even if this ability is declined."""
        found = {
            (other, ref): saves for die in self.together for other, ref, saves in savings(g, self.seat, die)
        }
        found.pop((holder, ability), None)
        return self.cost(g) - sum(found.values()) <= g.resources[self.seat]

    def worth(self, g: Destiny) -> int:
        """The value of the die and its modifiers; blanks and specials have none."""
        # rule: destiny.die.value.blank-special-fixed, destiny.clarification.c-3po.special-value-zero
        if self.symbol in (SPECIAL, BLANK):
            return 0
        # rule: destiny.die.modifier.adds-value, destiny.symbol.value-scales
        total = self.more + g.value(self.die) + self.each
        for die in self.modifiers:
            total += g.value(die) + self.each
        instead = self.fixed
        if instead == AS_SHOWN:
            instead = ways(g, self.seat, self.die).get(self.symbol, AS_SHOWN)
        if instead != AS_SHOWN:
            total += instead - g.value(self.die)
        return max(0, total)

    def deals_unblockable(self, g: Destiny) -> bool:
        """Whether one of the dice makes the damage of all of them unblockable."""
        # rule: destiny.damage.unblockable-modifiers
        if UNBLOCKABLE not in g.index.constants:
            return False
        cards = [g.dice[die].thing for die in self.together]
        return any(
            thing in constant.of.find(g, view)
            for constant, view in values.constants(g, UNBLOCKABLE)
            for thing in cards
        )

    def finish(self, g: Destiny) -> Step:
        for die in self.together:
            if die in g.dice and CARDS[g.dice[die].card].heeds_sides:
                g.resolved_sides = tuple(n for d in self.together if d in g.dice for n in (d, g.dice[d].side))
                break
        if not self.keep:
            for die in self.together:
                verbs.return_die(g, die)  # rule: destiny.action.resolve.procedure
        g.tell(ev.DieResolved(self.seat, self.die, self.symbol, self.value, self.modifiers))
        return g.done(amount=self.value, touched=self.together)
