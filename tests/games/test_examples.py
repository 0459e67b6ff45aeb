"""Every worked example, clarification and answer of the rulebooks is a scenario of that id.

`<game>/scenarios/example_ids.txt` lists them all.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.scenarios import files_below, load, shipped

HOW_MANY = {"cardgame": 86, "destiny": 150, "outer_rim": 94}


@pytest.mark.parametrize("game", HOW_MANY)
def test_every_example_is_a_scenario_and_nothing_carries_another_id(game: str) -> None:
    listed = (Path(__file__).parent / game / "scenarios" / "example_ids.txt").read_text("utf-8").split()
    assert len(listed) == len(set(listed)) == HOW_MANY[game]
    scenarios = [scenario for file in files_below(shipped(game)) for scenario in load(file)[0]]
    assert sorted(scenario.id for scenario in scenarios if scenario.id) == sorted(listed)
