"""Practice makes what led to something good likelier, and is the same again with the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.bots.thinking.policy import drawn, shares_of
from dejarik.bots.thinking.weights import read_table
from dejarik.kernel import Decision, Option
from dejarik.lab import training
from dejarik.lab.practice import Practice, _Made
from dejarik.lab.runner import Here
from dejarik.lab.training import Plan, Training


class Reached:
    """A position where a round has ended, with the chances of both."""

    seats = 2


@pytest.mark.parametrize(("reached", "likelier"), [(0.9, True), (0.1, False)])
def test_what_led_to_something_good_becomes_likelier(
    monkeypatch: pytest.MonkeyPatch, reached: float, likelier: bool
) -> None:
    practice = Practice("destiny", {"left": 0.0, "right": 0.0}, seed=1)

    class Chances:
        def chance_to_win(self, g: Any, seat: int) -> float:
            return reached if seat == 1 else 1 - reached

    monkeypatch.setattr(practice, "evaluation", Chances())
    decision = Decision(1, "action", (Option("left"), Option("right")))
    made = _Made(decision, 0.5, [[0], [1]], [0.5, 0.5], 0)
    practice._learn(Reached(), [made] * 5)  # type: ignore[arg-type]
    left, right = practice.weights["left"], practice.weights["right"]
    assert (left > right) is likelier
    assert left == -right


def test_what_changed_nothing_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    practice = Practice("destiny", {"left": 0.5, "right": 0.0}, seed=1)

    class Same:
        def chance_to_win(self, g: Any, seat: int) -> float:
            return 0.5

    monkeypatch.setattr(practice, "evaluation", Same())
    decision = Decision(0, "action", (Option("left"), Option("right")))
    practice._learn(Reached(), [_Made(decision, 0.5, [[0], [1]], [0.7, 0.3], 0)])  # type: ignore[arg-type]
    assert practice.weights == {"left": 0.5}


@pytest.mark.parametrize("game", ["destiny", "cardgame"])
def test_practice_moves_weights_and_can_be_repeated(game: str) -> None:
    start = read_table(game).weights
    found = []
    for _ in range(2):
        practice = Practice(game, start, seed=3)
        assert list(practice.play(3)) == [1, 2, 3]
        found.append(practice.weights)
    assert found[0] == found[1] != start
    moved = sum(abs(found[0].get(word, 0.0) - start[word]) > 0.001 for word in start)
    assert moved > 50


def test_a_training_practices_once(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("destiny", 0, "simple", 0, 2, "easy", 5, onward=True, practice=2)
    monkeypatch.setattr(
        training, "put_to_trial", lambda batch: training.Trial(batch.number, won="new word" in batch.new)
    )
    practiced: list[int] = []

    class Quick(Practice):
        def play(self, matches: int, first: int = 0) -> Any:
            practiced.append(matches)
            self.places["new word"] = len(self.sharp)
            self.sharp.append(1.0)
            return iter(range(1, matches + 1))

    monkeypatch.setattr(training, "Practice", Quick)
    for _ in range(2):
        found = Training(plan, Here(), tmp_path / "train.jsonl")
        for step in (found.play, found.practice, found.try_out):
            if step == found.practice:
                found.fit()
            for _count in step():
                pass
        told = found.result()
        assert told.wins.count == 2
        assert told.table is not None
        assert told.table.weights["new word"] == 0.5
        assert told.table.origin.practice == 2
        assert told.table.origin.command.endswith("--seed 5 --practice 2 --only policy --output policy.json")
        assert told.table.origin.start
    assert practiced == [2], "what is in the file of progress is not done again"


def test_practice_goes_on_where_it_was(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PRACTICE_BATCH", 2)
    plan = Plan("destiny", 0, "simple", 0, 0, "easy", 5, onward=True, practice=4)

    def practiced(progress: Any, stop: int = 0) -> tuple[list[int], Any]:
        found = Training(plan, Here(), progress)
        list(found.play())
        found.fit()
        counts = []
        for count in found.practice():
            counts.append(count)
            if count == stop:
                break
        return counts, found.practiced

    whole = practiced(None)
    assert practiced(tmp_path / "train.jsonl", stop=3)[0] == [1, 2, 3]
    again = practiced(tmp_path / "train.jsonl")
    assert again[0] == [3, 4, 4], "the first two are not played again"
    assert again[1] == whole[1]


def test_shares_add_up_and_are_drawn() -> None:
    class Luck:
        def random(self) -> float:
            return 0.95

    shares = shares_of([0.0, 0.0, 2.0])
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == shares[1] < shares[2]
    assert drawn(shares, Luck()) == 2  # type: ignore[arg-type]
    assert drawn([0.5, 0.4999], Luck()) == 1  # type: ignore[arg-type]
