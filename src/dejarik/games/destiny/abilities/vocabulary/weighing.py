"""Conditions and amounts that weigh what is on the table: how many, how much, whether not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.conditions import AgainstAnOpponent, Condition
from dejarik.games.destiny.abilities.vocabulary.filters import Filter
from dejarik.games.destiny.abilities.vocabulary.references import YOU, Reference, Who
from dejarik.games.destiny.cards.facts import INDIRECT
from dejarik.games.destiny.rules.damage import Damage

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class Reaches(Condition, frozen=True):
    """An amount is so much or more."""

    of: Amount
    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return self.of.count(g, r) >= self.number


class NotSo(Condition, frozen=True):
    """Another condition does not hold."""

    condition: Condition

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return not self.condition.holds(g, r)


class TheyHaveDice(AgainstAnOpponent, frozen=True):
    """An opponent has so many dice or more in their pool that pass the filter."""

    number: int
    filter: Filter

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return sum(self.filter.test(g, r, die) for die in g.pool(opponent)) >= self.number


class TheyHaveNo(AgainstAnOpponent, frozen=True):
    """An opponent has no cards in hand, or no dice in their pool."""

    what: str  # cards, dice

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return not (g.hands[opponent] if self.what == "cards" else g.pool(opponent))


class FirstAction(Condition, frozen=True):
    """Nobody has taken an action this round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        events = [*g.history, *g.told]
        return FIRST_TURN.holds(g, r) and bool(events) and isinstance(events[-1], ev.TurnBegan)


class TakesIndirect(Condition, frozen=True):
    """The damage about to be taken is indirect."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        return isinstance(frame, Damage) and frame.kind == INDIRECT


class FirstTurn(Condition, frozen=True):
    """It is the first turn of the round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return sum(isinstance(event, ev.TurnBegan) for event in (*g.history, *g.told)) <= 1


class TheyHaveDefeated(AgainstAnOpponent, frozen=True):
    """An opponent has defeated characters."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return bool(g.defeated[opponent])


class DamageBlocked(Condition, frozen=True):
    """Some of the damage just dealt was blocked."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dealt = [event for event in (*g.history, *g.told) if isinstance(event, ev.DamageDealt)]
        return bool(dealt) and dealt[-1].taken < dealt[-1].dealt


class ShowTheSame(Condition, frozen=True):
    """Several dice show the same value, or the same value and symbol."""

    dice: Reference
    symbol: bool = False

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dice = [die for die in self.dice.find(g, r) if g.showing(die) is not None]
        tops = [top for die in dice if (top := g.showing(die)) is not None]
        same = len({g.value(die) for die in dice}) == 1
        return len(dice) > 1 and same and not (self.symbol and len({top.symbol for top in tops}) > 1)


class WasResolvedAs(Condition, frozen=True):
    """The die that has just been resolved was resolved as one of the symbols."""

    symbols: tuple[str, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        # rule: destiny.term.resolve-as-if
        return not set(self.symbols).isdisjoint(r.get("resolved-as"))


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


class DefeatedCharacters(Amount, frozen=True):
    """The number of defeated characters a player has."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.defeated[seat]) for seat in self.who.seats(g, r))


FIRST_TURN = FirstTurn()
DAMAGE_BLOCKED = DamageBlocked()
JUST_DEFEATED = JustDefeated()
FIRST_ACTION = FirstAction()
TAKES_INDIRECT = TakesIndirect()
