"""Amounts: a number, or how to work one out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import ELSEWHERE, SPOTTED
from dejarik.games.destiny.abilities.vocabulary.dice_filters import last_turns
from dejarik.games.destiny.abilities.vocabulary.filters import card_of
from dejarik.games.destiny.abilities.vocabulary.logic import Filter
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    AN_OPPONENTS,
    YOU,
    AnOpponent,
    Reference,
    That,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import BLANK, DAMAGE
from dejarik.games.destiny.rules import values

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class Amount(msgspec.Struct, frozen=True):
    """A number that depends on the game."""

    def count(self, g: Destiny, r: Resolve) -> int:
        raise TypeError(f"{type(self).__name__} counts nothing")

    def of_an_opponent(self) -> bool:
        """Whether it counts what one opponent has: which one is chosen before."""
        return any(_of_an_opponent(getattr(self, field)) for field in self.__struct_fields__)


def _of_an_opponent(part: Any) -> bool:
    if isinstance(part, Select):
        return part.whose == AN_OPPONENTS
    return part.of_an_opponent() if isinstance(part, Amount) else isinstance(part, AnOpponent)


class ValueOf(Amount, frozen=True):
    """The value a die shows, or showed when it was removed; or the combined value of several, each with more
    if it says so."""

    of: That | Select
    more: int = 0

    def count(self, g: Destiny, r: Resolve) -> int:
        if isinstance(self.of, Select):
            return sum(g.value(int(die)) for die in self.of.find(g, r))
        last_known = r.ids(self.of.name + ".value")
        found = [die for die in self.of.find(g, r) if g.showing(die) is not None]
        return g.value(found[0]) if found else sum(last_known) + self.more * len(last_known)


class CostShown(Amount, frozen=True):
    """The resource cost that a die shows, or showed when it was removed."""

    of: That

    def count(self, g: Destiny, r: Resolve) -> int:
        shown = [top.cost for die in self.of.find(g, r) if (top := g.showing(die)) is not None]
        return sum(shown or r.ids(self.of.name + ".cost"))


class ResolvedFor(Amount, frozen=True):
    """The value for which the die under this name was just resolved."""

    name: str = "resolved"

    def count(self, g: Destiny, r: Resolve) -> int:
        dice = r.ids(self.name)
        resolved = (e for e in reversed(g.history) if isinstance(e, ev.DieResolved) and e.die in dice)
        return next((event.value for event in resolved), 0)


class JustLost(Amount, frozen=True):
    """How many resources a player has lost to the die that was just resolved."""

    def count(self, g: Destiny, r: Resolve) -> int:
        dice = r.ids("it")
        # That somebody was robbed is told after what they lost.
        events = [event for event in g.history if not isinstance(event, ev.ResourcesRobbed)]
        for before, event in zip(events[-2::-1], events[:0:-1], strict=True):
            if isinstance(event, ev.DieResolved) and {event.die, *event.modifiers} & {*dice}:
                return before.amount if isinstance(before, ev.ResourcesLost) else 0
        return 0


class DiceRolled(Amount, frozen=True):
    """How many dice the last activation of this character rolled."""

    def count(self, g: Destiny, r: Resolve) -> int:
        mine = [e for e in g.history if isinstance(e, ev.Activated) and e.thing == r.holder]
        return len(mine[-1].dice) if mine else 0


class CountOf(Amount, frozen=True):
    """How many there are."""

    of: Select

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(self.of.copies(g, r, one) for one in self.of.find(g, r))


class CardsInHand(Amount, frozen=True):
    """The number of cards in a player's hand."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.hands[seat]) for seat in self.who.seats(g, r))


class OtherCardsInHand(Amount, frozen=True):
    """The number of cards in your hand besides this one, which may be played from elsewhere."""

    def count(self, g: Destiny, r: Resolve) -> int:
        hand = g.hands[r.you]
        return len(hand) - (not r.get(ELSEWHERE) and r.ability.partition(".")[0] in hand)


class HowMany(Amount, frozen=True):
    """How many were chosen or touched under this name, or of those how many pass the filter."""

    name: str
    filter: Filter | None = None

    def count(self, g: Destiny, r: Resolve) -> int:
        found = r.get(self.name)
        return len(found) if self.filter is None else sum(self.filter.test(g, r, one) for one in found)


class ChosenNumber(Amount, frozen=True):
    """A number that was chosen under this name."""

    name: str

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(r.ids(self.name))


class CostOf(Amount, frozen=True):
    """What the cards cost that were chosen or discarded under this name, or under two names together."""

    name: str
    and_: str = ""

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(self._cost(g, r, name) for name in (self.name, self.and_) if name)

    def _cost(self, g: Destiny, r: Resolve, name: str) -> int:
        # Of cards that others do not get to see only the cost is known.
        found = [card for card in r.get(name) if isinstance(card, str) or card in g.things]
        return sum(card_of(g, card).cost for card in found) + sum(r.ids(name + ".cost"))


class TokensOn(Amount, frozen=True):
    """The number of tokens of a sort on a card, or on all that are selected."""

    kind: Literal["damage", "shields", "resources"]
    what: Reference | Select

    def count(self, g: Destiny, r: Resolve) -> int:
        things = (g.things[int(thing)] for thing in self.what.find(g, r))
        return sum(getattr(thing, self.kind) for thing in things)


class MostOfOneSubtype(Amount, frozen=True):
    """How many of your characters share a subtype, at most: those that you spot."""

    def count(self, g: Destiny, r: Resolve) -> int:
        subtypes = [
            values.subtypes(g, one) for seat in (r.you, *r.ids(SPOTTED)) for one in g.characters(seat)
        ]
        named = {one for has in subtypes for one in has}
        return max((sum(one in has for has in subtypes) for one in named), default=0)


class ResourcesOf(Amount, frozen=True):
    """The number of a player's resources."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.resources[seat] for seat in self.who.seats(g, r))


class DefeatedOf(Amount, frozen=True):
    """The number of a player's defeated characters."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.defeated[seat]) for seat in self.who.seats(g, r))


class TokensRemoved(Amount, frozen=True):
    """How many tokens of a sort the effect before this one has taken off a card, or out of a purse."""

    kind: Literal["damage", "shields", "resources"]

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(r.ids(REMOVED[self.kind]))


REMOVED: Final[dict[str, str]] = {"shields": "unshielded", "damage": "#healed", "resources": "#paid"}


class ResolvedThisTurn(Amount, frozen=True):
    """How many dice you have resolved this turn, modifiers included."""

    def count(self, g: Destiny, r: Resolve) -> int:
        found: set[int] = set()
        happened: list[ev.AnyEvent] = [*g.history, *g.told]
        for event in reversed(happened):
            if isinstance(event, ev.TurnBegan):
                break
            if isinstance(event, ev.DieResolved) and event.seat == r.you:
                found |= {event.die, *event.modifiers}
        return len(found)


class ExtraActionsLastTurn(Amount, frozen=True):
    """How many additional actions a player took in their last turn this round."""

    who: Who = AN_OPPONENT

    def count(self, g: Destiny, r: Resolve) -> int:
        # rule: destiny.additional-action.decline-not-pass
        taken = 0
        for seat in self.who.seats(g, r):
            for event in last_turns(g, r.you):
                if isinstance(event, ev.Claimed) and event.seat == seat:
                    break  # whoever has claimed takes no more actions
                if isinstance(event, ev.ActionGained | ev.Declined) and event.seat == seat:
                    taken += 1 if isinstance(event, ev.ActionGained) else -1
        return taken


class Half(Amount, frozen=True):
    """Half of an amount, rounded up, or down."""

    of: Amount
    down: bool = False

    def count(self, g: Destiny, r: Resolve) -> int:
        return (self.of.count(g, r) + (not self.down)) // 2


class Third(Amount, frozen=True):
    """A third of an amount, rounded down: one for every three."""

    of: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return self.of.count(g, r) // 3


class RemainingHealthOf(Amount, frozen=True):
    """The combined remaining health of characters."""

    of: Select

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(values.remaining_health(g, int(one)) for one in self.of.find(g, r))


class NamedNumber(Amount, frozen=True):
    """The number that was named before."""

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(int(number) for number in r.get("number"))


class Twice(Amount, frozen=True):
    """Two for each."""

    of: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return 2 * self.of.count(g, r)


class SymbolsShown(Amount, frozen=True):
    """How many different symbols your dice show, or damage symbols; a blank is none unless it counts."""

    blank: bool = False
    damage: bool = False

    def count(self, g: Destiny, r: Resolve) -> int:
        # rule: destiny.reading.scoping-the-target.ten-symbols
        tops = [g.showing(die) for die in g.pool(r.you)]
        shown = {top.symbol for top in tops if top is not None}
        if self.damage:
            shown &= set(DAMAGE)
        return len(shown) if self.blank else len(shown - {BLANK})


class PennilessOpponents(Amount, frozen=True):
    """How many opponents have no resources."""

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.resources[seat] == 0 for seat in g.opponents(r.you))


class Excess(Amount, frozen=True):
    """By how much an amount is greater than another."""

    of: Amount
    over: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return max(0, self.of.count(g, r) - self.over.count(g, r))


class AtMost(Amount, frozen=True):
    """An amount, to a maximum: a number, or another amount."""

    most: int | Amount
    of: Amount

    def count(self, g: Destiny, r: Resolve) -> int:
        return min(amount(g, r, self.most), self.of.count(g, r))


class RoomInHand(Amount, frozen=True):
    """How many cards are missing from your hand to your hand size."""

    def count(self, g: Destiny, r: Resolve) -> int:
        # rule: destiny.zone.hand.limit-default
        return max(0, values.hand_limit(g, r.you) - len(g.hands[r.you]))


def amount(g: Destiny, r: Resolve, number: int | Amount) -> int:
    return number if isinstance(number, int) else number.count(g, r)
