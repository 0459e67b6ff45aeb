"""`dejarik simulate` tells shares, or in one sentence what is wrong."""

import json
from collections.abc import Iterator

import pytest

from dejarik.cli import main
from dejarik.lab import simulation
from dejarik.lab.matches import Played
from dejarik.lab.runner import Runner

SEATS = ("--seat", "obi-wan:random", "--seat", "grievous:random")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def test_shares_and_endings_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "destiny", *SEATS, "-n", "5", "--seed", "2", "--workers", "1"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("5 matches of destiny, seed 2\n")
    assert "95 % interval" in said.out
    assert "(destiny.victory.no-" in said.out
    assert said.err == ""
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_json_is_the_same_for_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for workers in ("1", "2"):
        assert main(["simulate", "destiny", *SEATS, "-n", "6", "--workers", workers, "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    report = json.loads(told[0])
    assert report["matches"] == report["wanted"] == sum(s["wins"]["count"] for s in report["seats"])
    assert [(seat["brings"], seat["bot"]) for seat in report["seats"]] == [
        ("obi-wan", "random"),
        ("grievous", "random"),
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("chess", *SEATS), "Unknown game “chess”; choose one of"),
        (
            ("destiny",),
            "No seat is named; the game needs at least 2 and at most 4 (--seat DECK[:BOT] for each).",
        ),
        (
            ("destiny", "--seat", "obi-wan", "--seat", "yoda:simple"),
            "neither a ready-made deck nor a file called “yoda”",
        ),
        (
            ("destiny", "--seat", "obi-wan:x", "--seat", "grievous"),
            "Unknown bot “x”; choose one of",
        ),
        (("destiny", *SEATS * 3), "6 seats are named; the game needs at least 2 and at most 4"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], said: str
) -> None:
    assert main(["simulate", *typed]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1
    assert shown.out == ""


@pytest.mark.parametrize("typed", [("-n", "0"), ("-n", "many"), ("--workers", "0"), ("--seed", "-1")])
def test_numbers_that_make_no_sense_are_refused(
    capsys: pytest.CaptureFixture[str], typed: tuple[str, str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "destiny", *SEATS, *typed])
    assert stopped.value.code == 2
    assert f"{typed[0]}: “{typed[1]}” is not a whole number of at least" in capsys.readouterr().err


def test_who_interrupts_still_sees_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def some(plan: simulation.Plan, runner: Runner) -> Iterator[list[Played]]:
        yield [Played((0,), "destiny.victory.no-characters", 5, 90, 1)] * 3
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "simulate", some)
    assert main(["simulate", "destiny", *SEATS, "-n", "50"]) == 130
    said = capsys.readouterr().out
    assert "Interrupted after 3 of 50 matches." in said
    assert "100.0 %" in said


@pytest.mark.parametrize(
    ("game", "seats", "brought"),
    [
        ("cardgame", ("jedi:random", "sith:random"), ["jedi", "sith"]),
        ("outer-rim", ("boba-fett:random", "character:random"), ["boba-fett", "character"]),
        ("outer-rim", ("han-solo:random",), ["han-solo"]),
    ],
)
def test_every_game_is_simulated_and_one_can_play_alone_where_the_rules_play_the_other(
    capsys: pytest.CaptureFixture[str], game: str, seats: tuple[str, ...], brought: list[str]
) -> None:
    typed = [word for seat in seats for word in ("--seat", seat)]
    assert main(["simulate", game, *typed, "-n", "1", "--workers", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [seat["brings"] for seat in report["seats"]] == brought
    assert report["rounds"] >= 1
    assert report["draws"] == 0


def test_two_decks_of_one_side_do_not_meet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "cardgame", "--seat", "jedi", "--seat", "jedi"]) == 2
    assert "both decks belong to the light side" in capsys.readouterr().err
