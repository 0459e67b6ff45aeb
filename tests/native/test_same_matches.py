"""Matches go the same way on a native build: every state, what is seen of it, what is loaded again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.native import states
from tests.native.builds import COMPILES, INTERPRETED, ROOT, build, run, told

from dejarik import games
from dejarik.bots.thinking.evaluation import OnlyTheOutcome

LEAKED = 4_096  # kilobytes over some 14,000 matches: a quarter of a pointer for each decision; caches vary
GAMES = ("cardgame", "destiny", "outer_rim")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is to be compiled, run as it is: a fault of the generator shows without a compiler."""
    folder = tmp_path_factory.mktemp("written")
    build(folder, "--write-only")
    return folder / "sources"


@pytest.mark.parametrize("game", GAMES)
def test_written_classes(written: Path, game: str) -> None:
    compare(written, game, matches=1)


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
        run_tests(tmp_path, "tests/native/test_asking.py")


@COMPILES
def test_one_game_compiled(tmp_path: Path) -> None:
    """The smallest game with the kernel, as quickly as it can be compiled."""
    build(tmp_path, "--games", "cardgame", "--optimize", "0")
    compare(tmp_path / "library", "cardgame", matches=4)
    ended = run(["-X", "dev", "-m", "tests.native.nesting"], str(tmp_path / "library"))
    assert ended.splitlines() == ["native", "ended"]
    compare_saving(tmp_path / "library", "cardgame", states=4)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All games, as `make native` compiles them."""
    folder = tmp_path_factory.mktemp("compiled")
    build(folder)
    said = run(["-m", "dejarik", "--version"], str(folder / "library"))
    assert "native build" in said
    return folder / "library"


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
@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_a_game_pass(library: Path, game: str) -> None:
    run_tests(library, f"tests/games/{game}")


@COMPILES
@pytest.mark.soak
def test_the_tests_of_all_games_pass(library: Path) -> None:
    general = sorted(str(file.relative_to(ROOT)) for file in ROOT.glob("tests/games/test_*.py"))
    assert general
    run_tests(library, *general, "tests/kernel", "tests/bots")


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


def run_tests(native: Path, *where: str) -> None:
    """Tests of the rules, on a build: `conftest.py` refuses to run them on the sources instead."""
    run(["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *where], str(native))


def compare(native: Path, game: str, matches: int, every: int = 7) -> None:
    how, *interpreted = told(INTERPRETED, game, matches, every)
    assert how == "interpreted"
    how, *compiled = told(str(native), game, matches, every)
    assert how == "native"
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
    assert any(" 0 of " not in line and "truncated" not in line for line in compiled)
