"""A file that says how far long work has come, line by line, so that it can go on after an interruption."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

Line = TypeVar("Line")


def read_lines(progress: Path | None, kind: type[Line]) -> list[Line]:
    """The lines of a file of progress; a last one that was cut off is removed."""
    if progress is None or not progress.exists():
        return []
    written = progress.read_bytes()
    *lines, rest = written.split(b"\n")
    if rest:
        with progress.open("r+b") as file:  # what is whole is not written again, so it cannot get lost
            file.truncate(len(written) - len(rest))
    return [msgspec.json.decode(line, type=kind) for line in lines]


def add_line(progress: Path | None, done: Any) -> None:
    """Something more is done."""
    if progress is not None:
        with progress.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")
