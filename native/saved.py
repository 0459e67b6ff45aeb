"""Reading saved states where nothing is compiled: a function for each class, by the types of its fields."""

from __future__ import annotations

import types
import typing
from typing import Any

import msgspec

from dejarik.kernel import Procedure
from native.classes import Imports, alias, hint_of
from native.structs import Field, Structs

PLAIN = (int, str, bool, float, type(None), Any)


def frames_of(structs: Structs, home: str) -> list[type]:
    """The procedures that a saved state may hold: those of the kernel and of one game."""
    inside = (f"{home}.", "dejarik.kernel.")
    frames = [cls for cls in structs.written if issubclass(cls, Procedure) and hasattr(cls, "begin")]
    return [frame for frame in frames if frame.__module__.startswith(inside)]


class Loaders:
    """The functions of one game."""

    def __init__(self, structs: Structs, home: str, state: type):
        self.structs = structs
        self.home = home
        self.state = state
        self.imports = Imports("")
        self.functions: dict[type, str] = {}
        self.tables: list[str] = []  # of tagged structs

    def module(self) -> str:
        """The text of the module."""
        frames = frames_of(self.structs, self.home)
        load_state = self._function(self.state)
        table = ", ".join(f"{frame.__name__!r}: {self._function(frame)}" for frame in frames)
        modules = sorted(self.imports.running | self.imports.typing)
        return "\n".join(
            [
                "from __future__ import annotations",
                "from collections.abc import Callable",
                "from typing import Any, Any as _Any, Final, cast as _cast",
                *(f"import {module} as {alias(module)}" for module in modules),
                *self.functions.values(),
                *self.tables,
                f"FRAMES: Final[dict[str, Callable[[Any], Any]]] = {{{table}}}",
                f"STATE: Final[Callable[[Any], Any]] = {load_state}",
                "",
            ]
        )

    def _function(self, cls: Any) -> str:
        """The name of the function that reads a class, which is written if there is none yet."""
        name = f"load{alias(cls.__module__)}_{cls.__name__}"
        if cls in self.functions:
            return name
        self.functions[cls] = ""
        self.imports.running.add(cls.__module__)
        made = f"{alias(cls.__module__)}.{cls.__name__}"
        given = []
        for at, field in enumerate(self.structs.fields(cls)):
            if cls.__struct_config__.array_like:
                value: str | None = self._read(hint_of(field), f"raw[{at + bool(cls.__struct_config__.tag)}]")
            else:
                value = self._named(field)
            if value is not None:
                given.append(f"{field.name}={value}")
        raw = "list[Any]" if cls.__struct_config__.array_like else "dict[str, Any]"
        self.functions[cls] = f"def {name}(raw: {raw}) -> {made}:\n    return {made}({', '.join(given)})"
        return name

    def _named(self, field: Field) -> str | None:
        """A field that may be left out; None: it is never saved."""
        hint = hint_of(field)
        key = repr(field.name)
        if field.default is None:
            return self._read(hint, f"raw[{key}]")
        value = self._read(hint, f"raw[{key}]")
        if value is None:
            return None
        missing = (
            "None"
            if field.empty or field.by_identity
            else self.imports.text(field.default, field.home, running=True)
        )
        if value == f"raw[{key}]":
            return f"raw.get({key}, {missing})"
        return f"({value} if {key} in raw else {missing})"

    def _read(self, hint: Any, raw: str, depth: int = 0) -> str | None:
        """An expression that makes what `hint` says out of plain data; None if nothing can."""
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if hint in PLAIN or origin is typing.Literal:
            return raw
        if isinstance(hint, typing.NewType):
            return self._read(hint.__supertype__, raw, depth)
        if origin in (typing.Union, types.UnionType):
            return self._union(inside, raw, depth)
        if origin is tuple and inside[1:] != (...,):
            parts = [self._read(one, f"{raw}[{at}]", depth) for at, one in enumerate(inside)]
            return None if None in parts else f"({', '.join(map(str, parts))},)"
        if origin in (list, tuple, frozenset):
            return self._items(origin, inside[0], raw, depth)
        if origin is dict:
            return self._table(inside, raw, depth)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not issubclass(hint, Procedure):
            return f"{self._function(hint)}({raw})"
        return None

    def _union(self, inside: tuple[Any, ...], raw: str, depth: int) -> str | None:
        some = [one for one in inside if one is not type(None)]
        structs = [one for one in some if isinstance(one, type) and issubclass(one, msgspec.Struct)]
        if len(structs) > 1:
            tags = {one.__struct_config__.tag: self._function(one) for one in structs}
            table = ", ".join(f"{tag!r}: {function}" for tag, function in tags.items())
            name = f"TAGGED_{len(self.tables)}"
            self.tables.append(f"{name}: Final[dict[str, Callable[[Any], Any]]] = {{{table}}}")
            return f"{name}[{raw}[0]]({raw})"
        value = self._read(some[0], raw, depth) if len(some) == 1 else raw
        if value is None or value == raw or len(some) == len(inside):
            return value
        return f"(None if {raw} is None else {value})"

    def _items(self, origin: type, of: Any, raw: str, depth: int) -> str | None:
        one = f"one{depth}"
        value = self._read(of, one, depth + 1)
        if value is None:
            return None
        row = raw if value == one and origin is list else f"[{value} for {one} in {_typed('list[Any]', raw)}]"
        return row if origin is list else f"{origin.__name__}({raw if value == one else row})"

    def _table(self, inside: tuple[Any, ...], raw: str, depth: int) -> str | None:
        key, one = f"key{depth}", f"one{depth}"
        value = self._read(inside[1], one, depth + 1)
        if value is None:
            return None
        name = f"int({key})" if inside[0] is int else key
        return f"{{{name}: {value} for {key}, {one} in {_typed('dict[str, Any]', raw)}.items()}}"


def _typed(type_: str, raw: str) -> str:
    """Plain data of a known type, through which compiled code goes without asking what it is."""
    return f"_cast({type_!r}, {raw})"
