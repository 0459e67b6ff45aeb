"""Files to which a long run adds line by line, so that it can go on after it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec


def whole_lines(path: Path | None) -> list[bytes]:
    """The lines of a file, or none; a last one that was cut off is removed from it."""
    if path is None or not path.exists():
        return []
    *lines, rest = path.read_bytes().split(b"\n")
    if rest:
        with path.open("r+b") as file:
            file.truncate(sum(len(line) + 1 for line in lines))
    return lines


def add_line(path: Path, value: msgspec.Struct) -> None:
    """One more line, written at once."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(value) + b"\n")
