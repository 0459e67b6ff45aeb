"""Matches go the same way on a native build: every state, what is seen of it, what is loaded again."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.native import builds, saving, states
from tests.native.builds import (
    COMPILES,
    INTERPRETED,
    ROOT,
    WHERE,
    assert_compiled,
    build,
    build_for_all,
    check_outcomes,
    run,
    run_tests,
    told,
)

from dejarik import games
from dejarik.bots.thinking.evaluation import OnlyTheOutcome
from dejarik.native import NATIVE, WRITTEN

LEAKED = 4_096  # kilobytes over some 14,000 matches: a quarter of a pointer for each decision; caches vary
GAMES = ("cardgame", "destiny", "outer_rim")
VERSION = ["-m", "dejarik", "--lang", "en", "--version"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is to be compiled, run as it is: a fault of the generator shows without a compiler."""
    return build_for_all(tmp_path_factory, "sources", "--write-only")


@pytest.mark.parametrize("game", GAMES)
def test_written_classes(written: Path, game: str) -> None:
    compare(written, game, matches=1, rules=WRITTEN)


def test_a_line_tells_how_positions_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two builds that judge differently are told apart, even if matches go the same way."""
    game = games.find("cardgame")
    setup = next(iter(game.samples().values()))
    before = states.states(game, setup, 1)
    assert states.states(game, setup, 1) == before
    monkeypatch.setattr(states, "evaluation_of", lambda game: OnlyTheOutcome())
    after = states.states(game, setup, 1)
    assert after != before
    assert after.partition(", judged")[0] == before.partition(", judged")[0]


def test_whoever_names_a_build_does_not_test_the_sources(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="DEJARIK_NATIVE names a build"):
        run_tests(tmp_path, "tests/native/test_asking.py", least=1)


def test_tests_that_are_skipped_prove_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("import pytest\n\ndef test_one():\n    pytest.skip()\n", "utf-8")
    (tmp_path / "test_other.py").write_text("def test_other():\n    pass\n", "utf-8")
    said = run(["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(tmp_path)], INTERPRETED)
    check_outcomes(said, least=1, skipped=1)
    for least, skipped in ((2, 1), (1, 0)):
        with pytest.raises(AssertionError, match="1 passed, 1 skipped"):
            check_outcomes(said, least=least, skipped=skipped)
    with pytest.raises(AssertionError, match="2 skipped"):
        check_outcomes("1 passed in 1s\n2 skipped in 5.2s (0:00:05)\n!\n", least=1, skipped=2)


def test_processes_of_one_run_share_a_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []

    def build(folder: Path, *options: str) -> None:
        (folder / "library").mkdir()
        (folder / "library" / "manifest.json").touch()
        made.append(folder)

    def temporary(worker: str) -> Any:
        return SimpleNamespace(getbasetemp=lambda: tmp_path / worker)

    monkeypatch.setattr(builds, "build", build)
    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")
    with ThreadPoolExecutor(2) as workers:
        one, other = workers.map(lambda worker: build_for_all(temporary(worker), "library"), ("gw0", "gw1"))
    assert one == other == made[0] / "library"
    assert made == [tmp_path / "native-library"]
    monkeypatch.delenv("PYTEST_XDIST_WORKER")  # a run in one process has its folder to itself
    (tmp_path / "alone").mkdir()
    assert build_for_all(temporary("alone"), "library").is_relative_to(tmp_path / "alone")


@COMPILES
def test_one_game_compiled(tmp_path: Path) -> None:
    """The smallest game with the kernel, as quickly as it can be compiled."""
    build(tmp_path, "--games", "cardgame", "--optimize", "0")
    assert_compiled(run(WHERE, str(tmp_path / "library")))
    assert "native build" in run(VERSION, str(tmp_path / "library"))
    compare(tmp_path / "library", "cardgame", matches=4)
    ended = run(["-X", "dev", "-m", "tests.native.nesting"], str(tmp_path / "library"))
    assert ended.splitlines() == ["native", "ended"]
    compare_saving(tmp_path / "library", "cardgame", states=4)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All games, as `make native` compiles them."""
    made = build_for_all(tmp_path_factory, "library")
    assert_compiled(run(WHERE, str(made)))
    assert "native build" in run(VERSION, str(made))
    return made


@COMPILES
@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_all_games_compiled(library: Path, game: str) -> None:
    compare(library, game, matches=200)


@COMPILES
@pytest.mark.soak
def test_one_game_compiled_by_what_is_often_done(tmp_path: Path) -> None:
    build(tmp_path, "--games", "cardgame", "--profile")
    assert list((tmp_path / "counts").rglob("*.gcda"))
    (compiled,) = (tmp_path / "library").glob("*__mypyc*")
    assert b"gcov" not in compiled.read_bytes(), "it is the library that counts"
    compare(tmp_path / "library", "cardgame", matches=4)


@COMPILES
@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_loading_at_every_question(library: Path, game: str) -> None:
    compare(library, game, matches=3, every=1)


@COMPILES
@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_damaged_and_strange_states(library: Path, game: str) -> None:
    compare_saving(library, game, states=12)


@COMPILES
@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_contract_is_kept(library: Path, game: str) -> None:
    run(["-m", "dejarik.lab.contract", "--game", game, "--matches", "5"], str(library))


@COMPILES
@pytest.mark.soak
@pytest.mark.parametrize(
    ("suite", "least", "skipped"),
    [
        (("tests/games/cardgame",), 1_100, 0),
        (("tests/games/destiny",), 2_800, 10),
        (("tests/games/outer_rim",), 680, 400),  # procedures of their own run every outcome of its cards
        (
            ("tests/games/test_*.py", "tests/kernel", "tests/bots"),
            260,
            130,
        ),  # annotations are read of structs
        (("tests/lab/learning",), 160, 0),
        (("tests/scenarios",), 4_000, 0),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else "",
)
def test_the_tests_of_the_rules_pass(library: Path, suite: tuple[str, ...], least: int, skipped: int) -> None:
    files = [str(file.relative_to(ROOT)) for pattern in suite for file in sorted(ROOT.glob(pattern))]
    run_tests(library, *files, least=least, skipped=skipped)


@COMPILES
@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="where a process is told its size")
@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_flat(library: Path, game: str) -> None:
    how, *kilobytes = told(str(library), game, 20_000, by="memory")
    assert how == "native"
    sizes = [int(size) for size in kilobytes]
    early, late = max(sizes[1:4]), max(sizes[-3:])
    assert late < early + LEAKED, sizes


def compare(native: Path, game: str, matches: int, every: int = 7, rules: str = NATIVE) -> None:
    how, *interpreted = told(INTERPRETED, game, matches, every)
    assert how == "interpreted"
    how, *compiled = told(str(native), game, matches, every)
    assert how == rules
    assert compiled == interpreted
    assert any(", judged" in line and ", chosen" in line for line in compiled)
    assert any("as stored" in line for line in compiled)
    assert not any("another match" in line for line in compiled)


def compare_saving(native: Path, game: str, states: int) -> None:
    """What is damaged is refused or loaded alike, and nothing crashes."""
    how, *interpreted = told(INTERPRETED, game, states, by="saving")
    assert how == "interpreted"
    how, *compiled = told(str(native), game, states, by="saving")
    assert how == "native"
    assert compiled == interpreted
    check_damage(compiled)


def check_damage(lines: Iterable[str]) -> None:
    """What was only spelled otherwise loads, what is cut off never does, else some does and some does not."""
    found = [re.fullmatch(r"\d+ (\w+): (\d+) of (\d+) loaded \w+", line) for line in lines]
    told = [(way[1], int(way[2]), int(way[3])) for way in found if way]
    assert {way for way, _, _ in told} == {way.__name__ for way in saving.WAYS}
    for way, loaded, all_of_them in told:
        if way == "truncated":
            assert loaded == 0 < all_of_them
        elif way == "spelled_otherwise":
            assert loaded == all_of_them > 0
        else:
            assert 0 < loaded < all_of_them, (way, loaded, all_of_them)


@pytest.mark.parametrize(
    "broken",
    [
        lambda line: re.sub(r"\d+ of", "0 of", line),  # nothing is loaded
        lambda line: re.sub(r"\d+ of", "9 of", line),  # everything is
        lambda line: "" if "cut" in line else line,
    ],
)
def test_damage_of_which_nothing_comes_is_noticed(broken: Callable[[str], str]) -> None:
    some = {"truncated": 0, "spelled_otherwise": 9}
    lines = [f"0 {way.__name__}: {some.get(way.__name__, 4)} of 9 loaded 5815c7" for way in saving.WAYS]
    lines.append("0 2e50d4be61a651de")  # values are no states
    check_damage(lines)
    with pytest.raises(AssertionError):
        check_damage(map(broken, lines))
