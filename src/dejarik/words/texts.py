"""Texts of puzzles and examples: in the languages they are written in, and in those that are added to them.

A puzzle or scenario has its texts beside the position they are about, in English and Russian. Any other
language has a file for each kind and game, `games/<game>/words/<language>/puzzles.yaml` and `examples.yaml`:
the texts by the name of the puzzle or example, so that a translator changes no file of somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import yaml

from dejarik.words.library import PRODUCT, Library
from dejarik.words.speech import grammar_of

PUZZLES, EXAMPLES = "puzzles", "examples"
KINDS = (PUZZLES, EXAMPLES)
FIELDS = ("title", "task", "hints", "why", "lesson")
_WORD = re.compile(r"[a-z0-9]+")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def name_of(id_: str, title: str) -> str:
    """What programs call a scenario, wherever its file lies: its id, or the words of its English title."""
    return id_ or "-".join(_WORD.findall(title.lower().replace("’", "").replace("'", "")))


def in_language(texts: Mapping[str, str], language: str) -> str:
    """A text in a language, in English if it is not translated, or in any."""
    own = texts.get(language)
    return grammar_of(language).bound(own) if own else texts.get("en") or next(iter(texts.values()), "")


def added(game: str, kind: str, name: str, field: str, *, library: Library = PRODUCT) -> dict[str, Any]:
    """A text in the languages that are added to it."""
    files = _added(library, game, kind)
    return {language: said[name][field] for language, said in files.items() if field in said.get(name, {})}


def written(game: Traversable) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The texts of the puzzles and examples in a game's folder: the kind, the name, and each field."""
    for file in _files(game / "puzzles"):
        for tree in yaml.load_all(file.read_text(encoding="utf-8"), _LOADER):
            yield PUZZLES, tree["id"], _fields(tree)
    for folder in _folders(game / "scenarios"):
        for file in _files(folder):
            text = file.read_text(encoding="utf-8")
            if folder.name == EXAMPLES or "\nlesson:" in text:  # most of the others are tests
                for tree in yaml.load_all(text, _LOADER):
                    if folder.name == EXAMPLES or "lesson" in tree:
                        yield EXAMPLES, name_of(tree.get("id") or "", tree["title"]["en"]), _fields(tree)


def said_in(language: str, texts: Any) -> Any:
    """A field in one language, None for what is missing; hints are several."""
    return [said_in(language, each) for each in texts] if isinstance(texts, list) else texts.get(language)


def untranslated(language: str, *, library: Library = PRODUCT) -> Iterator[tuple[str, str, str, str]]:
    """What a language lacks: the game, the kind, the name and the field."""
    for game in library.games():
        for kind, name, fields in written(library.games_folder / game):
            for field, texts in fields.items():
                more = added(game, kind, name, field, library=library).get(language, said_in(language, texts))
                parts = more if isinstance(more, list) else [more]
                if len(parts) != (len(texts) if isinstance(texts, list) else 1) or not all(parts):
                    yield game, kind, name, field


def _fields(tree: dict[str, Any]) -> dict[str, Any]:
    return {field: tree[field] for field in FIELDS if field in tree}


@cache
def _added(library: Library, game: str, kind: str) -> dict[str, dict[str, Any]]:
    """The files of all languages that have one."""
    found: dict[str, dict[str, Any]] = {}
    for one in filter(None, (library, library.beside)):
        for language in one.languages():
            file = one.games_folder / game / "words" / language / f"{kind}.yaml"
            if file.is_file():
                found[language] = yaml.load(file.read_text(encoding="utf-8"), _LOADER)
    return found


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name
    )


def _folders(folder: Traversable) -> Iterator[Traversable]:
    """A folder and all folders in it."""
    if folder.is_dir():
        yield folder
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            yield from _folders(entry)
