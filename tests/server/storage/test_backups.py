"""A database goes into one file and back into another, of either kind, with all its matches."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.conftest import new_postgres_database
from tests.server.nodes import BOT, HOTSEAT, ME, Person, RunningNode, play_on
from tests.server.storage.test_upgrades import Club

from dejarik.cli import main
from dejarik.server.storage import tables as db
from dejarik.server.storage.backups import back_up, checked
from dejarik.words import Words


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """An empty database of a kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"matches-{random.getrandbits(40)}.db")
        return new_postgres_database(request.getfixturevalue("postgres"))

    return make


def everything(database: str) -> dict[str, list[Any]]:
    engine = db.open_engine(db.address(database))
    with engine.connect() as connection:
        found = {
            table.name: [
                tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))
            ]
            for table in db.metadata.sorted_tables
        }
    engine.dispose()
    return found


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_match_goes_on_in_a_database_of_the_other_kind(
    new_database: Callable[[str], str],
    source: str,
    target: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before, after, file = new_database(source), new_database(target), tmp_path / "club.backup"
    with RunningNode(before) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        play_on(ann, match, random.Random(1), 12)
        assert main(["backup", str(file), "--database", before]) == 0  # also while somebody plays
        later = play_on(ann, match, random.Random(2), 3)
    assert file.stat().st_mode & 0o077 == 0, "the key for cookies is in it"
    assert main(["restore", "--check", str(file)]) == 0
    assert "1\u00a0match with 12\u00a0choices" in capsys.readouterr().out
    assert main(["restore", str(file), "--database", after]) == 0
    with RunningNode(after) as node:
        again = Person(node.address)
        again.http.cookies.update(ann.http.cookies)
        view = again.view(match)
        assert (view["step"], later["step"]) == (12, 15)
        assert play_on(again, match, random.Random(3), 4)["step"] == 16


def test_what_was_restored_is_what_was_there(new_database: Callable[[str], str], tmp_path: Path) -> None:
    one, other, third = (new_database(kind) for kind in ("sqlite", "postgresql", "sqlite"))
    with RunningNode(one) as node:
        ann = Person(node.address)
        play_on(ann, ann.match(ME, BOT)["id"], random.Random(1), 5)
        ann.say(ann.get("/matches")[0]["id"], type="say", text="Привет, «мир»")
    before = everything(one)
    for source, target in ((one, other), (other, third)):
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.backup"
        assert main(["backup", str(file), "--database", source]) == 0
        assert main(["restore", str(file), "--database", target]) == 0
        assert everything(target) == before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_an_earlier_version_is_restored_and_brought_up_to_date(
    new_database: Callable[[str], str], kind: str, tmp_path: Path
) -> None:
    old, new, file = tmp_path / "old.db", new_database(kind), tmp_path / "old.backup"
    club = Club(old, "0002.sql")
    engine = db.open_engine(db.address(str(old)))
    assert back_up(engine, file)["matches"] == 13
    engine.dispose()
    assert checked(file)[0].revision == "0002"
    assert main(["restore", str(file), "--database", new]) == 0
    assert len(everything(new)["matches"]) == 13
    with RunningNode(new) as node:
        ann = club.comes("Ann", node)
        for match in club.in_play():
            view = ann.view(match)
            assert [(view["step"],)] == club.rows("SELECT count(*) FROM choices WHERE match = ?", match)
            assert not view["outcome"]
        assert play_on(ann, club.in_play("destiny")[0], random.Random(2))["winners"] is not None


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_ever_overwritten(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str], new_database: Callable[[str], str]
) -> None:
    database, file = new_database("sqlite"), tmp_path / "club.backup"
    with RunningNode(database) as node:
        Person(node.address).match(ME, BOT)
    before = everything(database)
    assert main(["backup", str(file), "--database", database]) == 0
    written = file.read_bytes()
    say = Words(lang).say
    capsys.readouterr()
    assert main(["backup", str(file), "--database", database, "--lang", lang]) == 2
    assert say("backup-exists", file=str(file)) in capsys.readouterr().err
    assert main(["restore", str(file), "--database", database, "--lang", lang]) == 2
    assert say("restore-not-empty", database=database) in capsys.readouterr().err
    assert (file.read_bytes(), everything(database)) == (written, before)


def test_a_server_in_use_is_not_restored_under_its_feet(tmp_path: Path) -> None:
    database, file = str(tmp_path / "matches.db"), tmp_path / "club.backup"
    with RunningNode(database):
        assert main(["backup", str(file), "--database", database]) == 0
        assert main(["restore", str(file), "--database", database]) == 2


def spoil_cut(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data)[:-40])


def spoil_changed(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b"destiny", b"dynasty", 1))


def spoil_packed(data: bytes) -> bytes:
    return data[: len(data) // 2]


def spoil_other(data: bytes) -> bytes:
    return b"{}"


@pytest.mark.parametrize("spoil", [spoil_cut, spoil_changed, spoil_packed, spoil_other])
def test_a_file_that_is_not_whole_is_refused_before_anything_is_touched(
    tmp_path: Path, spoil: Callable[[bytes], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, file = tmp_path / "one.db", tmp_path / "other.db", tmp_path / "club.backup"
    with RunningNode(str(source)) as node:
        Person(node.address).match(ME, BOT)
    assert main(["backup", str(file), "--database", str(source)]) == 0
    file.write_bytes(spoil(file.read_bytes()))
    assert main(["restore", str(file), "--database", str(target)]) == 2
    assert Words("en").say("restore-bad-file", file=str(file)) in capsys.readouterr().err
    assert not target.exists()


def test_what_cannot_be_read_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = str(tmp_path / "nothing")
    assert main(["restore", nothing, "--database", str(tmp_path / "new.db")]) == 2
    assert main(["backup", str(tmp_path / "club.backup"), "--database", nothing]) == 2
    assert main(["backup", str(tmp_path / "club.backup"), "--database", "postgresql://127.0.0.1:1/none"]) == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert len(told.strip().splitlines()) == 3
    assert not (tmp_path / "club.backup").exists()
    assert not list(tmp_path.glob("*.unfinished"))
