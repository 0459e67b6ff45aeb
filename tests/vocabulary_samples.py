"""A sample of every word of a game's vocabulary, made from its fields: whatever is added is found."""

from __future__ import annotations

import ast
import pkgutil
from ast import literal_eval
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from dejarik.kernel.data import NO_DEFAULT, defaults
from dejarik.native import folder_of


class Samples:
    """Samples for one game: `values` by the kind of a field, `words` by the name of a field of strings."""

    def __init__(self, game: ModuleType, values: Mapping[str, Any], words: Mapping[str, Any]) -> None:
        self.game = game
        self.values = values
        self.words = words

    def classes(self, base: type) -> list[type]:
        """All classes of the game below `base`, in the order of their names."""
        for module in pkgutil.walk_packages(self.game.__path__, f"{self.game.__name__}."):
            import_module(module.name)
        found: set[type] = set()
        waiting = [base]
        while waiting:
            below: list[type] = waiting.pop().__subclasses__()
            found.update(below)
            waiting.extend(below)
        inside = [cls for cls in found if cls.__module__.startswith(self.game.__name__)]
        return sorted(inside, key=lambda cls: cls.__name__)

    def samples(self, cls: type) -> Iterator[Any]:
        """The shortest sample, with defaults as they are, and the longest, with every field filled."""
        known = defaults(cls)
        needed = [name for name, default in known.items() if default is NO_DEFAULT]
        yield cls(**{name: self._value(cls, name) for name in needed})
        if len(needed) < len(known):
            filled = {name: self._value(cls, name) for name in known}
            yield cls(**{name: value for name, value in filled.items() if value is not None})

    def _value(self, cls: type, field: str) -> Any:
        annotation = next(written[field] for written in map(annotated, cls.__mro__) if field in written)
        for kind in annotation.removesuffix(" | None").split(" | "):
            if field in self.words and "str" in kind:
                return self.words[field]
            if kind in self.values:
                return self.values[kind]
            if kind.startswith("tuple["):
                inside = kind.removeprefix("tuple[").partition(",")[0]
                return (self.values[inside], self.values[inside])
            if kind.startswith("Literal["):
                return literal_eval(kind.removeprefix("Literal").replace("[", "(").replace("]", ",)"))[0]
            if kind == "str":
                return "it" if field.endswith("_") else ""
        raise TypeError(
            f"{cls.__name__}.{field}: {annotation} has no sample; teach the game's samples to make one"
        )


def annotated(cls: type) -> dict[str, str]:
    """The annotations of a class as they are written: a compiled one has none."""
    if not cls.__module__.startswith("dejarik."):
        return {}
    return _written_in(cls.__module__).get(cls.__name__, {})


@cache
def _written_in(module: str) -> dict[str, dict[str, str]]:
    tree = ast.parse(folder_of(module).with_suffix(".py").read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {
        node.name: {
            ast.unparse(item.target): ast.unparse(item.annotation)
            for item in node.body
            if isinstance(item, ast.AnnAssign)
        }
        for node in classes
    }
