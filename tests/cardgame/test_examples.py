"""Every worked example of the Card Game is a scenario of that id, or a test that is marked with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dejarik.scenarios import files_below, load, shipped

HERE = Path(__file__).parent
EXAMPLES = (HERE / "example_ids.txt").read_text("utf-8").split()
SCENARIOS = [scenario for file in files_below(shipped("cardgame")) for scenario in load(file)[0]]
_MARKED = re.compile(r"@pytest\.mark\.example\(([^)]*)\)")


def marked() -> set[str]:
    """The ids that tests are marked with."""
    sources = [file.read_text("utf-8") for file in HERE.rglob("test_*.py")]
    return {found for source in sources for row in _MARKED.findall(source) for found in row.split('"')[1::2]}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_carried_by_a_scenario_or_a_test(example: str) -> None:
    assert example in {scenario.id for scenario in SCENARIOS} | marked()


def test_no_other_ids_are_carried() -> None:
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 86
    assert {scenario.id for scenario in SCENARIOS if scenario.id} | marked() <= set(EXAMPLES)
