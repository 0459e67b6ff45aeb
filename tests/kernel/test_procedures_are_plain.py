"""Every procedure of the product: its moments exist, and its fields are plain values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dejarik

SOURCE = Path(dejarik.__file__).parent
TRIALS = Path(__file__).parent
PLAIN = {"int", "str", "bool", "None"}
SAYS = {"go": (), "call": (), "before": (), "ask": (1,)}  # method of the state -> moments given by position

Classes = dict[str, ast.ClassDef]


def modules(*roots: Path) -> Iterator[ast.Module]:
    for root in roots:
        for path in sorted(root.rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def names_of_bases(node: ast.ClassDef) -> list[str]:
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id if isinstance(base, ast.Name) else ast.unparse(base).rpartition(".")[2] for base in bases]


def procedures(trees: list[ast.Module]) -> Classes:
    """All classes that descend from Procedure, by name."""
    classes = {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    found = {"Procedure"}
    while True:
        more = {name for name, node in classes.items() if found.intersection(names_of_bases(node))}
        if more <= found:
            return {name: classes[name] for name in found if name in classes}
        found |= more


def aliases(trees: list[ast.Module]) -> dict[str, ast.expr]:
    """Names given to types at module level: `Part = tuple[int, ...]`."""
    return {
        node.targets[0].id: node.value
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }


def methods(name: str, classes: Classes) -> set[str]:
    if name not in classes:
        return set()
    node = classes[name]
    own = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
    return own.union(*(methods(base, classes) for base in names_of_bases(node)))


def faults_in_moments(classes: Classes) -> list[str]:
    """`then=` and questions that are not methods of the procedure itself."""
    faults = []
    for name, node in classes.items():
        known = methods(name, classes)
        for call in ast.walk(node):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
                continue
            says = call.func
            if says.attr not in SAYS or not (isinstance(says.value, ast.Name) and says.value.id == "g"):
                continue
            given = [keyword.value for keyword in call.keywords if keyword.arg in {"then", "question"}]
            given += [call.args[place] for place in SAYS[says.attr] if place < len(call.args)]
            if not any(keyword.arg == "then" for keyword in call.keywords):
                faults.append(f"{name}: {ast.unparse(call)} does not say `then=`")
            for moment in given:
                itself = isinstance(moment, ast.Attribute) and ast.unparse(moment.value) == "self"
                if not (itself and isinstance(moment, ast.Attribute) and moment.attr in known):
                    faults.append(f"{name}: {ast.unparse(moment)} is no moment of it")
    return faults


def is_plain(annotation: ast.expr, named: dict[str, ast.expr], depth: int = 0) -> bool:
    if isinstance(annotation, ast.Constant):
        return annotation.value in {None, ...}
    if isinstance(annotation, ast.Name):
        if annotation.id in PLAIN:
            return True
        return depth < 5 and annotation.id in named and is_plain(named[annotation.id], named, depth + 1)
    if isinstance(annotation, ast.BinOp):
        return is_plain(annotation.left, named, depth) and is_plain(annotation.right, named, depth)
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "tuple":
        inside = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
        return all(is_plain(item, named, depth) for item in inside)
    return False


def faults_in_fields(classes: Classes, named: dict[str, ast.expr]) -> list[str]:
    """Fields a shallow copy would share."""
    return [
        f"{name}.{ast.unparse(field)}"
        for name, node in classes.items()
        if name != "Procedure"
        for field in node.body
        if isinstance(field, ast.AnnAssign)
        and not ast.unparse(field.annotation).startswith("ClassVar")
        and not is_plain(field.annotation, named)
    ]


@pytest.fixture(scope="module")
def trees() -> list[ast.Module]:
    return list(modules(SOURCE, TRIALS))


def test_every_moment_named_is_a_method_of_its_procedure(trees: list[ast.Module]) -> None:
    assert faults_in_moments(procedures(trees)) == []


def test_every_field_of_a_frame_is_a_plain_value(trees: list[ast.Module]) -> None:
    assert faults_in_fields(procedures(trees), aliases(trees)) == []


def test_procedures_are_found_at_all(trees: list[ast.Module]) -> None:
    assert {"Procedure", "Together", "Damage", "CreditOffer"} <= set(procedures(trees))


FAULTY = """
Part = tuple[int, ...]
Bad = list[int]

class Fine(Procedure["G"]):
    parts: tuple[Part, ...]
    on: int | None = None
    word: ClassVar[list[str]] = []
    def begin(self, g):
        return g.ask(self, self.which, then=self.chosen)
    def which(self, g): ...
    def chosen(self, g, option):
        return g.call(self, Sub(), then=self.begin)

class Worse(Fine):
    things: list[int]
    bad: Bad
    thing: Thing
    def begin(self, g):
        g.go(self, then=lambda g: g.done())
        g.go(self, then=other.begin)
        g.before(self, self.chosen)
        g.ask(self, self.nothing, then=self.chosen)
        return g.go(self, then=self.which)
"""


def test_the_check_can_fail() -> None:
    trees = [ast.parse(FAULTY)]
    classes = procedures(trees)
    assert faults_in_moments(classes) == [
        "Worse: lambda g: g.done() is no moment of it",
        "Worse: other.begin is no moment of it",
        "Worse: g.before(self, self.chosen) does not say `then=`",
        "Worse: self.nothing is no moment of it",
    ]
    assert faults_in_fields(classes, aliases(trees)) == [
        "Worse.things: list[int]",
        "Worse.bad: Bad",
        "Worse.thing: Thing",
    ]
