"""`dejarik doctor` finds what is wrong with a set-up, and says what to do."""

from __future__ import annotations

import shutil
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.nodes import BOT, ME, Person, RunningNode
from tests.server.storage.test_upgrades import DATABASES

from dejarik.cli import main
from dejarik.server import checkup
from dejarik.words import Words


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def told(capsys: pytest.CaptureFixture[str], *args: str, code: int = 0) -> str:
    assert main(["doctor", "--port", str(free_port()), *args]) == code
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "index.html"
    page.write_text("", encoding="utf-8")
    monkeypatch.setattr(checkup, "CLIENT", page)


@pytest.fixture
def database(tmp_path: Path) -> str:
    path = str(tmp_path / "matches.db")
    with RunningNode(path) as node:
        Person(node.address).match(ME, BOT)
    return path


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_sound_set_up_is_well(lang: str, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "--database", database, "--lang", lang)
    for what, about in (
        ("database-good", {"matches": 1}),
        ("clock-good", {}),
        ("client-good", {}),
        ("key", {}),
        ("well", {}),
    ):
        assert Words(lang).say(f"doctor-{what}", **about) in said
    assert "✗" not in said


def test_a_new_one_is_well_and_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = tmp_path / "none" / "matches.db"
    assert "the server makes it when it starts" in told(capsys, "--database", str(nothing))
    assert not nothing.parent.exists()


def test_what_others_can_read(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(database).chmod(0o644)
    assert f"Others can read “{database}”" in told(capsys, "--database", database, code=1)
    assert Path(database).stat().st_mode & 0o777 == 0o644, "it only looks"


def test_tables_of_other_versions(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    older = tmp_path / "older.db"
    connection = sqlite3.connect(older)
    connection.executescript((DATABASES / "0002.sql").read_text(encoding="utf-8"))
    connection.close()
    older.chmod(0o600)
    assert "from an older version" in told(capsys, "--database", str(older))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "used by a later version" in told(capsys, "--database", database, code=1)


def test_a_database_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    broken.chmod(0o600)
    assert "The database cannot be used" in told(capsys, "--database", str(broken), code=1)
    assert "cannot be used" in told(capsys, "--database", "postgresql://127.0.0.1:1/none", code=1)


def test_a_full_disk_and_a_wrong_clock(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usage: Any = shutil.disk_usage(".")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=5 * checkup.MEGABYTE))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE matches SET updated = ?", (time.time() + 100_000,))
    connection.close()
    said = told(capsys, "--database", database, code=1)
    assert "Only 5\u00a0MB are free" in said
    assert "seconds off" in said
    assert "2\u00a0things are wrong" in said


def test_pages_that_were_never_built(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "CLIENT", tmp_path / "none.html")
    assert "The web pages are missing" in told(capsys, "--database", database, code=1)


def test_a_port_that_is_taken_and_one_that_is_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "matches.db")
    with RunningNode(database) as node:
        port = node.address.rpartition(":")[2]
        assert main(["doctor", "--database", database, "--port", port, "--address", node.address]) == 0
        said = capsys.readouterr().out
        assert "already answering" in said
        assert "Live connections get through" in said
        assert "is not encrypted" in said
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        taken.settimeout(0.1)
        monkey = pytest.MonkeyPatch()
        monkey.setattr(checkup, "SECONDS", 0.2)
        try:
            assert main(["doctor", "--database", database, "--port", str(taken.getsockname()[1])]) == 1
        finally:
            monkey.undo()
    assert "cannot be used" in capsys.readouterr().out


def test_an_address_that_leads_nowhere(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    nobody = f"http://127.0.0.1:{free_port()}/"
    assert "does not answer" in told(capsys, "--database", database, "--address", nobody, code=1)
    assert "is no address" in told(capsys, "--database", database, "--address", "club", code=1)
