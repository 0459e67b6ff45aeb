"""Scenarios as matches: a puzzle begins where its scenario does, and is recorded like any other match."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from dejarik.kernel import Game, State
from dejarik.scenarios import Scenario, files_below, load, shipped
from dejarik.scenarios.script import Choice
from dejarik.server.games import Gaming
from dejarik.server.wire.messages import ScenarioInfo, ScenarioStep


class Opened(msgspec.Struct, frozen=True):
    """The set-up of a puzzle: which scenario."""

    scenario: str


class Puzzle(Game[Any, Opened]):
    """A game that begins at a scenario."""

    def __init__(self, game: Game[Any, Any], scenario: Scenario):
        super().__init__(game.name, game.version, game.state, Opened, game.home)
        self.scenario = scenario

    def new(self, setup: Opened, seed: int) -> State:
        return self.scenario.board.begin()


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    """The scenarios of a game by id; one without is called by its file and its number there."""
    found: dict[str, Scenario] = {}
    for file in files_below(shipped(game)):
        for number, scenario in enumerate(load(file)[0], start=1):
            name = scenario.id or f"{file.parent.name}-{file.stem}-{number}"
            found.setdefault(name, scenario)
    return found


def game_of(gaming: Gaming, scenario: str) -> Game[Any, Any]:
    """The game as a match begins it; an unknown scenario raises `LookupError`."""
    return Puzzle(gaming.game, scenarios(gaming.name)[scenario]) if scenario else gaming.game


def gallery(game: str, lang: str) -> list[ScenarioInfo]:
    """All scenarios of a game in words."""
    return [
        ScenarioInfo(
            id=name,
            title=scenario.named(lang),
            lesson=scenario.lesson.get(lang, ""),
            group=_group(scenario.file),
            rules=list(scenario.rules),
            solution=_solution(scenario),
        )
        for name, scenario in scenarios(game).items()
    ]


def _solution(scenario: Scenario) -> list[ScenarioStep]:
    return [ScenarioStep(step.seat, step.words) for step in scenario.steps if isinstance(step, Choice)]


def _group(file: str) -> str:
    return file.replace("\\", "/").rpartition("/")[2].partition(".")[0]
