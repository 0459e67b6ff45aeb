"""Statements that every choice of every match needs: compiled once for a database, then only carried out.

To build a statement and look it up in a cache costs SQLAlchemy several times what the database needs for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection, Dialect


class Prepared:
    """The text of one statement, in the words of one driver."""

    def __init__(self, statement: Any, dialect: Dialect, columns: Sequence[str] | None = None):
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.text = str(compiled)
        self._given: dict[str, Any] = compiled.params  # what the statement itself says
        self._order: Sequence[str] | None = compiled.positiontup

    def __call__(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Carry it out; how many rows it changed. The names are those of the columns and parameters."""
        all_values = {**self._given, **values}
        placed = all_values if self._order is None else tuple(all_values[name] for name in self._order)
        return connection.exec_driver_sql(self.text, placed).rowcount


def insert_or_leave(table: sa.Table, dialect: Dialect) -> Any:
    """An insert that does nothing where the key is taken."""
    insert = sqlite_insert(table) if dialect.name == "sqlite" else postgres_insert(table)
    return insert.on_conflict_do_nothing()
