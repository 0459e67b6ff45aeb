"""What the commands that open a database have in common: naming it, and saying why it cannot be used."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput, Parser
from dejarik.words import Words

if TYPE_CHECKING:
    from sqlalchemy.engine import URL


def add_database(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "--database", metavar=words.say("serve-database-metavar"), help=words.say("serve-database-help")
    )


def named(args: Namespace, words: Words) -> URL:
    """The database that was named, or the one that is used otherwise."""
    from dejarik.server.storage.tables import address, default_database

    database = args.database or str(default_database())
    try:
        return address(database)
    except Exception as bad:
        raise BadInput(words.say("serve-bad-database", database=database)) from bad


def existing(args: Namespace, words: Words) -> URL:
    """The same, if there is one."""
    from dejarik.server.storage.tables import file_of, is_sqlite

    where = named(args, words)
    if is_sqlite(where) and not file_of(where).exists():
        raise BadInput(words.say("rotate-key-no-file", database=shown(where)))
    return where


def shown(where: URL) -> str:
    """How a database is named to people: never with its password."""
    from dejarik.server.storage.tables import is_sqlite

    return str(where.database) if is_sqlite(where) else where.set(drivername="postgresql").render_as_string()


@contextmanager
def usable(where: URL, words: Words) -> Iterator[None]:
    """Whatever a database or its driver says is one sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from dejarik.server.storage.tables import DatabaseInUse, DatabaseOfLaterVersion, NoDatabase

    messages: dict[type[Exception], str] = {
        DatabaseInUse: "serve-database-taken",
        DatabaseOfLaterVersion: "serve-database-later",
    }
    try:
        yield
    except (OSError, SQLAlchemyError, ImportError, NoDatabase) as error:
        told = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        reason = str(told).strip().splitlines()[0].rstrip(".:")
        message = messages.get(type(error), "serve-no-database")
        raise BadInput(words.say(message, database=shown(where), reason=reason)) from error
