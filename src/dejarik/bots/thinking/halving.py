"""Plays ahead from every option that may be best, and drops the poorer half again and again.

What counts is to keep luck out of the comparison. Before anything is played ahead, each option has an
expected chance to win that weighs like a few tries. In a batch, all options that are left meet the same deal
of hidden cards, the same dice and the same whims of the quick policy; their differences are compared.
A budget is a number of tries, so that equal seeds give equal choices; a deadline may end it sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, log2, sqrt
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from dejarik.bots.thinking.policy import QuickPolicy, Whims, play_ahead
from dejarik.kernel import Option, PairedChance, Seat, State

if TYPE_CHECKING:
    from dejarik.games.contract import Evaluation

CANDIDATES = 6  # that are played ahead at all: those expected to be best
PRIOR = 6.0  # tries that the expectation counts for
LOOK_EVERY = 6  # batches between two looks at who is beaten
LOOK_FROM = 12
BEATEN = 3.0  # standard errors behind the leader
ALIKE = 24  # batches after which options may count as equally good
HOPE = 2.0  # standard errors that an option may be better than it was found to be
TRIFLE = 0.003  # a chance to win that is not worth more thought
SEEDS = 1 << 60


class Tried:
    """An option and what came of its tries."""

    __slots__ = ("expected", "option", "values")

    def __init__(self, option: Option, expected: float):
        self.option = option
        self.expected = expected
        self.values: list[float] = []

    @property
    def estimate(self) -> float:
        """The chance to win, from what was expected and what was found."""
        return (sum(self.values) + PRIOR * self.expected) / (len(self.values) + PRIOR)

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """The mean difference over the batches that both played, and its standard error."""
        pairs = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        count = len(pairs)
        if count < 2:
            return 0.0, 1.0
        mean = sum(pairs) / count
        spread = sum((one - mean) ** 2 for one in pairs) / (count - 1)
        return mean, sqrt(spread / count)


class Table:
    """Where options are played ahead: deals for a seat, and who plays on."""

    def __init__(self, seat: Seat, deal: Callable[[], State], evaluation: Evaluation, policy: QuickPolicy):
        self.seat = seat
        self.deal = deal
        self.evaluation = evaluation
        self.policy = policy

    def batch(self, alive: list[Tried], luck: Random) -> None:
        """One try for each option, all with the same luck."""
        dealt = self.deal()
        dealt.decision_of(self.seat)  # asked once, shared by all copies
        chance, whims = luck.randrange(SEEDS), Whims(Random(luck.randrange(SEEDS)))
        end = self.evaluation.horizon(dealt) + self.evaluation.AHEAD
        for tried in alive:
            g = dealt.copy()
            g.chance = PairedChance(chance)
            g.choose(tried.option, self.seat)
            whims.begin()
            self.play_on(g, end, whims)
            tried.values.append(self.chance(g))
            self.ended(tried, dealt, g)

    def ended(self, tried: Tried, dealt: State, g: State) -> None:
        """For whoever wants to know what else came of a try: the deal it began with, and its end."""

    def chance(self, g: State) -> float:
        """The chance to win where a try ended."""
        return self.evaluation.chance_to_win(g, self.seat)

    def play_on(self, g: State, end: int, whims: Whims) -> None:
        """As one usually plays, up to the horizon `end`."""
        play_ahead(g, end, self.evaluation, self.policy, whims)


def halve(
    table: Table, expected: Mapping[Option, float], tries: int, luck: Random, deadline: float | None = None
) -> list[Tried]:
    """The options by what they turned out to be worth, the best first."""
    ranking = sorted(
        (Tried(option, value) for option, value in expected.items()), key=lambda one: -one.expected
    )
    alive = ranking[:CANDIDATES]
    stages = max(1, ceil(log2(len(alive)))) if len(alive) > 1 else 0
    left = tries
    for stage in range(stages):
        share = left // (stages - stage)
        batches = share // len(alive)
        for number in range(batches):
            if deadline is not None and monotonic() >= deadline:
                return _ranked(ranking, alive)
            table.batch(alive, luck)
            left -= len(alive)
            played = len(alive[0].values)
            if played >= LOOK_FROM and played % LOOK_EVERY == 0 and number + 1 < batches:
                alive = _unbeaten(alive)
                if len(alive) == 1:
                    return _ranked(ranking, alive)
        alive = sorted(alive, key=lambda one: -one.estimate)[: (len(alive) + 1) // 2]
        if len(alive) == 1:
            break
    return _ranked(ranking, alive)


def _unbeaten(alive: list[Tried]) -> list[Tried]:
    """Without those that are plainly worse than the leader, or better by a trifle at most."""
    leader = max(alive, key=lambda one: one.estimate)
    kept = [leader]
    for one in alive:
        if one is leader:
            continue
        mean, error = leader.ahead_of(one)
        beaten = mean > 0.0 and mean >= BEATEN * error
        alike = len(one.values) >= ALIKE and HOPE * error - mean < TRIFLE
        if not beaten and not alike:
            kept.append(one)
    return kept


def _ranked(ranking: list[Tried], alive: list[Tried]) -> list[Tried]:
    """Those that are left, then the others, each by estimate."""
    left = {id(one) for one in alive}
    return sorted(ranking, key=lambda one: (id(one) not in left, -one.estimate))
