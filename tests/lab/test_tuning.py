"""The numbers of a plan go where matches say, and are kept only if they win."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from dejarik import __version__
from dejarik.bots.thinker import LEVELS, ThinkerBot
from dejarik.bots.thinking.weights import PLAN_FILE, Origin, Table, read_table
from dejarik.games import find, modules
from dejarik.games.contract import Evaluation
from dejarik.kernel import observe
from dejarik.lab import ladder, training, tuning
from dejarik.lab.runner import Here
from dejarik.lab.training import OtherPlan, Trial
from dejarik.lab.tuning import Compared, Pair, TrialPair, TuningRun, compare, keep, plan_of, signs, stand_out

GAME = "outer_rim"
PLAN = tuning.tuning(GAME, 600, 4, "hard", 5)
PRESENT = read_table(GAME, PLAN_FILE).weights


def judged(plan: tuning.Tuning, number: int) -> Compared:
    """As if `sooner` were too large and `ships` too small, and nothing else mattered."""
    ways = signs(plan, number)
    return Compared(number, 0.1 * ways["ships"] - 0.2 * ways["sooner"])


def trial(batch: TrialPair) -> Trial:
    return Trial(batch.number, won=batch.number != 1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "compare", lambda batch: judged(batch.plan, batch.number))
    monkeypatch.setattr(tuning, "put_to_trial", trial)


class Interrupted(Here):
    """Stops after so many pieces of work."""

    def __init__(self, after: int):
        self.after = after

    def map_batches(self, work: Callable[[Any], Any], batches: Sequence[Any]) -> Iterator[Any]:
        for batch in batches:
            if not self.after:
                raise KeyboardInterrupt
            self.after -= 1
            yield work(batch)


def run(training: TuningRun) -> TuningRun:
    for _ in training.play():
        pass
    for _ in training.try_out():
        pass
    return training


def winner_of(evaluation: Evaluation | None) -> tuple[int, tuple[int, ...]]:
    """Who wins a match of two, and how many choices it takes."""
    g = find(GAME).new(plan_of(GAME).table(3, 2), 3)
    bots = [ThinkerBot(seat, LEVELS["hard"], evaluation=evaluation) for seat in range(2)]
    choices = 0
    while g.outcome is None:
        g.choose(bots[g.decision.seat].choose(observe(g, g.decision.seat)), g.decision.seat)
        choices += 1
    return choices, g.outcome.winners


def test_the_numbers_of_the_file_play_as_the_game_does() -> None:
    planned_by = plan_of(GAME).planned_by
    assert winner_of(planned_by(PRESENT)) == winner_of(None)
    assert winner_of(planned_by({**PRESENT, "sooner": 0.01, "victory": 0.0})) != winner_of(None)


def test_a_number_goes_where_those_came_further_who_had_it_so() -> None:
    assert stand_out(PLAN, [judged(PLAN, number) for number in range(100)]) == {"ships": 1, "sooner": -1}
    assert stand_out(PLAN, [judged(PLAN, number) for number in range(4)]) == {}, "too few to tell an error"
    failed = [Compared(number, 9.0, "KeyError()") for number in range(40)]
    assert stand_out(PLAN, failed) == {}


def test_numbers_move_round_by_round_and_the_others_stay(quick: None) -> None:
    found = run(TuningRun(PLAN, Here()))
    assert set(found.moved) >= {"ships", "sooner"}
    assert found.numbers["sooner"] == pytest.approx(PRESENT["sooner"] / 1.25**3, rel=0.01)
    assert found.numbers["ships"] == pytest.approx(PRESENT["ships"] * 1.25**3, rel=0.01)
    assert found.moved["ships"] == (PRESENT["ships"], found.numbers["ships"])
    table = found.result().table
    assert table.weights.keys() == PRESENT.keys()
    assert table.weights["fared bossk"] == PRESENT["fared bossk"]
    assert (table.origin.matches, table.origin.trials, table.origin.won) == (600, 4, 3)
    assert table.origin.former == {name: PRESENT[name] for name in found.moved}
    assert not found.result().accepted, "four matches are not enough"


def test_a_training_of_numbers_goes_on_where_it_was(tmp_path: Path, quick: None) -> None:
    whole = run(TuningRun(PLAN, Here())).result()
    progress = tmp_path / "tune.jsonl"
    for after in (25, 30, 7):
        with pytest.raises(KeyboardInterrupt):
            run(TuningRun(PLAN, Interrupted(after), progress))
    assert run(TuningRun(PLAN, Here(), progress)).result() == whole
    assert run(TuningRun(PLAN, Interrupted(0), progress)).result() == whole, "nothing is left to be played"


def test_progress_of_other_numbers_is_refused(tmp_path: Path) -> None:
    progress = tmp_path / "tune.jsonl"
    TuningRun(PLAN, Here(), progress)
    with pytest.raises(OtherPlan):
        TuningRun(msgspec.structs.replace(PLAN, start="others"), Here(), progress)


def test_numbers_that_nothing_speaks_against_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "compare", lambda batch: Compared(batch.number, 0.0))
    found = run(TuningRun(PLAN, Here()))
    assert not found.moved
    assert not found.trials
    assert not found.result().accepted


def test_numbers_are_kept_only_if_they_plainly_win(tmp_path: Path, quick: None) -> None:
    plan = msgspec.structs.replace(PLAN, trials=200)
    found = run(TuningRun(plan, Here())).result()
    assert found.accepted
    keep(GAME, found, tmp_path / "plan.json")
    assert msgspec.json.decode((tmp_path / "plan.json").read_bytes(), type=Table) == found.table
    assert found.table.origin.command == (
        "dejarik lab train outer-rim --matches 600 --trials 200 --level hard --seed 5"
    )


def test_sides_of_a_table_swap_seats_and_solo_matches_have_the_same_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[tuple[Any, int, tuple[bool, ...]]] = []

    def ahead(_: Any, setup: Any, evaluations: Any, seed: int, mine: Any = (True,)) -> float:
        played.append((setup, seed, mine))
        return 0.5

    monkeypatch.setattr(tuning, "_ahead", ahead)
    assert tuning.compare(Pair(PLAN, 0, PRESENT)) == Compared(0, 0.5)
    assert tuning.compare(Pair(PLAN, 1, PRESENT)) == Compared(1, 0.0), "both came as far"
    (one, other), solo = played[:2], played[2:]
    assert one[:2] == other[:2]
    assert [not mine for mine in one[2]] == list(other[2])
    assert solo[0] == solo[1]
    assert solo[0][0].players == 1


def test_a_pair_is_played_and_one_that_fails_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (0, 1):
        found = compare(Pair(PLAN, number, PRESENT))
        assert -1.0 <= found.lead <= 1.0
        assert not found.error

    def broken(*_: Any) -> Any:
        raise KeyError("broken")

    monkeypatch.setattr(tuning, "_played", broken)
    assert compare(Pair(PLAN, 7, PRESENT)) == Compared(7, 0.0, "KeyError('broken')")
    assert tuning.put_to_trial(TrialPair(PLAN, 3, PRESENT)) == Trial(3, None, "KeyError('broken')")


def test_new_and_old_numbers_play_each_other() -> None:
    found = tuning.put_to_trial(TrialPair(PLAN, 1, {**PRESENT, "sooner": 0.5}))
    assert found.number == 1
    assert found.won in (True, False, None)
    assert not found.error


def test_numbers_of_the_game_play_those_that_they_were_fitted_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what their origin says of the trial is new."""
    plan = tuning.tuning(GAME, 600, 200, "hard", 5, shipped=True)
    monkeypatch.setattr(tuning, "compare", None)  # nothing is learned
    played: list[tuple[float, float]] = []

    def match(_: Any, __: Any, evaluations: Sequence[Any], ___: int) -> Any:
        played.append((evaluations[0].numbers.sooner, evaluations[-1].numbers.sooner))
        return SimpleNamespace(outcome=SimpleNamespace(winners=(0,)))

    monkeypatch.setattr(tuning, "_played", match)
    assert [tuning.put_to_trial(TrialPair(plan, number, PRESENT)).won for number in (0, 1)] == [True, False]
    assert played == [(0.55, 0.75), (0.75, 0.55)]
    monkeypatch.setattr(tuning, "put_to_trial", trial)
    found = run(TuningRun(plan, Here())).result()
    keep(GAME, found, tmp_path / "plan.json")
    written = msgspec.json.decode((tmp_path / "plan.json").read_bytes(), type=Table)
    known = read_table(GAME, PLAN_FILE)
    assert written.weights == known.weights
    tried = {
        "trials": 200,
        "won": 199,
        "trial": "dejarik lab train outer-rim --shipped --trials 200 --level hard --seed 5",
        "rules": find(GAME).version,
        "version": known.origin.version or __version__,
    }
    assert written.origin == msgspec.structs.replace(known.origin, **tried)


def test_numbers_that_were_tried_play_as_strongly_as_before_and_others_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Matches that are kept still count once a trial of the same numbers is noted."""

    def strength(table: Table) -> Any:
        shipped = {PLAN_FILE: table}
        monkeypatch.setattr(ladder, "read_table", lambda game, file="": shipped.get(file, Table()))
        ladder._weights.cache_clear()
        return ladder.strength_of(GAME, "thinker-hard")

    known = read_table(GAME, PLAN_FILE)
    origin = known.origin
    untried, tried = (
        Table(msgspec.structs.replace(origin, trials=trials, won=trials), known.weights)
        for trials in (0, 400)
    )
    assert strength(untried) == strength(tried)
    assert strength(untried) != strength(Table(origin, {**known.weights, "sooner": 0.6}))
    fitted = Table(Origin(command="dejarik lab train outer-rim", trials=400), known.weights)
    assert strength(fitted) != strength(untried)
    monkeypatch.undo()
    ladder._weights.cache_clear()
    assert ladder.strength_of(GAME, "thinker-hard")[3] == "96c62886d0037405", "matches were kept by this name"


def test_the_numbers_that_come_with_a_game_say_where_they_are_from() -> None:
    table = read_table(GAME, PLAN_FILE)
    plan, origin = modules(GAME).plan, table.origin
    assert plan is not None
    assert set(plan.FITTED) < set(table.weights)
    assert origin.matches >= 1_000
    assert set(origin.former) <= set(plan.FITTED)
    assert all(table.weights[name] != former for name, former in origin.former.items())
    assert (origin.trial or origin.command).startswith("dejarik lab train outer-rim ")
    assert origin.trials >= training.FEWEST_TRIALS
    if not training.accepted(origin.won, origin.trials):  # they are older than the trial: then docs say so
        told = (Path(__file__).parents[2] / "docs" / "outer-rim.md").read_text("utf-8")
        assert f"{origin.won} of {origin.trials}" in told
    assert origin.rules
    assert origin.version
