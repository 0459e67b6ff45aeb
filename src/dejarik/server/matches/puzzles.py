"""Scenarios as matches: a puzzle begins where its scenario does, and is recorded like any other match."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from dejarik.kernel import Game, State
from dejarik.scenarios import Scenario, files_below, former_names, load, shipped
from dejarik.scenarios.script import Choice
from dejarik.server.games import ServedGame
from dejarik.server.wire.messages import ScenarioInfo, ScenarioStep
from dejarik.words import shared_words


class Opened(msgspec.Struct, frozen=True):
    """The setup of a puzzle: which scenario."""

    scenario: str


class Puzzle(Game[Any, Opened]):
    """A game that begins at a scenario."""

    def __init__(self, game: Game[Any, Any], scenario: Scenario):
        super().__init__(game.name, game.version, game.state, Opened, game.home)
        self.scenario = scenario

    def new(self, setup: Opened, seed: int) -> State:
        return self.scenario.position.begin()


@cache
def scenarios(game: str) -> dict[str, Scenario]:
    """The scenarios of a game by name."""
    return {scenario.name: scenario for file in files_below(shipped(game)) for scenario in load(file)[0]}


def find_scenario(game: str, name: str) -> Scenario:
    """A scenario by its name, or the one it had when a match began; `LookupError` if there is none."""
    found = scenarios(game)
    return found[name] if name in found else found[former_names(game)[name]]


def game_of(game: ServedGame, scenario: str) -> Game[Any, Any]:
    """The game as a match begins it; an unknown scenario raises `LookupError`."""
    return Puzzle(game.game, find_scenario(game.name, scenario)) if scenario else game.game


def gallery(game: str, lang: str) -> list[ScenarioInfo]:
    """All scenarios of a game in words."""
    return [
        ScenarioInfo(
            id=name,
            title=scenario.named(lang),
            lesson=scenario.lesson.get(lang, ""),
            group=_group(game, Path(scenario.file), lang),
            rules=list(scenario.rules),
            solution=_solution(scenario),
        )
        for name, scenario in scenarios(game).items()
    ]


def _solution(scenario: Scenario) -> list[ScenarioStep]:
    return [ScenarioStep(step.seat, step.words) for step in scenario.steps if isinstance(step, Choice)]


def _group(game: str, file: Path, lang: str) -> str:
    """The heading under which a scenario is listed: its chapter, or the set of its card."""
    folders = file.relative_to(shipped(game)).parts
    of_a_set = folders[0] == "cards" and len(folders) > 2
    name = folders[1] if of_a_set else file.stem
    message = f"{'scenario-set' if of_a_set else 'scenario-chapter'}-{name.replace('_', '-')}"
    return shared_words(lang, game).say(message)
