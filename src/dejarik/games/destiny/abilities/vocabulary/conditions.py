"""Conditions: what must hold for an effect to be applied, a card to be played, a constant to work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.filters import CharacterDie, Filter
from dejarik.games.destiny.abilities.vocabulary.references import Reference
from dejarik.games.destiny.abilities.vocabulary.selectors import IN_PLAY, YOURS, Select
from dejarik.games.destiny.cards.facts import CHARACTER, DAMAGE, DOWNGRADE, INDIRECT, PLOT, SUPPORT, UPGRADE
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules.damage import Damage
from dejarik.games.destiny.rules.resolving import ResolveDie, ways, why_not_resolve

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class Condition(msgspec.Struct, frozen=True):
    """Something that is so or not."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        raise TypeError(f"{type(self).__name__} holds nothing")


# ---- Several conditions -------------------------------------------------------------------------


class Always(Condition, frozen=True):
    """Holds whatever happens."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return True


class NotSo(Condition, frozen=True):
    """Another condition does not hold."""

    condition: Condition

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return not self.condition.holds(g, r)


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


# ---- Cards, dice and amounts --------------------------------------------------------------------


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


class WorthTogether(Condition, frozen=True):
    """The values of these dice come to so much or more."""

    value: int
    select: Select

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return sum(g.value(int(die)) for die in self.select.find(g, r)) >= self.value


class Reaches(Condition, frozen=True):
    """An amount is so much or more."""

    of: Amount
    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return self.of.count(g, r) >= self.number


class Is(Condition, frozen=True):
    """What the reference names passes the filter ("if that die is showing a value of 2 or more")."""

    what: Reference
    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(self.filter.test(g, r, one) for one in self.what.find(g, r))


class CardIs(Condition, frozen=True):
    """A card that was seen or discarded under this name passes the filter."""

    name: str
    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(self.filter.test(g, r, card) for card in r.get(self.name))


class NoResources(Condition, frozen=True):
    """You have no resources."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.resources[r.you] == 0


class YouHaveResources(Condition, frozen=True):
    """You have so many resources or more."""

    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.resources[r.you] >= self.number


class HoldAtLeast(Condition, frozen=True):
    """You have so many cards in hand or more."""

    number: int

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return len(g.hands[r.you]) >= self.number


class DefeatedUniqueCharacter(Condition, frozen=True):
    """You have one or more defeated unique characters."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return any(CARDS[code].unique for code in g.defeated[r.you])


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
    """You control the battlefield."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() == r.you


class BattlefieldElsewhere(Condition, frozen=True):
    """You do not control the battlefield."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() != r.you


class NotInControl(Condition, frozen=True):
    """You do not control the battlefield."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.battlefield_controller() != r.you


class OnYourBattlefield(Condition, frozen=True):
    """The battlefield that is used is the one you brought, whoever controls it."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.things[g.battlefield].owner == r.you


# ---- What has happened, or is about to ----------------------------------------------------------


class FirstRound(Condition, frozen=True):
    """It is the first round of the game."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return g.round == 1


class FirstTurn(Condition, frozen=True):
    """It is the first turn of the round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return sum(isinstance(event, ev.TurnBegan) for event in (*g.history, *g.told)) <= 1


class FirstAction(Condition, frozen=True):
    """Nobody has taken an action this round."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        events = [*g.history, *g.told]
        return FIRST_TURN.holds(g, r) and bool(events) and isinstance(events[-1], ev.TurnBegan)


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
    """One of the dice that an activation has just rolled shows one of the symbols."""

    symbols: tuple[str, ...]

    def holds(self, g: Destiny, r: Resolve) -> bool:
        tops = [g.showing(die) for die in r.ids("rolled")]
        return any(top is not None and top.symbol in self.symbols for top in tops)


class LostCharacterDice(Condition, frozen=True):
    """Among the dice that were just removed are character dice of yours."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dice = [die for die in r.ids("dice") if die in g.dice and g.dice[die].seat == r.you]
        return any(CharacterDie().test(g, r, die) for die in dice)


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


class DamageBlocked(Condition, frozen=True):
    """Some of the damage just dealt was blocked."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        dealt = [event for event in (*g.history, *g.told) if isinstance(event, ev.DamageDealt)]
        return bool(dealt) and dealt[-1].taken < dealt[-1].dealt


class TakesIndirect(Condition, frozen=True):
    """The damage about to be taken is indirect."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        return isinstance(frame, Damage) and frame.kind == INDIRECT


class Modifies(Condition, frozen=True):
    """This die modifies a die that passes the filter."""

    filter: Filter

    def holds(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        modifies = isinstance(frame, ResolveDie) and any(die in frame.modifiers for die in r.ids("die"))
        return modifies and isinstance(frame, ResolveDie) and self.filter.test(g, r, frame.die)


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


class MoreCardsThanAnOpponent(AgainstAnOpponent, frozen=True):
    """You have more cards in play that pass the filter than an opponent."""

    filter: Filter

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        mine, theirs = (
            sum(thing.controller == seat and self.filter.test(g, r, thing.id) for thing in g.things.values())
            for seat in (r.you, opponent)
        )
        return mine > theirs


class MoreResourcesThanYou(AgainstAnOpponent, frozen=True):
    """An opponent has so many resources more than you, or even more."""

    number: int

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return g.resources[opponent] >= g.resources[r.you] + self.number


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


class TheyHaveNoResources(AgainstAnOpponent, frozen=True):
    """An opponent, or the one spoken of, has no resources."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return g.resources[opponent] == 0


class TheyHoldAtMost(AgainstAnOpponent, frozen=True):
    """An opponent, or the one spoken of, has so many cards in hand or fewer."""

    number: int

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return len(g.hands[opponent]) <= self.number


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


class TheyHaveDefeated(AgainstAnOpponent, frozen=True):
    """An opponent has defeated characters."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        return bool(g.defeated[opponent])


class OffGuard(AgainstAnOpponent, frozen=True):
    """An opponent has an exhausted character and no dice that show damage."""

    def fits(self, g: Destiny, r: Resolve, opponent: int) -> bool:
        tops = [g.showing(die) for die in g.pool(opponent)]
        return any(g.things[character].exhausted for character in g.characters(opponent)) and not any(
            top is not None and top.symbol in DAMAGE for top in tops
        )


class AllOffGuard(Condition, frozen=True):
    """Each opponent has an exhausted character and no dice that show damage."""

    def holds(self, g: Destiny, r: Resolve) -> bool:
        return len(OffGuard().opponents(g, r)) == len(g.opponents(r.you))


# ---- Short forms --------------------------------------------------------------------------------


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
ON_YOUR_BATTLEFIELD = OnYourBattlefield()
NOT_IN_CONTROL = NotInControl()
FIRST_TURN = FirstTurn()
DAMAGE_BLOCKED = DamageBlocked()
JUST_DEFEATED = JustDefeated()
FIRST_ACTION = FirstAction()
TAKES_INDIRECT = TakesIndirect()
