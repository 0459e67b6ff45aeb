"""What values are made of: their fields, copies with changes, and JSON.

Kernel, rules and vocabulary are structs here and plain classes in a native build, which brings its own
version of this module. Whoever handles such values without knowing their class asks here, not msgspec.
"""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature
from typing import Any, TypeGuard, TypeVar, Union

import msgspec

T = TypeVar("T")

NO_DEFAULT: Any = msgspec.NODEFAULT

replace = msgspec.structs.replace  # a copy with some fields changed
asdict = msgspec.structs.asdict
astuple = msgspec.structs.astuple
encode = msgspec.json.encode


def is_data(value: object) -> TypeGuard[msgspec.Struct]:
    """Whether a value is made of fields."""
    return isinstance(value, msgspec.Struct)


def defaults(kind: type) -> dict[str, Any]:
    """What objects of a class are made of, with defaults: fields, or what an object is made with."""
    if issubclass(kind, msgspec.Struct):
        names, known = kind.__struct_fields__, kind.__struct_defaults__
        required = len(names) - len(known)
        return dict(zip(names, (NO_DEFAULT,) * required + known, strict=True))
    slots: tuple[str, ...] = getattr(kind, "__slots__", ())
    made_of = signature(kind).parameters.values()
    return {each.name: each.default for each in made_of if each.name in slots}


def decode_list(data: bytes, kind: type[T]) -> list[T]:
    """Values of one class out of JSON."""
    return msgspec.json.decode(data, type=list[kind])  # type: ignore[valid-type]


class StateDecoder:
    """Reads what `State.encode` wrote: the parked frames, and the state without them."""

    def __init__(self, state: type, frames: Sequence[type]):
        frame: Any = Union[tuple(frames)]  # noqa: UP007 - made at run time
        shape: Any = state
        self._decoder = msgspec.json.Decoder(tuple[list[list[frame]], shape])

    def decode(self, data: bytes) -> tuple[list[list[Any]], Any]:
        return self._decoder.decode(data)
