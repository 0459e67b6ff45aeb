"""Where the files of words lie, and how they are read."""

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource


@dataclass(frozen=True, slots=True)
class Source:
    """One file of messages."""

    name: str
    text: str = field(repr=False)
    resource: Resource = field(repr=False, compare=False)

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1


@dataclass(frozen=True, slots=True)
class Library:
    """The folder of the words for all games, and the folder of the games with their own."""

    common: Traversable
    games_folder: Traversable

    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(folder.name for folder in _folders(self.common) if _ftl_files(folder)))

    def games(self) -> tuple[str, ...]:
        return tuple(
            sorted(folder.name for folder in _folders(self.games_folder) if _folders(folder / "words"))
        )

    def sources(self, language: str, game: str | None = None) -> tuple[Source, ...]:
        """The files of one language: those of a game if one is named, otherwise those for all games."""
        return _sources(self, language, game)


def languages() -> tuple[str, ...]:
    """The languages the product can speak."""
    return PRODUCT.languages()


def _folders(parent: Traversable) -> list[Traversable]:
    return [entry for entry in parent.iterdir() if entry.is_dir()] if parent.is_dir() else []


def _ftl_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda e: e.name)


@lru_cache(maxsize=64)
def _sources(library: Library, language: str, game: str | None) -> tuple[Source, ...]:
    if game is None:
        return _read(library.common / language, language)
    return _read(library.games_folder / game / "words" / language, f"{game}/{language}")


def _read(folder: Traversable, name: str) -> tuple[Source, ...]:
    parser = FluentParser(with_spans=True)
    sources = []
    for file in _ftl_files(folder):
        text = file.read_text(encoding="utf-8")
        sources.append(Source(f"{name}/{file.name}", text, parser.parse(text)))
    return tuple(sources)


_PACKAGE = files("dejarik")
PRODUCT = Library(_PACKAGE / "words", _PACKAGE / "games")
