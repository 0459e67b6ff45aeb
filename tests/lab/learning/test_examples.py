"""The examples run, those of the documentation included."""

import json
import os
import re
from collections.abc import Callable
from concurrent.futures import Future
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy as np
import pytest

from dejarik.lab.statistics import share

ROOT = Path(__file__).parents[3]


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    return example("learn_destiny")


@pytest.fixture(scope="module")
def alone() -> ModuleType:
    return example("learn_by_self_play")


def test_the_learner_learns_something(
    learner: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learner, "MATCHES_IN_STEP", 4)
    monkeypatch.setattr(learner, "MATCHES_FOR_A_LESSON", 2)
    learner.main(["--matches", "4", "--test", "4"])
    said = capsys.readouterr().out
    assert said.startswith("before: ")
    assert "after: " in said
    assert "kind: " in said or "+" in said


def test_several_processes_are_measured_beside_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = example("learning_speed")
    monkeypatch.setattr(measured, "GAMES", ("cardgame",))
    monkeypatch.setattr(measured, "SHARED", 3)
    measured.main(["--workers=2", "--seconds=0.01"])
    head, one, several = capsys.readouterr().out.splitlines()
    assert head == "cardgame, by the clock:"
    assert re.fullmatch(r"  Batch of 3 +[\d,]+ steps per second", one)
    assert re.fullmatch(
        r"  SharedBatch of 3, 2 workers +[\d,]+ steps per second: [\d.]+ times as many", several
    )


def test_options_are_drawn_by_their_odds(learner: ModuleType) -> None:
    scores = np.tile(np.log(np.array([[0.1, 0.0, 0.6, 0.3]]) + 1e-30), (20_000, 1)).astype(np.float32)
    scores[:, 1] = -np.inf
    assert np.allclose(learner.odds(scores[:1]), [[0.1, 0.0, 0.6, 0.3]], atol=1e-3)
    drawn = np.bincount(learner.draw(scores, np.random.default_rng(1)), minlength=4) / 20_000
    assert np.allclose(drawn, [0.1, 0.0, 0.6, 0.3], atol=0.02)


@pytest.mark.parametrize("game", ["cardgame", "destiny"])
def test_whoever_plays_alone_leaves_a_curve_and_weights(
    alone: ModuleType,
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(alone, "MATCHES", 2)
    files = {name: tmp_path / name for name in ("curve", "weights")}
    told = [f"--{name}={path}" for name, path in files.items()]
    alone.main(
        ["--game", game, "--matches=2", "--looks=1", "--test=2", "--against=random", "--workers=1", *told]
    )
    said = capsys.readouterr().out
    assert said.startswith("after 0 matches: ")
    assert "after 8 matches: " in said
    assert "how the last were won: " in said
    assert "<svg" in files["curve"].read_text("utf-8")
    learned = json.loads(files["weights"].read_text("utf-8"))
    assert len(learned) > 20
    assert any(learned.values())


def test_equal_seeds_teach_the_same_however_many_processes_play(
    alone: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Processes that are none: what matters is how the matches of a lesson are shared out."""

    class Pool:
        def __init__(self, workers: int, **_: object):
            self.workers = workers

        def submit(self, work: Callable[..., object], *batch: object) -> Future[object]:
            done: Future[object] = Future()
            done.set_result(work(*batch))
            return done

        def shutdown(self) -> None:
            """There is nothing to end."""

    monkeypatch.setattr(alone, "MATCHES", 1)
    monkeypatch.setattr(alone, "ProcessPoolExecutor", Pool)
    learned = []
    for workers in (1, 2, 3):
        path = tmp_path / f"{workers}.json"
        told = ["--matches=4", "--looks=1", "--test=5", "--against=random", f"--weights={path}"]
        alone.main([*told, f"--workers={workers}"])
        wins = re.findall(r"after \d+ matches: [^;]*", capsys.readouterr().out)
        assert len(wins) == 2
        learned.append((path.read_bytes(), wins))
    assert learned[0] == learned[1] == learned[2]


def test_the_curve_may_be_a_picture_of_its_own(alone: ModuleType, tmp_path: Path) -> None:
    told = [("after 0 matches: few", share(1, 10)), ("after 9 matches: more", share(5, 10))]
    alone.draw(tmp_path / "learned.svg", "matches won", told)
    picture = ElementTree.parse(tmp_path / "learned.svg").getroot()
    assert picture.tag.endswith("svg")
    assert "after 9 matches: more" in "".join(picture.itertext())


@pytest.mark.soak
def test_after_128_matches_with_itself_it_wins_often_against_the_simple_bot(alone: ModuleType) -> None:
    """39 of 100 when it was written (docs/learning.md); at random it is one."""
    school = alone.School("cardgame", os.cpu_count() or 1, 1)
    try:
        while school.matches < 128:
            school.learn()
        wins, _ = school.examined("simple", 100)
    finally:
        school.close()
    assert wins.count >= 20


def test_a_choice_is_praised_for_what_came_of_it(alone: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [["good"], ["poor"]]
    better, worse, over = (alone.Choice(told, [0.5, 0.5], *rest) for rest in ((0, 0.4), (1, 0.7), (0, 0.0)))
    monkeypatch.setattr(alone, "match_with_oneself", lambda *_: [[better, worse, over]])
    slope, count = alone.lesson("cardgame", {}, [1])
    assert count == 2
    late = -0.7
    soon = 0.3 + alone.SOON * late
    assert slope["good"] == pytest.approx(0.5 * soon - 0.5 * late)
    assert slope["poor"] == pytest.approx(-slope["good"])


def test_what_the_documentation_shows_works(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    shown: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, shown)
    assert "Outcome(" in capsys.readouterr().out
    assert "best" in shown
