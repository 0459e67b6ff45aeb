"""Resolving dice: one symbol an action, one die at a time, modifiers together with their base die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    ANY_SYMBOL,
    BLANK,
    DISRUPT,
    GIVING_SHIELDS,
    INDIRECT,
    MELEE,
    MODIFIES_ANY,
    NOBODY,
    RANGED,
    RESOLVE_AS,
    RESOLVE_LIMIT,
    SHIELD,
    SPECIAL,
    UNBLOCKABLE,
)
from dejarik.games.destiny.cards.library import ABILITIES, CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import piles, timing, values, verbs
from dejarik.games.destiny.rules.damage import Damage, Distribute
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.games.destiny.rules.turning import TurnDice
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why, as_player

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def _cost_and_purse(g: Destiny, seat: Seat, option: Option) -> dict[str, int]:
    top = g.showing(int(option.subject))
    return {"cost": top.cost if top else 0, "have": g.resources[seat]}


NOT_IN_POOL = Why("destiny.action.resolve.own-pool")
IS_BLANK = Why("destiny.symbol.blank.no-effect")
NEEDS_BASE = Why("destiny.die.modifier.needs-base")
TOO_DEAR = Why("destiny.die.cost.unpayable", numbers=_cost_and_purse)
NO_SPECIAL = Why("destiny.symbol.special.own-card-only")
SPECIAL_STUCK = Why("destiny.ability.special.exhausted-card")
HAMPERED = Why("destiny.clarification.hampered.per-turn")

MANY: Final = 99  # more modifiers than there are dice
AS_SHOWN: Final = -1  # no value of its own: a die is worth what it shows
TARGETS: Final = {MELEE: Ask.TARGET_MELEE, RANGED: Ask.TARGET_RANGED, SHIELD: Ask.TARGET_SHIELD}


def why_not_resolve(
    g: Destiny,
    seat: Seat,
    die: int,
    symbol: str = "",
    *,
    anybodys: bool = False,
    as_base: bool = False,
    less: int = 0,
) -> Why | None:
    """Why a die cannot be resolved on its own, as a base die; as another symbol if one is given.

    With `as_base` a modifier counts as a base die, if it has a symbol of its own.
    """
    found = g.dice.get(die)
    if found is None or found.side < 0 or (found.seat != seat and not anybodys):
        return NOT_IN_POOL  # rule: destiny.action.resolve.own-pool, destiny.action.resolve.opponents-die
    top = CARDS[found.card].sides[found.side]
    symbol = symbol or top.symbol
    if symbol == BLANK:
        return IS_BLANK  # rule: destiny.symbol.blank.no-effect
    if top.modifier and (not as_base or symbol == ANY_SYMBOL):
        return NEEDS_BASE  # rule: destiny.die.modifier.needs-base, destiny.resolve-with-card.no-lone-modifier
    if top.cost - less > g.resources[seat]:
        return TOO_DEAR  # rule: destiny.die.cost.unpayable
    if RESOLVE_LIMIT in (g.cached or g.index).constants and spent_for_this_turn(g, die, ()):
        return HAMPERED
    if symbol == SPECIAL:
        specials = specials_of(g, die)
        if not specials:
            return NO_SPECIAL  # rule: destiny.symbol.special.own-card-only
        # rule: destiny.ability.special.exhausted-card
        if all(ABILITIES[ref].why_not(g, found.thing, seat) is not None for ref in specials):
            return SPECIAL_STUCK
    return None


def specials_of(g: Destiny, die: int) -> list[str]:
    """The special abilities of the card a die belongs to."""
    # rule: destiny.ability.special.on-die-cards
    found = g.dice[die]
    owner = g.things.get(found.thing)
    if owner is not None and owner.card == found.card:
        abilities = abilities_of(g, found.thing)
    else:
        abilities = CARDS[found.card].abilities  # rule: destiny.ability.die-bound.independent-of-card
    return [ability.ref for ability in abilities if ability.clause == "special"]


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


def modifiers_for(g: Destiny, seat: Seat, symbol: str, taken: tuple[int, ...], purse: int) -> list[int]:
    """Dice that can be resolved together with a base die showing `symbol`."""
    found: list[int] = []
    for die in g.pool(seat):
        top = g.showing(die)
        if top is None or not top.modifier or die in taken or top.cost > purse:
            continue
        # rule: destiny.die.symbol.none, destiny.ability.die-bound.kinds
        if symbol != SPECIAL and (top.symbol == ANY_SYMBOL or symbol in ways(g, seat, die)):
            found.append(die)
    if RESOLVE_LIMIT in g.index.constants:
        found = [die for die in found if not spent_for_this_turn(g, die, taken)]
    return found


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
        sub = ResolveDie(self.seat, die, symbol=self.symbol, taken=self.done, modifiable=True)
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
        for die in g.pool(self.seat):
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
    """Resolve one die with its modifiers: pay, apply the symbol's effect, return the dice to their cards."""

    seat: Seat
    die: int
    more: int = 0  # added to its value by whoever resolves or interrupts
    each: int = 0  # added to its value and to that of each modifier
    symbol: str = ""  # as which symbol; empty: as the one shown
    taken: tuple[int, ...] = ()  # dice resolved before in the same action
    modifiable: bool = False
    room: int = MANY  # for this many modifiers
    among: tuple[int, ...] = ()  # only these dice may be modifiers; empty: any of one's own
    modifiers: tuple[int, ...] = ()
    value: int = 0
    cost: int = 0
    target: int = 0
    opponent: Seat = NOBODY
    keep: bool = False  # the die stays in the pool, or the effect itself says what happens to it
    unblockable: bool = False
    less: int = 0  # so much less is paid for each die
    against: Seat = NOBODY  # every character of this player instead of one
    at: tuple[int, ...] = ()  # these characters instead of one of one's choice

    def why_not(self, g: Destiny) -> Why | None:
        return NOT_IN_POOL if g.showing(self.die) is None else None

    def roles(self) -> tuple[ev.Roles, ...]:
        return ev.dice_resolved(self.seat, self.symbol, (self.die, *self.modifiers))

    def begin(self, g: Destiny) -> Step:
        top = g.showing(self.die)
        if top is None:
            return g.done(happened=False, whole=False)
        # rule: destiny.die.symbol.top
        self.symbol = self.symbol or top.symbol
        self.cost = max(0, top.cost - self.less)
        return self.more_modifiers(g)

    def more_modifiers(self, g: Destiny) -> Step:
        if self.modifiable and len(self.modifiers) < self.room and self.open_modifiers(g):
            return g.ask(self, self.which_modifier, then=self.add_modifier)
        return g.before(self, then=self.pay)

    def open_modifiers(self, g: Destiny) -> list[int]:
        if limited(g, self.die):
            return []
        taken = (*self.taken, self.die, *self.modifiers)
        purse = g.resources[self.seat] - self.cost + self.less
        found = [die for die in modifiers_for(g, self.seat, self.symbol, taken, purse) if self.suits(g, die)]
        return [die for die in found if die in self.among] if self.among else found

    def suits(self, g: Destiny, modifier: int) -> bool:
        """Whether a side without a symbol may modify this die: its card may ask for a certain sort."""
        top = g.showing(modifier)
        if top is None or top.symbol != ANY_SYMBOL:
            return True
        # rule: destiny.ability.die-bound.independent-of-card
        asks = [a.constant for a in CARDS[g.dice[modifier].card].abilities if a.aspect == MODIFIES_ANY]
        view = Resolve("", self.seat, g.dice[modifier].thing)
        return all(one.filter is None or one.filter.test(g, view, self.die) for one in asks)

    def which_modifier(self, g: Destiny) -> Decision:
        options = [Option(Do.MODIFY, die) for die in self.open_modifiers(g)]
        return Decision(self.seat, Ask.MODIFY, (*options, Option(Do.STOP)), self.die, public=True)

    def add_modifier(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.STOP:
            return g.before(self, then=self.pay)
        die = int(option.subject)
        top = g.showing(die)
        self.modifiers = tuple(sorted((*self.modifiers, die)))
        self.cost += max(0, top.cost - self.less) if top is not None else 0
        return self.more_modifiers(g)

    def pay(self, g: Destiny) -> Step:
        """The value is fixed, the costs of all sides are paid, and the symbol takes effect."""
        # rule: destiny.die.cost.pay, destiny.resolve-with-card.pay-cost, destiny.action.resolve.procedure
        # rule: destiny.die.modifier.adds-value, destiny.damage.unblockable-modifiers
        verbs.spend_resources(g, self.seat, self.cost)
        # rule: destiny.clarification.c-3po.special-value-zero
        if self.symbol not in (SPECIAL, BLANK):  # rule: destiny.die.value.blank-special-fixed
            base = ways(g, self.seat, self.die).get(self.symbol, AS_SHOWN)
            # rule: destiny.symbol.value-scales
            self.value = self.more + sum(g.value(die) + self.each for die in (self.die, *self.modifiers))
            self.value += base - g.value(self.die) if base != AS_SHOWN else 0
            self.value = max(0, self.value)
        self.unblockable = self.unblockable or self.deals_unblockable(g)
        match self.symbol:
            case "melee" | "ranged" if self.against != NOBODY or self.at:
                # rule: destiny.clarification.salvo.cost-once
                there = [thing for thing in self.at if thing in g.things]
                aimed = there if self.at else g.characters(self.against)
                parts = tuple(part for thing in aimed for part in (thing, self.value))
                damage = Damage(self.seat, parts, self.symbol, self.unblockable)
                return g.call(self, damage, then=self.finish)
            case "melee" | "ranged" | "shield":
                return g.ask(self, self.which_character, then=self.at_character)
            case "indirect" | "disrupt" | "discard":
                opponents = g.opponents(self.seat)
                if len(opponents) == 1:
                    return self.at_opponent(g, opponents[0])
                return g.ask(self, self.which_opponent, then=self.opponent_chosen)
            case "resource":
                # rule: destiny.symbol.resource.effect
                verbs.gain_resources(g, self.seat, self.value)
                return g.go(self, then=self.finish)
            case "focus":
                # rule: destiny.symbol.focus.effect, destiny.symbol.focus.own-only
                # rule: destiny.clarification.my-ally-is-the-force.turn-focus-die
                spare = () if self.keep else (self.die, *self.modifiers)
                return g.call(self, TurnDice(self.seat, self.value, except_=spare), then=self.finish)
            case _:
                return self.use_special(g)

    def deals_unblockable(self, g: Destiny) -> bool:
        """Whether one of the dice makes the damage of all of them unblockable."""
        # rule: destiny.damage.unblockable-modifiers
        if UNBLOCKABLE not in g.index.constants:
            return False
        cards = [g.dice[die].thing for die in (self.die, *self.modifiers)]
        return any(
            thing in constant.of.find(g, view)
            for constant, view in values.constants(g, UNBLOCKABLE)
            for thing in cards
        )

    def which_character(self, g: Destiny) -> Decision:
        # rule: destiny.symbol.melee.effect, destiny.symbol.ranged.effect, destiny.symbol.shield.effect
        # rule: destiny.symbol.melee.separate-targets, destiny.symbol.ranged.separate-targets
        # rule: destiny.symbol.shield.separate-targets
        options = tuple(Option(Do.TARGET, character) for character in g.all_characters())
        return Decision(self.seat, TARGETS[self.symbol], options, self.die, public=True)

    def at_character(self, g: Destiny, option: Option) -> Step:
        self.target = int(option.subject)
        if self.symbol == SHIELD:
            if not values.barred(g, self.seat, GIVING_SHIELDS):
                verbs.give_shields(g, self.target, self.value)  # rule: destiny.symbol.shield.no-split
            return g.go(self, then=self.finish)
        # rule: destiny.symbol.melee.no-split, destiny.symbol.ranged.no-split
        # rule: destiny.damage.dice-are-separate-attacks
        damage = Damage(self.seat, (self.target, self.value), self.symbol, self.unblockable)
        return g.call(self, damage, then=self.finish)

    def which_opponent(self, g: Destiny) -> Decision:
        # rule: destiny.multiplayer.choose-opponent
        options = tuple(Option(Do.OPPONENT, as_player(seat)) for seat in g.opponents(self.seat))
        return Decision(self.seat, Ask.OPPONENT, options, self.die, public=True)

    def opponent_chosen(self, g: Destiny, option: Option) -> Step:
        return self.at_opponent(g, option.seat)

    def at_opponent(self, g: Destiny, opponent: Seat) -> Step:
        self.opponent = opponent
        if self.symbol == INDIRECT:
            # rule: destiny.symbol.indirect.effect
            sub = Distribute(opponent, self.seat, self.value, INDIRECT, self.unblockable)
            return g.call(self, sub, then=self.finish)
        if self.symbol == DISRUPT:
            verbs.lose_resources(g, opponent, self.value)  # rule: destiny.symbol.disrupt.effect
        else:
            piles.discard_at_random(g, opponent, self.value)  # rule: destiny.symbol.discard.effect
        return g.go(self, then=self.finish)

    def use_special(self, g: Destiny) -> Step:
        """Use the card's special; with several, its player chooses which."""
        # rule: destiny.symbol.special.effect, destiny.ability.special-mandatory
        # rule: destiny.conflict.special-may-or-must
        usable = self.usable_specials(g)
        if len(usable) > 1:
            return g.ask(self, self.which_special, then=self.special_chosen)
        return self.apply_special(g, usable[0]) if usable else g.go(self, then=self.finish)

    def usable_specials(self, g: Destiny) -> list[str]:
        holder = g.dice[self.die].thing
        return [
            ref for ref in specials_of(g, self.die) if ABILITIES[ref].why_not(g, holder, self.seat) is None
        ]

    def which_special(self, g: Destiny) -> Decision:
        # rule: destiny.ability.special.choose-among-several
        options = tuple(Option(Do.SPECIAL, ref) for ref in self.usable_specials(g))
        return Decision(self.seat, Ask.SPECIAL, options, self.die, public=True)

    def special_chosen(self, g: Destiny, option: Option) -> Step:
        return self.apply_special(g, str(option.subject))

    def apply_special(self, g: Destiny, ref: str) -> Step:
        special = Resolve(ref, self.seat, g.dice[self.die].thing, depth=len(g.stack) - 1)
        special.bind("die", self.die)
        return g.call(self, special, then=self.finish)

    def finish(self, g: Destiny) -> Step:
        if not self.keep:
            for die in (self.die, *self.modifiers):
                verbs.return_die(g, die)  # rule: destiny.action.resolve.procedure
        g.tell(ev.DieResolved(self.seat, self.die, self.symbol, self.value, self.modifiers))
        return g.done(amount=self.value, touched=(self.die, *self.modifiers))
