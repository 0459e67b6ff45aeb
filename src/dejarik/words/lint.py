"""Reads every message as a copy editor would: style, agreement, and the terms of the glossary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import ast

from dejarik.words.check import Problem
from dejarik.words.glossary import strays
from dejarik.words.library import PRODUCT, Library, Source
from dejarik.words.readings import readings
from dejarik.words.speech import grammar_of
from dejarik.words.style import STRAIGHT, TWICE, faults

# Names are called as they are, and stories tell as people talk: neither knows of the glossary.
NAMES = ("/names.ftl", "/expansions.ftl")
STORIES = "/stories/"
# The client reads these files itself, so that nothing binds their words when they are said.
WEB = "/web/"
# Words to type, not sentences to read.
COMMANDS = "play-command-"


def lint(languages: Iterable[str] | None = None, *, library: Library = PRODUCT) -> list[Problem]:
    """What is wrong with the texts of these languages (of all, if none are named)."""
    found: set[Problem] = set()
    for language in library.languages() if languages is None else languages:
        for game in (None, *library.games()):
            for source in library.sources(language, game):
                found |= set(_of_file(language, game, source, library.games()))
    return sorted(found)


def _of_file(language: str, game: str | None, source: Source, games: tuple[str, ...]) -> Iterator[Problem]:
    bound = str if WEB in source.name else grammar_of(language).bound
    for entry in source.resource.body:
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(COMMANDS):
            about = game or _game_of(source.name, entry.id.name, games)
            at = source.line(entry.span.start if entry.span else 0)
            for text in _texts(entry):
                for fault in _faults(language, about, source.name, bound(text)):
                    yield Problem(source.name, at, f"{entry.id.name}: {fault}")


def _faults(language: str, game: str | None, file: str, text: str) -> Iterator[str]:
    named = file.endswith(NAMES)
    yield from (
        fault for fault in faults(language, text) if not (named and fault.startswith((TWICE, STRAIGHT)))
    )
    if not named and STORIES not in file:
        yield from strays(language, game, text)


def _texts(entry: ast.Message | ast.Term) -> Iterator[str]:
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            yield from readings(pattern)


def _game_of(file: str, message: str, games: tuple[str, ...]) -> str | None:
    """Which game a message of the web is about: its room is named after the game, or it is itself."""
    for game in games:
        if file.endswith(f"{WEB}{game}.ftl") or f"-{game}-" in message:
            return game
    return None
