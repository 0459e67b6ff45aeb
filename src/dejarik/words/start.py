"""A language to begin with: all that is said, in English, in a folder that DEJARIK_LANGUAGES can name."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import yaml

from dejarik.words.texts import KINDS, said_in, written

MODEL = "en"
Change = Callable[[str], str]


def copied(folder: Path, language: str, messages: Change = str, text: Change = str) -> None:
    """All of English under another code; `messages` changes a file of messages, `text` any other text."""
    package = files("dejarik")
    _copy(package / "words" / MODEL, folder / "words" / language, messages, text)
    _copy(package / "rules" / "data" / MODEL, folder / "rules" / language, messages, text)
    for game in (package / "games").iterdir():
        if (game / "words" / MODEL).is_dir():
            target = folder / "games" / game.name / "words" / language
            _copy(game / "words" / MODEL, target, messages, text)
            _write_texts(game, target, text)


def _copy(source: Traversable, target: Path, messages: Change, text: Change) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for entry in source.iterdir():
        if entry.is_dir():
            _copy(entry, target / entry.name, messages, text)
        elif entry.name.endswith(".ftl"):
            (target / entry.name).write_text(messages(entry.read_text("utf-8")), "utf-8")
        elif entry.name.endswith(".yaml"):
            _dump(target / entry.name, _changed(yaml.safe_load(entry.read_text("utf-8")), text))


def _write_texts(game: Traversable, target: Path, text: Change) -> None:
    """The puzzles and examples of a game, each kind in a file of its own."""
    found: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
    for kind, name, fields in written(game):
        found[kind][name] = {field: said_in(MODEL, texts) for field, texts in fields.items()}
    for kind, said in found.items():
        _dump(target / f"{kind}.yaml", {name: _changed(fields, text) for name, fields in said.items()})


def _dump(file: Path, said: Any) -> None:
    file.write_text(yaml.safe_dump(said, allow_unicode=True, sort_keys=False, width=110), "utf-8")


def _changed(value: Any, text: Change) -> Any:
    if isinstance(value, dict):
        return {key: _changed(each, text) for key, each in value.items()}
    if isinstance(value, list):
        return [_changed(each, text) for each in value]
    return text(value) if isinstance(value, str) else value
