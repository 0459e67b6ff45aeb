"""The race for fame, for the planner: how long everybody still needs, and what things are worth until then.

The unit is a fame. Nothing here is a rule.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.ai.numbers import PRESENT, Numbers
from dejarik.games.outer_rim.rules.race import winning_deeds
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

LATE: Final = 7  # fame from which it is worth looking for the deed that wins
COIN: Final = 1_000


def usual_turns(fame: float, goal: int, numbers: Numbers) -> float:
    """How many turns it usually takes from so much fame to the goal."""
    share: float = min(1.0, max(0.0, fame) / goal) ** numbers.gathering
    return numbers.whole_race * (1.0 - share)


def turns_to_win(g: OuterRim, seat: Seat, numbers: Numbers) -> float:
    """How many turns a player still needs, as things usually go."""
    player = g.players[seat]
    turns = usual_turns(player.fame, g.goal, numbers) * (1.0 - min(1.0, player.credits / numbers.helpful) / 3)
    if player.fame >= LATE and turns > numbers.in_sight and winning_deeds(g, seat):
        return numbers.in_sight
    return turns


class Race:
    """What the race says to one of the players."""

    __slots__ = ("g", "growth", "left", "mine", "missing", "money", "numbers", "rivals", "seat", "spending")

    def __init__(self, g: OuterRim, seat: Seat, numbers: Numbers = PRESENT):
        self.g, self.seat = g, seat
        self.numbers = numbers
        self.missing = g.goal - g.players[seat].fame
        self.money = g.players[seat].credits
        self.rivals = [turns_to_win(g, other, numbers) for other in g.others(seat)]
        self.mine = turns_to_win(g, seat, numbers)
        self.left = max(0.5, min([self.mine, *self.rivals]))
        self.spending = max(numbers.last_coin, min(1.0, (self.left - 0.5) / numbers.to_spend))
        self.growth = min(1.2, self.left / numbers.growing)

    def goes_on(self, turns: float) -> float:
        """The chance that no rival has won before one's turn so many turns from now."""
        chance = 1.0
        for needed in self.rivals:
            chance /= 1.0 + exp((turns - needed) / (0.6 + 0.15 * needed))
        return chance

    def purse(self, money: float) -> float:
        """What credits are worth: the more one has, and the nearer the end, the less."""
        total = 0.0
        for limit, share in reversed(self.numbers.purses):
            if money > limit:
                total += share * (money - limit)
                money = float(limit)
        return self.numbers.coin_worth * self.spending * total / COIN

    def credits(self, amount: float) -> float:
        """What it is worth to gain or lose so many credits."""
        return self.purse(max(0.0, self.money + amount)) - self.purse(self.money)

    def chance(self, more: float = 0.0) -> float:
        """The chance to win, with so much fame as good as won."""
        fame, goal = self.g.players[self.seat].fame, self.g.goal
        usual = usual_turns(fame, goal, self.numbers)
        mine = self.mine * usual_turns(fame + more, goal, self.numbers) / usual if usual else 0.0
        close = self.numbers.close
        return 1.0 / (1.0 + sum(exp((mine - other) / close) for other in self.rivals))


def chance_to_win(g: OuterRim, seat: Seat, numbers: Numbers = PRESENT) -> float:
    """From 0 to 1; those of everybody who plays on add up to one."""
    if g.outcome is not None:
        winners = g.outcome.winners or range(g.seats)
        return 1.0 / len(winners) if seat in winners else 0.0
    return 0.0 if seat in g.out else Race(g, seat, numbers).chance()
