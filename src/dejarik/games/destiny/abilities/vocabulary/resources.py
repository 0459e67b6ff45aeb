"""Effects on resources: gain, lose, take, spend, and those that lie on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import MINE, Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import REMOVED, Amount, ResourcesOf, amount
from dejarik.games.destiny.abilities.vocabulary.choosing import (
    ChooseOpponent,
    Countable,
    OnPlayer,
    Target,
    UpTo,
    ask_amount,
    choose_for,
    choose_who,
    chosen,
    pick_first,
    wanted,
)
from dejarik.games.destiny.abilities.vocabulary.conditions import Compare, Opponent
from dejarik.games.destiny.abilities.vocabulary.logic import Condition
from dejarik.games.destiny.abilities.vocabulary.references import (
    AN_OPPONENT,
    FREE,
    THIS,
    YOU,
    Reference,
    Who,
)
from dejarik.games.destiny.abilities.vocabulary.selectors import MANY
from dejarik.games.destiny.cards.facts import LESS_INCOME
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules import marking, tokens
from dejarik.games.destiny.rules.occasions import purse
from dejarik.kernel import Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


NO_RESOURCES = Why("destiny.symbol.disrupt.never-negative")
NONE_ON_IT = Why("destiny.resource.use")


class Gain(Effect, frozen=True):
    """Gain resources."""

    amount: int | Amount
    who: Who = YOU

    def lay(self, code: Code) -> None:
        choose_for(code, self.amount)
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            tokens.gain_resources(g, seat, amount(g, r, self.amount))
        return None


class Lose(UpTo, frozen=True):
    """Lose resources."""

    who: Who = AN_OPPONENT

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        lost = tokens.lose_resources(g, seat, number)
        if lost:
            # Whose effect it is, also while the other player is "you".
            tokens.tell_robbed(g, seat, r.ids(MINE)[0] if r.get(MINE) else r.you)
        return lost


class Take(UpTo, frozen=True):
    """Take resources from a player, as many as they have at most; or have them given to you."""

    who: Who = AN_OPPONENT
    having: int = 0  # only from an opponent who has this many or more
    given: bool = False  # by the player, as a payment

    def lay(self, code: Code) -> None:
        if self.having:
            rich = Compare(ResourcesOf(AN_OPPONENT), ">=", self.having)
            code.append(ChooseOpponent(Opponent(rich)))
            code.append(self)
            return
        super().lay(code)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if not self.who.seats(g, r):
            r.whole = False
            return None
        return super().run(g, r)

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        return tokens.give_resources(g, seat, r.you, number)

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        seats = self.who.seats(g, r)
        return None if seats and purse(g, seats[0]) >= amount(g, r, self.amount) else NO_RESOURCES


class Give(Countable, frozen=True):
    """Give resources of yours to an opponent: this many, or up to that."""

    amount: int
    up_to: bool = False
    who: Who = AN_OPPONENT

    def lay(self, code: Code) -> None:
        choose_who(code, self.who)
        ask_amount(code, self)
        code.append(self)

    def possible(self, g: Destiny, r: Resolve) -> int:
        return min(self.amount, purse(g, r.you))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = wanted(g, r, self, self.amount)
        for seat in self.who.seats(g, r):
            given = tokens.give_resources(g, r.you, seat, number)
            if self.up_to:
                r.bind(REMOVED["resources"], given)
            if given < number:
                r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if purse(g, r.you) >= (1 if self.up_to else self.amount) else NO_RESOURCES


class SwitchResources(OnPlayer, frozen=True):
    """Switch all your resources with all of an opponent's."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            mine, theirs = g.resources[r.you], g.resources[seat]
            tokens.give_resources(g, r.you, seat, mine)
            tokens.give_resources(g, seat, r.you, theirs)
        return None


class Spend(Effect, frozen=True):
    """Spend resources."""

    amount: int | Amount

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = amount(g, r, self.amount)
        if r.get(FREE):
            return None
        if purse(g, r.you) < number:
            r.whole = False
            return None
        tokens.spend_resources(g, r.you, number)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if r.get(FREE) or purse(g, r.you) >= amount(g, r, self.amount) else NO_RESOURCES


class LowerIncome(OnPlayer, frozen=True):
    """A player gains fewer resources in this upkeep, but a number at least."""

    by: int
    least: int = 0

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            marking.last(g, f"{LESS_INCOME} {self.by} {self.least}", -1 - seat, g.round, g.round)
        return None


class SpendAny(Countable, frozen=True):
    """Spend any number of resources; binds how many."""

    as_: str = "spent"
    up_to: bool = True

    def lay(self, code: Code) -> None:
        ask_amount(code, self)
        code.append(self)

    def possible(self, g: Destiny, r: Resolve) -> int:
        return purse(g, r.you)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = wanted(g, r, self, 0)
        r.bind(self.as_, number)
        tokens.spend_resources(g, r.you, number)
        return None


class SpendOrSpot(Effect, frozen=True):
    """Spend resources, or nothing if a condition holds."""

    amount: int
    condition: Condition

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if self.why_not(g, r) is not None:
            r.whole = False
        elif not self.condition.holds(g, r):
            tokens.spend_resources(g, r.you, self.amount)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        if self.condition.holds(g, r) or purse(g, r.you) >= self.amount:
            return None
        return NO_RESOURCES


class PlaceResources(Effect, frozen=True):
    """Place resources from the supply on a card."""

    amount: int
    on: Target = THIS

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, Do.PLACE_ON, "on"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in chosen(self.on, g, r):
            tokens.place_resources(g, thing, self.amount)
            return None
        r.whole = False
        return None


class TakeResourcesFrom(Countable, frozen=True):
    """Take all resources from a card, or up to so many."""

    what: Reference = THIS
    amount: int = 0  # 0: all
    up_to: bool = False

    def lay(self, code: Code) -> None:
        ask_amount(code, self)
        code.append(self)

    def possible(self, g: Destiny, r: Resolve) -> int:
        return min(self.amount, sum(g.things[thing].resources for thing in self.what.find(g, r)))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            number = wanted(g, r, self, self.amount or g.things[thing].resources)
            tokens.take_resources_from(g, r.you, thing, number)
        return None


class RemoveResources(Countable, frozen=True):
    """Put this many of the resources that lie on a card back to the supply, or all of them."""

    amount: int = 0  # 0: all
    what: Target = THIS
    up_to: bool = False

    def lay(self, code: Code) -> None:
        effect = pick_first(code, self, Do.TAKE_OFF, "what")
        ask_amount(code, effect)
        code.append(effect)

    def possible(self, g: Destiny, r: Resolve) -> int:
        return min(self.amount or MANY, sum(g.things[thing].resources for thing in chosen(self.what, g, r)))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in chosen(self.what, g, r):
            number = wanted(g, r, self, self.amount or g.things[thing].resources)
            removed = tokens.remove_resources(g, thing, number)
            if self.up_to:
                r.bind(REMOVED["resources"], removed)
            if removed < number:
                r.whole = False
            return None
        r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        found = [int(thing) for thing in self.what.find(g, r)]
        least = 1 if self.up_to else max(1, self.amount)
        return None if any(g.things[thing].resources >= least for thing in found) else NONE_ON_IT

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return self.why_not(g, r) is not None
