"""Statements that every choice of every match needs: compiled once for a database, then only carried out.

To build a statement and look it up in a cache, to begin a transaction and to take a connection from the pool
costs SQLAlchemy several times what the database needs for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError


class Prepared:
    """The text of one statement, in the words of one driver."""

    def __init__(self, statement: Any, dialect: Dialect, columns: Sequence[str] | None = None):
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.text = str(compiled)
        self._given: dict[str, Any] = compiled.params  # what the statement itself says
        self._order: Sequence[str] | None = compiled.positiontup

    def __call__(self, cursor: DBAPICursor, values: Mapping[str, Any]) -> int:
        """Carry it out; how many rows it changed. The names are those of the columns and parameters."""
        all_values = {**self._given, **values}
        placed = all_values if self._order is None else tuple([all_values[name] for name in self._order])
        cursor.execute(self.text, placed)
        return cursor.rowcount


@contextmanager
def errors_as_usual(dialect: Dialect) -> Iterator[None]:
    """Errors of the driver as SQLAlchemy raises them: without parameters, for keys and seeds stand there."""
    try:
        yield
    except dialect.loaded_dbapi.Error as error:
        driver = dialect.loaded_dbapi.Error
        raise DBAPIError.instance(None, None, error, driver, hide_parameters=True, dialect=dialect) from error


@contextmanager
def cursor_of(connection: Connection) -> Iterator[DBAPICursor]:
    """The driver's own cursor, within the transaction of a connection."""
    with errors_as_usual(connection.dialect):
        cursor = connection.connection.cursor()
        try:
            yield cursor
        finally:
            cursor.close()


def insert_or_leave(table: sa.Table, dialect: Dialect) -> Any:
    """An insert that does nothing where the key is taken."""
    insert = sqlite_insert(table) if dialect.name == "sqlite" else postgres_insert(table)
    return insert.on_conflict_do_nothing()


def inserted(connection: Connection, table: sa.Table, values: Mapping[str, Any]) -> bool:
    """Whether a row was new: one whose key is taken is left as it is."""
    insert = insert_or_leave(table, connection.dialect).values(values)
    return connection.execute(insert.returning(*table.primary_key.columns)).first() is not None
