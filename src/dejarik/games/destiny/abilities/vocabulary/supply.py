"""Effects on resources and cards in play: gain, lose, give, discard, set aside, activate, exhaust."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.conditions import Condition
from dejarik.games.destiny.abilities.vocabulary.picking import DECLINE, STOP, UpTo, choose_who, pick_first
from dejarik.games.destiny.abilities.vocabulary.references import AN_OPPONENT, LAST_HOST, YOU, Reference, Who
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.rules import leaving, verbs
from dejarik.games.destiny.rules.activating import Activate, why_not_activate
from dejarik.games.destiny.rules.playing import PlayCard
from dejarik.kernel import Decision, Option, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

Target = Select | Reference

GONE = "#gone"  # what has been discarded so far: thing, card, thing, card …

EXHAUSTED = Why("destiny.exhausted.cannot-exhaust-exhausted")
NOT_THERE = Why("destiny.term.choose.no-target")
NO_CARDS = Why("destiny.zone.hand.play-as-action")
NO_RESOURCES = Why("destiny.symbol.disrupt.never-negative")


class Gain(Effect, frozen=True):
    """Gain resources."""

    amount: int | Amount
    who: Who = YOU

    def lay(self, code: Code) -> None:
        whose = getattr(self.amount, "who", None)  # as many as a certain opponent has of something
        if isinstance(whose, Who):
            choose_who(code, whose)
        code.append(self)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            verbs.gain_resources(g, seat, amount(g, r, self.amount))
        return None


class Lose(UpTo, frozen=True):
    """Lose resources."""

    who: Who = AN_OPPONENT

    def happen(self, g: Destiny, r: Resolve, seat: Seat, number: int) -> int:
        return verbs.lose_resources(g, seat, number)


class GiveYou(Effect, frozen=True):
    """Another player gives you resources."""

    amount: int | Amount
    who: Who

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = amount(g, r, self.amount)
        for seat in self.who.seats(g, r):
            if verbs.give_resources(g, seat, r.you, number) < number:
                r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        seats = self.who.seats(g, r)
        return None if seats and g.resources[seats[0]] >= amount(g, r, self.amount) else NO_RESOURCES


class Spend(Effect, frozen=True):
    """Spend resources."""

    amount: int | Amount

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        number = amount(g, r, self.amount)
        if g.resources[r.you] < number:
            r.whole = False
            return None
        verbs.spend_resources(g, r.you, number)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if g.resources[r.you] >= amount(g, r, self.amount) else NO_RESOURCES


class SpendOrSpot(Effect, frozen=True):
    """Spend resources, or nothing if a condition holds."""

    amount: int
    condition: Condition

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if not self.condition.holds(g, r):
            verbs.spend_resources(g, r.you, self.amount)
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        if self.condition.holds(g, r) or g.resources[r.you] >= self.amount:
            return None
        return NO_RESOURCES


class TakeActions(Effect, frozen=True):
    """You may take additional actions once the queue is empty."""

    count: int = 1

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.additional-action.own-turn, destiny.additional-action.not-queued
        for _ in range(self.count):
            g.extra.append(r.you)
            g.tell(ev.ActionGained(r.you))
        return None


class DiscardInPlay(Effect, frozen=True):
    """Discard a card from play, or several, one after another."""

    what: Target
    as_: str = ""  # what was discarded, as cards

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "discard", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        found = self.what.find(g, r) if isinstance(self.what, Reference) else []
        for thing in found:
            if thing not in r.ids(GONE):
                r.bind(GONE, *r.get(GONE), thing, g.things[thing].card)
                controller = g.things[thing].controller
                if thing == r.holder and g.things[thing].host:
                    r.bind(LAST_HOST, g.things[thing].host)
                return r.call(g, leaving.DiscardFromPlay(controller, thing, by_effect=True, by=r.you))
        if not r.get(GONE):
            r.whole = False
        if self.as_:
            r.bind(self.as_, *(card for card in r.get(GONE) if isinstance(card, str)))
        r.unbind(GONE)
        return None

    def returned(self, g: Destiny, r: Resolve) -> None:
        super().returned(g, r)
        r.pc -= 1  # and once more, from `run`

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE


class SetAside(Effect, frozen=True):
    """Set a card in play aside."""

    what: Reference

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for thing in self.what.find(g, r):
            leaving.set_aside(g, thing)
            return None
        r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        return None if self.what.find(g, r) else NOT_THERE


class Exhaust(Effect, frozen=True):
    """Exhaust a card."""

    what: Target
    as_: str = ""

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "exhaust", "what", self.as_))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        things = self.what.find(g, r) if isinstance(self.what, Reference) else []
        exhausted = [thing for thing in things if verbs.exhaust(g, thing)]
        if not things or exhausted != things:
            r.whole = False
        return None

    def why_not(self, g: Destiny, r: Resolve) -> Why | None:
        things = [int(thing) for thing in self.what.find(g, r)]
        if not things:
            return NOT_THERE
        # rule: destiny.exhausted.cannot-exhaust-exhausted
        return EXHAUSTED if all(g.things[thing].exhausted for thing in things) else None


class ActivateThem(Effect, frozen=True):
    """Activate characters or supports, one after another in the order of your choice."""

    what: Select
    as_: str = "activated"
    optional: bool = False  # under a "may"

    def optional_form(self, skip: int) -> Op | None:
        return msgspec.structs.replace(self, optional=True)

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        if len(r.get(self.as_)) < self.what.most and self.candidates(g, r):
            return r.ask(g)
        if len(r.get(self.as_)) < self.what.least and not self.optional:
            r.whole = False
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not self.candidates(g, r)

    def candidates(self, g: Destiny, r: Resolve) -> list[int]:
        return [int(t) for t in self.what.find(g, r) if why_not_activate(g, int(t)) is None]

    def question(self, g: Destiny, r: Resolve) -> Decision:
        options = [Option("activate", thing) for thing in self.candidates(g, r)]
        if self.optional or len(r.get(self.as_)) >= self.what.least:
            options.append(Option(STOP if r.get(self.as_) else DECLINE))
        return Decision(r.you, "activate", tuple(options), r.ability, public=True)

    def answer(self, g: Destiny, r: Resolve, option: Option) -> Step | None:
        if option.kind in (STOP, DECLINE):
            return None
        r.bind(self.as_, *r.get(self.as_), option.subject)
        return r.call(g, Activate(r.you, int(option.subject)))

    def returned(self, g: Destiny, r: Resolve) -> None:
        if r.result is not None:
            r.bind("rolled", *r.result.touched)
        r.pc -= 1  # and once more, from `run`


class LowerCost(Effect, frozen=True):
    """Lower the cost of the card being played."""

    by: int

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        frame = g.own(r.depth)
        assert isinstance(frame, PlayCard)
        frame.cost = max(0, frame.cost - self.by)
        return None

    def useless(self, g: Destiny, r: Resolve) -> bool:
        frame = g.stack[r.depth]
        return not isinstance(frame, PlayCard) or frame.cost <= 0

    def saves(self) -> int:
        return self.by


class RedeployThis(Effect, frozen=True):
    """Move this upgrade to another of your characters instead of discarding it."""

    to: Target

    def lay(self, code: Code) -> None:
        code.append(pick_first(code, self, "redeploy", "to"))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        # rule: destiny.keyword.redeploy.effect, destiny.keyword.redeploy.die-moves
        # rule: destiny.keyword.redeploy.ignores-restrictions, destiny.conflict.redeploy-wording
        for host in self.to.find(g, r) if isinstance(self.to, Reference) else []:
            g.own(r.depth).off = True
            source = g.things[r.holder].host
            verbs.attach(g, r.holder, int(host))
            g.tell(ev.Redeployed(r.you, r.holder, source, int(host)))
        return None
