"""What values are made of, in a native build: see `dejarik.kernel.data`, whose place it takes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
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
    if isinstance(held, list):  # by seat
        return any(_made_anew(one) for one in held)
    kind = type(held)
    return kind.__module__.startswith("dejarik.") and not hasattr(kind, "_json")


def described(value: Any) -> str:
    """An object as a struct would describe itself."""
    said = ", ".join([f"{name}={getattr(value, name)!r}" for name in value.__struct_fields__])
    return f"{type(value).__name__}({said})"


def _plain(value: Any) -> Any:
    """What msgspec's encoder is given: a list of the fields, or a dict, perhaps without defaults."""
    kind: Any = type(value)
    if not hasattr(kind, "_json"):
        raise TypeError(kind)
    tag, in_a_row, omits, empty = kind._json
    if in_a_row:
        return [tag, *astuple(value)] if tag else list(astuple(value))
    found: dict[str, Any] = {"is": tag} if tag else {}
    for name, held in asdict(value).items():
        if not omits or not _is_default(kind, name, held, name in empty):
            found[name] = held  # noqa: PERF403 - the tag is already in it
    return found


def _is_default(kind: Any, name: str, held: Any, empty: bool) -> bool:
    if empty:
        return not held
    if name not in kind._defaults:
        return False
    default = kind._defaults[name]
    # Tuples of something are told by identity, as msgspec does it.
    return held is default or (held == default and not (isinstance(default, tuple) and len(default) > 0))


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)


def _load_codec() -> Any:
    """What saves and loads in C, out of the library that all compiled modules share; None of written sources.

    What it does not know, it hands to msgspec's encoder.
    """
    library = sys.modules.get("dejarik_native__mypyc")
    if library is None:
        return None
    loader = ExtensionFileLoader("dejarik.kernel.codec", str(library.__file__))
    spec: Any = spec_from_file_location(loader.name, loader.path, loader=loader)
    codec: Any = module_from_spec(spec)
    loader.exec_module(codec)
    codec.otherwise(_ENCODER.encode)
    return codec


_CODEC: Final[Any] = _load_codec()
_ENCODE: Final[Any] = _ENCODER.encode if _CODEC is None else _CODEC.encode


def encode(value: Any) -> bytes:
    return _ENCODE(value)  # type: ignore[no-any-return]


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
        self._state: Any = state
        self._loaders: Any = None
        if _CODEC is None:
            self._loaders = import_module(f"{state.__module__.rpartition('.')[0]}._saved")

    def decode(self, data: bytes) -> tuple[list[list[Any]], Any]:
        if self._loaders is None:
            return _CODEC.decode(data, self._state)  # type: ignore[no-any-return]
        parked, state = msgspec.json.decode(data)
        loaders = self._loaders
        return [[loaders.FRAMES[raw["is"]](raw) for raw in frames] for frames in parked], loaders.STATE(state)
