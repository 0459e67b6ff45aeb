"""The glossary: what each thing in the games is called, and which words must not stand in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import yaml

EVERY_GAME = "every-game"


@dataclass(frozen=True, slots=True)
class Term:
    """One thing of a game with its name in each language."""

    id: str
    game: str  # as it is typed, or EVERY_GAME
    names: Mapping[str, str]
    wrong: Mapping[str, tuple[str, ...]]
    right: Mapping[str, tuple[str, ...]]  # where a wrong word means something else

    def strays(self, language: str, text: str) -> Iterator[str]:
        """What stands in this text though the thing has another name."""
        if not (wrong := self.wrong.get(language, ())):
            return
        for allowed in self.right.get(language, ()):
            text = _pattern(allowed).sub("…", text)
        for words in wrong:
            if found := _pattern(words).search(text):
                yield f"“{found[0]}”: the glossary says “{self.names[language]}” ({self.id})"


@cache
def glossary() -> tuple[Term, ...]:
    """All terms, those of every game first."""
    text = files("dejarik.words").joinpath("glossary.yaml").read_text("utf-8")
    return read(text)


def read(text: str) -> tuple[Term, ...]:
    """The terms of a file like ours."""
    return tuple(
        _term(term, game, fields)
        for game, terms in yaml.safe_load(text).items()
        for term, fields in terms.items()
    )


def _term(name: str, game: str, fields: Mapping[str, object]) -> Term:
    names = {language: str(said) for language, said in fields.items() if language not in ("not", "but")}
    return Term(name, game, names, _listed(fields.get("not")), _listed(fields.get("but")))


def _listed(of_language: object) -> dict[str, tuple[str, ...]]:
    if not isinstance(of_language, Mapping):
        return {}
    return {language: tuple(map(str, words)) for language, words in of_language.items()}


def terms_of(game: str | None) -> Iterator[Term]:
    """The terms that hold in the texts of this game, or in those of no game in particular."""
    for term in glossary():
        if term.game in (EVERY_GAME, (game or EVERY_GAME).replace("_", "-")):
            yield term


def strays(language: str, game: str | None, text: str) -> Iterator[str]:
    """The words in this text that the glossary does not allow there."""
    for term in terms_of(game):
        yield from term.strays(language, text)


@cache
def _pattern(words: str) -> re.Pattern[str]:
    """Words side by side, in any case; a star is any ending, or a word of its own."""
    parts = [r"\S+" if word == "*" else re.escape(word).replace(r"\*", r"[\w-]*") for word in words.split()]
    side_by_side = r"\s+".join(parts)
    return re.compile(rf"(?<![\w-]){side_by_side}(?![\w-])", re.IGNORECASE)


def table(languages: tuple[str, ...]) -> Iterator[str]:
    """The glossary for people to read: a section for each game, a line for each term."""
    game = ""
    for term in glossary():
        if term.game != game:
            game = term.game
            yield ("\n" if game != EVERY_GAME else "") + f"## {game}\n"
            yield f"| {' | '.join(languages)} |\n|{'---|' * len(languages)}"
        yield f"| {' | '.join(term.names.get(language, '—') for language in languages)} |"
