"""The engagement: mulligan, edge battle, strikes. And a draw offer, which may come at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kernel.trials.cardgame.cards import CARDS, Focused
from tests.kernel.trials.cardgame.damage import Damage
from tests.kernel.trials.cardgame.moves import (
    discard_stacks,
    draw,
    place_edge_card,
    reveal_stacks,
    shuffle_hand_away,
)

from dejarik.kernel import CLOSE, Decision, Option, Outcome, Procedure, Seat, Step, Together

if TYPE_CHECKING:
    from tests.kernel.trials.cardgame.state import Skirmish


class Engagement(Procedure["Skirmish"]):
    """One engagement is the whole match."""

    mulligan: bool = False
    striker: Seat = -1

    def begin(self, g: Skirmish) -> Step:
        if self.striker >= 0:
            return g.go(self, then=self.strikes)
        if self.mulligan:
            return g.call(self, Mulligan(tuple(range(g.seats))), then=self.edge)
        return g.go(self, then=self.edge)

    def edge(self, g: Skirmish) -> Step:
        return g.call(self, EdgeBattle(), then=self.edge_awarded)

    def edge_awarded(self, g: Skirmish) -> Step:
        assert self.result is not None
        self.striker = self.result.amount
        return g.go(self, then=self.strikes)

    def strikes(self, g: Skirmish) -> Step:
        # rule: cardgame.strike.edge-holder-first, cardgame.strike.continue-alone
        for _ in range(g.seats):
            seat = self.striker
            self.striker = g.next_seat(seat)
            if ready(g, seat):
                return g.call(self, Strike(seat), then=self.strikes)
        strength = [len(g.side(seat)) for seat in range(g.seats)]
        winners = tuple(seat for seat, units in enumerate(strength) if units == max(strength))
        g.outcome = Outcome(winners, "cardgame.engagement.end")
        return g.done()


def ready(g: Skirmish, seat: Seat) -> list[int]:
    return [unit for unit in g.side(seat) if not g.units[unit].focus]


class Mulligan(Together["Skirmish"]):
    """Each side may once shuffle its hand away and draw anew, without knowing what the other does."""

    def question_for(self, g: Skirmish, seat: Seat) -> Decision:
        options = (Option(CLOSE),) if g.sealed[seat] else (Option("redraw", "hand"), Option(CLOSE))
        return Decision(seat, "mulligan", options)

    def join(self, g: Skirmish) -> Step:
        for seat, answers in enumerate(g.sealed):
            if answers:
                count = len(g.hands[seat])
                shuffle_hand_away(g, seat)
                draw(g, seat, count)
        g.sealed = []
        return g.done()


class EdgeBattle(Procedure["Skirmish"]):
    """Cards are placed face down by turns, revealed, fate cards carried out, Force icons counted."""

    turn: Seat = 0
    passes: int = 0

    def begin(self, g: Skirmish) -> Step:
        g.restart = False
        self.turn = g.attacker
        self.passes = 0
        return g.ask(self, self.place_or_pass, then=self.placed)

    def place_or_pass(self, g: Skirmish) -> Decision:
        hand = g.hands[self.turn]
        cards = [Option("place", card) for card in dict.fromkeys(hand)]
        return Decision(self.turn, "edge", (*cards, Option("pass")), public=not hand)

    def placed(self, g: Skirmish, option: Option) -> Step:
        # rule: cardgame.edge-battle.alternate-until-two-passes, cardgame.edge-battle.pass-not-final
        if option.kind == "place":
            place_edge_card(g, self.turn, str(option.subject))
            self.passes = 0
        else:
            self.passes += 1
        self.turn = g.next_seat(self.turn)
        if self.passes < g.seats:
            return g.ask(self, self.place_or_pass, then=self.placed)
        return g.go(self, then=self.reveal)

    def reveal(self, g: Skirmish) -> Step:
        reveal_stacks(g)
        g.fates = sorted(
            (CARDS[card].priority, seat, card)
            for seat, cards in enumerate(g.stacks)
            for card in cards
            if CARDS[card].priority
        )
        return g.go(self, then=self.next_fate)

    def next_fate(self, g: Skirmish) -> Step:
        """Ascending priority; the owner of the step reads the mark that a Twist of Fate leaves."""
        if g.restart:
            # rule: cardgame.edge-battle.restart-effect
            discard_stacks(g)
            return g.go(self, then=self.begin)
        if g.fates:
            return g.ask(self, self.which_fate, then=self.fate_chosen)
        return g.go(self, then=self.count)

    def which_fate(self, g: Skirmish) -> Decision:
        # rule: cardgame.edge-battle.fate-tie-attacker-orders
        first = [fate for fate in g.fates if fate[0] == g.fates[0][0]]
        options = dict.fromkeys(Option("fate", card) for _, _, card in first)
        return Decision(g.attacker, "fate", tuple(options), public=True)

    def fate_chosen(self, g: Skirmish, option: Option) -> Step:
        fate = next(fate for fate in g.fates if fate[2] == option.subject)
        g.fates.remove(fate)
        return g.call(self, Fate(fate[1], fate[2]), then=self.next_fate)

    def count(self, g: Skirmish) -> Step:
        # rule: cardgame.edge-battle.higher-total-wins, cardgame.edge-battle.tie-goes-to-defender
        force = [sum(CARDS[card].force for card in cards) for cards in g.stacks]
        holder = max(range(g.seats), key=lambda seat: (force[seat], seat != g.attacker))
        discard_stacks(g)
        return g.done(amount=holder)


class Fate(Procedure["Skirmish"]):
    """A fate card is carried out: Twist of Fate leaves a mark, the others burn an enemy unit."""

    seat: Seat
    card: str

    def begin(self, g: Skirmish) -> Step:
        if self.card in {"twist", "dark-twist"}:
            g.restart = True
            return g.done()
        return g.ask(self, self.whom, then=self.harm)

    def whom(self, g: Skirmish) -> Decision:
        options = tuple(Option("at", unit) for unit in g.enemies(self.seat))
        return Decision(self.seat, "fate-target", options, self.card, public=True)

    def harm(self, g: Skirmish, option: Option) -> Step:
        return g.call(self, Damage(((int(option.subject), 1),), by=self.seat), then=self.burnt)

    def burnt(self, g: Skirmish) -> Step:
        return g.done()


class Strike(Procedure["Skirmish"]):
    """A unit is focused; once that has been reacted to, it deals its damage to an enemy."""

    seat: Seat
    unit: int = 0

    def begin(self, g: Skirmish) -> Step:
        return g.ask(self, self.which_unit, then=self.focus)

    def which_unit(self, g: Skirmish) -> Decision:
        options = tuple(Option("strike-with", unit) for unit in ready(g, self.seat))
        return Decision(self.seat, "strike", options, public=True)

    def focus(self, g: Skirmish, option: Option) -> Step:
        self.unit = int(option.subject)
        g.units[self.unit].focus += 1
        g.tell(Focused(self.unit))
        return g.go(self, then=self.aim)

    def aim(self, g: Skirmish) -> Step:
        return g.ask(self, self.whom, then=self.hit)

    def whom(self, g: Skirmish) -> Decision:
        options = tuple(Option("at", unit) for unit in g.enemies(self.seat))
        return Decision(self.seat, "strike-target", options, self.unit, public=True)

    def hit(self, g: Skirmish, option: Option) -> Step:
        power = g.units[self.unit].facts.power
        return g.call(self, Damage(((int(option.subject), power),), by=self.seat), then=self.struck)

    def struck(self, g: Skirmish) -> Step:
        return g.done()


class DrawOffer(Procedure["Skirmish"]):
    """Somebody offers a draw. Declined, it leaves no trace."""

    seat: Seat

    def begin(self, g: Skirmish) -> Step:
        return g.ask(self, self.accept_or_not, then=self.answered)

    def accept_or_not(self, g: Skirmish) -> Decision:
        options = (Option("accept"), Option("decline"))
        return Decision(g.next_seat(self.seat), "draw-offer", options, public=True)

    def answered(self, g: Skirmish, option: Option) -> Step:
        if option.kind == "accept":
            g.outcome = Outcome(tuple(range(g.seats)), "cardgame.draw")
        return g.done()
