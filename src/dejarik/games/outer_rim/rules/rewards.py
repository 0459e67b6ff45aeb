"""Rewards: of cargo, jobs, bounties and patrols, and what luxuries make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.vocabulary.constants import FameForCredits
from dejarik.games.outer_rim.cards.facts import Reward
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

CREDITS, FAME = Option(Do.TAKE_CREDITS), Option(Do.TAKE_FAME)


class GainReward(Procedure["OuterRim"]):
    """Gain a reward. Some cards let a player take fame in place of its credits, when it is gained."""

    # rule: outer_rim.timing.when, outer_rim.timing.when-before-after
    seat: Seat
    kind: str  # illegal-cargo, cargo, job, bounty, patrol
    card: str
    credits: int
    fame: int
    reputation: tuple[tuple[str, int], ...]

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.interpretation.to-requires-full
        if self.credits and self.instead(g):
            return g.ask(self, self.credits_or_fame, then=self.decided)
        return g.go(self, then=self.gain)

    def instead(self, g: OuterRim) -> int:
        """The fame that may be taken instead of the credits."""
        swaps = g.each(self.seat, FameForCredits)
        return max([one.fame for one in swaps if one.of == self.kind], default=0)

    def credits_or_fame(self, g: OuterRim) -> Decision:
        return Decision(self.seat, Ask.REWARD, (CREDITS, FAME), self.card, public=True)

    def decided(self, g: OuterRim, option: Option) -> Step:
        if option == FAME:
            self.credits = 0
            self.fame += self.instead(g)
        return g.go(self, then=self.gain)

    def gain(self, g: OuterRim) -> Step:
        verbs.gain_credits(g, self.seat, self.credits)
        verbs.change_fame(g, self.seat, self.fame)
        for faction, amount in self.reputation:
            verbs.change_reputation(g, self.seat, faction, amount)
        return g.done(amount=self.fame)


def gain(seat: Seat, kind: str, card: str, reward: Reward) -> GainReward:
    return GainReward(seat, kind, card, reward.credits, reward.fame, reward.reputation)
