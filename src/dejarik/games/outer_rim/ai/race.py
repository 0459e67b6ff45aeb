"""The race for fame, for the planner: how long everybody still needs, and what things are worth until then.

The unit is a fame. Nothing here is a rule.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.rules.race import winning_deeds
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

WHOLE_RACE: Final = 11.0  # turns that a player needs from the first fame to the last
GATHERING: Final = 0.73  # below 1: the first fame takes longest
HELPFUL: Final = 30_000  # credits that save a turn in three at the start
IN_SIGHT: Final = 1.3  # turns, for whoever could win in the next one
CLOSE: Final = 2.0  # turns that make e : 1 of the chances to win
LATE: Final = 7  # fame from which it is worth looking for the deed that wins
COIN: Final = 1_000
COIN_WORTH: Final = 0.066  # in fame, while there is time to use it
PURSES: Final = ((0, 1.0), (12_000, 0.8), (24_000, 0.4))  # above so many credits, one is worth this much less
TO_SPEND: Final = 4.0  # turns that it takes to turn credits into fame
LAST_COIN: Final = 0.13  # of their worth, when there is no time
GROWING: Final = 8.0  # turns in which what makes one stronger has paid


def usual_turns(fame: float, goal: int) -> float:
    """How many turns it usually takes from so much fame to the goal."""
    share: float = min(1.0, max(0.0, fame) / goal) ** GATHERING
    return WHOLE_RACE * (1.0 - share)


def turns_to_win(g: OuterRim, seat: Seat) -> float:
    """How many turns a player still needs, as things usually go."""
    player = g.players[seat]
    turns = usual_turns(player.fame, g.goal) * (1.0 - min(1.0, player.credits / HELPFUL) / 3)
    if player.fame >= LATE and turns > IN_SIGHT and winning_deeds(g, seat):
        return IN_SIGHT
    return turns


class Race:
    """What the race says to one of the players."""

    __slots__ = ("g", "growth", "left", "mine", "missing", "money", "rivals", "seat", "spending")

    def __init__(self, g: OuterRim, seat: Seat):
        self.g, self.seat = g, seat
        self.missing = g.goal - g.players[seat].fame
        self.money = g.players[seat].credits
        self.rivals = [turns_to_win(g, other) for other in g.others(seat)]
        self.mine = turns_to_win(g, seat)
        self.left = max(0.5, min([self.mine, *self.rivals]))
        self.spending = max(LAST_COIN, min(1.0, (self.left - 0.5) / TO_SPEND))
        self.growth = min(1.2, self.left / GROWING)

    def goes_on(self, turns: float) -> float:
        """The chance that no rival has won before one's turn so many turns from now."""
        chance = 1.0
        for needed in self.rivals:
            chance /= 1.0 + exp((turns - needed) / (0.6 + 0.15 * needed))
        return chance

    def purse(self, money: float) -> float:
        """What credits are worth: the more one has, and the nearer the end, the less."""
        total = 0.0
        for limit, share in reversed(PURSES):
            if money > limit:
                total += share * (money - limit)
                money = float(limit)
        return COIN_WORTH * self.spending * total / COIN

    def credits(self, amount: float) -> float:
        """What it is worth to gain or lose so many credits."""
        return self.purse(max(0.0, self.money + amount)) - self.purse(self.money)

    def chance(self, more: float = 0.0) -> float:
        """The chance to win, with so much fame as good as won."""
        fame, goal = self.g.players[self.seat].fame, self.g.goal
        usual = usual_turns(fame, goal)
        mine = self.mine * usual_turns(fame + more, goal) / usual if usual else 0.0
        return 1.0 / (1.0 + sum(exp((mine - other) / CLOSE) for other in self.rivals))


def chance_to_win(g: OuterRim, seat: Seat) -> float:
    """From 0 to 1; those of everybody who plays on add up to one."""
    if g.outcome is not None:
        winners = g.outcome.winners or range(g.seats)
        return 1.0 / len(winners) if seat in winners else 0.0
    return 0.0 if seat in g.out else Race(g, seat).chance()
