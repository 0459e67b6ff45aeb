"""The files of an SQLite database: who may read them, who may use them, and which copies are kept."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.nodes import BOT, ME, Person, RunningNode

from dejarik.server.storage import files, tables
from dejarik.server.storage.store import Store
from dejarik.words import Words

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


def modes(folder: Path) -> dict[str, str]:
    return {file.name: f"{file.stat().st_mode & 0o777:04o}" for file in folder.iterdir() if file.is_file()}


def test_nobody_else_reads_what_a_server_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    with RunningNode(str(folder / "table.db")) as node:
        Person(node.address).match(ME, BOT)
        kept = modes(folder)
    assert {"table.db", "table.db-wal", "table.db-shm", "table.db.lock"} <= kept.keys()
    assert set(kept.values()) == {"0600"}
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_file_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE left_open (number)")
        database.chmod(0o644)
        tables.open_engine(tables.address(str(database))).dispose()
        assert set(modes(tmp_path).values()) == {"0600"}


def test_one_server_uses_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "table.db")

    async def open_two() -> None:
        first = await Store.open(database)
        with pytest.raises(tables.DatabaseInUse):
            await Store.open(database)
        await first.close()
        await (await Store.open(database)).close()  # whoever comes later may

    asyncio.run(open_two())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_second_server_says_in_one_sentence_that_it_is_the_second(tmp_path: Path, lang: str) -> None:
    database = tmp_path / "table.db"
    lock = tables.locked(tables.address(str(database)))
    assert lock is not None
    command = [sys.executable, "-m", "dejarik", "serve", "--lang", lang, "--port", "0"]
    command += ["--database", str(database)]
    second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    lock.release()
    assert second.returncode == 2
    told = Words(lang).say("serve-database-taken", database=str(database))
    assert second.stderr.strip() == f"dejarik serve: {told}"


def test_only_the_latest_copies_are_kept(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE kept (number)")
        connection.execute("INSERT INTO kept VALUES (7)")
        connection.commit()
    made = [files.keep_copy(database, f"before-{number}") for number in range(5)]
    left = files.copies_of(database)
    assert len(left) == files.COPIES
    assert made[-1] in left
    assert modes(tmp_path)[made[-1].name] == "0600"
    with closing(sqlite3.connect(made[-1])) as copy:
        assert copy.execute("SELECT number FROM kept").fetchone() == (7,)
