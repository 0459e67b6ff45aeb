"""Every scenario that ships with a game holds; each is a test of its own."""

from __future__ import annotations

import pytest

from dejarik import games
from dejarik.scenarios import Scenario, files_below, load, run, shipped
from dejarik.words import Words, languages


def _all() -> list[Scenario]:
    found: list[Scenario] = []
    for game in games.names():
        for file in files_below(shipped(game)) if shipped(game).is_dir() else []:
            scenarios, problems = load(file)
            assert not problems, (file, problems)
            found += scenarios
    return found


SCENARIOS = _all()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id or one.named("en"))
def test_a_shipped_scenario_holds(scenario: Scenario) -> None:
    failure = run(scenario)
    if failure is not None:
        said = Words("en").say(f"scenario-fail-{failure.what}", **failure.about)
        log = "\n".join(failure.log)
        pytest.fail(
            f"{scenario.file}:{failure.line}: {said}\npossible: {failure.legal}\n{log}", pytrace=False
        )


def test_titles_are_in_all_languages_and_ids_are_unique() -> None:
    for scenario in SCENARIOS:
        assert set(scenario.title) == set(languages()), scenario.title
        assert not scenario.lesson or set(scenario.lesson) == set(languages()), scenario.title
    for named in ([one.id for one in SCENARIOS if one.id], [one.named("en") for one in SCENARIOS]):
        assert len(named) == len(set(named)), [name for name in named if named.count(name) > 1]
