"""Only `kernel.data` asks msgspec whether a value has fields: of a compiled one msgspec would say no."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dejarik

HOME = Path(dejarik.__file__).parent
ROOMS = ("bots", "games", "kernel")  # which meet values of the rules
MAY_ASK = HOME / "kernel" / "data.py"


def asks(source: str) -> Iterator[int]:
    """The lines in which a value, or a class, is compared with `msgspec.Struct`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
                if any(_is_struct(kind) for kind in ast.walk(kinds)):
                    yield node.lineno
            case ast.MatchClass(cls=kind) if _is_struct(kind):
                yield node.lineno


def _is_struct(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(id="msgspec"), attr="Struct") | ast.Name(id="Struct"):
            return True
    return False


@pytest.mark.parametrize("room", ROOMS)
def test_whether_a_value_has_fields_is_asked_in_one_place(room: str) -> None:
    sources = {file: file.read_text(encoding="utf-8") for file in sorted(HOME.joinpath(room).rglob("*.py"))}
    assert sources
    found = [
        f"{file.relative_to(HOME)}:{line}"
        for file, source in sources.items()
        if file != MAY_ASK
        for line in asks(source)
    ]
    assert found == [], "ask kernel.data.is_data"


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("isinstance(a, msgspec.Struct)", [1]),
        ("a\nisinstance(a, str | msgspec.Struct)", [2]),
        ("issubclass(a, (int, Struct))", [1]),
        ("match a:\n    case msgspec.Struct():\n        b", [2]),
        ("isinstance(a, Structure) and is_data(b)", []),
        ("class A(msgspec.Struct): ...", []),
    ],
)
def test_it_is_found_however_it_is_asked(source: str, lines: list[int]) -> None:
    assert list(asks(source)) == lines


def test_the_one_place_is_found() -> None:
    assert list(asks(MAY_ASK.read_text(encoding="utf-8")))
