"""What a browser does with changes, in Python."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

LEFT_OUT = {"players": [], "log": [], "logFrom": 0, "motions": [], "digest": ""}


def applied(view: Any, change: Any) -> Any:
    """The view that comes of another by a change; the other one stays as it was."""
    assert view["digest"] == change["base"]
    made = {**view}
    for path, value in change["parts"].items():
        place: Any = made
        *way, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
        for step in way:
            place[step] = place[step].copy()
            place = place[step]
        place[last] = value
    return made


def digest_of(view: Any) -> str:
    """As a browser reckons it: it writes no point behind a whole number."""
    text = json.dumps({**view, **LEFT_OUT}, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(re.sub(r'[.]0(?=[],}])', '', text).encode()):08x}"
