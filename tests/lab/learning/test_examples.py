"""The examples run, those of the documentation included."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    spec = spec_from_file_location("learn_destiny", ROOT / "examples" / "learn_destiny.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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


def test_options_are_drawn_by_their_odds(learner: ModuleType) -> None:
    scores = np.tile(np.log(np.array([[0.1, 0.0, 0.6, 0.3]]) + 1e-30), (20_000, 1)).astype(np.float32)
    scores[:, 1] = -np.inf
    assert np.allclose(learner.odds(scores[:1]), [[0.1, 0.0, 0.6, 0.3]], atol=1e-3)
    drawn = np.bincount(learner.draw(scores, np.random.default_rng(1)), minlength=4) / 20_000
    assert np.allclose(drawn, [0.1, 0.0, 0.6, 0.3], atol=0.02)


def test_what_the_documentation_shows_works(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    shown: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, shown)
    assert "Outcome(" in capsys.readouterr().out
    assert "best" in shown
