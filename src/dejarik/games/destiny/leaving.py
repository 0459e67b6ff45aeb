"""Leaving play and moving: discarding, redeploying, setting aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny import verbs
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

GONE = Why("destiny.zone.out-of-play.no-abilities")


class DiscardFromPlay(Procedure["Destiny"]):
    """Would discard a card from play."""

    seat: Seat  # who controls the card
    thing: int
    redeploys: bool = False  # its character was defeated, and it had Redeploy at that moment
    by_effect: bool = False  # of a card, not of the rules

    def why_not(self, g: Destiny) -> Why | None:
        return None if self.thing in g.things else GONE

    def begin(self, g: Destiny) -> Step:
        if self.thing not in g.things:
            return g.done(happened=False, whole=False)
        return g.before(self, then=self.leave)

    def leave(self, g: Destiny) -> Step:
        gone = verbs.leave_play(g, self.thing)
        verbs.to_discard(g, gone.owner, gone.card, "play", self.thing)
        return g.done(touched=(self.thing,))


class DiscardSurplus(Procedure["Destiny"]):
    """A player must discard one of several cards: too many upgrades, copies of a unique card, and so on."""

    seat: Seat
    kind: str  # what the question is called
    among: tuple[int, ...]

    def begin(self, g: Destiny) -> Step:
        return g.ask(self, self.which, then=self.discard)

    def which(self, g: Destiny) -> Decision:
        options = tuple(Option("discard", thing) for thing in self.among if thing in g.things)
        return Decision(self.seat, self.kind, options, public=True)

    def discard(self, g: Destiny, option: Option) -> Step:
        thing = int(option.subject)
        sub = DiscardFromPlay(g.things[thing].controller, thing)
        return g.call(self, sub, then=self.finish)

    def finish(self, g: Destiny) -> Step:
        return g.done()


def set_aside(g: Destiny, thing: int) -> None:
    """A card leaves play for the set-aside zone, face up."""
    # rule: destiny.zone.set-aside.during-game
    gone = verbs.leave_play(g, thing)
    g.set_aside[gone.owner].append(gone.card)
    g.tell(ev.SetAside(gone.owner, gone.card, thing))


def return_to_hand(g: Destiny, thing: int) -> None:
    """A card leaves play for its owner's hand; everybody has seen which."""
    gone = verbs.leave_play(g, thing)
    verbs.into_hand(g, gone.owner, gone.card)
    g.tell(ev.ReturnedToHand(gone.owner, gone.card))
