"""What a bot knows about good positions: what the game says, or only who has won."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from dejarik.bots.thinking.judging import Judging
from dejarik.bots.thinking.weights import JUDGMENT_FILE, read_table
from dejarik.games import modules, names
from dejarik.kernel import Decision, Option, Seat, State

if TYPE_CHECKING:
    from dejarik.games.contract import Evaluation


class OnlyTheOutcome:
    """The evaluation of a game that is none of ours: to win is good."""

    EDITION = 1
    AHEAD = 0

    def worth(self, g: State, seat: Seat) -> float:
        if g.outcome is None:
            return 0.0
        return 1.0 if seat in g.outcome.winners else -1.0

    def at_rest(self, g: State, decision: Decision) -> bool:
        return True

    def rough_answer(self, g: State, decision: Decision) -> Option | None:
        return None

    def habit(self, g: State, decision: Decision) -> Option | None:
        return None

    def sensible(self, g: State, decision: Decision) -> tuple[Option, ...]:
        return decision.options

    def guess(self, view: State, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
        return None

    def horizon(self, g: State) -> int:
        return 0

    def chance_to_win(self, g: State, seat: Seat) -> float:
        if g.outcome is None or not g.outcome.winners:
            return 1.0 / g.seats
        return 1.0 / len(g.outcome.winners) if seat in g.outcome.winners else 0.0

    def reflex(self, g: State, decision: Decision) -> Option | None:
        return None

    def scores(self, g: State, decision: Decision) -> dict[Option, float] | None:
        return None

    def temperature(self, decision: Decision, tries: int, usual: float) -> float:
        return usual


@cache
def evaluation_of(game: str) -> Evaluation:
    """The evaluation of the game of that name (`State.game`), with a fitted chance to win if there is one."""
    if game not in names():
        return OnlyTheOutcome()
    return judged_by(game, read_table(game, JUDGMENT_FILE).weights)


def judged_by(game: str, weights: Mapping[str, float]) -> Evaluation:
    """The evaluation of a game with these weights; without any, as it is written by hand."""
    given = modules(game)
    if not weights or given.judgment is None:
        return given.evaluation
    return Judging(given.evaluation, given.judgment, weights)
