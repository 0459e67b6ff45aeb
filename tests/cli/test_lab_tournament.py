"""`dejarik lab tournament`: standings, files, and one sentence for whatever is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from dejarik.cli import main
from dejarik.lab import runner

DECKS = ("--deck", "obi-wan", "--deck", "grievous", "--deck", "rey")
TYPED = ("lab", "tournament", "destiny", *DECKS, "--bot", "random", "-n", "3", "--workers", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Matches played: 9 of 9."), ("ru", "Сыграно партий: 9 из 9.")]
)
def test_standings_are_told(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TYPED, "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert said in shown.out.replace("\xa0", " ")
    assert all(deck in shown.out for deck in ("obi-wan", "grievous", "rey"))
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    assert shown.err == ""


def test_decks_and_bots_are_combined(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["lab", "tournament", "cardgame", "--deck", "jedi", "--deck", "sith"]
    assert main([*typed, "--bot", "random", "--bot", "simple", "-n", "1", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sorted((one["brings"], one["bot"]) for one in told["standings"]) == [
        ("jedi", "random"),
        ("jedi", "simple"),
        ("sith", "random"),
        ("sith", "simple"),
    ]
    assert len(told["meetings"]) == 4  # light against dark


def test_results_go_on_and_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    results = Path("results.jsonl")
    for system in ("round-robin", "swiss"):
        results.unlink(missing_ok=True)
        typed = [*TYPED, "--system", system, "--json"]
        assert main(typed) == 0
        expected = capsys.readouterr().out
        assert main([*typed, "--results", "results.jsonl"]) == 0
        assert capsys.readouterr().out == expected
        lines = results.read_bytes().splitlines(keepends=True)
        results.write_bytes(b"".join(lines[:2]) + lines[2][:20])  # stopped in the middle of a line
        assert main([*typed, "--results", "results.jsonl", "--workers", "2"]) == 0
        assert capsys.readouterr().out == expected
        assert results.read_bytes().startswith(b"".join(lines[:2]))


def test_whoever_interrupts_sees_what_was_played_and_can_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*TYPED, "--json"]) == 0
    expected = capsys.readouterr().out

    class Interrupted(runner.Here):
        def map_batches(self, work, batches):  # type: ignore[no-untyped-def]
            for number, batch in enumerate(batches):
                if number == 4:
                    raise KeyboardInterrupt
                yield work(batch)

    with monkeypatch.context() as patch:
        patch.setattr(runner, "local", lambda workers: Interrupted())
        assert main([*TYPED, "--results", "r.jsonl", "--html", "r.html"]) == 130
    said = capsys.readouterr().out
    assert "Interrupted after 4 of 9 matches." in said
    assert "Run the same command again to go on." in said
    assert "Matches played: 4 of 9." in said
    assert "Matches played: 4 of 9." in Path("r.html").read_text("utf-8")
    assert main([*TYPED, "--json", "--results", "r.jsonl"]) == 0
    assert capsys.readouterr().out == expected


@pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")
def test_ctrl_c_is_no_traceback(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "dejarik", *TYPED, "-n", "100000", "--workers", "2"]
    run = subprocess.Popen(
        [*command, "--results", str(results)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not results.exists() or not results.stat().st_size:
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate()
    assert run.returncode == 130
    assert out.startswith("Interrupted after ")
    assert err == ""


def test_another_plan_or_version_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    results = Path("results.jsonl")
    assert main([*TYPED, "--results", "results.jsonl"]) == 0
    kept = results.read_bytes()
    capsys.readouterr()
    assert main([*TYPED, "--results", "results.jsonl", "--seed", "1"]) == 2
    assert "Line 1 of “results.jsonl” belongs to another plan" in capsys.readouterr().err
    assert main([*TYPED, "--results", "results.jsonl", "--system", "swiss"]) == 2
    assert "another plan" in capsys.readouterr().err
    assert results.read_bytes() == kept
    line = msgspec.json.decode(kept.splitlines()[1])
    line["edition"] = "0.0.1 (destiny 1)"
    results.write_bytes(kept.splitlines()[0] + b"\n" + msgspec.json.encode(line) + b"\n")
    assert main([*TYPED, "--results", "results.jsonl"]) == 2
    said = capsys.readouterr().err
    assert "Line 2 of “results.jsonl” was played by another version: 0.0.1 (destiny 1)" in said
    results.write_text("hello\n")
    assert main([*TYPED, "--results", "results.jsonl", "--lang", "ru"]) == 2
    said = capsys.readouterr().err.replace("\xa0", " ")
    assert "Строка 1 в «results.jsonl» — не запись результатов" in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("chess",), "Unknown game “chess”; choose one of"),
        (("destiny", "--bot", "x"), "Unknown bot “x”; choose one of"),
        (("destiny", "--deck", "rey"), "A tournament needs at least two who take part; there are 1."),
        (("destiny", "--deck", "rey", "--deck", "rey"), "“rey” with the bot “simple” is named twice."),
        (
            ("destiny", "--deck", "rey", "--deck", "yoda"),
            "neither a ready-made deck nor a file called “yoda”",
        ),
        (("destiny", "--rounds", "3"), "--rounds only works with --system swiss."),
        (("cardgame", "--deck", "jedi", "--deck", "rebel-alliance"), "both decks belong to the light side"),
        (("destiny", *DECKS, "--results", "no/such/folder"), "The file “no/such/folder” cannot be written."),
        (("destiny", *DECKS, "--html", "."), "The file “.” cannot be written."),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    typed: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "tournament", *typed]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.startswith("dejarik lab: ")
    assert len(shown.err.splitlines()) == 1
    assert shown.out == ""


def test_all_matches_are_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert main([*TYPED, "--parquet", "matches.parquet", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    table = parquet.read_table("matches.parquet")
    assert table.num_rows == told["matches"]
    assert {"first", "second", "seed", "winners", "rule", "rounds", "decisions"} <= set(table.column_names)
    assert table.schema.metadata[b"edition"].decode() == told["edition"]


def test_without_pyarrow_the_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "dejarik.lab.parquet", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main([*TYPED, "--parquet", "matches.parquet"]) == 2
    assert "pip install dejarik[lab]" in capsys.readouterr().err
    assert not Path("matches.parquet").exists()
