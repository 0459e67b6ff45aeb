"""What the structs of the sources are made of, read from their classes and from the syntax trees."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec


class Field(NamedTuple):
    """One field of a struct, as the class that has it first or last writes it."""

    name: str
    home: str  # the module in which it is written, whose names annotation and default use
    annotation: ast.expr
    default: ast.expr | None
    kw_only: bool
    by_identity: bool = False  # JSON leaves it out as long as it holds the very object that is its default

    @property
    def empty(self) -> bool:
        """Whether its default is an empty list or dict, of which every object gets its own."""
        value = self.default
        return (isinstance(value, ast.List) and not value.elts) or (
            isinstance(value, ast.Dict) and not value.keys
        )


class Structs:
    """The classes of the modules to be compiled."""

    def __init__(self, modules: dict[str, ModuleType]):
        self.modules = modules
        self.trees = {name: ast.parse(source_of(module)) for name, module in modules.items()}
        self.written: dict[type, tuple[str, ast.ClassDef]] = {}
        for name, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.written[getattr(modules[name], node.name)] = name, node
        self.traits = self._find_traits()
        self._refuse_heirs_elsewhere()
        self._refuse_made_traits()

    def fields(self, cls: type) -> list[Field]:
        """The fields of a struct in msgspec's order, inherited ones included."""
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            if base in self.written and issubclass(base, msgspec.Struct):
                for field in self.own_fields(base):
                    found[field.name] = field
        return [found[name] for name in cls.__struct_fields__]  # type: ignore[attr-defined]

    def own_fields(self, cls: type) -> list[Field]:
        home, node = self.written[cls]
        kw_only = any(
            keyword.arg == "kw_only" and getattr(keyword.value, "value", False) for keyword in node.keywords
        )
        written = [item for item in node.body if isinstance(item, ast.AnnAssign) and not is_class_var(item)]
        by_identity = defaults_by_identity(cls)
        names = [ast.unparse(item.target) for item in written]
        return [
            Field(name, home, item.annotation, item.value, kw_only, name in by_identity)
            for name, item in zip(names, written, strict=True)
        ]

    def _find_traits(self) -> set[type]:
        """Structs that others have beside another base: mypyc wants these to be traits, and theirs, too."""
        traits: set[type] = set()
        for cls in self.written:
            bases = [base for base in cls.__bases__ if base in self.written]
            for mixed_in in bases[1:]:
                traits.update(base for base in mixed_in.__mro__ if base in self.written)
        return traits

    def _refuse_heirs_elsewhere(self) -> None:
        """A class that stays interpreted cannot be a struct below one that becomes a plain class."""
        for cls in self.written:
            heirs: list[type] = cls.__subclasses__()
            for heir in heirs:
                if issubclass(heir, msgspec.Struct) and heir not in self.written:
                    raise TypeError(
                        f"{heir.__module__}.{heir.__name__} is not compiled, but its base {cls.__name__} is"
                    )

    def _refuse_made_traits(self) -> None:
        """There are no objects of a trait itself when it is compiled."""
        traits = {cls.__name__: cls for cls in self.traits}
        for module, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in traits:
                    made = getattr(self.modules[module], node.func.id, None)
                    if made in self.traits:
                        raise TypeError(
                            f"{module} makes a {node.func.id}, which some class has as its second base"
                        )


def defaults_by_identity(cls: Any) -> frozenset[str]:
    """The fields whose defaults are tuples of something, of structs that leave out defaults.

    msgspec leaves out a field that holds the very object, and writes one that only equals it. Numbers, texts
    and empty tuples are the same objects anyway.
    """
    if not cls.__struct_config__.omit_defaults:
        return frozenset()
    known = dict(zip(reversed(cls.__struct_fields__), reversed(cls.__struct_defaults__), strict=False))
    return frozenset(name for name, value in known.items() if isinstance(value, tuple) and value)


def is_class_var(item: ast.AnnAssign) -> bool:
    return ast.unparse(item.annotation).startswith("ClassVar")


def source_of(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text(encoding="utf-8")


def names_of(module: str) -> dict[str, Any]:
    """All names of a module, those that it imports only for its annotations included."""
    names = dict(vars(sys.modules[module]))
    for node in ast.parse(source_of(sys.modules[module])).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            exec("\n".join(map(ast.unparse, node.body)), {"__name__": module, "__package__": None}, names)
    return names
