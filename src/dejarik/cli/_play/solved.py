"""Which puzzles were solved at this computer, and whether with hints."""

from pathlib import Path
from typing import Self

import msgspec

from dejarik.cli._play.saving import own_folder
from dejarik.puzzles import Puzzle

FILE = "puzzles.json"
HELPED, ALONE = 1, 2  # how it was solved: the better one is kept


class Solved(msgspec.Struct):
    """By game and id: how it was solved best."""

    puzzles: dict[str, int] = {}

    @staticmethod
    def file() -> Path:
        return own_folder() / FILE

    @classmethod
    def read(cls) -> Self:
        """What was kept; nothing if there is nothing that can be read."""
        try:
            return msgspec.json.decode(cls.file().read_bytes(), type=cls)
        except (OSError, ValueError):
            return cls()

    def write(self) -> bool:
        """Whether it could be kept."""
        file = self.file()
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(self))
        except OSError:
            return False
        return True

    def __contains__(self, puzzle: Puzzle) -> bool:
        return _name(puzzle) in self.puzzles

    def add(self, puzzle: Puzzle, *, helped: bool) -> None:
        name = _name(puzzle)
        self.puzzles[name] = max(self.puzzles.get(name, 0), HELPED if helped else ALONE)


def _name(puzzle: Puzzle) -> str:
    return f"{puzzle.game}/{puzzle.id}"
