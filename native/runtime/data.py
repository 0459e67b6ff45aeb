"""What values are made of, in a native build: see `dejarik.kernel.data`, whose place it takes."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, TypeVar

import msgspec
from dejarik.kernel.pickling import made  # type: ignore[import-not-found]

T = TypeVar("T")

NO_DEFAULT: Final[Any] = msgspec.NODEFAULT


def is_data(value: Any) -> bool:
    """Whether a value is made of fields."""
    return hasattr(type(value), "__struct_fields__")


def asdict(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def astuple(value: Any) -> tuple[Any, ...]:
    return tuple([getattr(value, name) for name in value.__struct_fields__])


def replace(value: T, **changes: Any) -> T:
    """A copy with some fields changed."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **changes)
    return made(type(value), {**asdict(value), **changes})  # type: ignore[no-any-return]


def defaults(kind: Any) -> dict[str, Any]:
    """What objects of a class are made of, with defaults."""
    if issubclass(kind, msgspec.Struct):
        names, known = kind.__struct_fields__, kind.__struct_defaults__
        required = len(names) - len(known)
        return dict(zip(names, (NO_DEFAULT,) * required + known, strict=True))
    known = getattr(kind, "_defaults", {})
    return {name: known.get(name, NO_DEFAULT) for name in getattr(kind, "__struct_fields__", ())}


def reduced(value: Any) -> Any:
    """How `pickle` takes an object apart: without what is never saved either, but made anew (an index)."""
    return made, (type(value), {name: held for name, held in asdict(value).items() if not _made_anew(held)})


def _made_anew(held: Any) -> bool:
    if isinstance(held, dict):  # one for each player
        return any(_made_anew(one) for one in held.values())
    kind = type(held)
    return kind.__module__.startswith("dejarik.") and not hasattr(kind, "_plain")


def described(value: Any) -> str:
    """An object as a struct would describe itself."""
    said = ", ".join([f"{name}={getattr(value, name)!r}" for name in value.__struct_fields__])
    return f"{type(value).__name__}({said})"


def _plain(value: Any) -> Any:
    return value._plain()


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)


def encode(value: Any) -> bytes:
    return _ENCODER.encode(value)


def decode_list(data: bytes, kind: Any) -> list[Any]:
    """Values of one class out of JSON: of plain fields, or rows of them."""
    shapes = kind._rows
    rows: list[dict[str, Any]] = msgspec.json.decode(data)
    return [
        made(kind, {name: shapes[name](value) if name in shapes else value for name, value in row.items()})
        for row in rows
    ]


class StateDecoder:
    """Reads what `State.encode` wrote: the parked frames, and the state without them."""

    def __init__(self, state: Any, frames: Sequence[Any]) -> None:
        loaders: Any = import_module(f"{state.__module__.rpartition('.')[0]}._saved")
        self._frames: dict[str, Any] = loaders.FRAMES
        self._state: Any = loaders.STATE

    def decode(self, data: bytes) -> tuple[list[list[Any]], Any]:
        parked, state = msgspec.json.decode(data)
        return [[self._frames[raw["is"]](raw) for raw in frames] for frames in parked], self._state(state)
