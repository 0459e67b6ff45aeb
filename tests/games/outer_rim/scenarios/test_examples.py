"""The worked examples of the rulebook: each of them is a scenario."""

from __future__ import annotations

from pathlib import Path

from dejarik.scenarios import load, shipped

HERE = Path(__file__).parent
EXAMPLES = (HERE / "example_ids.txt").read_text("utf-8").split()


def test_every_example_is_played() -> None:
    played = {scenario.id for file in shipped("outer_rim").glob("*.yaml") for scenario in load(file)[0]}
    assert len(EXAMPLES) == len(set(EXAMPLES)) == 94
    assert [name for name in EXAMPLES if name not in played] == []
    assert {name for name in played if name.startswith("outer_rim.ex.")} <= set(EXAMPLES)
