"""A database of an earlier version is brought up to date, and its matches go on."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from tests.server.nodes import BOT, FRIEND, ME, Person, RunningNode

from dejarik.server.storage import tables
from dejarik.server.storage.files import copies_of


def bring_back(database: str, version: str) -> None:
    engine = tables.open_engine(tables.address(database))
    config = Config()
    config.set_main_option("script_location", str(tables.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


def test_matches_of_the_first_tables_go_on_and_their_invitations_still_work(tmp_path: Path) -> None:
    database = str(tmp_path / "matches.db")
    with RunningNode(database) as node:
        ann = Person(node.address)
        begun, waiting = ann.match(ME, BOT), ann.match(ME, FRIEND)
    bring_back(database, "0001")
    with RunningNode(database) as node:
        again, bob = Person(node.address), Person(node.address)
        again.http.cookies.update(ann.http.cookies)
        assert {each["id"] for each in again.get("/matches")} == {begun["id"], waiting["id"]}
        before = again.view(waiting["id"])["board"]
        token = waiting["invite"].partition("?invite=")[2]
        told = bob.get(f"/matches/{waiting['id']}/invitation", invite=token)
        assert not told["chooses"], "what is played was settled when it was made"
        assert bob.joins(waiting["invite"])["mySeats"] == [1]
        assert again.view(waiting["id"])["board"] == before


# ---- Interrupted ----------------------------------------------------------------------------------------


class PulledTheCord(Exception):
    """Somebody ends the program before its next statement."""


def interrupted(database: str, statements: int) -> bool:
    """Whether bringing a database up to date was ended after this many statements."""
    engine = tables.open_engine(tables.address(database))
    made = 0

    def count(*_: Any) -> None:
        nonlocal made
        made += 1
        if made > statements:
            raise PulledTheCord

    sa.event.listen(engine, "before_cursor_execute", count)
    try:
        tables.bring_up_to_date(engine)
    except PulledTheCord:
        return True
    finally:
        sa.event.remove(engine, "before_cursor_execute", count)
        engine.dispose()
    return False


def shape(database: str) -> dict[str, list[str]]:
    engine = tables.open_engine(tables.address(database))
    found = sa.inspect(engine)
    columns = {name: [c["name"] for c in found.get_columns(name)] for name in found.get_table_names()}
    engine.dispose()
    return columns


def test_an_empty_database_can_be_interrupted_at_any_statement(database: str) -> None:
    statements, seen = 0, []
    while interrupted(database, statements):
        seen.append(set(shape(database)))
        statements += 1
    whole = {*tables.metadata.tables, "alembic_version"}
    assert seen.count(set()) > 10
    assert all(found in (set(), whole) for found in seen)
    assert set(shape(database)) == whole


def test_a_database_with_matches_can_be_interrupted_at_any_statement(database: str) -> None:
    with RunningNode(database) as node:
        ann = Person(node.address)
        begun = ann.match(ME, BOT)
    bring_back(database, "0001")
    statements, seen = 0, [shape(database)]
    while interrupted(database, statements):
        seen.append(shape(database))
        statements += 1
    before, after = seen[0], shape(database)
    assert seen.count(before) > 4
    assert all(found in (before, after) for found in seen)
    with RunningNode(database) as node:
        again = Person(node.address)
        again.http.cookies.update(ann.http.cookies)
        assert [each["id"] for each in again.get("/matches")] == [begun["id"]]


KILLED = """
import os, sys
import sqlalchemy as sa
from dejarik.server.storage import tables
from dejarik.server.storage.files import copies_of

engine, made = tables.open_engine(tables.address(sys.argv[1])), 0

def count(*_):
    global made
    made += 1
    if made > int(sys.argv[2]):
        os.kill(os.getpid(), 9)

sa.event.listen(engine, "before_cursor_execute", count)
tables.bring_up_to_date(engine)
"""


def test_a_program_that_is_killed_while_it_changes_tables_can_begin_again(tmp_path: Path) -> None:
    database = str(tmp_path / "matches.db")
    with RunningNode(database) as node:
        begun = Person(node.address).match(ME, BOT)
    bring_back(database, "0001")
    killed = subprocess.run([sys.executable, "-c", KILLED, database, "6"], check=False)
    assert killed.returncode == -signal.SIGKILL
    with RunningNode(database) as node:
        assert node.inner.store.sqlite
        assert Person(node.address).view(begun["id"])["step"] == 0


@pytest.mark.soak
def test_it_can_be_killed_at_any_statement(tmp_path: Path) -> None:
    database = str(tmp_path / "matches.db")
    with RunningNode(database) as node:
        begun = Person(node.address).match(ME, BOT)
    bring_back(database, "0001")
    seen, statements = [shape(database)], 0
    while subprocess.run([sys.executable, "-c", KILLED, database, str(statements)], check=False).returncode:
        seen.append(shape(database))
        statements += 1
    assert seen.count(seen[0]) > 4
    assert all(found in (seen[0], shape(database)) for found in seen)
    with RunningNode(database) as node:
        assert Person(node.address).view(begun["id"])["step"] == 0


def test_before_matches_are_touched_a_copy_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "matches.db"
    with RunningNode(str(database)) as node:
        begun = Person(node.address).match(ME, BOT)
    assert copies_of(database) == [], "there was nothing to lose"
    bring_back(str(database), "0001")
    with RunningNode(str(database)):
        pass
    (copy,) = copies_of(database)
    assert shape(str(copy))["matches"][-1] == "rematch"
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT id FROM matches").fetchall() == [(begun["id"],)]
    connection.close()
    with RunningNode(str(database)):
        pass
    assert copies_of(database) == [copy], "what is up to date is not copied"


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    engine = tables.open_engine(tables.address(database))
    tables.bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(tables.DatabaseOfLaterVersion):
        tables.bring_up_to_date(engine)
    engine.dispose()
