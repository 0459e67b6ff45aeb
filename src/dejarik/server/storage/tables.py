"""The database is the truth: its tables, how to reach it, and how it is brought up to date.

SQLite in one file needs no setup and serves one process; PostgreSQL serves as many as one likes.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from dejarik.server.storage.files import FileLock, InUse, keep_copy, make_private

MIGRATIONS = Path(__file__).parent / "migrations"
# Nodes that start together on one database must not migrate it together.
_MIGRATION_LOCK = 5_350_142
BUSY_SECONDS = 10
POOL = 12  # connections of a node

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # JSON
    sa.Column("seed", sa.String(40), nullable=False),  # too long for the integers of databases
    sa.Column("scenario", sa.String(160), nullable=False),  # a puzzle begins where its scenario does
    sa.Column("uploaded", sa.Boolean, nullable=False),  # a record to be looked at, not a match in play
    sa.Column("clock_seconds", sa.Integer, nullable=False),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("began", sa.Float, nullable=False),  # when everybody sat down: from then on clocks run
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("asked", sa.String(32), nullable=False),  # seats, separated by blanks
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("winners", sa.String(32), nullable=False),
    sa.Column("undo_by", sa.Integer),  # who asks to take back …
    sa.Column("undo_to", sa.Integer),  # … to which step …
    sa.Column("undo_yes", sa.String(32), nullable=False),  # … and who has agreed
    sa.Column("rematch", sa.String(32), nullable=False),
    # JSON of the wish it was made by, from which it is begun anew when a friend brings a deck; or nothing.
    sa.Column("wish", sa.Text, nullable=False),
    sa.Column("draw_no", sa.Integer),  # offers of a draw up to this step were declined
    sa.Column("progress", sa.Integer, nullable=False),  # as the game counts, for lists
    sa.Column("fingerprint", sa.String(16), nullable=False),  # of all it uses; nothing: not known yet
    sa.Column("ended", sa.String(16), nullable=False),  # why it ended without a result, if it did
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # person or bot
    sa.Column("guest", sa.String(32), nullable=False, index=True),  # nobody: the seat is open
    sa.Column("bot", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("deck", sa.String(64), nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),  # removed from the list of whoever sits here
)

choices = sa.Table(
    "choices",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True),  # this key decides races
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),  # choice, aside or undo
    sa.Column("key", sa.Text, nullable=False),  # of an option; of an undo the step it goes back to
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("digest", sa.String(16), nullable=False),  # of the position after it; nothing: not known
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

decks = sa.Table(
    "decks",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("stamp", sa.Integer, nullable=False),  # counts its changes: who knows an earlier one is late
    sa.Column("deck", sa.Text, nullable=False),  # JSON with all its versions; nothing: it was put away
    sa.Column("at", sa.Float, nullable=False),
)

measurings = sa.Table(
    "measurings",
    metadata,
    # A guest has one: the next takes its place.
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("wish", sa.Text, nullable=False),  # JSON
    sa.Column("node", sa.String(32), nullable=False),  # that plays it
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("told", sa.Float, nullable=False),  # when its node last spoke of it
    sa.Column("done", sa.Integer, nullable=False),  # matches
    sa.Column("wanted", sa.Integer, nullable=False),
    sa.Column("report", sa.Text, nullable=False),  # JSON; nothing: no match was played yet
)

# What goes on at the moment, by which nodes share limits (see `tallies`): no part of what is kept.

rates = sa.Table(
    "rates",
    metadata,
    sa.Column("who", sa.String(64), primary_key=True),  # a guest or an address, veiled
    sa.Column("what", sa.String(16), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # then it is as if they had done nothing
    sa.Column("told", sa.Float, nullable=False),
)

sockets = sa.Table(
    "sockets",
    metadata,
    sa.Column("node", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("open", sa.Integer, nullable=False),
    sa.Column("told", sa.Float, nullable=False),
)

PASSING = frozenset({"rates", "sockets"})


class NoDatabase(Exception):
    """A database that cannot be reached or used, in its own words."""


class DatabaseInUse(NoDatabase):
    """Another server is running on this file."""


class DatabaseOfLaterVersion(NoDatabase):
    """A later version of this program has changed the tables."""


def default_database() -> Path:
    """Where matches are kept unless somebody says otherwise: the place of the system for such things."""
    chosen = os.environ.get("XDG_STATE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".local" / "state") / "dejarik" / "table.db"


def address(database: str) -> URL:
    """The address of a database: of a file, or as a URL."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise ValueError("each connection would have a memory of its own")
        return url.set(drivername="sqlite")
    if url.get_backend_name() in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise ValueError(f"{url.get_backend_name()} is neither sqlite nor postgresql")


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """Where an SQLite database lies."""
    return Path(url.database or "")


def locked(url: URL) -> FileLock | None:
    """An SQLite file is for one server; PostgreSQL serves many, and needs no lock. Raises `DatabaseInUse`."""
    if not is_sqlite(url):
        return None
    make_private(file_of(url))
    try:
        return FileLock(file_of(url)).take()
    except InUse as taken:
        raise DatabaseInUse(str(taken)) from taken


def open_engine(url: URL) -> Engine:
    """A pool of connections. With SQLite only one of them writes at a time, and all wait for their turn.

    What an error tells is without its parameters: keys and seeds stand there, and errors go into the log.
    """
    if not is_sqlite(url):
        patience = {"connect_timeout": BUSY_SECONDS}
        return sa.create_engine(
            url, pool_size=POOL, pool_pre_ping=True, hide_parameters=True, connect_args=patience
        )
    make_private(file_of(url))
    engine = sa.create_engine(
        url, pool_size=POOL, hide_parameters=True, connect_args={"timeout": BUSY_SECONDS}
    )

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # what was acknowledged survives a power cut, too
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def open_for_reading(url: URL) -> Engine:
    """A database as it is: nothing is made, written or put right."""
    if not is_sqlite(url):
        return open_engine(url)
    file = file_of(url).absolute().as_uri()
    return sa.create_engine("sqlite://", creator=lambda: sqlite3.connect(f"{file}?mode=ro", uri=True))


def prepare(url: URL) -> None:
    """Reach a database and bring it up to date, before anybody is served; raises `NoDatabase`."""
    try:
        lock = locked(url)
        try:
            engine = open_engine(url)
            bring_up_to_date(engine)
            engine.dispose()
        finally:
            if lock is not None:
                lock.release()
    except (OSError, SQLAlchemyError, CommandError) as error:
        told = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
        raise NoDatabase(told.strip().splitlines()[0].rstrip(".:")) from error


def bring_up_to_date(engine: Engine) -> None:
    """Make the tables, or change them to what this version needs: all of it at once, or nothing.

    Python's SQLite begins no transaction before it changes a table, so we do. Whoever ends us in the middle
    finds the tables as they were; and before tables with matches in them are changed, a copy is kept.
    """
    with engine.connect() as connection:
        if not is_sqlite(engine.url):
            lock_migrations(connection)
            _upgrade(connection)
            connection.commit()
            return
        # A table that is made anew is dropped first, and rows that point into it must not go with it.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            _upgrade(connection)
            if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                raise NoDatabase("rows point to what is not there")
            connection.commit()
        finally:
            connection.rollback()
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def lock_migrations(connection: Connection) -> None:
    """In PostgreSQL, until the transaction ends."""
    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """Of the tables as they are, and as this version needs them."""
    scripts = ScriptDirectory.from_config(_config(connection))
    return MigrationContext.configure(connection).get_current_revision(), scripts.get_current_head()


def is_known(revision: str) -> bool:
    """Whether this version has come by these tables; otherwise they are a later one's."""
    return revision in [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def upgrade(connection: Connection, to: str = "head") -> None:
    """Change the tables to those of a revision, within the transaction of the connection."""
    command.upgrade(_config(connection), to)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    before, head = revisions(connection)
    if before == head:
        return
    if before is not None:
        if not is_known(before):
            raise DatabaseOfLaterVersion(before)
        if is_sqlite(connection.engine.url):
            keep_copy(file_of(connection.engine.url), f"before-{head}")
    upgrade(connection)
