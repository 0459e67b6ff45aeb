"""Conditions: what must hold for an effect to be applied, a card to be played, a constant to work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny.abilities.vocabulary.filters import Filter
from dejarik.games.destiny.abilities.vocabulary.references import Reference
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_PLAY, YOURS, Select
from dejarik.games.destiny.cards.facts import CHARACTER, DAMAGE, DOWNGRADE, PLOT, SUPPORT, UPGRADE
from dejarik.games.destiny.cards.library import CARDS

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class Condition(msgspec.Struct, frozen=True):
    """Something that is so or not."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        raise TypeError(f"{type(self).__name__} holds nothing")


class Spot(Condition, frozen=True):
    """You have such a card in play."""

    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        # rule: destiny.term.spot.in-play, destiny.term.spot.own-only, destiny.term.spot.missing
        return bool(self.select.find(g, r))


class Has(Condition, frozen=True):
    """There is at least one of these."""

    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return bool(self.select.find(g, r))


class Is(Condition, frozen=True):
    """What the reference names passes the filter ("if that die is showing a value of 2 or more")."""

    what: Reference
    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(self.filter.test(g, r, one) for one in self.what.find(g, r))


class ControlBattlefield(Condition, frozen=True):
    """You control the battlefield."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() == r.you


class DefeatedUniqueCharacter(Condition, frozen=True):
    """You have one or more defeated unique characters."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(CARDS[code].unique for code in g.defeated[r.you])


class AgainstAnOpponent(Condition, frozen=True):
    """Something is so with at least one opponent: "that opponent" is one with whom it is so.

    Where an opponent has been singled out before, it has to be so with that one.
    """

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        raise TypeError(f"{type(self).__name__} fits nobody")

    def opponents(self, g: Destiny, r: Resolve) -> list[int]:
        return [seat for seat in g.opponents(r.you) if self.fits(g, r, seat)]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        chosen = r.ids("opponent")
        return any(self.fits(g, r, seat) for seat in chosen) if chosen else bool(self.opponents(g, r))


class MoreDiceThanAnOpponent(AgainstAnOpponent, frozen=True):
    """You have more dice in your pool than some opponent has in theirs."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return len(g.pool(r.you)) > len(g.pool(opponent))


class MoreReadyCharacters(AgainstAnOpponent, frozen=True):
    """You have more ready characters than an opponent."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        mine, theirs = (
            sum(not g.things[character].exhausted for character in g.characters(seat))
            for seat in (r.you, opponent)
        )
        return mine > theirs


class EachOfTheirs(AgainstAnOpponent, frozen=True):
    """Each of an opponent's characters passes the filter."""

    filter: Filter

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return all(self.filter.test(g, r, character) for character in g.characters(opponent))


class TheyHaveResources(AgainstAnOpponent, frozen=True):
    """An opponent has so many resources or more."""

    number: int

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return g.resources[opponent] >= self.number


class OffGuard(AgainstAnOpponent, frozen=True):
    """An opponent has an exhausted character and no dice that show damage."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        tops = [g.showing(die) for die in g.pool(opponent)]
        return any(g.things[character].exhausted for character in g.characters(opponent)) and not any(
            top is not None and top.symbol in DAMAGE for top in tops
        )


class MoreResourcesThanYou(AgainstAnOpponent, frozen=True):
    """An opponent has so many resources more than you, or even more."""

    number: int

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return g.resources[opponent] >= g.resources[r.you] + self.number


class AllOffGuard(Condition, frozen=True):
    """Each opponent has an exhausted character and no dice that show damage."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return len(OffGuard().opponents(g, r)) == len(g.opponents(r.you))


class BattlefieldElsewhere(Condition, frozen=True):
    """You do not control the battlefield."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() != r.you


class NoResources(Condition, frozen=True):
    """You have no resources."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.resources[r.you] == 0


class YouHaveResources(Condition, frozen=True):
    """You have so many resources or more."""

    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.resources[r.you] >= self.number


class CardIs(Condition, frozen=True):
    """A card that was seen or discarded under this name passes the filter."""

    name: str
    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(self.filter.test(g, r, card) for card in r.get(self.name))


class JustRolled(Condition, frozen=True):
    """One of the dice that an activation has just rolled shows one of the symbols."""

    symbols: tuple[str, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        tops = [g.showing(die) for die in r.ids("rolled")]
        return any(top is not None and top.symbol in self.symbols for top in tops)


class AtLeast(Condition, frozen=True):
    """There are at least so many of these."""

    number: int
    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        # A hand offers copies of a card once.
        return sum(self.select.copies(g, r, one) for one in self.select.find(g, r)) >= self.number


class Exactly(Condition, frozen=True):
    """There are exactly so many of these."""

    number: int
    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return len(self.select.find(g, r)) == self.number


class Either(Condition, frozen=True):
    """One of several conditions holds."""

    conditions: tuple[Condition, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(one.holds(g, r) for one in self.conditions)


class AllHold(Condition, frozen=True):
    """All of several conditions hold."""

    conditions: tuple[Condition, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return all(one.holds(g, r) for one in self.conditions)


class WorthTogether(Condition, frozen=True):
    """The values of these dice come to so much or more."""

    value: int
    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return sum(g.value(int(die)) for die in self.select.find(g, r)) >= self.value


class Always(Condition, frozen=True):
    """Holds whatever happens."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return True


class FirstRound(Condition, frozen=True):
    """It is the first round of the game."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.round == 1


def spot(*where: Filter) -> Spot:
    """Have such a card of any type in play."""
    return Spot(Select(IN_PLAY, (CHARACTER, SUPPORT, UPGRADE, DOWNGRADE), YOURS, where))


def spot_character(*where: Filter) -> Spot:
    return Spot(Select(IN_PLAY, (CHARACTER,), YOURS, where))


def spot_plot(*where: Filter) -> Spot:
    return Spot(Select(IN_PLAY, (PLOT,), YOURS, where))


def spot_support(*where: Filter) -> Spot:
    return Spot(Select(IN_PLAY, (SUPPORT,), YOURS, where))


CONTROL_BATTLEFIELD = ControlBattlefield()
ALWAYS = Always()
FIRST_ROUND = FirstRound()
