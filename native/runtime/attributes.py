"""Attributes that an object may not have."""

from __future__ import annotations

from typing import Any, Final

_NAMES: Final[dict[Any, frozenset[str]]] = {}


def get(value: Any, name: str, default: Any) -> Any:
    """The same as `getattr`, without an error raised and caught where there is no such attribute."""
    kind = type(value)
    names = _NAMES.get(kind)
    if names is None:
        names = frozenset([*dir(kind), *getattr(kind, "__struct_fields__", ())])
        _NAMES[kind] = names
    return getattr(value, name) if name in names else default
