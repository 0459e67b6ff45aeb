"""How far a long work on a database has come, on one line of the terminal."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

from dejarik.words import Words


class Rows:
    """Says how many rows of a table are done; nothing where nobody looks."""

    def __init__(self, words: Words):
        self.words = words
        self.visible = sys.stderr.isatty()

    def __call__(self, table: str, rows: int) -> None:
        if self.visible:
            said = self.words.say("backup-progress", table=table, rows=rows)
            sys.stderr.write(f"\r\x1b[K{said}")
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.visible:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
