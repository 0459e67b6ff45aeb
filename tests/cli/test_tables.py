"""`dejarik lab tables` tells who wins how often at tables of several players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.docs.strength import BOTS

from dejarik.cli import main
from dejarik.cli._figures import bots_named
from dejarik.words import Words

TABLES = ["lab", "tables", "outer-rim", "--bot", "random", "-n", "2", "--workers", "1"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def test_shares_stand_beside_what_is_fair(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(TABLES) == 0
    said = capsys.readouterr().out
    assert said.startswith("2 matches of outer-rim, seed 0\n")
    assert "(itself)" in said
    assert "luck taken off" in said
    assert "50.0 %" in said
    assert "random thinks for 0.0" in said


def test_alone_against_the_solo_opponent_goes_on_from_its_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for _ in range(2):
        assert main([*TABLES, "--players", "1", "--json", "--results", str(tmp_path / "solo.jsonl")]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["meetings"][0]["wins"]["of"] == 2
    assert main([*TABLES, "--players", "1", "--results", str(tmp_path / "solo.jsonl")]) == 0
    assert "(solo opponent)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["chess"], "chess"),
        (["outer-rim", "--bot", "nobody"], "Unknown bot “nobody”"),
        (["outer-rim", "--players", "3"], "use --alone"),
        (["cardgame", "--players", "1"], "a table of 1"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "tables", *typed]) == 2
    assert said in capsys.readouterr().err


def test_whoever_names_no_bot_goes_on_with_our_own_results() -> None:
    """A meeting is kept in the order in which it was asked for, and ours begin with the strongest."""
    assert bots_named([], Words("en")) == list(BOTS)
    assert BOTS[0] == "thinker-hard"
    assert bots_named(["simple", "random", "simple"], Words("en")) == ["simple", "random"]
