"""Every kind of decision and option that the rules of a game can ask, read from their source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType


def kinds(game: ModuleType, calls: Mapping[str, int]) -> Iterator[str]:
    """What stands in the calls of the functions named, each with the place of its argument."""
    for module, tree in _modules(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls:
                place = calls[node.func.id]
                if place < len(node.args):
                    yield from _strings(module, node.args[place])


def defaults(game: ModuleType, field: str) -> Iterator[str]:
    """What subclasses set a field to: `word: str = "return"`."""
    for _, tree in _modules(game):
        for node in ast.walk(tree):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(kind))) if (
                    name == field
                ):
                    yield kind


def _strings(module: str, node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(kind)):
            yield kind
        case ast.Name(id=name) if isinstance(found := getattr(sys.modules[module], name, None), str):
            yield found
        case ast.IfExp(body=body, orelse=orelse):
            yield from _strings(module, body)
            yield from _strings(module, orelse)


def _modules(game: ModuleType) -> Iterator[tuple[str, ast.Module]]:
    assert game.__file__ is not None
    home = Path(game.__file__).parent
    for path in sorted(home.rglob("*.py")):
        inside = path.relative_to(home)
        if inside.parts[0] == "text":
            continue
        name = ".".join((game.__name__, *inside.with_suffix("").parts)).removesuffix(".__init__")
        import_module(name)
        yield name, ast.parse(path.read_text("utf-8"))
