"""Conditions and amounts that compare players: battlefields, resources, hands, cards, the defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.conditions import AgainstAnOpponent, Condition
from dejarik.games.destiny.abilities.vocabulary.filters import CharacterDie, Filter
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, YOU, Who

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class OnYourBattlefield(Condition, frozen=True):
    """The battlefield that is used is the one you brought, whoever controls it."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.things[g.battlefield].owner == r.you


class NotInControl(Condition, frozen=True):
    """You do not control the battlefield."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() != r.you


class TheyHaveNoResources(AgainstAnOpponent, frozen=True):
    """An opponent, or the one spoken of, has no resources."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return g.resources[opponent] == 0


class TheyHoldAtMost(AgainstAnOpponent, frozen=True):
    """An opponent, or the one spoken of, has so many cards in hand or fewer."""

    number: int

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return len(g.hands[opponent]) <= self.number


class MoreCardsThanAnOpponent(AgainstAnOpponent, frozen=True):
    """You have more cards in play that pass the filter than an opponent."""

    filter: Filter

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        mine, theirs = (
            sum(thing.controller == seat and self.filter.test(g, r, thing.id) for thing in g.things.values())
            for seat in (r.you, opponent)
        )
        return mine > theirs


class HoldAtLeast(Condition, frozen=True):
    """You have so many cards in hand or more."""

    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return len(g.hands[r.you]) >= self.number


class LostCharacterDice(Condition, frozen=True):
    """Among the dice that were just removed are character dice of yours."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dice = [die for die in r.ids("dice") if die in g.dice and g.dice[die].seat == r.you]
        return any(CharacterDie().test(g, r, die) for die in dice)


class ResourcesOf(Amount, frozen=True):
    """The number of a player's resources."""

    who: Who = YOU

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(g.resources[seat] for seat in self.who.seats(g, r))


class DefeatedOf(Amount, frozen=True):
    """The number of a player's defeated characters."""

    who: Who = AN_OPPONENT

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(len(g.defeated[seat]) for seat in self.who.seats(g, r))


class ShieldsRemoved(Amount, frozen=True):
    """How many shields the effect before this one has removed."""

    def count(self, g: Destiny, r: Resolve) -> int:
        return sum(r.ids("unshielded"))


ON_YOUR_BATTLEFIELD = OnYourBattlefield()
NOT_IN_CONTROL = NotInControl()
