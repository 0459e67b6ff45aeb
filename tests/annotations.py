"""Whether values are what annotations say they are.

mypy reads the code; it cannot see what a decoder, a cast or an `Any` lets through. `faults` walks a value
down to its last struct and compares each field with its annotation, as strictly as mypy does: `True` is no
number, and every item of a list counts. Tests are made once for each annotation, so that a match can be
walked move by move.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from functools import cache
from inspect import getsource, isclass, signature
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

Test = Callable[[Any], bool]
Fields = tuple[tuple[str, str, Test], ...]  # of a class: name, annotation, test

PLAIN = frozenset((int, str, bool, float, bytes, NoneType))


def faults(root: object, known: dict[int, object] | None = None) -> Iterator[str]:
    """The fields below `root` that hold something else than their annotation says.

    `known` are values that never change and were looked at before, by identity; more are added.
    """
    known = {} if known is None else known
    waiting: list[Any] = [root]
    while waiting:
        one = waiting.pop()
        cls: Any = type(one)
        if isinstance(one, dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            waiting += one
        elif cls not in PLAIN and known.get(id(one)) is not one:
            if _never_changes(cls):
                known[id(one)] = one
            for name, annotation, test in fields(cls):
                value = getattr(one, name)
                if not test(value):
                    yield f"{cls.__name__}.{name} is no {annotation}: {value!r}"
                if type(value) not in PLAIN:
                    waiting.append(value)


@cache
def _never_changes(cls: type) -> bool:
    return not issubclass(cls, msgspec.Struct) or bool(cls.__struct_config__.frozen)


@cache
def fields(cls: type) -> Fields:
    """The fields of a struct, or what another class of ours is made of, each with a test."""
    written: dict[str, tuple[str, Test]] = {}
    if issubclass(cls, msgspec.Struct):
        for base in reversed(cls.__mro__):
            for name, annotation in vars(base).get("__annotations__", {}).items():
                if name in cls.__struct_fields__:
                    written[name] = annotation, test_of(annotation, base.__module__)
    elif cls.__module__.startswith("dejarik.games."):
        for name, parameter in signature(cls).parameters.items():
            if hasattr(cls, name):  # an attribute of that name is what was given
                written[name] = parameter.annotation, test_of(parameter.annotation, cls.__module__)
    return tuple((name, annotation, test) for name, (annotation, test) in written.items())


def test_of(annotation: str, module: str) -> Test:
    """A test for an annotation as it is written in a module."""
    return _test(eval(annotation, dict(vars(sys.modules[module])), _for_typing(module)))


@cache
def _for_typing(module: str) -> dict[str, Any]:
    """What a module imports only for its annotations, below `if TYPE_CHECKING`."""
    names: dict[str, Any] = {}
    for node in ast.parse(getsource(sys.modules[module])).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            exec("\n".join(map(ast.unparse, node.body)), {"__name__": module, "__package__": None}, names)
    return names


# ---- Tests -------------------------------------------------------------------------------------------------


@cache
def _test(hint: Any) -> Test:
    origin, inside = get_origin(hint), get_args(hint)
    if isinstance(hint, TypeVar):
        return _test(hint.__bound__ or Any)
    if origin is Annotated:  # bounds are the decoder's to check
        return _test(inside[0])
    if origin in {Union, UnionType}:
        return _union(inside)
    if origin is Literal:
        return lambda value: any(type(value) is type(one) and value == one for one in inside)
    if origin is type:
        return lambda value: isclass(value) and (inside[0] is Any or issubclass(value, inside[0]))
    if origin is tuple and inside[1:] != (...,):
        return _tuple(inside)
    if origin in {tuple, list, set, frozenset}:
        return _collection(origin, _test(inside[0]))
    if origin is dict:
        return _dict(*(_test(one) for one in inside))
    return _plain(origin or hint)


def _plain(cls: Any) -> Test:
    if cls is Any:
        return lambda value: True
    if cls is None:
        return lambda value: value is None
    if cls is int:  # what is true or false is no number
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    if not isclass(cls):
        raise TypeError(f"no test is known for {cls!r}")
    if getattr(cls, "_is_protocol", False):
        methods = [name for name in vars(cls) if not name.startswith("_")]
        return lambda value: all(hasattr(value, name) for name in methods)
    return lambda value: isinstance(value, cls)


def _union(hints: tuple[Any, ...]) -> Test:
    tests = [_test(one) for one in hints]
    return lambda value: any(test(value) for test in tests)


def _tuple(hints: tuple[Any, ...]) -> Test:
    tests = [_test(one) for one in hints]

    def is_one(value: Any) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(tests)
            and all(test(one) for test, one in zip(tests, value, strict=True))
        )

    return is_one


def _collection(cls: Any, test: Test) -> Test:
    return lambda value: isinstance(value, cls) and all(test(one) for one in value)


def _dict(key: Test, item: Test) -> Test:
    return lambda value: isinstance(value, dict) and all(key(k) and item(v) for k, v in value.items())
