"""A sample of every word of the vocabulary, made from its fields: whatever is added is found and said."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import dejarik.games.destiny as destiny
from dejarik.games.destiny.facts import CHARACTER, DAMAGE
from dejarik.games.destiny.lexicon import (
    AN_OPPONENT,
    CONTROL_BATTLEFIELD,
    THIS,
    CountOf,
    Gain,
    Unique,
    a_character,
    that,
    your_die,
)

WORDS_BY_FIELD: dict[str, Any] = {
    "symbols": DAMAGE,
    "subtypes": ("droid", "vehicle"),
    "colours": ("red", "blue"),
    "affiliations": ("hero", "villain"),
    "titles": ("General Grievous",),
    "types": (CHARACTER,),
    "keyword": "guardian",
    "subtype": "droid",
    "colour": "red",
    "symbol": "shield",
    "type": CHARACTER,
    "card": "09057",
    "kind": "support",
    "after": "RoundEnded",
    "to": "shield",
    "as_symbol": "focus",
}
VALUES: dict[str, Any] = {
    "int": 2,
    "bool": True,
    "Amount": CountOf(your_die()),
    "Select": your_die(),
    "Target": a_character(),
    "Reference": THIS,
    "That": that("it"),
    "Who": AN_OPPONENT,
    "Filter": Unique(),
    "Condition": CONTROL_BATTLEFIELD,
    "Effect": Gain(1),
}


def load_everything() -> None:
    """Import every module of the game, so that all its classes are known."""
    for module in pkgutil.walk_packages(destiny.__path__, f"{destiny.__name__}."):
        import_module(module.name)


def classes(base: type) -> list[type]:
    """All classes below `base`, in the order of their names."""
    load_everything()
    found: set[type] = set()
    waiting = [base]
    while waiting:
        below: list[type] = waiting.pop().__subclasses__()
        found.update(below)
        waiting.extend(below)
    inside = [cls for cls in found if cls.__module__.startswith(destiny.__name__)]
    return sorted(inside, key=lambda cls: cls.__name__)


def samples(cls: type) -> Iterator[Any]:
    """The shortest sample, with defaults as they are, and the longest, with every field filled."""
    fields: tuple[str, ...] = cls.__struct_fields__  # type: ignore[attr-defined]
    defaults: tuple[Any, ...] = cls.__struct_defaults__  # type: ignore[attr-defined]
    needed = fields[: len(fields) - len(defaults)]
    yield cls(**{name: _value(cls, name) for name in needed})
    if defaults:
        filled = {name: _value(cls, name) for name in fields}
        yield cls(**{name: value for name, value in filled.items() if value is not None})


def _value(cls: type, field: str) -> Any:
    owners = (base for base in cls.__mro__ if field in getattr(base, "__annotations__", {}))
    annotation = str(next(owners).__annotations__[field])
    for kind in annotation.removesuffix(" | None").split(" | "):
        if field in WORDS_BY_FIELD and "str" in kind:
            return WORDS_BY_FIELD[field]
        if kind in VALUES:
            return VALUES[kind]
        if kind.startswith("tuple["):
            inside = kind.removeprefix("tuple[").partition(",")[0]
            return (VALUES[inside], VALUES[inside])
        if kind == "str":
            return "it" if field.endswith("_") else ""
    raise TypeError(f"{cls.__name__}.{field}: {annotation} has no sample; teach {__name__} to make one")
