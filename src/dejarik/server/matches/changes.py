"""From one view to the next: what has changed, and a digest by which a client knows that it got there.

A choice changes a few numbers on a board, so whoever has the position before is sent those and not all of it.
"""

from __future__ import annotations

import re
import zlib
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
    for name, key in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True):
        before, now = getattr(known, name), getattr(view, name)
        if name == "board":
            _compare(before, now, key, parts)
        elif (name in NEWS and (before or now)) or before != now:
            parts[key] = now
    return Changed(known.digest, parts)


def _compare(before: Any, now: Any, path: str, parts: dict[str, Any]) -> None:
    """Down to the smallest thing of the same shape; a list that has grown or shrunk is told as a whole."""
    if before == now:
        return
    if isinstance(now, msgspec.Struct) and type(before) is type(now):
        for name, key in zip(now.__struct_fields__, now.__struct_encode_fields__, strict=True):
            _compare(getattr(before, name), getattr(now, name), f"{path}/{key}", parts)
    elif isinstance(now, list) and isinstance(before, list) and len(before) == len(now):
        for place, (one, other) in enumerate(zip(before, now, strict=True)):
            _compare(one, other, f"{path}/{place}", parts)
    else:
        parts[path] = now
