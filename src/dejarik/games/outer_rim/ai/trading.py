"""Trades from which both gain, and answers to offers by their worth, for the planner.

The unit is a fame. What one gains is a loss for the others, shared among them. Nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dejarik.games.outer_rim.ai.deeds import Deeds
from dejarik.games.outer_rim.ai.numbers import PRESENT, Numbers
from dejarik.games.outer_rim.ai.race import Race
from dejarik.games.outer_rim.ai.shopping import Market
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.trading import COIN, partners, tradable
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

OUT_OF_REACH: Final = -99.0


class Offer(NamedTuple):
    """What one player would give another: cards, and credits (less than nothing: wanted)."""

    partner: Seat = NOBODY
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    credits: int = 0


class Trader:
    """What cards are worth to one of the players."""

    def __init__(self, g: OuterRim, seat: Seat, numbers: Numbers):
        self.g, self.seat = g, seat
        self.race = Race(g, seat, numbers)
        self.market = Market(Deeds(self.race))
        self.space = g.players[seat].space

    def worth(self, code: str) -> float:
        """What a card is worth to whoever has it here."""
        return self.market.held(code, self.space)

    def gains(self, cards: tuple[str, ...]) -> float:
        """What cards would bring that one has not; what must go to make room is lost."""
        return sum(self.worth(code) - self.market.room(code, self.space) for code in cards)

    def loses(self, cards: tuple[str, ...]) -> float:
        return sum(self.worth(code) for code in cards)

    def change(self, gets: tuple[str, ...], gives: tuple[str, ...], money: int) -> float:
        """What a deal changes for this player alone."""
        if self.g.players[self.seat].credits + money < 0:
            return OUT_OF_REACH
        return self.gains(gets) - self.loses(gives) + self.race.credits(money)


def share(me: Trader, partner: Seat) -> float:
    """How much the gain of a partner hurts: more if they lead, and wholly if there is nobody else."""
    g, seat = me.g, me.seat
    others = g.others(seat)
    if len(others) <= 1:
        return 1.0
    ahead = g.players[partner].fame - g.players[seat].fame
    return min(1.0, max(0.5, 1.0 + me.race.numbers.leading * ahead) / len(others))


def deal(me: Trader, them: Trader, offer: Offer) -> tuple[float, float]:
    """What an offer is worth to both, the gain of the other counted against one's own."""
    mine = me.change(offer.wants, offer.gives, -offer.credits)
    theirs = them.change(offer.gives, offer.wants, offer.credits)
    return (
        mine - share(me, them.seat) * max(0.0, theirs),
        theirs - share(them, me.seat) * max(0.0, mine),
    )


def acceptable(g: OuterRim, seat: Seat, proposer: Seat, offer: Offer, numbers: Numbers = PRESENT) -> float:
    """What it is worth to accept an offer of another player."""
    if not offer.wants and offer.credits >= 0 and (offer.credits or fits(g, seat, offer.gives)):
        return 1.0  # a gift
    _, mine = deal(Trader(g, proposer, numbers), Trader(g, seat, numbers), offer)
    return mine


def fits(g: OuterRim, seat: Seat, cards: tuple[str, ...]) -> bool:
    return values.fit(g, seat, (*g.players[seat].assets, *cards))


def best_offer(g: OuterRim, seat: Seat, numbers: Numbers = PRESENT) -> Offer | None:
    """The offer from which both gain most, if there is one: a card for credits, either way."""
    here = partners(g, seat)
    if not here:
        return None
    me = Trader(g, seat, numbers)
    best: tuple[float, Offer | None] = (numbers.worthwhile, None)
    for partner in here:
        them = Trader(g, partner, numbers)
        offers = [Offer(partner, gives=(card,)) for card in tradable(g, seat)]
        offers += [Offer(partner, wants=(card,)) for card in tradable(g, partner)]
        for offer in offers:
            for money in amounts(g, seat, offer):
                priced = offer._replace(credits=money)
                mine, theirs = deal(me, them, priced)
                if min(mine, theirs) > best[0]:
                    best = (min(mine, theirs), priced)
    return best[1]


def amounts(g: OuterRim, seat: Seat, offer: Offer) -> range:
    """The sums that may be asked or offered for a card."""
    if offer.gives:
        most = min(15, g.players[offer.partner].credits // COIN)
        return range(-COIN * most, 0, COIN)
    return range(COIN, COIN * min(15, g.players[seat].credits // COIN) + 1, COIN)
