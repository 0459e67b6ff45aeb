"""Leaving play: destroyed, sacrificed, discarded, returned or captured; all of a packet leave together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import DECK, OBJECTIVE
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, values, verbs, victory
from dejarik.games.cardgame.rules.discarding import DiscardTogether
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Thing

GONE = Why("cardgame.zone.effects-only-in-play")

DESTROYED, SACRIFICED, DISCARDED, RETURNED, CAPTURED = (
    "destroyed",
    "sacrificed",
    "discarded",
    "returned",
    "captured",
)
# Where a card goes.
DISCARD, TO_HAND, BOTTOM, VICTORY, CAPTIVE = "discard", "hand", "bottom", "victory", "captive"

Part = tuple[int, str, int]  # a thing, where it goes, and the objective at which it is captured


class LeavePlay(Procedure["CardGame"]):
    """Things would leave play: interrupts may change where they go."""

    parts: tuple[Part, ...]
    why: str
    by: Seat
    left: int = 0  # this many have left play
    discards: tuple[tuple[Seat, str], ...] = ()  # on their way to a discard pile, by owner

    def why_not(self, g: CardGame) -> Why | None:
        return None if any(part[0] in g.things for part in self.parts) else GONE

    def begin(self, g: CardGame) -> Step:
        self.parts = tuple(part for part in self.parts if part[0] in g.things)
        if not self.parts:
            return g.done(happened=False, whole=False)
        if self.replaced(g) is not None:
            return g.ask(self, self.captured_where, then=self.captured)
        return g.before(self, then=self.land)

    def replaced(self, g: CardGame) -> Part | None:
        """A part that is captured instead, as its own text demands."""
        # rule: cardgame.ability.instead-replaces
        if not g.objectives(g.dark):
            return None
        for part in self.parts:
            if part[1] != CAPTIVE and values.constant_on(g, "captured-instead", part[0]):
                return part
        return None

    def captured_where(self, g: CardGame) -> Decision:
        # rule: cardgame.capture.dark-chooses-objective
        options = tuple(Option(Do.CAPTURE_AT, objective) for objective in g.objectives(g.dark))
        return Decision(g.dark, Ask.CAPTURE_AT, options, public=True)

    def captured(self, g: CardGame, option: Option) -> Step:
        old = self.replaced(g)
        assert old is not None
        self.change(old[0], CAPTIVE, int(option.subject))
        return g.go(self, then=self.begin)

    def change(self, thing: int, to: str, at: int = 0) -> None:
        """Send one of the things elsewhere."""
        self.parts = tuple(
            (one, to, at) if one == thing else (one, old, place) for one, old, place in self.parts
        )

    def land(self, g: CardGame) -> Step:
        # rule: cardgame.zone.leaves-play, cardgame.discard.to-owners-pile
        going = [part for part in self.parts if part[0] in g.things]
        orphans = [
            thing
            for part in going
            for thing in g.attached(part[0])
            if all(thing != other[0] for other in going)
        ]
        bottoms: list[Thing] = []
        for thing, to, at in going:
            if to == VICTORY:
                self.destroy_objective(g, thing)
                continue
            gone = verbs.take_out(g, thing)
            if to == BOTTOM:
                bottoms.append(gone)
            else:
                self.place(g, gone, to, at)
            self.tell(g, gone, to)
        g.chance.shuffle(bottoms)
        for gone in bottoms:
            g.decks[gone.owner].put_bottom(gone.card)
            for viewer in range(g.seats):
                g.facts.entered(viewer, gone.owner, gone.card, DECK)
        for thing in orphans:
            # rule: cardgame.enhancement.leaves-with-host, cardgame.damage.unit-attachments-discarded
            # rule: cardgame.capture.strips-enhancements
            if thing in g.things:
                gone = verbs.take_out(g, thing)
                self.place(g, gone, DISCARD, 0)
                g.tell(ev.LeftPlay(gone.controller, gone.id, gone.card, gone.type, DISCARD))
        self.left = len(going)
        return g.go(self, then=self.discard)

    def discard(self, g: CardGame) -> Step:
        """Whose cards go to the discard pile puts them there in an order of their choice."""
        for seat in range(g.seats):
            mine = tuple(card for owner, card in self.discards if owner == seat)
            if mine:
                self.discards = tuple(pair for pair in self.discards if pair[0] != seat)
                return g.call(self, DiscardTogether(seat, mine), then=self.discard)
        return g.done(happened=self.left > 0, whole=self.left == len(self.parts), amount=self.left)

    def destroy_objective(self, g: CardGame, thing: int) -> None:
        # rule: cardgame.capture.rescued-when-objective-destroyed
        if g.things[thing].captives:
            g.narrate(ev.Fell(g.things[thing].controller, thing, g.things[thing].card))
            piles.rescue(g, thing, g.things[thing].captives)
        fatal = values.constant_on(g, "lose-if-destroyed", thing)
        gone = verbs.take_out(g, thing)
        # rule: cardgame.damage.objective-to-victory-pile, cardgame.balance.light-destroys-objective
        # rule: cardgame.term.victory-pile
        winner = g.other(gone.controller)
        g.victory[winner].append(gone.card)
        self.tell(g, gone, VICTORY)
        if winner == g.dark:
            # rule: cardgame.damage.dial-advance-on-light-objective, cardgame.damage.dark-objective-no-dial
            verbs.turn_dial(g, len(g.victory[winner]))
        victory.check(g)
        if fatal:
            # rule: cardgame.meta.golden-rule-card-over-book
            victory.win(g, winner, "cardgame.meta.golden-rule-card-over-book")

    def tell(self, g: CardGame, gone: Thing, to: str) -> None:
        if self.why == SACRIFICED:
            g.narrate(ev.Sacrificed(gone.controller, gone.id, gone.card))
        g.tell(ev.LeftPlay(gone.controller, gone.id, gone.card, gone.type, to))
        if self.why == DESTROYED:
            g.tell(ev.Destroyed(gone.controller, gone.id, gone.card, gone.type))

    def place(self, g: CardGame, gone: Thing, to: str, at: int) -> None:
        """A card that has left play arrives."""
        if to == TO_HAND:
            piles.to_hand_openly(g, gone.owner, gone.card)
            g.tell(ev.ReturnedToHand(gone.owner, (gone.card,)))
        elif to == CAPTIVE and at in g.things:
            # rule: cardgame.capture.strips-tokens, cardgame.capture.no-characteristics
            piles.add_captive(g, at, gone.card, 0)
        else:
            # rule: cardgame.damage.unit-destroyed-to-discard
            g.playing[gone.owner].append(gone.card)
            self.discards += ((gone.owner, gone.card),)


def destroy(g: CardGame, things: list[int], by: Seat) -> LeavePlay:
    """Things are destroyed: objectives go to a victory pile, everything else to the discard pile."""
    return LeavePlay(
        tuple((t, VICTORY if g.things[t].type == OBJECTIVE else DISCARD, 0) for t in things), DESTROYED, by
    )
