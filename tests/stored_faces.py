"""All cards of a game as a player reads them, in one text: `cards.<language>.txt` is what they say now.

After a change that is meant, renew the stored texts of a game and read what changed:

    .venv/bin/python -m tests.games.destiny.text.faces
    git diff tests/games/destiny/text
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from dejarik.words import languages


class StoredFaces:
    """The stored texts beside a module that knows how to write them."""

    def __init__(self, module: str, faces: Callable[[str], str]) -> None:
        self.folder = Path(module).parent
        self.faces = faces

    def path(self, language: str) -> Path:
        return self.folder / f"cards.{language}.txt"

    def check(self, language: str) -> None:
        """What cards say is what was read and found good."""
        assert self.faces(language).splitlines() == self.path(language).read_text("utf-8").splitlines(), (
            "cards read differently: if that is meant, renew the stored texts with "
            f"python -m tests.games.{self.folder.parent.name}.text.faces and read the difference"
        )

    def renew(self) -> None:
        for language in languages():
            self.path(language).write_text(self.faces(language), "utf-8")


def listing(title: str, lines: list[str]) -> str:
    """A card as it stands in the text: its title, and all lines below it indented."""
    inside = [f"  {line}" for part in lines if part for line in part.splitlines()]
    return "\n".join([title, *inside]) + "\n"
