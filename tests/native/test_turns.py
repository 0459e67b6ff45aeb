"""Checkouts and builds are measured in turns."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.native.turns import ROOT, Contestant, compare, told


@pytest.mark.parametrize("work", ["bare", "env"])
def test_a_line_for_each_contestant(work: str) -> None:
    contestants = [Contestant.named(f"{label}={ROOT}") for label in ("one", "other")]
    rates = compare(contestants, "cardgame", work, rounds=2, seconds=0.01)
    assert {label: len(found) for label, found in rates.items()} == {"one": 2, "other": 2}
    one, other = told(rates)
    assert one.startswith("one ")
    assert "1.00 times (1.00–1.00)" in one
    assert other.startswith("other ")


def test_factors_are_those_of_the_same_round() -> None:
    lines = told({"slow": [100, 200, 50], "fast": [400, 800, 200]})
    assert lines[1].split() == ["fast", "400", "a", "second", "4.00", "times", "(4.00–4.00)"]


@pytest.mark.parametrize("text", ["here", "native=/nowhere"])
def test_a_contestant_is_a_checkout(text: str) -> None:
    with pytest.raises(ValueError, match="is not NAME=CHECKOUT"):
        Contestant.named(text)


def test_a_build_that_is_not_used_is_not_measured(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    named = Contestant.named(f"native={ROOT}:{tmp_path}")
    with pytest.raises(ChildProcessError, match="native has ended"):
        compare([named], "cardgame", "bare", rounds=1, seconds=0.01)
    assert f"{tmp_path} cannot be measured, as it is not used: missing" in capfd.readouterr().err
