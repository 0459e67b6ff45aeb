"""The deliver action: cargo and captured contacts, one at a time; illegal cargo with a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, CUSTOMS, HIT
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.encounters import ReadDatabank
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.rewards import gain
from dejarik.games.outer_rim.rules.skill_tests import roll_dice
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

DONE = Option(Do.DONE)
ELSEWHERE = Why("outer_rim.deliver.cargo-at-destination")
NOT_CAPTURED = Why("outer_rim.bounty.capture-pays-on-delivery")


def why_not_deliver(g: OuterRim, seat: Seat, card: str) -> Why | None:
    # rule: outer_rim.deliver.cargo-at-destination, outer_rim.deliver.captured-at-destination
    facts = CARDS[card]
    if facts.type == BOUNTY and card not in g.captured:
        return NOT_CAPTURED
    return None if facts.destination == g.players[seat].space else ELSEWHERE


def deliverable(g: OuterRim, seat: Seat) -> list[str]:
    player = g.players[seat]
    if not player.assets:
        return []
    space = player.space
    found: list[str] = []
    for card in holdings(g, seat).cards:
        if card.destination == space and (
            card.type == CARGO or (card.type == BOUNTY and card.code in g.captured)
        ):
            found.append(card.code)
    return found


class Deliver(Procedure["OuterRim"]):
    """Deliver any number of cargoes and captured contacts, in the order chosen."""

    # rule: outer_rim.deliver.several-in-one-action, outer_rim.deliver.several-in-chosen-order
    seat: Seat
    tried: tuple[str, ...] = ()

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.deliver.turn-end-stops-rest
        if g.turn_over or not self.open(g):
            return g.done()
        return g.ask(self, self.which, then=self.chosen)

    def open(self, g: OuterRim) -> list[str]:
        return [card for card in deliverable(g, self.seat) if card not in self.tried]

    def which(self, g: OuterRim) -> Decision:
        options = [Option(Do.DELIVER, card) for card in self.open(g)]
        if self.tried:
            options.append(DONE)
        return Decision(self.seat, Ask.DELIVER, tuple(options), public=True)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        if option == DONE:
            return g.done()
        card = str(option.subject)
        self.tried = (*self.tried, card)
        return g.call(self, DeliverOne(self.seat, card), then=self.begin)


class DeliverOne(Procedure["OuterRim"]):
    """Deliver one cargo or captured contact."""

    seat: Seat
    card: str

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.deliver.illegal-roll-first, outer_rim.deliver.illegal-one-roll-each
        if CARDS[self.card].illegal:
            g.narrate(ev.Smuggling(self.seat, self.card))
            return g.call(self, roll_dice(g, self.seat, "illegal"), then=self.rolled)
        return self.hand_over(g)

    def rolled(self, g: OuterRim) -> Step:
        # rule: outer_rim.deliver.illegal-hit-delivers, outer_rim.deliver.illegal-other-databank-1
        # rule: outer_rim.deliver.illegal-crit-is-not-hit, outer_rim.dice.crit-is-not-hit
        assert g.dice is not None
        result = g.dice.results[0]
        g.dice = None
        if result == HIT:
            return self.hand_over(g)
        return g.call(self, ReadDatabank(self.seat, CUSTOMS, self.card), then=self.end)

    def hand_over(self, g: OuterRim) -> Step:
        return g.call(self, HandOver(self.seat, self.card), then=self.end)

    def end(self, g: OuterRim) -> Step:
        assert self.result is not None
        if CARDS[self.card].illegal:
            g.narrate(ev.SmugglingOver(self.seat, self.card))
        return g.done(happened=self.result.happened)


class HandOver(Procedure["OuterRim"]):
    """A cargo or a captured contact is delivered: its reward, then it leaves."""

    seat: Seat
    card: str

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.deliver.cargo-reward, outer_rim.deliver.captured-reward
        if self.card not in g.players[self.seat].assets:
            return g.done(happened=False)
        facts = CARDS[self.card]
        g.narrate(ev.HandingOver(self.seat, self.card))
        if facts.type == BOUNTY:
            return g.call(self, gain(self.seat, "bounty", self.card, facts.capture), then=self.handed_over)
        kind = "illegal-cargo" if facts.illegal else "cargo"
        return g.call(self, gain(self.seat, kind, self.card, facts.reward), then=self.unloaded)

    def unloaded(self, g: OuterRim) -> Step:
        # rule: outer_rim.deliver.cargo-then-discard
        g.tell(ev.Delivered(self.seat, self.card))
        verbs.drop_asset(g, self.seat, self.card)
        verbs.return_card(g, self.card)
        return g.done()

    def handed_over(self, g: OuterRim) -> Step:
        # rule: outer_rim.deliver.captured-removed-from-game
        g.tell(ev.BountyEarned(self.seat, self.card, True))
        verbs.drop_asset(g, self.seat, self.card)
        verbs.remove_from_game(g, self.card, g.captured.pop(self.card))
        return g.done()
