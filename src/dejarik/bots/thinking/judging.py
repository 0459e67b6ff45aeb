"""The chance to win by weights that were fitted to who won (`dejarik lab train`).

Each game says in numbers what a position is judged by (`ai/judgment.py`); a table of weights says how much
each counts. It is asked once for each try, so native builds compile this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING

from dejarik.kernel import Seat, State

if TYPE_CHECKING:
    from dejarik.games.contract import Evaluation, Judgment

MOST_APART = 30.0  # logarithm of the chances: beyond that nothing is told apart


class Judging:
    """The evaluation of a game, whose chance to win is the fitted one; all else is as the game says."""

    def __init__(self, evaluation: Evaluation, judgment: Judgment, weights: Mapping[str, float]):
        self.EDITION = evaluation.EDITION
        self.AHEAD = evaluation.AHEAD
        self.worth = evaluation.worth
        self.at_rest = evaluation.at_rest
        self.rough_answer = evaluation.rough_answer
        self.habit = evaluation.habit
        self.sensible = evaluation.sensible
        self.guess = evaluation.guess
        self.horizon = evaluation.horizon
        self.reflex = evaluation.reflex
        self.scores = evaluation.scores
        self.temperature = evaluation.temperature
        self.by_hand = evaluation.chance_to_win
        self.traits = judgment.traits
        self.weights = [weights.get(trait, 0.0) for trait in judgment.TRAITS]

    def chance_to_win(self, g: State, seat: Seat) -> float:
        if g.outcome is not None:
            return self.by_hand(g, seat)
        strengths: list[float] = []
        mine = 0.0
        for other, row in enumerate(self.traits(g)):
            if not row:  # has left the game
                if other == seat:
                    return 0.0
                continue
            strength = 0.0
            for at, weight in enumerate(self.weights):
                strength += weight * row[at]
            if other == seat:
                mine = strength
            else:
                strengths.append(strength)
        total = 1.0
        for strength in strengths:
            total += exp(min(MOST_APART, strength - mine))
        return 1.0 / total
