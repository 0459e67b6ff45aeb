"""Weights are fitted to choices, tried against the old ones, and kept only if they win."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dejarik.bots.thinking.weights import Origin, Table
from dejarik.games import find
from dejarik.lab import training
from dejarik.lab.runner import Here
from dejarik.lab.training import (
    Batch,
    Choice,
    Failed,
    Judged,
    Lesson,
    OtherPlan,
    Plan,
    Training,
    accepted,
    fit,
    foretold,
    learn,
    present,
    stretch,
    write_table,
)

PLAN = Plan("destiny", find("destiny").version, "simple", 3, 4, "easy", 5)


def lessons(likes: str, count: int = 30) -> list[Lesson]:
    """Somebody who always takes what is called by that name."""
    vocabulary = ["take", "left", "right"]
    chosen = vocabulary.index(likes) - 1
    return [Lesson(at, vocabulary, [Choice([[0, 1], [0, 2]], chosen)] * 4, []) for at in range(count)]


def test_what_is_chosen_gets_weight() -> None:
    weights = fit(lessons("left"), seed=1)
    assert weights["left"] > 0 > weights["right"]
    assert abs(weights.get("take", 0.0)) < 0.2, "what all options have in common says next to nothing"
    assert foretold(weights, lessons("left")) == 1.0
    assert foretold(weights, lessons("right")) == 0.0
    assert fit(lessons("left"), seed=1) == weights


def test_words_that_are_seldom_met_have_no_weight() -> None:
    odd = Lesson(99, ["odd", "even"], [Choice([[0], [1]], 0)], [])
    assert not {"odd", "even"} & set(fit([*lessons("left"), odd], seed=1))


def test_a_match_is_written_down_in_words() -> None:
    lesson = learn(Batch(PLAN, 0))
    assert isinstance(lesson, Lesson)
    assert len(lesson.choices) > 50
    assert all(0 <= choice.chosen < len(choice.words) for choice in lesson.choices)
    assert any(word.startswith("resolve ") for word in lesson.vocabulary)
    assert {judged.winner for judged in lesson.judged} in ({0}, {1})
    assert learn(Batch(PLAN, 0)) == lesson
    copied = msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson | Failed)
    assert copied == lesson


def test_a_match_that_cannot_be_played_is_counted_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Lesson:
        raise KeyError("broken")

    monkeypatch.setattr(training, "_lesson", broken)
    assert learn(Batch(PLAN, 7)) == Failed(7, "KeyError('broken')")


def test_chances_are_stretched_until_they_come_true() -> None:
    """Who is said to win three times in four, but wins nine times in ten, is said to win too seldom."""
    positions = [Judged([0.75, 0.25], 0)] * 9 + [Judged([0.75, 0.25], 1)]
    assert stretch([Lesson(0, [], [], positions)]) == pytest.approx(0.5, abs=0.05)
    assert stretch([]) == 1.0


@pytest.mark.parametrize(
    ("wins", "played", "kept"),
    [
        (115, 200, True),
        (113, 200, False),
        (100, 200, False),
        (99, 200, False),
        (150, 199, False),
        (540, 1_000, True),
    ],
)
def test_new_weights_must_plainly_win_two_hundred_matches(wins: int, played: int, kept: bool) -> None:
    assert accepted(wins, played) is kept


def test_a_draw_is_a_match_that_was_played_but_not_won() -> None:
    trials = [training.Trial(number, won=True if number < 150 else None) for number in range(200)]
    found = training.tried(trials)
    assert (found.wins.count, found.wins.of, found.draws, found.unplayed) == (150, 200, 50, 0)
    assert found.accepted


def test_a_trial_that_cannot_be_played_says_nothing_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> Any:
        raise KeyError("broken")

    monkeypatch.setattr(training, "play", broken)
    plan = msgspec.structs.replace(PLAN, matches=0)
    whole = run(Training(plan, Here()))
    assert [trial.number for trial in whole.trials] == [0, 1, 2, 3]
    assert whole.trials[2] == training.Trial(2, None, "KeyError('broken')")
    found = whole.result()
    assert (found.wins.of, found.draws, found.unplayed, found.accepted) == (0, 0, 4, False)


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


def run(training: Training) -> Training:
    for _ in training.play():
        pass
    training.fit()
    for _ in training.try_out():
        pass
    return training


def test_a_training_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    monkeypatch.setattr(training, "learn", lambda batch: lessons("left", 3)[batch.number])

    def trial(batch: Any) -> training.Trial:
        tried.append(batch.number)
        return training.Trial(batch.number, won=batch.number != 1)

    monkeypatch.setattr(training, "put_to_trial", trial)
    whole = run(Training(PLAN, Here()))
    progress = tmp_path / "train.jsonl"
    for after in (2, 3):
        with pytest.raises(KeyboardInterrupt):
            run(Training(PLAN, Interrupted(after), progress))
    tried.clear()
    again = run(Training(PLAN, Here(), progress))
    assert tried == [2, 3]
    assert again.result() == whole.result()
    assert again.result().wins.count == 3
    assert not again.result().accepted, "four matches are not enough"


def test_progress_of_another_training_is_refused(tmp_path: Path) -> None:
    progress = tmp_path / "train.jsonl"
    Training(PLAN, Here(), progress)
    with pytest.raises(OtherPlan):
        Training(msgspec.structs.replace(PLAN, teacher="random"), Here(), progress)


def test_progress_is_good_for_the_weights_that_the_training_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once new ones are kept, the same command begins anew, and matches of the old ones teach it nothing."""
    progress = tmp_path / "train.jsonl"
    Training(msgspec.structs.replace(PLAN, start=present("destiny")), Here(), progress)
    Training(msgspec.structs.replace(PLAN, start=present("destiny")), Here(), progress)
    before = present("destiny")
    monkeypatch.setattr(training, "read_table", lambda game, file="": Table(Origin(), {"claim": 0.5}))
    assert present("destiny") != before
    with pytest.raises(OtherPlan):
        Training(msgspec.structs.replace(PLAN, start=present("destiny")), Here(), progress)
    monkeypatch.undo()
    before_it_was_noted = msgspec.json.decode(progress.read_bytes())
    del before_it_was_noted["done"]["start"]
    progress.write_bytes(msgspec.json.encode(before_it_was_noted) + b"\n")
    with pytest.raises(OtherPlan):
        Training(msgspec.structs.replace(PLAN, start=before), Here(), progress)


@pytest.mark.parametrize("number", [0, 1])
def test_old_and_new_weights_play_each_other(number: int) -> None:
    """Those that think health is bad lose from both seats."""
    trial = training.put_to_trial(
        training.TrialBatch(msgspec.structs.replace(PLAN, level="beginner"), number, {}, {"health": -5.0})
    )
    assert trial == training.Trial(number, won=False)


def test_weights_are_written_with_their_origin(tmp_path: Path) -> None:
    table = Table(Origin(command="dejarik lab train destiny", matches=3), {"claim": 0.5})
    write_table(table, tmp_path / "policy.json")
    assert msgspec.json.decode((tmp_path / "policy.json").read_bytes(), type=Table) == table
