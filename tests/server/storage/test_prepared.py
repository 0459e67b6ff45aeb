"""Statements compiled once say the same as those that are built anew, in the words of each driver."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import IntegrityError

from dejarik.server.storage.prepared import Prepared, cursor_of, insert_or_leave

things = sa.Table(
    "things",
    sa.MetaData(),
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("size", sa.Integer),
    sa.Column("gone", sa.String, nullable=False),
)
GROW = things.update().where(things.c.name == sa.bindparam("mine"), things.c.gone == "")


@pytest.fixture
def engine() -> Engine:
    engine = sa.create_engine("sqlite://")
    things.metadata.create_all(engine)
    return engine


def sizes(connection: Connection) -> dict[str, int]:
    return {row.name: row.size for row in connection.execute(sa.select(things))}


def test_who_comes_second_changes_nothing(engine: Engine) -> None:
    insert = Prepared(insert_or_leave(things, engine.dialect), engine.dialect)
    with engine.begin() as connection:
        with cursor_of(connection) as cursor:
            assert insert(cursor, {"name": "a", "size": 1, "gone": ""}) == 1
            assert insert(cursor, {"size": 2, "name": "a", "gone": ""}) == 0
        assert sizes(connection) == {"a": 1}


def test_what_the_statement_says_itself_need_not_be_said_again(engine: Engine) -> None:
    insert = Prepared(insert_or_leave(things, engine.dialect), engine.dialect)
    grow = Prepared(GROW, engine.dialect, ["size"])
    with engine.begin() as connection:
        with cursor_of(connection) as cursor:
            insert(cursor, {"name": "a", "size": 1, "gone": ""})
            insert(cursor, {"name": "b", "size": 1, "gone": "yes"})
            assert grow(cursor, {"mine": "a", "size": 5}) == 1
            assert grow(cursor, {"size": 5, "mine": "b"}) == 0
        assert sizes(connection) == {"a": 5, "b": 1}


def test_an_error_is_told_as_usual_and_without_what_was_to_be_written(engine: Engine) -> None:
    insert = Prepared(things.insert(), engine.dialect)
    with (
        pytest.raises(IntegrityError) as wrong,
        engine.begin() as connection,
        cursor_of(connection) as cursor,
    ):
        insert(cursor, {"name": "secret", "size": 1, "gone": None})
    assert "NOT NULL" in str(wrong.value)
    assert "secret" not in str(wrong.value)
    with engine.connect() as connection:
        assert sizes(connection) == {}


def test_each_driver_has_its_own_words() -> None:
    assert Prepared(GROW, make_url("sqlite://").get_dialect()(), ["size"]).text.count("?") == 3
    assert "%(mine)s" in Prepared(GROW, make_url("postgresql+psycopg://").get_dialect()(), ["size"]).text
