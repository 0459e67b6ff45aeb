"""Matches go the same way on a native build: every state, what is seen of it, what is loaded again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.native.builds import INTERPRETED, build, told

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


def test_one_game_compiled(tmp_path: Path) -> None:
    """The smallest game with the kernel, as quickly as it can be compiled."""
    build(tmp_path, "--games", "cardgame", "--optimize", "0")
    compare(tmp_path / "library", "cardgame", matches=4)


@pytest.mark.soak
def test_all_games_compiled(tmp_path: Path) -> None:
    build(tmp_path)
    for game in GAMES:
        compare(tmp_path / "library", game, matches=200)


def compare(native: Path, game: str, matches: int) -> None:
    how, *interpreted = told(INTERPRETED, game, matches)
    assert how == "interpreted"
    how, *compiled = told(str(native), game, matches)
    assert how == "native"
    assert compiled == interpreted
    assert any("as stored" in line for line in compiled)
    assert not any("another match" in line for line in compiled)
