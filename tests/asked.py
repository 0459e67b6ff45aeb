"""Every kind of decision and option that the rules of a game can ask, and where one is spelled out."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from dejarik.kernel import kinds_in

# Where a kind is an argument: which one of which call.
CALLS = {"Decision": 1, "DiscardSurplus": 1, "Option": 0, "Pick": 0, "pick_first": 2}


def names_kinds(game: ModuleType) -> bool:
    """Whether a game names its kinds in one place."""
    return find_spec(f"{game.__name__}.kinds") is not None


def decisions(game: ModuleType) -> tuple[str, ...]:
    return kinds_in(import_module(f"{game.__name__}.kinds").Ask)


def options(game: ModuleType) -> tuple[str, ...]:
    return kinds_in(import_module(f"{game.__name__}.kinds").Do)


def spelled_out(tree: ast.AST, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Kinds written as literals, with their lines: given to a question or an option, or compared with one."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=args) if name in CALLS and CALLS[name] < len(args):
                yield from _literals(args[CALLS[name]])
            case ast.Compare(left=left, comparators=others) if any(_is_kind(one) for one in (left, *others)):
                for one in (left, *others):
                    yield from ((line, text) for line, text in _literals(one) if text in known)
            case ast.Match(subject=subject, cases=cases) if _is_kind(subject):
                for case in cases:
                    yield from ((line, text) for line, text in _literals(case.pattern) if text in known)


def _is_kind(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "kind"


def _literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    for inside in ast.walk(node):
        if isinstance(inside, ast.Constant) and isinstance(inside.value, str) and inside.value:
            yield inside.lineno, inside.value


def kinds(game: ModuleType, calls: Mapping[str, int]) -> Iterator[str]:
    """For a game that does not name them: what stands in the calls of the functions named."""
    for module, tree in _modules(game):
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
