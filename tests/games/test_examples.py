"""Every worked example, clarification and answer of the rulebook is carried out somewhere.

`example_ids.txt` lists them all. They are scenarios with that id; an exception, with its reason below, is a
test with the mark `example`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from dejarik.scenarios import files_below, load, shipped

HERE = Path(__file__).parent

# Entries that no scenario can show: the id, and why a test with the mark does it instead.
BY_TESTS: dict[str, str] = {}

# Entries that no card in the game can show yet: the id, and which card or word is missing.
WAIT_FOR_CARDS: dict[str, str] = {}


def listed() -> list[str]:
    return (HERE / "example_ids.txt").read_text("utf-8").split()


def of_scenarios() -> list[str]:
    found = [load(file)[0] for file in files_below(shipped("destiny"))]
    return [scenario.id for scenarios in found for scenario in scenarios if scenario.id]


def of_tests() -> Iterator[str]:
    """The ids in the marks of the tests of this game, read and not run."""
    for file in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.example":
                yield from (ast.literal_eval(argument) for argument in node.args)


def test_every_entry_is_carried_out() -> None:
    carried_out = {*of_scenarios(), *of_tests()}
    missing = [one for one in listed() if one not in carried_out and one not in WAIT_FOR_CARDS]
    assert missing == []


def test_what_is_no_scenario_is_listed_with_its_reason() -> None:
    assert set(of_tests()) == BY_TESTS.keys()
    assert BY_TESTS.keys().isdisjoint(of_scenarios())


def test_what_waits_is_listed_and_still_waits() -> None:
    assert WAIT_FOR_CARDS.keys() <= set(listed()) - {*of_scenarios(), *of_tests()}


def test_the_list_is_whole_and_nothing_carries_another_id() -> None:
    entries = listed()
    assert len(entries) == len(set(entries)) == 150
    assert {*of_scenarios(), *of_tests()} <= set(entries)
