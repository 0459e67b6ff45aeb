"""The files of an SQLite database: only their owner reads them, one server uses them, and copies are kept.

The key that signs cookies, the luck of running matches and invitations stand in them.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
COPIES = 3  # made before migrations; older ones go
_BESIDE = ("", "-wal", "-shm", "-journal")


class InUse(Exception):
    """Another server is running on this file."""


class FileLock:
    """Held by the one server that uses a file; the system lets go of it when the process ends."""

    def __init__(self, database: Path):
        self.path = database.with_name(f"{database.name}.lock")
        self._file: int | None = None

    def take(self) -> Self:
        """Ours from now on; `InUse` if somebody else has it."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            if sys.platform == "win32":
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as taken:
            os.close(file)
            raise InUse(str(self.path)) from taken
        self._file = file
        return self

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def make_private(database: Path) -> None:
    """The file is there, and nobody but its owner reads it; SQLite gives its other files the same mode."""
    if not database.parent.exists():
        database.parent.mkdir(PRIVATE_FOLDER, parents=True)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
    for ending in _BESIDE:
        file = database.with_name(database.name + ending)
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(PRIVATE)


def keep_copy(database: Path, why: str) -> Path:
    """A whole copy beside a database, with everything committed so far; only the latest few are kept."""
    at = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    copy = database.with_name(f"{database.name}.{why}.{at}.copy")
    unfinished = copy.with_suffix(".unfinished")
    os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_TRUNC, PRIVATE))
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)
    for older in copies_of(database)[:-COPIES]:
        older.unlink()
    return copy


def copies_of(database: Path) -> list[Path]:
    """The copies that were kept, the oldest first."""
    return sorted(database.parent.glob(f"{database.name}.*.copy"), key=lambda file: file.stat().st_mtime_ns)
