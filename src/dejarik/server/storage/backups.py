"""A whole database as one file, which SQLite and PostgreSQL both read: for keeping, moving and going back.

The file is packed JSON in lines: a head that says how the tables were, the rows table by table, and a foot
with their number and a digest of it all. It is written from one moment of a database in use, and read back
into an empty one: all of it, or nothing.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection, Engine

from dejarik import __version__
from dejarik.server.storage import tables as db
from dejarik.server.storage.files import PRIVATE

FORM = 1
AT_ONCE = 500  # rows
VERSION_TABLE = "alembic_version"
Progress = Callable[[str, int], None]  # the table and how many of its rows


class BadBackup(Exception):
    """A file that is no whole backup."""


class NotEmpty(Exception):
    """There is something in the database already."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """How the tables were, when, and by which release."""

    dejarik_backup: int
    revision: str
    release: str
    made: str


class Foot(msgspec.Struct, frozen=True):
    """What must have come before it."""

    rows: dict[str, int]
    digest: str


def back_up(engine: Engine, file: Path, progress: Progress = lambda table, rows: None) -> dict[str, int]:
    """Write everything of one moment into a new file that only its owner reads; how many rows there are."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    opened = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    try:
        with (
            os.fdopen(opened, "wb") as raw,
            gzip.GzipFile(fileobj=raw, mode="wb") as packed,
            _now(engine) as now,
        ):
            rows = _write(now, packed, progress)
        with suppress(FileExistsError):
            os.link(unfinished, file)  # unlike a renaming this never takes another's place
            return rows
        raise FileExistsError(str(file))
    finally:
        unfinished.unlink()


def _now(engine: Engine) -> Connection:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    if db.is_sqlite(engine.url):
        connection = engine.connect()
        connection.exec_driver_sql("BEGIN")
        return connection
    return engine.connect().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _write(connection: Connection, packed: gzip.GzipFile, progress: Progress) -> dict[str, int]:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BadBackup("no tables")
    seal = blake2b(digest_size=16)

    def put(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        seal.update(line)
        packed.write(line)

    made = datetime.now(UTC).isoformat(timespec="seconds")
    put(Head(dejarik_backup=FORM, revision=revision, release=__version__, made=made))
    counts = {}
    for table in _tables(connection):
        name = str(table.name)
        put([name, [str(column.name) for column in table.columns]])
        counts[name] = 0
        for batch in connection.execute(sa.select(table).order_by(*table.primary_key)).partitions(AT_ONCE):
            put([list(row) for row in batch])
            counts[name] += len(batch)
            progress(name, counts[name])
    packed.write(msgspec.json.encode(Foot(counts, seal.hexdigest())) + b"\n")
    return counts


def _tables(connection: Connection) -> list[sa.Table]:
    """Of what is kept, as they are in the database, those first that others point to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in (VERSION_TABLE, *db.PASSING)]


# ---- Back again -----------------------------------------------------------------------------------------


def checked(file: Path) -> tuple[Head, Foot]:
    """What a backup holds, if it is whole."""
    seal = blake2b(digest_size=16)
    counts: dict[str, int] = {}
    table = ""
    lines = _lines(file)
    try:
        first = next(lines)
        head = msgspec.json.decode(first, type=Head)
        seal.update(first)
        for line in lines:
            value = msgspec.json.decode(line)
            if isinstance(value, dict):
                foot = msgspec.convert(value, Foot)
                break
            seal.update(line)
            if value and isinstance(value[0], str):
                table = value[0]
                counts[table] = 0
            else:
                counts[table] += len(value)
        else:
            raise BadBackup("it is cut off")
    except (StopIteration, msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError) as bad:
        raise BadBackup("it is no backup") from bad
    if head.dejarik_backup != FORM:
        raise BadBackup("it is of another form")
    if (foot.rows, foot.digest) != (counts, seal.hexdigest()) or next(lines, None) is not None:
        raise BadBackup("it was changed")
    return head, foot


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, EOFError) as bad:
        raise BadBackup("it is cut off or no backup") from bad


def restore(
    engine: Engine, file: Path, progress: Progress = lambda table, rows: None
) -> tuple[Head, dict[str, int]]:
    """Read a whole backup into an empty database, and bring it up to date."""
    head, foot = checked(file)
    with engine.connect() as connection:
        if db.is_sqlite(engine.url):
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            db.lock_migrations(connection)
        if MigrationContext.configure(connection).get_current_revision() is not None:
            _make_empty(connection)
        db.upgrade(connection, head.revision)
        _read(connection, file, progress)
        connection.commit()
    db.bring_up_to_date(engine)
    return head, foot.rows


def _make_empty(connection: Connection) -> None:
    """Tables without rows go: those of the backup may be others."""
    for table in _tables(connection):
        if connection.execute(sa.select(table).limit(1)).first() is not None:
            raise NotEmpty(table.name)
    found = sa.MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _read(connection: Connection, file: Path, progress: Progress) -> None:
    found = sa.MetaData()
    found.reflect(connection)
    lines = _lines(file)
    next(lines)
    table, columns, count = sa.Table("", sa.MetaData()), [""], 0
    for line in lines:
        value = msgspec.json.decode(line)
        if isinstance(value, dict):
            break
        if value and isinstance(value[0], str):
            table, columns, count = found.tables[value[0]], value[1], 0
            continue
        connection.execute(table.insert(), [dict(zip(columns, row, strict=True)) for row in value])
        count += len(value)
        progress(table.name, count)
