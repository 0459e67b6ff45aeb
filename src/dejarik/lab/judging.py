"""Fits what a position is worth to who won in the end.

A logistic regression on the differences between both sides (`ai/judgment.py`), with a ridge: weights stay
where they start unless matches say otherwise, and they start from what the game's evaluation says by itself.
Positions are those where thinkers stop playing ahead and judge.

Two kinds of matches teach it. The quick policy plays thousands of them, so there is much to learn and little
noise; a teacher plays few, but as well as those who will use it. So weights are fitted to the first, and from
there to the second.

A deck that is simply better wins more, whatever is done with it, and that would pass for the merit of
whatever is on the table. So the numbers of the first position of a match stand beside those of the present
one while weights are fitted, and are left out afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Any

import msgspec

from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.policy import QuickPolicy
from dejarik.games import find, modules
from dejarik.games.contract import Evaluation, Judgment
from dejarik.kernel import State
from dejarik.lab.matches import seed_for
from dejarik.lab.pairings import pairing

RIDGE = 20.0  # positions that hold a weight where it starts
STEPS = 12  # of Newton's method, at most
STILL = 1e-6
SEATS = 2  # the difference of two sides is what is fitted
MOST_CHOICES = 1_500  # of one match
SHARPNESS = 1.5  # a little less than when playing ahead, so that more is seen
DIGITS = 4


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """A position that was judged: what the first seat has more than the second, and whether it won.

    `begun` is the same of the first position of the match.
    """

    more: list[float]
    begun: list[float]
    won: bool


class Watching:
    """Notes the positions of a match at which thinkers would stop."""

    def __init__(self, game: str, state: State):
        self.evaluation: Evaluation = evaluation_of(game)
        judgment = modules(game).judgment
        self.judgment: Judgment | None = judgment if state.seats == SEATS else None
        self.reached = self.evaluation.horizon(state)
        self.rows: list[list[float]] = []

    def look(self, state: State) -> None:
        """Before each choice."""
        reached = self.evaluation.horizon(state)
        if reached > self.reached:
            self.reached = reached
            if self.judgment is not None:
                self.rows.append(apart(self.judgment.traits(state)))

    def seen(self, state: State) -> list[Seen]:
        """All of them, once the match is over; nothing if nobody won it alone."""
        if state.outcome is None or len(state.outcome.winners) != 1:
            return []
        won = state.outcome.winners[0] == 0
        return [Seen(row, self.rows[0], won) for row in self.rows]


def apart(rows: list[list[float]]) -> list[float]:
    """What the first side has more than the second."""
    first, second = rows
    return [round(one - other, DIGITS) for one, other in zip(first, second, strict=True)]


class Quick(msgspec.Struct, frozen=True):
    """Matches of the quick policy against itself, from one number to another."""

    game: str
    seed: int
    first: int
    last: int
    weights: dict[str, float]


def watch(batch: Quick) -> list[Seen]:
    """Play them, in whatever process."""
    game = find(batch.game)
    policy = QuickPolicy(modules(batch.game).policy, batch.weights, SHARPNESS)
    found: list[Seen] = []
    for number in range(batch.first, batch.last):
        state: State = game.new(pairing(game, number), seed_for(batch.seed, number, "quick"))
        if state.seats == SEATS:
            found += _watched(batch.game, state, policy, Random(seed_for(batch.seed, number, "whims")))
    return found


def _watched(game: str, g: State, policy: QuickPolicy, luck: Random) -> list[Seen]:
    watching = Watching(game, g)
    for _ in range(MOST_CHOICES):
        if g.outcome is not None:
            break
        watching.look(g)
        decision = g.decision
        usual = watching.evaluation.reflex(g, decision) if len(decision.options) > 1 else decision.options[0]
        g.choose(policy.pick(g, decision, luck) if usual is None else usual)
    return watching.seen(g)


# ---- Weights ------------------------------------------------------------------------------------------


def by_hand(traits: Sequence[str]) -> list[float]:
    """What the evaluation says by itself, and nothing else."""
    return [1.0, *[0.0] * (len(traits) - 1)]


def fit(seen: Sequence[Seen], start: Sequence[float], ridge: float = RIDGE) -> list[float]:
    """The weights under which those who won were likely to, near those that one starts from."""
    if not seen:
        return list(start)
    rows = [[*one.more, *one.begun] for one in seen]
    won = [float(one.won) for one in seen]
    center = [*start, *[0.0] * len(start)]
    weights = list(center)
    for _ in range(STEPS):
        slope, bend = _slopes(rows, won, weights)
        for at, weight in enumerate(weights):
            slope[at] += ridge * (weight - center[at])
            bend[at][at] += ridge
        step = solved(bend, slope)
        weights = [weight - one for weight, one in zip(weights, step, strict=True)]
        if max(abs(one) for one in step) < STILL:
            break
    return weights[: len(start)]


def _slopes(
    rows: list[list[float]], won: list[float], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """How the loss changes with the weights, once and twice; NumPy does it quickly where it is installed."""
    try:
        import numpy as np
    except ImportError:
        return _slopes_by_hand(rows, won, weights)
    numbers: Any = np.asarray(rows)
    foretold = 1.0 / (1.0 + np.exp(-np.clip(numbers @ np.asarray(weights), -30.0, 30.0)))
    slope = numbers.T @ (foretold - np.asarray(won))
    bend = (numbers * (foretold * (1.0 - foretold))[:, None]).T @ numbers
    return slope.tolist(), bend.tolist()


def _slopes_by_hand(
    rows: list[list[float]], won: list[float], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for row, result in zip(rows, won, strict=True):
        foretold = chance(row, weights)
        miss, doubt = foretold - result, foretold * (1.0 - foretold)
        told = [(at, number) for at, number in enumerate(row) if number]
        for at, number in told:
            slope[at] += miss * number
            line, much = bend[at], doubt * number
            for other, its in told:
                line[other] += much * its
    return slope, bend


def solved(lines: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*line, value] for line, value in zip(lines, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda line: abs(rows[line][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at]
        for line in rows[at + 1 :]:
            factor = line[at] / pivot[at]
            if factor:
                for place in range(at, size + 1):
                    line[place] -= factor * pivot[place]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def chance(more: Sequence[float], weights: Sequence[float]) -> float:
    """That the first side wins."""
    apart = sum(weight * number for weight, number in zip(weights, more, strict=False))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, apart))))


def surprise(seen: Sequence[Seen], weights: Sequence[float]) -> float:
    """How little the results were foretold: the mean logarithmic loss (0.693 knows nothing)."""
    if not seen:
        return 0.0
    losses = [
        -log(max(1e-12, chance(one.more, weights) if one.won else 1 - chance(one.more, weights)))
        for one in seen
    ]
    return sum(losses) / len(losses)
