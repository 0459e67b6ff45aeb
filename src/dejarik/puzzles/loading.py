"""From files to puzzles, with everything that is wrong with them.

The puzzles of a game are in its folder `puzzles/`, in a file for each level: `easy.yaml`, `medium.yaml` and
`hard.yaml`. They stand there in the order in which a player meets them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path as File

from dejarik.positions import Path, Tree
from dejarik.puzzles.found import load_found
from dejarik.puzzles.puzzle import LEVELS, PASSES, Puzzle, UnknownPuzzle
from dejarik.scenarios import Problem
from dejarik.scenarios.loading import Reader
from dejarik.scenarios.reading import Document, read
from dejarik.scenarios.script import Holds, Scenario
from dejarik.words.texts import PUZZLES

HINTS = 2
OWN = ("task", "hints", "why", "goal", "lost", "opponent")


class PuzzleReader(Reader):
    """A scenario whose steps are the solution, with a goal and words around it."""

    KNOWN = ("title", "id", "rules", "game", "board", "chance", "seed", "steps", *OWN)
    NEEDED = ("title", "id", "game", "board", "steps", "task", "hints", "why", "goal", "lost")
    KIND = PUZZLES

    def puzzle(self, level: str) -> Puzzle | None:
        scenario = self.scenario()
        if scenario is None or not isinstance(self.document.tree, dict):
            return None
        tree = self.document.tree
        goal, lost = self.conditions(tree, "goal"), self.conditions(tree, "lost")
        self.check_keys(scenario.position, [*goal, *lost])
        hints = self.items(tree.get("hints"), ("hints",))
        if len(hints) != HINTS:
            self.complain(("hints",), "hints", count=HINTS)
        task = self.text(tree, "task")
        more = self.added(tree, "hints")
        told = tuple(
            self.texts(hint, ("hints", place)) | {language: said[place] for language, said in more.items()}
            for place, hint in enumerate(hints)
        )
        why = self.text(tree, "why")
        opponent = str(tree.get("opponent", PASSES))
        return None if self.wrong else self._made(scenario, level, task, told, why, goal, lost, opponent)

    def conditions(self, tree: dict[str, Tree], name: str) -> list[Holds]:
        """Expectations about the position; what happened on the way does not count."""
        path: Path = (name,)
        found: list[Holds] = []
        for step in self.expectations(tree.get(name), path):
            if isinstance(step, Holds):
                found.append(step)
            else:
                self.complain(path, "goal-log")
        return found

    def _made(
        self,
        scenario: Scenario,
        level: str,
        task: dict[str, str],
        hints: tuple[dict[str, str], ...],
        why: dict[str, str],
        goal: list[Holds],
        lost: list[Holds],
        opponent: str,
    ) -> Puzzle:
        seat = scenario.position.begin().decision.seat
        return Puzzle(scenario, level, task, hints, why, tuple(goal), tuple(lost), opponent, seat)


def shipped(game: str) -> File:
    """Where the puzzles of a game are."""
    return File(__file__).parents[1] / "games" / game.replace("-", "_") / "puzzles"


def load_text(text: str, level: str, name: str = "") -> tuple[list[Puzzle], list[Problem]]:
    """The puzzles of a text, and all that is wrong with it."""
    problems: list[Problem] = []
    documents = read(text, problems)
    found = [_puzzle(document, level, name, problems) for document in documents]
    return [puzzle for puzzle in found if puzzle is not None], problems


def _puzzle(document: Document, level: str, name: str, problems: list[Problem]) -> Puzzle | None:
    return PuzzleReader(document, name, problems).puzzle(level)


@cache
def load(game: str) -> dict[str, Puzzle]:
    """The puzzles that somebody has written for a game by their ids, the easiest first."""
    found: dict[str, Puzzle] = {}
    for level in LEVELS:
        file = shipped(game) / f"{level}.yaml"
        if file.exists():
            puzzles, _ = load_text(file.read_text(encoding="utf-8"), level, str(file))
            found.update((puzzle.id, puzzle) for puzzle in puzzles)
    return found


def find(game: str, name: str) -> Puzzle:
    """The puzzle of that name; `UnknownPuzzle` if there is none."""
    known = load(game)
    if name in known:
        return known[name]
    found = load_found(game)
    if name not in found:
        raise UnknownPuzzle(game, name, list(known))
    return found[name]
