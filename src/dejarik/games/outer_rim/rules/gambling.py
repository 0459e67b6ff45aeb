"""A game of chance among the players in one space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.combat import damage_of
from dejarik.games.outer_rim.rules.skill_tests import roll_dice
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

DICE: Final = 2  # that everybody rolls
LEAST_ALONE: Final = 2  # the damage that a lone player needs to win
JOIN, DECLINE = Option(Do.JOIN), Option(Do.DECLINE)


class GambleTable(Procedure["OuterRim"]):
    """Everybody in the space may put in the stake; the most damage on two dice wins, the earlier in a tie."""

    seat: Seat
    stake: int
    house: int
    asked: tuple[Seat, ...] = ()
    joined: tuple[Seat, ...] = ()
    damage: tuple[int, ...] = ()  # what they have rolled, in this order

    def begin(self, g: OuterRim) -> Step:
        if self.waiting(g):
            return g.ask(self, self.join_or_not, then=self.answered)
        return g.go(self, then=self.play)

    def waiting(self, g: OuterRim) -> list[Seat]:
        """Who is still to be asked; those who have left meanwhile decline."""
        space = g.players[self.seat].space
        clockwise = [(self.seat + step) % g.seats for step in range(g.seats)]
        return [seat for seat in clockwise if g.players[seat].space == space and seat not in self.asked]

    def join_or_not(self, g: OuterRim) -> Decision:
        seat = self.waiting(g)[0]
        can = g.players[seat].credits >= self.stake
        return Decision(seat, Ask.GAMBLE, (JOIN, DECLINE) if can else (DECLINE,), self.stake)

    def answered(self, g: OuterRim, option: Option) -> Step:
        seat = self.waiting(g)[0]
        self.asked = (*self.asked, seat)
        if option == JOIN:
            verbs.lose_credits(g, seat, self.stake)
            self.joined = (*self.joined, seat)
        return g.go(self, then=self.begin)

    def play(self, g: OuterRim) -> Step:
        if not self.joined:
            return g.done(happened=False)
        return g.go(self, then=self.throw)

    def throw(self, g: OuterRim) -> Step:
        return g.call(self, roll_dice(g, self.joined[len(self.damage)], "gamble", DICE), then=self.thrown)

    def thrown(self, g: OuterRim) -> Step:
        assert g.dice is not None
        self.damage = (*self.damage, damage_of(g.dice.results))
        g.dice = None
        if len(self.damage) < len(self.joined):
            return g.go(self, then=self.throw)
        best = max(self.damage)
        if len(self.joined) > 1 or best >= LEAST_ALONE:
            winner = self.joined[self.damage.index(best)]
            verbs.gain_credits(g, winner, self.stake * len(self.joined) + self.house)
        return g.done()
