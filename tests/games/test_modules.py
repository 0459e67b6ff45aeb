"""What games give to the rest of the product is compared with `games/contract.py` by mypy, for every game."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import dejarik
from dejarik.games import contract, find, modules, names
from dejarik.games.contract import GameModules

SOURCE = Path(dejarik.__file__).parent
GIVEN = sorted(GameModules.__abstractmethods__)
OPTIONAL = ("balance", "brought", "judgment", "lookup", "plan", "workbench", "workshop")

# Whoever imports by name finds games, bots, commands and card files by folder, or engines of others.
BY_NAME = {
    "bots/__init__.py",
    "cli/__init__.py",
    "games/__init__.py",
    "lab/other_engines.py",
    *(f"games/{game}/cards/loading.py" for game in names()),
}


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", names())
def test_every_game_gives_every_module(game: str) -> None:
    given = modules(game)
    assert isinstance(given, GameModules)
    for name in GIVEN:
        assert getattr(given, name) is not None or name in OPTIONAL, name


@pytest.mark.parametrize("game", names())
def test_mypy_compares_every_module_with_its_protocol(game: str) -> None:
    """Each property imports its module by a statement and returns it as the protocol of its name, or None."""
    tree = tree_of(SOURCE / "games" / game / "modules.py")
    (made,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    found = {node.name: node for node in made.body if isinstance(node, ast.FunctionDef)}
    assert sorted(found) == GIVEN
    for name, function in found.items():
        promised = ast.unparse(function.returns or ast.Constant(...))
        if promised == "None":
            assert name in OPTIONAL
            continue
        protocol = name.capitalize()
        assert isinstance(getattr(contract, protocol), type)
        factory = f"Callable[[int, Complain], contract.{protocol}]"
        assert promised == (factory if name == "builder" else f"contract.{protocol}")
        imported, returned = function.body
        assert isinstance(imported, ast.ImportFrom)
        assert (imported.module or "").startswith(f"dejarik.games.{game}.")
        assert ast.unparse(returned) == f"return {imported.names[0].name}"


def test_nothing_else_finds_modules_by_name() -> None:
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(tree_of(path)):
            name = getattr(node, "attr", getattr(node, "id", ""))
            if name in ("import_module", "__import__", "find_spec"):
                found.add(path.relative_to(SOURCE).as_posix())
    assert found == BY_NAME


def test_playing_loads_no_screens_and_no_learning() -> None:
    code = (
        "import sys\n"
        "from dejarik.games import find, names\n"
        "for name in names(): find(name)\n"
        "print([name for name in sys.modules if '.show' in name or '.ai.' in name or name == 'rich'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", names())
def test_a_state_knows_the_name_of_its_game(game: str) -> None:
    assert find(game).name == find(game).state.game == game
