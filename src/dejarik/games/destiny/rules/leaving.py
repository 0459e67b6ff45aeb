"""Leaving play and moving: discarding, redeploying, setting aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import LEAVES_ASIDE, UPGRADE
from dejarik.games.destiny.events import Roles
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import piles, values, verbs
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

GONE = Why("destiny.zone.out-of-play.no-abilities")


class DiscardByEffect:
    """A card is discarded from play by the effect of a card, not by the rules."""


class DiscardFromPlay(Occasion):
    """Would discard a card from play."""

    seat: Seat  # who controls the card
    thing: int
    redeploys: bool = False  # its character was defeated, and it had Redeploy at that moment
    by_effect: bool = False  # of a card, not of the rules
    by: Seat = -1  # who resolved that effect

    def why_not(self, g: Destiny) -> Why | None:
        return None if self.thing in g.things else GONE

    def heard_as(self) -> tuple[type, ...]:
        return (DiscardFromPlay, DiscardByEffect) if self.by_effect else (DiscardFromPlay,)

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing),)

    def keyword(self, g: Destiny) -> Resolve | None:
        # rule: destiny.keyword.redeploy.effect, destiny.keyword.redeploy.interrupts
        return Resolve("keyword.redeploy", self.seat, self.thing) if self.redeploys else None

    def begin(self, g: Destiny) -> Step:
        if self.thing not in g.things:
            return g.done(happened=False, whole=False)
        return g.before(self, then=self.which_die)

    def which_die(self, g: Destiny) -> Step:
        """Where two copies of an upgrade have their dice in the pool, one die is as good as the other."""
        # rule: destiny.die.out-of-play.twin-upgrades-choice, destiny.die.out-of-play.twin-upgrades-untracked
        return g.ask(self, self.which_twin, then=self.twin_chosen) if self.twins(g) else self.leave(g)

    def twins(self, g: Destiny) -> list[int]:
        """The dice in the pool of copies of this upgrade on one character, if they show different sides."""
        leaving = g.things[self.thing]
        if not leaving.host or not any(g.dice[die].side >= 0 for die in g.dice_on(self.thing)):
            return []
        # rule: destiny.die.out-of-play.same-upgrade-different-characters
        same = [t for t in g.attached(leaving.host, UPGRADE) if g.things[t].card == leaving.card]
        dice = [die for thing in same for die in g.dice_on(thing) if g.dice[die].side >= 0]
        return dice if len({g.dice[die].side for die in dice}) > 1 else []

    def which_twin(self, g: Destiny) -> Decision:
        seat = self.by if self.by >= 0 else self.seat
        options = tuple(Option(Do.SET_ASIDE, die) for die in self.twins(g))
        return Decision(seat, Ask.TWIN_DIE, options, public=True)

    def twin_chosen(self, g: Destiny, option: Option) -> Step:
        mine, chosen = g.dice_on(self.thing)[0], int(option.subject)
        verbs.swap_sides(g, mine, chosen)
        return self.leave(g)

    def leave(self, g: Destiny) -> Step:
        if goes_aside(g, self.thing):
            set_aside(g, self.thing)
            return g.done()
        gone = verbs.leave_play(g, self.thing)
        piles.to_discard(g, gone.owner, gone.card, "play", self.thing)
        return g.done()


class DiscardSurplus(Procedure["Destiny"]):
    """A player must discard one of several cards: too many upgrades, copies of a unique card, and so on."""

    seat: Seat
    kind: str  # what the question is called
    among: tuple[int, ...]

    def begin(self, g: Destiny) -> Step:
        return g.ask(self, self.which, then=self.discard)

    def which(self, g: Destiny) -> Decision:
        options = tuple(Option(Do.DISCARD, thing) for thing in self.among if thing in g.things)
        return Decision(self.seat, self.kind, options, public=True)

    def discard(self, g: Destiny, option: Option) -> Step:
        thing = int(option.subject)
        sub = DiscardFromPlay(g.things[thing].controller, thing)
        return g.call(self, sub, then=self.finish)

    def finish(self, g: Destiny) -> Step:
        return g.done()


class SetDieAside(Procedure["Destiny"]):
    """A character is no longer elite: its player chooses which of its dice is set aside."""

    seat: Seat
    thing: int

    # rule: destiny.clarification.training.leaves-play
    def begin(self, g: Destiny) -> Step:
        return g.ask(self, self.which, then=self.chosen)

    def which(self, g: Destiny) -> Decision:
        options = tuple(Option(Do.SET_ASIDE, die) for die in g.dice_on(self.thing))
        return Decision(self.seat, Ask.SET_DIE_ASIDE, options, self.thing, public=True)

    def chosen(self, g: Destiny, option: Option) -> Step:
        verbs.set_die_aside(g, int(option.subject))
        return g.done()


def goes_aside(g: Destiny, thing: int) -> bool:
    """Whether a card is set aside whenever it would leave play."""
    return LEAVES_ASIDE in (g.cached or g.index).constants and any(
        view.holder == thing and (constant.while_ is None or constant.while_.holds(g, view))
        for constant, view in values.constants(g, LEAVES_ASIDE)
    )


def set_aside(g: Destiny, thing: int) -> None:
    """A card leaves play for the set-aside zone, face up."""
    # rule: destiny.zone.set-aside.during-game
    gone = verbs.leave_play(g, thing)
    piles.to_set_aside(g, gone.owner, gone.card, thing)


def return_to_hand(g: Destiny, thing: int) -> None:
    """A card leaves play for its owner's hand; everybody has seen which."""
    if goes_aside(g, thing):
        set_aside(g, thing)
        return
    gone = verbs.leave_play(g, thing)
    piles.into_hand(g, gone.owner, gone.card)
    g.tell(ev.ReturnedToHand(gone.owner, gone.card))


def switch(g: Destiny, seat: Seat, thing: int, card: str) -> int:
    """An upgrade goes back to hand, and a card of a player's hand takes its place without being played."""
    host = g.things[thing].host
    piles.take_from_hand(g, seat, card)
    there = verbs.enter_play(g, card, seat, host)
    return_to_hand(g, thing)
    g.tell(ev.Attached(there, host))
    return there
