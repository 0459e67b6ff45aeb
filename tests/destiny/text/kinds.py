"""Every kind of decision and option that the rules can ask, read from their source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import dejarik.games.destiny as destiny
from dejarik.games.destiny.facts import MELEE, RANGED, SHIELD

HOME = Path(destiny.__file__).parent
# Where a kind is handed on: which argument of which call it is.
DECISIONS = {"Decision": 1, "pick_first": 2, "Pick": 0, "DiscardSurplus": 1}
OPTIONS = {"Option": 0, "pick_first": 2, "Pick": 0}
# Worked out while playing: targets by symbol.
BY_SYMBOL = tuple(f"target-{symbol}" for symbol in (MELEE, RANGED, SHIELD))


def decisions() -> list[str]:
    return sorted({*_kinds(DECISIONS), *_defaults("word"), *BY_SYMBOL} - {""})


def options() -> list[str]:
    return sorted({*_kinds(OPTIONS), *_defaults("word")} - {""})


def _kinds(calls: dict[str, int]) -> Iterator[str]:
    for module, tree in _modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls:
                place = calls[node.func.id]
                if place < len(node.args):
                    yield from _strings(module, node.args[place])


def _strings(module: str, node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(kind)):
            yield kind
        case ast.Name(id=name) if isinstance(found := getattr(sys.modules[module], name, None), str):
            yield found
        case ast.IfExp(body=body, orelse=orelse):
            yield from _strings(module, body)
            yield from _strings(module, orelse)


def _defaults(field: str) -> Iterator[str]:
    """What subclasses set a field to: `word: str = "return"`."""
    for _, tree in _modules():
        for node in ast.walk(tree):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(kind))) if (
                    name == field
                ):
                    yield kind


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(HOME.rglob("*.py")):
        inside = path.relative_to(HOME)
        if inside.parts[0] == "text":
            continue
        name = ".".join((destiny.__name__, *inside.with_suffix("").parts)).removesuffix(".__init__")
        import_module(name)
        yield name, ast.parse(path.read_text("utf-8"))
