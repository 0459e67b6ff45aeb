"""Conditions: what must hold for an effect to be applied, a card to be played, a constant to work."""

from __future__ import annotations

from copy import copy
from itertools import combinations
from typing import TYPE_CHECKING, Any, Literal

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, CountOf, ResourcesOf
from dejarik.games.destiny.abilities.vocabulary.defeated import dice_had, price
from dejarik.games.destiny.abilities.vocabulary.dice_filters import just_rolled, last_turns
from dejarik.games.destiny.abilities.vocabulary.logic import Condition, Filter, Op, compare
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    YOU,
    YOURS,
    Reference,
    That,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_PLAY, Select, Spot
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    CHARACTER,
    DAMAGE,
    DOWNGRADE,
    INDIRECT,
    NOBODY,
    PLOT,
    SUPPORT,
    UPGRADE,
)
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.games.destiny.rules import marking
from dejarik.games.destiny.rules.damage import Damage
from dejarik.games.destiny.rules.leaving import DiscardFromPlay
from dejarik.games.destiny.rules.resolving import ResolveDie, ways, why_not_resolve

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


BEFORE = ".symbol"  # after the name of a die: what it showed before it was rerolled


class Always(Condition, frozen=True):
    """Holds whatever happens."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return True


# ---- Cards, dice and amounts --------------------------------------------------------------------


class Has(Condition, frozen=True):
    """There is at least one of these."""

    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        # rule: destiny.term.spot.in-play, destiny.term.spot.own-only, destiny.term.spot.missing
        return bool(self.select.find(g, r))


class Each(Condition, frozen=True):
    """Each of these passes the filter."""

    select: Select
    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return all(self.filter.test(g, r, one) for one in self.select.find(g, r))


class ControlPair(Condition, frozen=True):
    """You control exactly two characters: one passes the first filter, and the other the second."""

    one: Filter
    other: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        team = g.characters(r.you)
        orders = (team, team[::-1]) if len(team) == 2 else ()
        return any(self.one.test(g, r, first) and self.other.test(g, r, last) for first, last in orders)


class Compare(Condition, frozen=True):
    """An amount is so much or so little."""

    of: Amount
    op: Op
    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return compare(self.of.count(g, r), self.op, self.number)


class More(Condition, frozen=True):
    """An amount is greater than another, by so much or more."""

    of: Amount
    than: Amount
    by: int = 1

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return self.of.count(g, r) >= self.than.count(g, r) + self.by


class Is(Condition, frozen=True):
    """What the reference names passes the filter ("if that die is showing a value of 2 or more"): one of
    them, or all of them."""

    what: Reference
    filter: Filter
    every: bool = False

    def holds(self, g: Destiny, r: Resolve) -> bool:
        combine = all if self.every else any
        return combine(self.filter.test(g, r, one) for one in self.what.subjects(g, r))


class HasDefeated(Condition, frozen=True):
    """You have one or more defeated characters: unique ones, or such that are so many points or more."""

    unique: bool = False
    points: int = 0

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(
            (not self.unique or CARDS[card].unique)
            and (
                not self.points or any(price(card, dice) >= self.points for dice in dice_had(g, r.you, card))
            )
            for card in g.defeated[r.you]
        )


class ShowTheSame(Condition, frozen=True):
    """Several dice show the same value, or the same value and symbol."""

    dice: Reference
    symbol: bool = False

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dice = [die for die in self.dice.find(g, r) if g.showing(die) is not None]
        tops = [top for die in dice if (top := g.showing(die)) is not None]
        same = len({g.value(die) for die in dice}) == 1
        return len(dice) > 1 and same and not (self.symbol and len({top.symbol for top in tops}) > 1)


# ---- The battlefield ----------------------------------------------------------------------------


class ControlBattlefield(Condition, frozen=True):
    """You control the battlefield, or another player does."""

    who: Who = YOU

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() in self.who.seats(g, r)


class OnYourBattlefield(Condition, frozen=True):
    """The battlefield that is used is the one you brought, whoever controls it."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.things[g.battlefield].owner == r.you


# ---- What has happened, or is about to ----------------------------------------------------------


class First(Condition, frozen=True):
    """It is the first round of the game, the first turn of the round, or nobody has taken an action in it."""

    what: Literal["round", "turn", "action"]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        if self.what == "round":
            return g.round == 1
        if self.what == "turn":
            return len(marking.turn_starts([*g.history, *g.told])) <= 1
        from dejarik.games.destiny.rules.rounds import nobody_acted

        return nobody_acted(g)


class FirstPlayed(Condition, frozen=True):
    """That card is the first of its sort you have played this round."""

    filter: Filter
    here: bool = False  # on this character

    def holds(self, g: Destiny, r: Resolve) -> bool:
        played = [e for e in (*g.history, *g.told) if isinstance(e, ev.Played) and e.seat == r.you]
        if self.here:
            played = [event for event in played if event.host == r.holder]
        first = next((e for e in played if self.filter.test(g, r, e.card)), None)
        return first is not None and first.thing in r.ids("it")


class JustRolled(Condition, frozen=True):
    """One of the dice that an activation has just rolled, or of those that pass the filter, shows one of the
    symbols."""

    symbols: tuple[str, ...]
    filter: Filter | None = None

    def holds(self, g: Destiny, r: Resolve) -> bool:
        rolled = just_rolled(g, r)
        if self.filter is not None:
            rolled = [die for die in rolled if self.filter.test(g, r, die)]
        tops = [g.showing(die) for die in rolled]
        return any(top is not None and top.symbol in self.symbols for top in tops)


class RemovedTheirs(Condition, frozen=True):
    """You have removed a die of an opponent this round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        events = (*g.history, *g.told)
        return any(isinstance(e, ev.DiceRemoved) and e.by == r.you != e.seat for e in events)


class ActivatedLastTurn(Condition, frozen=True):
    """An opponent activated a character during their last turn this round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        events = last_turns(g, r.you)
        gone = {event.thing for event in events if isinstance(event, ev.Defeated)}
        activated = [e.thing for e in events if isinstance(e, ev.Activated) and e.seat != r.you]
        return any(g.is_character(thing) or thing in gone for thing in activated)


class ByAnOpponent(Condition, frozen=True):
    """The effect that is about to discard a card is an opponent's."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        return isinstance(frame, DiscardFromPlay) and frame.by not in (NOBODY, r.you)


class ResolvedLastTurn(Condition, frozen=True):
    """An opponent resolved a die as the symbol of the die being resolved, in their last turn this round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        shown = {top.symbol for die in r.ids("resolving") if (top := g.showing(die)) is not None}
        resolved = [e for e in last_turns(g, r.you) if isinstance(e, ev.DieResolved) and e.seat != r.you]
        return any(event.symbol in shown for event in resolved)


class ActsAgain(Condition, frozen=True):
    """You have taken an action this turn before the one you are taking."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        from dejarik.games.destiny.rules.rounds import ExtraAction

        return g.turn == r.you and any(isinstance(f, ExtraAction) and f.seat == r.you for f in g.stack)


class DealtByThisDie(Condition, frozen=True):
    """The damage about to be dealt comes from this card's die, or from one that it modifies."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        below = g.stack[max(0, r.depth - 3) : r.depth]
        if any(isinstance(frame, Resolve) for frame in below[-2:]):
            return False  # an effect deals it
        return any(
            isinstance(frame, ResolveDie) and any(g.dice[die].thing == r.holder for die in frame.together)
            for frame in below
        )


class LostDice(Condition, frozen=True):
    """Among the dice that were just removed are dice of yours that pass the filter."""

    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dice = [die for die in r.ids("dice") if die in g.dice and g.dice[die].seat == r.you]
        return any(self.filter.test(g, r, die) for die in dice)


class FirstActivation(Condition, frozen=True):
    """This character has been activated once this round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        mine = [e for e in (*g.history, *g.told) if isinstance(e, ev.Activated) and e.thing == r.holder]
        return len(mine) == 1


class SameAgain(Condition, frozen=True):
    """The die rerolled under this name shows the symbol that it showed before."""

    name: str

    def holds(self, g: Destiny, r: Resolve) -> bool:
        tops = [g.showing(die) for die in r.ids(self.name)]
        return any(top is not None and top.symbol in r.get(self.name + BEFORE) for top in tops)


class DealtDamage(Condition, frozen=True):
    """The die that has just been resolved has dealt damage."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        symbol = ""
        dice = {*r.ids("it"), *r.ids("die")}
        for event in reversed(g.history):
            if isinstance(event, ev.DieResolved):
                if symbol:
                    break
                if {event.die, *event.modifiers} & dice:
                    symbol = event.symbol
            elif symbol and isinstance(event, ev.DamageDealt) and event.kind == symbol and event.dealt > 0:
                return True
        return False


class PlayedFromSets(Condition, frozen=True):
    """A player has played cards from this many different sets this round; or from each of as many sets as
    their deck was built from."""

    number: int
    who: Who = YOU
    chosen: bool = False

    def holds(self, g: Destiny, r: Resolve) -> bool:
        seats = self.who.seats(g, r)
        events = [e for e in (*g.history, *g.told) if isinstance(e, ev.Played) and e.seat in seats]
        played = [sets_of(event.card) for event in events]
        if most_sets(played) < self.number:
            return False
        choices = [one for seat in seats for one in self.choices(g, seat)] if self.chosen else []
        return not choices or any(
            most_sets([fitting for sets in played if (fitting := sets & choice)]) >= self.number
            for choice in choices
        )

    def choices(self, g: Destiny, seat: int) -> list[set[str]]:
        """The sets that a player may have chosen: all cards of the team and deck come from them."""
        # rule: destiny.reading.choose-your-destiny.sets
        piles = (g.hands, g.discards, g.playing, g.defeated, g.face_down)
        cards = {*g.decks[seat].cards, *(card for pile in piles for card in pile[seat])}
        in_play = [thing for thing in g.things.values() if thing.owner == seat]
        cards |= {thing.card for thing in in_play if thing.type not in (BATTLEFIELD, PLOT)}
        needed = [sets_of(card) for card in cards if card]
        every = sorted({code[:2] for code in CARDS})
        return [
            {*choice} for choice in combinations(every, self.number) if all(one & {*choice} for one in needed)
        ]


def sets_of(card: str) -> set[str]:
    """The sets in which a card was printed: a code begins with its set."""
    return {code[:2] for code in (card, *(again for again, first in REPRINTS.items() if first == card))}


def most_sets(cards: list[set[str]], taken: frozenset[str] = frozenset()) -> int:
    """From how many sets cards can come if each comes from one of those in which it was printed."""
    # rule: destiny.reading.choose-your-destiny.reprints
    if not cards:
        return len(taken)
    first, *others = cards
    return max(most_sets(others, taken | {one}) for one in first)


class WasDefeated(Condition, frozen=True):
    """What was chosen under this name has been defeated since."""

    what: That

    def holds(self, g: Destiny, r: Resolve) -> bool:
        chosen = r.ids(self.what.name)
        return any(isinstance(e, ev.Defeated) and e.thing in chosen for e in (*g.history, *g.told))


class JustDefeated(Condition, frozen=True):
    """The die that has just been resolved has defeated a character."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        events = [*g.history, *g.told]
        mine = r.ids("die")
        while events and not (isinstance(events[-1], ev.DieResolved) and events[-1].die in mine):
            events.pop()
        while events and not isinstance(events[-1], ev.Defeated | ev.DamageDealt):
            events.pop()
        return bool(events) and isinstance(events[-1], ev.Defeated)


class DamageBlocked(Condition, frozen=True):
    """Some of the damage just dealt was blocked, by whatever means or by shields."""

    by_shields: bool = False

    def holds(self, g: Destiny, r: Resolve) -> bool:
        events = [*g.history, *g.told]
        while events and not isinstance(events[-1], ev.DamageDealt):
            events.pop()
        if not events:
            return False
        last, before = events[-1], events[-2] if len(events) > 1 else None
        assert isinstance(last, ev.DamageDealt)
        if self.by_shields:
            return isinstance(before, ev.ShieldsLost)  # also those of another character that helped
        return last.taken < last.dealt


class ThatDamage(Condition, frozen=True):
    """The damage about to be dealt or taken is of one of the kinds, and this much or more."""

    symbols: tuple[str, ...]
    least: int = 1

    def holds(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        if not isinstance(frame, Damage) or frame.kind not in self.symbols:
            return False
        return frame.parts[r.ids("part")[0] + 1] >= self.least


class TookDamage(Condition, frozen=True):
    """The last damage dealt to a character was of one of the kinds, and not all of it was blocked, unless
    that does not matter."""

    what: Reference
    symbols: tuple[str, ...]
    blocked: bool = False  # it counts although all of it was blocked

    def holds(self, g: Destiny, r: Resolve) -> bool:
        # rule: destiny.term.take-damage.tokens, destiny.term.take-damage.blocked
        hurt = self.what.find(g, r)
        happened: list[ev.AnyEvent] = [*g.history, *g.told]
        for event in reversed(happened):
            if isinstance(event, ev.DamageDealt) and event.target in hurt:
                return (event.taken > 0 or self.blocked) and event.kind in self.symbols
        return False


class Modifies(Condition, frozen=True):
    """This die modifies a die that passes the filter, or has just done so."""

    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        frame: ResolveDie | ev.DieResolved | Any = g.stack[r.depth]
        if not isinstance(frame, ResolveDie):  # that is over
            resolved = (e for e in reversed(g.history) if isinstance(e, ev.DieResolved))
            mine = {*r.ids("die")}
            frame = next((event for event in resolved if mine & {event.die, *event.modifiers}), None)
        if frame is None or not any(die in frame.modifiers for die in r.ids("die")):
            return False
        return self.filter.test(g, r, frame.die)


class CanBeResolved(Condition, frozen=True):
    """You can resolve the die, as whatever it shows."""

    what: Reference

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(
            why_not_resolve(g, r.you, die, symbol) is None
            for die in self.what.find(g, r)
            for symbol in ways(g, r.you, die)
        )


# ---- Opponents ----------------------------------------------------------------------------------


class Opponent(Condition, frozen=True):
    """Something is so with at least one opponent (`AN_OPPONENT` inside): "that opponent" is one of those.

    Where an opponent has been singled out before, it has to be so with that one.
    """

    of: Condition

    def opponents(self, g: Destiny, r: Resolve) -> list[int]:
        """Those with whom it is so."""
        return [seat for seat in g.opponents(r.you) if self.fits(g, r, seat)]

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        seen = copy(r)
        seen.bind("opponent", opponent)
        return self.of.holds(g, seen)

    def holds(self, g: Destiny, r: Resolve) -> bool:
        chosen = r.ids("opponent")
        return any(self.fits(g, r, seat) for seat in chosen) if chosen else bool(self.opponents(g, r))


class OffGuard(Condition, frozen=True):
    """The opponent, or every opponent, has an exhausted character and no dice that show damage."""

    every: bool = False

    def holds(self, g: Destiny, r: Resolve) -> bool:
        opponents = g.opponents(r.you) if self.every else AN_OPPONENT.seats(g, r)
        return bool(opponents) and all(self._off_guard(g, seat) for seat in opponents)

    def _off_guard(self, g: Destiny, opponent: int) -> bool:
        tops = [g.showing(die) for die in g.pool(opponent)]
        return any(g.things[character].exhausted for character in g.characters(opponent)) and not any(
            top is not None and top.symbol in DAMAGE for top in tops
        )


# ---- Short forms --------------------------------------------------------------------------------


def spot(*where: Filter) -> Has:
    """Have such a card of any type in play."""
    return Has(Spot(IN_PLAY, (CHARACTER, SUPPORT, UPGRADE, DOWNGRADE), YOURS, where))


def spot_character(*where: Filter) -> Has:
    return Has(Spot(IN_PLAY, (CHARACTER,), YOURS, where))


def spot_plot(*where: Filter) -> Has:
    return Has(Spot(IN_PLAY, (PLOT,), YOURS, where))


def spot_support(*where: Filter) -> Has:
    return Has(Spot(IN_PLAY, (SUPPORT,), YOURS, where))


def have(number: int, select: Select) -> Compare:
    """There are at least so many of these."""
    return Compare(CountOf(select), ">=", number)


CONTROL_BATTLEFIELD = ControlBattlefield()
ALWAYS = Always()
THEY_HAVE_NO_RESOURCES = Opponent(Compare(ResourcesOf(AN_OPPONENT), "==", 0))
FIRST_ROUND = First("round")
ON_YOUR_BATTLEFIELD = OnYourBattlefield()
FIRST_TURN = First("turn")
DAMAGE_BLOCKED = DamageBlocked()
JUST_DEFEATED = JustDefeated()
FIRST_ACTION = First("action")
TAKES_INDIRECT = ThatDamage((INDIRECT,))
BLOCKED_BY_SHIELDS = DamageBlocked(by_shields=True)
