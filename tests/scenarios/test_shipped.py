"""Every scenario that ships with a game holds; each is a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dejarik import games
from dejarik.scenarios import Scenario, files_below, load, load_text, run, shipped
from dejarik.words import Words, languages


def _all() -> list[Scenario]:
    found: list[Scenario] = []
    for game in games.names():
        for file in files_below(shipped(game)) if shipped(game).is_dir() else []:
            scenarios, problems = load(file)
            assert not problems, (file, problems)
            found += scenarios
    return found


def _name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.id or scenario.named('en')}"


SCENARIOS = _all()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=_name)
def test_a_shipped_scenario_holds(scenario: Scenario) -> None:
    failure = run(scenario)
    if failure is not None:
        said = Words("en").say(f"scenario-fail-{failure.what}", **failure.about)
        log = "\n".join(failure.log)
        pytest.fail(
            f"{scenario.file}:{failure.line}: {said}\npossible: {failure.legal}\n{log}", pytrace=False
        )


@pytest.mark.parametrize("page", ["scenarios.md", "adding-a-card.md"])
def test_scenarios_in_the_documentation_hold(page: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    examples = [block for block in re.findall(r"```yaml\n(.*?)```", text, re.DOTALL) if "title:" in block]
    assert examples
    for example in examples:
        scenarios, problems = load_text(example)
        assert not problems
        assert [run(scenario) for scenario in scenarios] == [None]


def test_titles_are_in_all_languages_and_ids_are_unique() -> None:
    for scenario in SCENARIOS:
        assert set(scenario.title) == set(languages()), scenario.title
        assert not scenario.lesson or set(scenario.lesson) == set(languages()), scenario.title
    ids = [one.id for one in SCENARIOS if one.id]
    titles = [_name(one) for one in SCENARIOS]
    for named in (ids, titles):
        assert len(named) == len(set(named)), [name for name in named if named.count(name) > 1]
