"""What a turn that was played to its end has brought, as a chance to win, to compare choices by it.

The plan is the yardstick: what a player has and may hope for counts as it does while planning. Hopes and the
worth of time are those of the position in which the choice was made, so that nothing but the choice differs.
A card counts only as far as its holder knows it. Nothing here is a rule.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.vocabulary.conditions import MarkedPlanets
from dejarik.games.outer_rim.ai.deeds import Deeds
from dejarik.games.outer_rim.ai.numbers import PRESENT, Numbers
from dejarik.games.outer_rim.ai.race import Race, chance_to_win
from dejarik.games.outer_rim.ai.shopping import Market
from dejarik.games.outer_rim.ai.tours import Tour
from dejarik.games.outer_rim.ai.valuing import (
    ERRANDS,
    FAME,
    STANDING,
    condition_of_goal,
    injuries,
    ship_worth,
)
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.games.outer_rim.rules.turns import PLANNING
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

SECRET: Final = 900.0
# These numbers tell best who won 164 matches of simple and planning bots, position by position. With a fame
# more, or what is worth as much, the odds against a rival are e to this : 1; the results say 0.5 to 0.9.
FAME_COUNTS: Final = 0.5
HOPES_COUNT: Final = 1.6  # a plan counts what comes later for less than it turns out to be worth
GEAR_COUNTS: Final = 0.5  # of a ship, crew and gear: by them there is more to hope for, which counts, too
# The questions of one's own turn that a plan judges. A character is chosen before there is any turn; what a
# trade is worth depends on what the other player makes of it later, and what to discard in the market on
# cards that nobody has seen.
RECKONED: Final = frozenset(
    {
        Ask.PLANNING,
        Ask.ENCOUNTER,
        Ask.BUY,
        Ask.GAIN,
        Ask.SURPLUS,
        Ask.FIGHT_OR_TALK,
        Ask.BOUNTY,
        Ask.REWARD,
        Ask.CHOOSE_ONE,
        Ask.WHETHER,
    }
)


class Reckoning:
    """Compares what the options of one question have brought when the turn is over."""

    def __init__(self, view: OuterRim, seat: Seat, numbers: Numbers = PRESENT):
        self.seat, self.numbers = seat, numbers
        self.before = view
        self.races = {one: Race(view, one, numbers) for one in (seat, *view.others(seat))}
        tours = {one: Tour(Deeds(self._race(view, one))) for one in self.races}
        self.level = {one: self._worth(tour) for one, tour in tours.items()}
        # What goes as planned leaves the chance as it was: what the turn itself promises is taken off.
        self.promised = _now(tours[seat]) - _onward(tours[seat])

    def over(self, g: OuterRim) -> bool:
        """Whether the turn in which the question was asked is over; an extra turn is another one."""
        if g.outcome is not None or g.current != self.seat or g.in_extra_turn != self.before.in_extra_turn:
            return True
        return g.decision.kind == Ask.PLANNING

    def chance(self, g: OuterRim) -> float:
        """The chance to win at the end of the turn."""
        if g.outcome is not None or self.seat in g.out:
            return chance_to_win(g, self.seat, self.numbers)
        mine = self._worth(Tour(Deeds(self._race(g, self.seat)))) - self.promised
        if g.in_extra_turn and not self.before.in_extra_turn:
            mine += self.numbers.extra_turn
        others = [self.level[other] + self._won(g, other) for other in g.others(self.seat)]
        return 1.0 / (1.0 + sum(exp(FAME_COUNTS * (other - mine)) for other in others))

    def _won(self, g: OuterRim, seat: Seat) -> float:
        """What the turn of another player has brought somebody at once, in fame."""
        before, after = self.before.players[seat], g.players[seat]
        race = self.races[seat]
        return after.fame - before.fame + race.purse(after.credits) - race.purse(before.credits)

    def _race(self, g: OuterRim, seat: Seat) -> Race:
        """The race as it is now, where time is worth what it was before."""
        race, before = Race(g, seat, self.numbers), self.races[seat]
        race.left, race.spending, race.growth = before.left, before.spending, before.growth
        race.mine, race.rivals = before.mine, before.rivals
        return race

    def _worth(self, tour: Tour) -> float:
        """All that a player has and may hope for in the next turns, in fame."""
        g, race = tour.g, tour.race
        player = g.players[tour.seat]
        total = player.fame + race.purse(player.credits) + GEAR_COUNTS * self._gear(tour.deeds)
        total += self._standing(g, race) + self._tokens(g, tour.seat)
        return total + HOPES_COUNT * _onward(tour)

    def _gear(self, deeds: Deeds) -> float:
        """The ship, crew, gear and mods; errands are hopes."""
        race, market = deeds.race, Market(deeds)
        player = race.g.players[race.seat]
        ship = ship_worth(race.g, race.seat, player.ship, player.ship_flipped) / FAME
        total = self.numbers.ships * ship * race.growth
        for code in player.assets:
            if CARDS[code].type not in ERRANDS:
                worth, fame = market.asset(CARDS[code])
                total += worth - fame  # which counts already
        return total

    def _standing(self, g: OuterRim, race: Race) -> float:
        """Reputation, secrets, damage and what it is to be defeated."""
        player = g.players[race.seat]
        total = sum(STANDING[level] for level in player.reputation) / FAME * min(1.0, race.growth)
        total += SECRET * len(player.secrets) / FAME * race.growth
        if player.defeated:
            return total - self.numbers.fall * min(1.0, race.left)
        return total - injuries(g, race.seat) / FAME

    def _tokens(self, g: OuterRim, seat: Seat) -> float:
        """How far goals have come."""
        player, held = g.players[seat], holdings(g, seat)
        total = 0.0
        for goal, have in ((held.goal, player.tokens), (held.ship_goal, player.ship_tokens)):
            if goal is not None and goal.needed:
                total += self.numbers.on_the_way * have / goal.needed
        marking = condition_of_goal(g, seat, MarkedPlanets)
        if marking is not None:
            total += self.numbers.on_the_way * len(player.marks) / marking.count
        return total


def _onward(tour: Tour) -> float:
    """What the turns after this one promise."""
    space = tour.g.players[tour.seat].space
    return tour.onward(space, 1, frozenset(), tour.need) if space else 0.0


def _now(tour: Tour) -> float:
    """The same with what is left of this one."""
    space = tour.g.players[tour.seat].space
    return tour.onward(space, 0, frozenset(), tour.need) if tour.g.step == PLANNING else tour.stop(space)
