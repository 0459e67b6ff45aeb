"""Cards, dice, tokens and resources are touched by verbs alone: there it is counted what changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import dejarik.games.destiny as destiny

HOME = Path(destiny.__path__[0])
VERBS = ("rules/verbs.py", "rules/tokens.py", "rules/marking.py", "rules/piles.py")
# Besides: the table is laid out before there is a match, states are copied, and hidden cards are dealt anew.
LAY_OUT = ("rules/setting_up.py", "state.py", "knowledge.py")
OF_THE_GAME = {
    "battlefield", "changes", "decks", "defeated", "dice", "discards", "face_down", "facts", "hands",
    "lasting", "playing", "resources", "set_aside", "set_aside_dice", "things", "under",
}  # fmt: skip
OF_CARDS_AND_DICE = {
    "controller", "damage", "exhausted", "host", "shields", "side", "spared", "trained", "type", "used",
}  # fmt: skip
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "setdefault", "sort", "update"}


def written(tree: ast.AST) -> Iterator[str]:
    """Whatever a module changes that only verbs may."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        match node:
            case ast.Assign(targets=found) | ast.Delete(targets=found):
                targets = found
            case ast.AugAssign(target=changed):
                targets = [changed]
            case ast.Call(func=ast.Attribute(value=of, attr=attr)) if attr in CHANGING:
                if _name(of, OF_THE_GAME):
                    yield f"{node.lineno} {ast.unparse(node)}"
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if _name(one, OF_THE_GAME | OF_CARDS_AND_DICE):
                    yield f"{node.lineno} {ast.unparse(node)}"  # type: ignore[attr-defined]


def _name(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is one of these of something else than the procedure itself."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in names and ast.unparse(node.value) != "self"


def test_only_verbs_write() -> None:
    found = [
        f"{path.relative_to(HOME).as_posix()}:{what}"
        for room in ("abilities/**/*.py", "rules/*.py", "*.py")
        for path in sorted(HOME.glob(room))
        if path.relative_to(HOME).as_posix() not in (*VERBS, *LAY_OUT)
        for what in written(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_verbs_do_write() -> None:
    for verbs in VERBS:
        assert len(list(written(ast.parse((HOME / verbs).read_text("utf-8"))))) > 5


def test_writing_is_noticed() -> None:
    source = """
g.changes += 1
g.hands[seat] = []
g.things[thing].damage += 1
g.discards[owner].remove(card)
g.dice[one].side, g.dice[other].side = 1, 2
del g.things[thing]
self.damage = 3
g.passes += 1
self.seen.append(1)
"""
    assert len(list(written(ast.parse(source)))) == 7
