"""The vocabulary carries: a card is a few lines in its set's file, and hardly any needs code of its own."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

import pytest

from dejarik.games.destiny import cards
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.library import CARDS

FILES = sorted(Path(str(cards.__file__)).parent.rglob("*.py"))
LONGEST = 8  # lines of a typical card, with facts and abilities
OWN = 0.05  # of all cards may have a function or class of their own


def definitions(tree: ast.Module) -> dict[str, int]:
    """The lines of every card that is defined in a file, by code."""
    calls = (one.value for one in tree.body if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call))
    return {
        str(call.args[0].value): call.end_lineno - call.lineno + 1
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "card"
        and isinstance(call.args[0], ast.Constant)
        and call.end_lineno is not None
    }


def own_code(tree: ast.Module) -> list[str]:
    """Functions and classes beside the cards."""
    kinds = (ast.FunctionDef, ast.ClassDef, ast.Lambda)
    return [getattr(one, "name", "lambda") for one in ast.walk(tree) if isinstance(one, kinds)]


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    return {str(path): ast.parse(path.read_text(encoding="utf-8")) for path in FILES}


def test_a_typical_card_is_at_most_eight_lines(trees: dict[str, ast.Module]) -> None:
    lines = {code: length for tree in trees.values() for code, length in definitions(tree).items()}
    # No card is defined in a loop or another way that hides its length.
    assert lines.keys() == {code for code in CARDS if not almanac.cards()[code].textless}
    assert median(lines.values()) <= LONGEST
    assert sum(length <= LONGEST for length in lines.values()) / len(lines) > 0.9


def test_cards_with_code_of_their_own_are_rare(trees: dict[str, ast.Module]) -> None:
    own = [name for tree in trees.values() for name in own_code(tree)]
    assert len(own) / len(CARDS) < OWN, own


def test_every_card_stands_in_the_file_of_its_set_and_type(trees: dict[str, ast.Module]) -> None:
    for file, tree in trees.items():
        for code in definitions(tree):
            card = almanac.cards()[code]
            folder = almanac.SETS[card.set].lower().replace(" ", "_").replace("-", "_")
            assert Path(file).parts[-2:] == (folder, f"{card.type}s.py"), code
