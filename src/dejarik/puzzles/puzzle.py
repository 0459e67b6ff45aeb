"""What a puzzle says: its position, its goal, and its words in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.contract import Position
from dejarik.kernel import Seat
from dejarik.scenarios.script import Choice, Holds, Scenario

if TYPE_CHECKING:
    from dejarik.puzzles.found import Found

LEVELS = EASY, MEDIUM, HARD = "easy", "medium", "hard"
PASSES = "passes"  # the opponent does nothing that nobody forces it to do


class UnknownPuzzle(LookupError):
    """There is no puzzle of that name."""

    def __init__(self, game: str, name: str, known: list[str]):
        self.game = game
        self.name = name
        self.known = known
        super().__init__(f"{game} has no puzzle {name!r}; it has: {', '.join(known)}")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a goal. The steps of its scenario are one way to reach it."""

    scenario: Scenario
    level: str
    task: Mapping[str, str]
    hints: tuple[Mapping[str, str], ...]
    why: Mapping[str, str]  # told after solving: what there is to learn
    goal: tuple[Holds, ...]
    lost: tuple[Holds, ...]  # as soon as one of these is true, the goal is out of reach
    opponent: str  # `passes`, or the name of a bot
    seat: Seat  # whose puzzle it is
    found: Found | None = None  # where it comes from, if nobody has written it

    @property
    def id(self) -> str:
        return self.scenario.id

    @property
    def game(self) -> str:
        return self.scenario.game.replace("-", "_")

    @property
    def position(self) -> Position:
        return self.scenario.position

    @property
    def solution(self) -> list[Choice]:
        return [step for step in self.scenario.steps if isinstance(step, Choice)]
