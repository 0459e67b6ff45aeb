"""Every worked example of the Card Game is a scenario of that id."""

from __future__ import annotations

from pathlib import Path

from dejarik.scenarios import files_below, load, shipped

EXAMPLES = (Path(__file__).parent / "example_ids.txt").read_text("utf-8").split()


def test_the_scenarios_carry_every_example_and_no_other_ids() -> None:
    scenarios = [scenario for file in files_below(shipped("cardgame")) for scenario in load(file)[0]]
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 86
    assert sorted(scenario.id for scenario in scenarios if scenario.id) == sorted(EXAMPLES)
