"""`dejarik bench` measures, and says what it could not compare with."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from dejarik import games
from dejarik.cli import bench, main
from dejarik.lab import other_engines, speed
from dejarik.lab.other_engines import Match
from dejarik.native import NATIVE

KEYS = {
    "decisions_per_second",
    "matches_per_second",
    "copy_us",
    "save_load_us",
    "bytes_per_state",
    "import_seconds",
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(speed, "RUNS", 1)


def coin() -> Iterator[tuple[str, Match]]:
    yield "heads", lambda luck: sum(luck.random() < 2 for _ in range(100))


def not_here() -> Iterator[tuple[str, Match]]:
    raise ImportError("no such engine")


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(other_engines.ENGINES):
        monkeypatch.delitem(other_engines.ENGINES, name)
    monkeypatch.setitem(other_engines.ENGINES, "coin", coin)
    monkeypatch.setitem(other_engines.ENGINES, "absent", not_here)


@pytest.mark.usefixtures("engines")
def test_every_game_and_every_engine_that_is_there_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"rules", "games", "interpreted", "others", "missing"}
    assert (found["rules"], found["interpreted"]) == ("interpreted", {})
    assert tuple(found["games"]) == games.names()
    for figures in found["games"].values():
        assert figures.keys() == KEYS
        assert all(figure > 0 for figure in figures.values())
    (other,) = found["others"]
    assert (other["engine"], other["game"]) == ("coin", "heads")
    assert other["decisions_per_second"] == pytest.approx(100 * other["matches_per_second"])
    assert found["missing"] == ["absent"]


@pytest.mark.usefixtures("engines")
def test_the_table_fits_the_screen_and_names_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.1"]) == 0
    said = capsys.readouterr().out
    assert "decisions per second" in said
    assert "Skipped because they are not installed: absent." in said
    assert max(len(line) for line in said.splitlines()) <= 80


def test_one_game_alone_is_compared_with_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "destiny", "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["games"]) == ["destiny"]
    assert found["others"] == found["missing"] == []


def test_another_sample_is_measured_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    sample = "squadron against bounty-hunters"
    assert main(["bench", "--game", "destiny", "--sample", sample, "--seconds", "0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]["destiny"]
    # Thirty cards a player instead of twenty: more to save.
    usual = speed.speed_of("destiny", 0.1)
    assert found["bytes_per_state"] > usual.bytes_per_state


def test_lone_options_are_not_counted() -> None:
    """In the middle of a match the same seed must count what a walk by hand counts."""
    game = games.find("destiny")
    luck = Random(5)
    seed = luck.randrange(1 << 30)
    setups = list(game.samples().values())[:2]
    state = game.new(setups[seed % 2], seed)
    choices = lone = 0
    while state.outcome is None:
        count = len(state.decision.options)
        choices += count > 1
        lone += count == 1
        state.choose(int(luck.random() * count) if count > 1 else 0)
    assert lone
    assert speed.our_match(game)(Random(5)) == choices


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("--seconds", "soon"), "“soon” is not a number of seconds; use at least 0.1."),
        (("--seconds", "0"), "“0” is not a number of seconds"),
        (("--seconds", "nan"), "“nan” is not a number of seconds"),
        (("--game", "chess"), "Unknown game “chess”; choose one of"),
        (("--sample", "plain"), "--sample only works with --game."),
        (
            ("--game", "destiny", "--sample", "chess"),
            "Unknown sample “chess”; choose one of obi-wan against",
        ),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], typed: tuple[str, ...], said: str
) -> None:
    assert main(["bench", *typed]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.splitlines()) == 1


def test_beside_a_native_build_stand_the_sources_as_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "RULES_RUN", NATIVE)
    assert main(["bench", "--game", "cardgame", "--seconds", "0.1"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()[1:13:2]] == [
        "decisions",
        "matches",
        "copy",
        "save",
        "saved",
        "import",
    ]
    assert [line.split()[0] for line in said.splitlines()[2:13:2]] == ["interpreted"] * 6
    assert "native build" in said


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_both_builds_of_all_games_fit_a_screen_of_80_columns(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DEJARIK_LANG", lang)
    monkeypatch.setattr(bench, "RULES_RUN", NATIVE)
    native = speed.Speed(1_270_200.4, 1_234.5, 1_002.9, 1_011.3, 27_752.4, 10.21)
    sources = speed.Speed(146_400.4, 123.4, 1_004.8, 1_025.1, 17_752.4, 10.19)
    monkeypatch.setattr(speed, "speed_of", lambda *_: native)
    monkeypatch.setattr(speed, "interpreted_speed_of", lambda *_: sources)
    assert main(["bench", "--seconds", "0.1"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert max(map(len, said)) <= 80
    assert not any("…" in line for line in said)
    for name in games.names():
        assert name in said[0].split()
    plain = [line.replace("\N{NO-BREAK SPACE}", "").replace(",", "") for line in said]
    assert plain[1].split()[-3:] == ["1270200"] * 3
    assert plain[2].split()[-3:] == ["146400"] * 3
