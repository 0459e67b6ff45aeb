"""The planner by other numbers, matches from which `dejarik lab train` learns which are better, and what
options that were planned are compared by."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.ai import evaluation
from dejarik.games.outer_rim.ai.numbers import FARED, Numbers, read
from dejarik.games.outer_rim.ai.planner import scores
from dejarik.games.outer_rim.ai.race import chance_to_win
from dejarik.games.outer_rim.ai.reckoning import RECKONED, Reckoning
from dejarik.games.outer_rim.cards.library import CHARACTERS
from dejarik.games.outer_rim.rules.setup import Setup
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

# How a character fares is measured: whoever won more by asking for one would not play any better.
FITTED = tuple(name for name in read() if not name.startswith(FARED))


class Planned:
    """The evaluation of this game, planning by these numbers."""

    EDITION = evaluation.EDITION
    AHEAD = evaluation.AHEAD

    def __init__(self, numbers: Mapping[str, float]):
        self.numbers = Numbers(dict(numbers))
        self.worth = evaluation.worth
        self.at_rest = evaluation.at_rest
        self.rough_answer = evaluation.rough_answer
        self.habit = evaluation.habit
        self.sensible = evaluation.sensible
        self.guess = evaluation.guess
        self.horizon = evaluation.horizon
        self.reflex = evaluation.reflex
        self.temperature = evaluation.temperature

    def chance_to_win(self, g: OuterRim, seat: Seat) -> float:
        return chance_to_win(g, seat, self.numbers)

    def scores(self, g: OuterRim, decision: Decision) -> dict[Option, float] | None:
        return scores(g, decision, self.numbers)


def planned_by(numbers: Mapping[str, float]) -> Planned:
    return Planned(numbers)


def table(number: int, players: int) -> Setup:
    """Characters are dealt, so all of them are learned from, not only those that one would ask for."""
    return Setup(players, characters=tuple(Random(number).sample(sorted(CHARACTERS), players)))


def reckoning(view: OuterRim, decision: Decision) -> Reckoning | None:
    """At the end of the turn, for questions of one's own turn."""
    asked_in_turn = decision.kind in RECKONED and decision.seat == view.current
    return Reckoning(view, decision.seat) if asked_in_turn and view.players[decision.seat].space else None


def reached(g: OuterRim, seat: Seat) -> float:
    """The share of the fame that it takes to win."""
    return min(1.0, g.players[seat].fame / g.goal)
