"""Where the message files are, and how they are read."""

import os
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

# Names a folder with languages beside those of the package: <folder>/words/<language>/ and so on.
FOLDER = "DEJARIK_LANGUAGES"
# A message or term begins at the beginning of a line, its continuation does not.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class Source:
    """One file of messages: its entries as text, or the whole file read with all its positions."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @cached_property
    def entries(self) -> dict[str, str]:
        """The text of each message and term by name. Cheap: reading all of them takes seconds."""
        starts = list(_ENTRY.finditer(self.text))
        ends = [start.start() for start in starts[1:]] + [len(self.text)]
        return {start[1]: self.text[start.start() : end] for start, end in zip(starts, ends, strict=True)}

    @cached_property
    def resource(self) -> Resource:
        return FluentParser(with_spans=True).parse(self.text)

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1


@dataclass(frozen=True, slots=True)
class Library:
    """The folder of the words for all games, and the folder of the games with their own.

    `beside` has further languages; one that is in both is read from there, so that it can be tried out.
    """

    common: Traversable
    games_folder: Traversable
    beside: "Library | None" = None

    def languages(self) -> tuple[str, ...]:
        own = {folder.name for folder in _folders(self.common) if _ftl_files(folder)}
        return tuple(sorted(own.union(self.beside.languages() if self.beside else ())))

    def games(self) -> tuple[str, ...]:
        return tuple(
            sorted(folder.name for folder in _folders(self.games_folder) if _folders(folder / "words"))
        )

    def sources(self, language: str, game: str | None = None) -> tuple[Source, ...]:
        """The files of one language: those of a game if one is named, otherwise those for all games."""
        if self.beside is not None and language in self.beside.languages():
            return self.beside.sources(language, game)
        return _sources(self, language, game)


def languages() -> tuple[str, ...]:
    """The languages the product can speak."""
    return PRODUCT.languages()


def _folders(parent: Traversable) -> list[Traversable]:
    return [entry for entry in parent.iterdir() if entry.is_dir()] if parent.is_dir() else []


def _ftl_files(folder: Traversable, within: str = "") -> list[tuple[str, Traversable]]:
    """The files of a folder and of the folders in it, each with its name as seen from there."""
    if not folder.is_dir():
        return []
    found: list[tuple[str, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _ftl_files(entry, f"{within}{entry.name}/")
        elif entry.name.endswith(".ftl"):
            found.append((f"{within}{entry.name}", entry))
    return found


@lru_cache(maxsize=64)
def _sources(library: Library, language: str, game: str | None) -> tuple[Source, ...]:
    if game is None:
        return _read(library.common / language, language)
    return _read(library.games_folder / game / "words" / language, f"{game}/{language}")


def _read(folder: Traversable, name: str) -> tuple[Source, ...]:
    return tuple(
        Source(f"{name}/{within}", file.read_text(encoding="utf-8")) for within, file in _ftl_files(folder)
    )


def languages_beside() -> Library | None:
    """The languages in the folder that the environment names, if it names one."""
    folder = os.environ.get(FOLDER)
    return Library(Path(folder) / "words", Path(folder) / "games") if folder else None


_PACKAGE = files("dejarik")
PRODUCT = Library(_PACKAGE / "words", _PACKAGE / "games", languages_beside())
