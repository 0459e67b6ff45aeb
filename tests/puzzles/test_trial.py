"""An attempt at a puzzle: open, solved or lost, and what taking back does to it."""

from __future__ import annotations

from dejarik.kernel import Row
from dejarik.puzzles import Trial, find, solve


def status(trial: Trial) -> str:
    return trial.status


def test_a_trial_follows_and_forgets() -> None:
    puzzle = find("destiny", "one-symbol")
    state = puzzle.position.begin()
    trial = Trial(puzzle, state)
    rows: list[Row] = []
    for move in solve(puzzle):
        assert status(trial) == "open"
        rows.append(Row(move.seat, state.key(move.option)))
        state.choose(move.option, move.seat)
        trial.follow(state)
    assert status(trial) == "solved"
    assert trial.choices(rows) == len(rows)
    trial.cut(1)
    assert status(trial) == "open"
    assert trial.choices(rows[:1]) == 1


def test_a_bound_that_is_passed_stays_passed() -> None:
    puzzle = find("destiny", "one-symbol")
    state = puzzle.position.begin()
    trial = Trial(puzzle, state)
    decision = state.decision
    state.choose(next(option for option in decision.options if option.kind == "pass"))
    trial.follow(state)
    assert status(trial) == "lost"
    trial.cut(0)
    assert status(trial) == "open"
