"""From one view to the next: what has changed, and a digest by which a client knows that it got there.

A choice changes a few numbers on a board, so whoever has the position before is sent those and not all of it.
"""

from __future__ import annotations

import re
import zlib
from functools import cache
from typing import Any

import msgspec

from dejarik.server.wire.messages import Changed, View

_encoder = msgspec.json.Encoder()
# A browser writes whole numbers without a point. What looks like one within a text is cut there, too.
_POINT_ZERO = re.compile(rb"\.0(?=[,}\]])")
NEWS = ("log", "motions")  # always told: they are no part of the position


def digest(view: View) -> str:
    """Of the position alone: who is there, clocks and what is told come and go without it."""
    position = msgspec.structs.replace(view, players=[], log=[], log_from=0, motions=[], digest="")
    text = _encoder.encode(position)
    return f"{zlib.crc32(_POINT_ZERO.sub(b'', text) if b'.0' in text else text):08x}"


def change(known: View, view: View) -> Changed:
    """How a client makes a view from one that it knows."""
    parts: dict[str, Any] = {}
    for name, key in _names(View):
        before, now = getattr(known, name), getattr(view, name)
        if name == "board":
            if before != now:
                _compare(before, now, key, parts)
        elif (name in NEWS and (before or now)) or before != now:
            parts[key] = now
    return Changed(known.digest, parts)


def _compare(before: Any, now: Any, path: str, parts: dict[str, Any]) -> None:
    """Where they differ, down to the smallest thing of the same shape.

    A list that has grown or shrunk is told as a whole.
    """
    if isinstance(now, msgspec.Struct) and type(before) is type(now):
        for name, key in _names(type(now)):
            one, other = getattr(before, name), getattr(now, name)
            if one is not other and one != other:
                _compare(one, other, f"{path}/{key}", parts)
    elif isinstance(now, list) and isinstance(before, list) and len(before) == len(now):
        for place, (one, other) in enumerate(zip(before, now, strict=True)):
            if one is not other and one != other:
                _compare(one, other, f"{path}/{place}", parts)
    else:
        parts[path] = now


@cache
def _names(kind: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """The fields of a shape, each with its name on the wire."""
    return list(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
