"""The rules by chapters, as a reader leafs through them.

A chapter has sections, and a section is what the rules are about: the second part of their ids. Which
sections make a chapter is data (`data/chapters/`), what they are called stands in each language's folder.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from dejarik.rules.catalog import DATA, Rule, folder_of, rules

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Section(msgspec.Struct, frozen=True):
    """The rules about one thing, in the order of the book."""

    id: str
    rules: tuple[Rule, ...]


class Chapter(msgspec.Struct, frozen=True):
    """Some sections under one heading."""

    id: str
    sections: tuple[Section, ...]


class _Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: dict[str, str]
    sections: dict[str, str]


def section_of(rule: Rule) -> str:
    """The section in which a rule stands."""
    return rule.id.split(".")[1]


def chapter_of(rule: Rule) -> str:
    """The chapter in which a rule stands."""
    name = section_of(rule)
    return next(
        chapter.id for chapter in chapters(rule.game) if name in [each.id for each in chapter.sections]
    )


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game, in the order of its book."""
    plan = msgspec.convert(_read(DATA / "chapters" / f"{game}.yaml"), dict[str, list[str]])
    found: dict[str, list[Rule]] = {}
    for rule in rules(game):
        found.setdefault(section_of(rule), []).append(rule)
    return tuple(
        Chapter(chapter, tuple(Section(section, tuple(found[section])) for section in sections))
        for chapter, sections in plan.items()
    )


def section(game: str, name: str) -> Section:
    """A section by its name; `LookupError` if there is none."""
    for chapter in chapters(game):
        for each in chapter.sections:
            if each.id == name:
                return each
    raise LookupError(name)


@cache
def _titles(game: str, lang: str) -> _Titles:
    return msgspec.convert(_read(folder_of(lang) / "chapters" / f"{game}.yaml"), _Titles)


def chapter_title(game: str, chapter: str, lang: str) -> str:
    return _titles(game, lang).chapters[chapter]


def section_title(game: str, name: str, lang: str) -> str:
    return _titles(game, lang).sections[name]


def _read(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), _Loader)
