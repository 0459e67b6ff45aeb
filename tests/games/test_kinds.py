"""Kinds of questions and options are named once, in a game's `kinds`, and nowhere spelled out."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests.asked import decisions, names_kinds, options, spelled_out

import dejarik
from dejarik import games

HOME = Path(dejarik.__file__).parent
GAMES = [import_module(f"dejarik.games.{name}") for name in games.names()]
NAMING = [pytest.param(game, id=game.__name__) for game in GAMES if names_kinds(game)]
ROOMS = ("bots", "lab")  # what plays every game knows their kinds by name as well
# Still to be gone through: every entry must go.
EXEMPT: tuple[str, ...] = ()


def modules(*rooms: Path) -> list[Path]:
    return [
        path
        for room in rooms
        for path in sorted(room.rglob("*.py"))
        if path.name != "kinds.py" and not path.relative_to(HOME).as_posix().startswith(EXEMPT)
    ]


def home(game: ModuleType) -> Path:
    assert game.__file__ is not None
    return Path(game.__file__).parent


@pytest.mark.parametrize("game", NAMING)
def test_a_kind_is_named_by_its_own_words(game: ModuleType) -> None:
    named = import_module(f"{game.__name__}.kinds")
    for names in (named.Ask, named.Do):
        kinds = {name: kind for name, kind in vars(names).items() if name.isupper()}
        assert kinds
        assert [name for name, kind in kinds.items() if kind.upper().replace("-", "_") != name] == []


@pytest.mark.parametrize("game", NAMING)
def test_no_kind_is_spelled_out(game: ModuleType) -> None:
    known = frozenset((*decisions(game), *options(game)))
    found = [
        f"{path.relative_to(HOME)}:{line} {kind!r}"
        for path in modules(home(game), *(HOME / room for room in ROOMS))
        for line, kind in spelled_out(ast.parse(path.read_text("utf-8")), known)
    ]
    assert found == []


@pytest.mark.parametrize("game", NAMING)
def test_every_kind_is_used(game: ModuleType) -> None:
    if any((HOME / place).is_relative_to(home(game)) for place in EXEMPT):
        return  # kinds that only stand there are not seen
    used = {
        node.attr
        for path in modules(home(game))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in ("Ask", "Do")
    }
    named = import_module(f"{game.__name__}.kinds")
    defined = {name for names in (named.Ask, named.Do) for name in vars(names) if name.isupper()}
    assert defined - used == set()


def test_a_kind_that_is_spelled_out_is_found() -> None:
    source = """
options = (Option("pass"), Option(Do.PASS), Option("roll" if ready else Do.PASS))
question = Decision(seat, "action", options)
if option.kind == "pass" or option.kind in ("roll", "stop") or fault.kind == "copies":
    pass
match decision.kind:
    case "action" | Ask.BID:
        pass
"""
    known = frozenset(("pass", "roll", "stop", "action"))
    assert sorted(spelled_out(ast.parse(source), known)) == [
        (2, "pass"),
        (2, "roll"),
        (3, "action"),
        (4, "pass"),
        (4, "roll"),
        (4, "stop"),
        (7, "action"),
    ]
