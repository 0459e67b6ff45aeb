"""Filters of dice: what one shows, what it was resolved as, and whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.filters import AS_IF, card_of
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.abilities.vocabulary.references import YOURS, Reference, That
from dejarik.games.destiny.cards.facts import (
    BLANK,
    CHARACTER,
    UPGRADE,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import marking
from dejarik.games.destiny.rules.index import abilities_of
from dejarik.games.destiny.rules.resolving import ResolveDie
from dejarik.kernel import Subject
from dejarik.kernel.code import Running

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.abilities.vocabulary.selectors import Select
    from dejarik.games.destiny.state import Destiny


class Showing(Filter, frozen=True):
    """A die in a pool whose top side has one of the symbols; modifiers and sides with a cost count."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.showing, destiny.term.showing.top-only, destiny.term.showing.modifier-counts
        # rule: destiny.term.remove.symbol-counts
        top = g.showing(int(subject))
        if top is None:
            return False
        return (_counts_as(g, r, int(subject), top.symbol) if r.bound else top.symbol) in self.symbols


def _counts_as(g: Destiny, r: Resolve, die: int, shown: str) -> str:
    """The symbol that a die counts as showing: while it is being resolved, the one it is resolved as."""
    # rule: destiny.term.resolve-as-if
    counts_as = r.get(AS_IF)
    if counts_as and counts_as[0] == die:
        return str(counts_as[1])
    if r.get(ev.RESOLVED_AS):
        for frame in g.stack[::-1]:
            if isinstance(frame, ResolveDie) and die in frame.together:
                return frame.symbol
    return shown


class SameSymbol(Filter, frozen=True):
    """A die showing the symbol that another one shows, or one of several; or all that are chosen show one
    (`each`)."""

    as_: Reference | Select
    each: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        symbol = BLANK if top is None else _counts_as(g, r, int(subject), top.symbol)
        if symbol == BLANK:
            return False
        others = [shown for die in self.as_.find(g, r) if (shown := g.showing(int(die))) is not None]
        if not isinstance(self.as_, Reference):
            return any(other.symbol == symbol for other in others)
        if self.each and not others:  # the first of them needs another one
            found = g.dice[int(subject)]
            others = [
                shown
                for die in g.pool(found.seat)
                if die != subject and (shown := g.showing(die)) is not None and shown.symbol == symbol
            ]
        return bool(others) and all(other.symbol == symbol for other in others)


class OtherSymbol(Filter, frozen=True):
    """A die showing a symbol that none of these dice shows; a blank is no symbol."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        shown = {side.symbol for die in self.than.find(g, r) if (side := g.showing(die)) is not None}
        return top is not None and top.symbol != BLANK and top.symbol not in shown


class Paired(Filter, frozen=True):
    """Of several dice that are being chosen under this name all show one symbol and value; none is alone."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.reading.easy-pickings.pair
        chosen = [die for die in r.ids(self.name) if die != subject]
        if chosen:
            return all(alike(g, int(subject), die) for die in chosen)
        return any(alike(g, int(subject), die) for die in g.pools() if die != subject)


def alike(g: Destiny, one: int, other: int) -> bool:
    """Whether two dice show one symbol and value; modifiers and costs do not count."""
    mine, theirs = g.showing(one), g.showing(other)
    if mine is None or theirs is None or mine.symbol == BLANK:
        return False
    return mine.symbol == theirs.symbol and g.value(one) == g.value(other)


class WasShowing(Filter, frozen=True):
    """A die that showed one of the symbols when it was last removed."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        for event in reversed(g.history):
            if isinstance(event, ev.DieRemoved) and event.die == subject and event.die in g.dice:
                return g.side_of(event.die, event.side).symbol in self.symbols
        return False


def last_turns(g: Destiny, you: int) -> list[ev.AnyEvent]:
    """What has happened in the last turn that each of your opponents has taken this round."""
    found: list[ev.AnyEvent] = []
    events = [*g.history, *g.told]
    starts = marking.turn_starts(events)
    if not starts:
        return []  # somebody acts before the first turn of the round
    ends = (*(at for at, _ in starts), len(events))[1:]  # none before the first turn of a round
    last = {seat: (at, end) for (at, seat), end in zip(starts, ends, strict=True)}
    for seat in g.opponents(you):
        at, end = last.get(seat, (0, 0))
        found += events[at:end]
    return found


class InLastTurn(Filter, frozen=True):
    """A die that was removed, or turned, during the last turn of an opponent this round."""

    deed: Literal["removed", "turned"]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        kind = ev.DieRemoved if self.deed == "removed" else ev.DieTurned
        return any(isinstance(event, kind) and event.die == subject for event in last_turns(g, r.you))


class WithSpecial(Filter, frozen=True):
    """A card with a special ability that can be used now and is not being used already."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return bool(usable_specials(g, r.you, int(subject)))


def usable_specials(g: Destiny, you: int, thing: int) -> list[str]:
    """The special abilities of a card in play that a player can use now."""
    # rule: destiny.reading.cunning.no-circle
    running = [frame for frame in g.stack if isinstance(frame, Running)]
    using = {(frame.ability, getattr(frame, "holder", 0)) for frame in running}
    return [
        ability.ref
        for ability in abilities_of(g, thing)
        if ability.clause == "special"
        and (ability.ref, thing) not in using
        and ability.why_not(g, thing, you) is None
    ]


class Lowest(Filter, Reference, frozen=True):
    """Of several dice the one with the lowest value; in a tie all that have it."""

    dice: Reference

    def find(self, g: Destiny, r: Resolve) -> list[int]:
        dice = [die for die in self.dice.find(g, r) if g.showing(die) is not None]
        least = min((g.value(die) for die in dice), default=0)
        return [die for die in dice if g.value(die) == least]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in self.find(g, r)


class Modifier(Filter, frozen=True):
    """A die showing a modifier."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.modifier


class WithCost(Filter, frozen=True):
    """A die showing a side that costs resources."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.cost > 0


class ResolvedAs(Filter, frozen=True):
    """A die that has just been resolved as one of the symbols."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(symbol in self.symbols for symbol in r.get(ev.RESOLVED_AS))


class ResolvedSide(Filter, frozen=True):
    """A die that has just been resolved with a side of this value up, or with one that has a cost."""

    value: int = 0  # 0: any, but with a cost

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        if subject not in g.resolved_sides[::2]:
            return False
        side = card_of(g, subject).sides[g.resolved_sides[g.resolved_sides.index(int(subject)) + 1]]
        return side.value == self.value if self.value else side.cost > 0


class FirstDealt(Filter, frozen=True):
    """An opponent's character that you have just dealt such damage, for the first time this round."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        whose = {number: thing.controller for number, thing in g.things.items()}
        left = (event for event in g.history if isinstance(event, ev.Defeated | ev.SetAside | ev.Discarded))
        whose.update((event.thing, event.seat) for event in left)
        mine = [
            place
            for place, event in enumerate(g.history)
            if isinstance(event, ev.DamageDealt) and event.by == r.you and event.kind in self.symbols
            if event.dealt > 0 and whose.get(event.target) != r.you
        ]
        # Whatever belongs to the same moment stands side by side.
        moment = (ev.DamageDealt, ev.DamagePlaced, ev.ShieldsLost)
        return bool(mine) and all(isinstance(event, moment) for event in g.history[mine[0] :])


class HurtByThisDie(Filter, frozen=True):
    """A character that has just taken damage from this card's die, or from one that it modifies."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.take-damage.tokens, destiny.term.take-damage.blocked
        dealt = (event for event in reversed(g.history) if isinstance(event, ev.DamageDealt))
        last = next((event for event in dealt if event.target == subject), None)
        if last is None or not last.taken:
            return False
        for frame in g.stack[::-1]:
            if isinstance(frame, ResolveDie):
                return any(g.dice[die].thing == r.holder for die in frame.together)
            if isinstance(frame, Running):
                return False  # an effect dealt it
        return False


class ShowsResolved(Filter, frozen=True):
    """A die showing the symbol that a die has just been resolved as."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.symbol in r.get(ev.RESOLVED_AS)


class DieOf(Filter, frozen=True):
    """A die of the given cards; with `upgrades`, also of the upgrades on them, or only of those."""

    things: Reference
    upgrades: bool = False
    own: bool = True

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        if die is None:
            return False  # it has just left the game with its card
        wanted = self.things.find(g, r)
        bearer = g.things.get(die.thing) if self.upgrades else None
        # rule: destiny.later.downgrade.dice
        host = bearer.host if bearer is not None and bearer.type == UPGRADE else 0
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        return (self.own and die.thing in wanted) or host in wanted


class CharacterDie(Filter, frozen=True):
    """A die of a character card, not of an upgrade or support."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        die = g.dice.get(int(subject))
        if die is None:
            return False  # it has just left the game with its card
        return (g.things[die.thing].type if die.thing in g.things else CARDS[die.card].type) == CHARACTER


class BearerHas(Filter, frozen=True):
    """A die of a character with a card on it that passes the filter, or of an upgrade on such a one."""

    filter: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.things.get(g.dice[int(subject)].thing)
        bearer = 0 if thing is None else thing.host if thing.type == UPGRADE else thing.id
        return any(self.filter.test(g, r, one) for one in g.index.attached.get(bearer, ()))


def just_rolled(g: Destiny, r: Resolve) -> list[int]:
    """The dice that the activation before has rolled: by this ability, or the one that triggered it."""
    if r.get("rolled"):
        return r.ids("rolled")
    happened: list[ev.AnyEvent] = [*g.history, *g.told]
    for event in reversed(happened):
        if isinstance(event, ev.Activated) and event.thing in r.ids("it"):
            return list(event.dice)
    return []


class OfThatRoll(Filter, frozen=True):
    """A die that the activation before has just rolled."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in just_rolled(g, r)


class Whose(Filter, frozen=True):
    """A die of yours, or of an opponent."""

    whose: Literal["yours", "opponents"]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        return die is not None and (die.seat == r.you) == (self.whose == YOURS)


class Apart(Filter, frozen=True):
    """A die of another card, or with another symbol, than those already chosen under this name; an upgrade on
    another character."""

    name: str
    symbol: bool = False  # a blank is none

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        if self.symbol:
            return OtherSymbol(That(self.name)).test(g, r, subject)
        if die is not None:
            return die.thing not in {g.dice[other].thing for other in r.ids(self.name) if other in g.dice}
        host = g.things[int(subject)].host
        taken = [g.things[other].host for other in r.ids(self.name) if other != subject]
        return g.is_character(host) and host not in taken
