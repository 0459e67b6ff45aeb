"""A database of an earlier version is brought up to date, and its matches go on."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from tests.server.nodes import BOT, FRIEND, ME, Person, RunningNode

from dejarik.server.storage import tables


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
