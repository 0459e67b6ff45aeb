"""The worked examples of the rulebook: each is a scenario, or a test below where no card of the game fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.outer_rim.table import table

from dejarik.games.outer_rim.solo_moving import pulled_back
from dejarik.scenarios import load, shipped

HERE = Path(__file__).parent
EXAMPLES = (HERE / "example_ids.txt").read_text("utf-8").split()


def test_every_example_is_played() -> None:
    played = {scenario.id for file in shipped("outer_rim").glob("*.yaml") for scenario in load(file)[0]}
    played |= {
        name
        for file in HERE.glob("test_*.py")
        for name in re.findall(r'example\("(.+?)"\)', file.read_text())
    }
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 94
    assert [name for name in EXAMPLES if name not in played] == []
    assert {name for name in played if name.startswith("outer_rim.ex.")} <= set(EXAMPLES)


@pytest.mark.example("outer_rim.ex.solo.pull-back-two-planets")
@pytest.mark.rule("outer_rim.solo-ai.move.pull-back-two-planets")
def test_of_two_planets_just_passed_the_ai_ends_on_the_nearer_to_its_goal() -> None:
    g = table("bossk", "han-solo", solo=True)
    assert pulled_back(g, ("naboo-right", "naboo", "ryloth", "ryloth-left"), "tatooine") == "ryloth"
    assert pulled_back(g, ("naboo-right", "ryloth", "naboo", "naboo-left"), "tatooine") == "ryloth"
    assert pulled_back(g, ("naboo", "naboo-left", "nal-hutta-right"), "nal-hutta") == "nal-hutta-right"
