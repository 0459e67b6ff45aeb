"""Any node can serve any match: nodes learn of each other's news through PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.nodes import (
    BOT,
    FRIEND,
    HOTSEAT,
    ME,
    Person,
    RunningNode,
    asked,
    later_than,
    play_on,
    wait_for,
)

from dejarik.cli import main
from dejarik.server.storage.store import channel_of
from dejarik.server.workers import notifications
from dejarik.server.workers.notifications import NotificationListener


def test_a_choice_on_one_node_is_seen_on_the_other(postgres_database: str) -> None:
    with RunningNode(postgres_database) as here, RunningNode(postgres_database) as there:
        ann, bob = Person(here.address), Person(there.address)
        made = ann.match(ME, FRIEND)
        match = made["id"]
        with ann.live(match) as of_ann:
            assert of_ann.view()["question"] is None
            bob.joins(made["invite"])  # on the other node
            view = of_ann.view(lambda new: new["question"] is not None)
            with bob.live(match) as of_bob:
                of_bob.view()
                of_ann.say(type="choose", step=view["step"], key="done")
                seen = of_bob.view(lambda new: new["step"] == 1)
                of_bob.say(type="choose", step=seen["step"], key="done")
                of_ann.view(lambda new: new["step"] == 2)
                of_ann.say(type="say", text="Hello there")
                assert of_bob.next("chat")["text"] == "Hello there"
                of_bob.say(type="aside", key="concede")
                assert of_ann.view(lambda new: new["outcome"])["winners"] == [0]


def test_a_node_hears_only_of_groups_whose_matches_it_holds(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, str]] = []
    told = NotificationListener._told

    def listen_in(self: NotificationListener, news: str) -> None:
        heard.append((self.registry.store.node, news.split(" ")[1]))
        told(self, news)

    monkeypatch.setattr(NotificationListener, "_told", listen_in)
    monkeypatch.setattr(notifications, "IDLE_CHANNELS", 0)
    with RunningNode(postgres_database) as here, RunningNode(postgres_database) as there:
        ann, bob = Person(here.address), Person(there.address)
        alone, together = ann.match(HOTSEAT, HOTSEAT)["id"], ann.match(ME, FRIEND)
        shared = together["id"]
        bob.joins(together["invite"])
        for match in (alone, shared):
            assert ann.choose(match, ann.view(match)).status_code == 200
        wait_for(lambda: bob.view(shared)["step"] == 1)
        assert {channel_of(alone), channel_of(shared)} <= here.inner.notifications.channels
        assert there.inner.notifications.channels == {channel_of(shared)}
        node = there.inner.store.node
        wait_for(lambda: (node, shared) in heard)
        assert (node, alone) not in heard
        # Whoever opens a match hears of it from then on; what nobody holds anymore is not heard of.
        again = Person(there.address)
        again.http.cookies.update(ann.http.cookies)
        with again.live(alone) as screen:
            assert screen.view()["step"] == 1
            there.inner.registry._matches.pop(shared)
            wait_for(lambda: gc.collect() + 1 and shared not in there.inner.registry.in_use())
            assert ann.choose(alone, ann.view(alone)).status_code == 200
            assert screen.view(later_than(1))["step"] == 2
            bob.match(HOTSEAT, HOTSEAT)  # is not open yet
            third = bob.match(HOTSEAT, HOTSEAT)["id"]
            bob.view(third)
            assert there.inner.notifications.channels == {channel_of(alone), channel_of(third)}


def test_nothing_that_happens_while_a_match_is_opened_is_missed(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice at the one node right after the other has read the rows of the match."""
    with RunningNode(postgres_database) as here, RunningNode(postgres_database) as there:
        ann = Person(here.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        again = Person(there.address)
        again.http.cookies.update(ann.http.cookies)
        read = there.inner.store.choices

        async def and_then(match: str, since: int = 0) -> Any:
            rows = await read(match, since)
            if not since and not rows:
                await asyncio.to_thread(lambda: ann.choose(match, ann.view(match)))
            return rows

        monkeypatch.setattr(there.inner.store, "choices", and_then)
        with again.live(match) as screen:
            assert screen.view(later_than(0))["step"] == 1


def test_a_match_goes_on_on_another_node_when_its_own_is_gone(postgres_database: str) -> None:
    with RunningNode(postgres_database) as here:
        ann = Person(here.address)
        match = ann.match(ME, BOT, seed=4)["id"]
        before = play_on(ann, match, random.Random(1), most=6)
    with RunningNode(postgres_database) as there:
        again = Person(there.address)
        again.http.cookies.update(ann.http.cookies)
        view = again.view(match)
        assert view["step"] >= before["step"]
        assert view["seat"] == 0
        over = play_on(again, match, random.Random(1))
        assert over["outcome"]
        assert not asked(over)


def test_a_node_whose_ear_was_cut_off_listens_again_and_catches_up(postgres_database: str) -> None:
    """Everything that was told while nobody listened is found out when the connection is made anew."""
    with RunningNode(postgres_database) as here, RunningNode(postgres_database) as there:
        ann, bob = Person(here.address), Person(there.address)
        made = ann.match(ME, FRIEND)
        bob.joins(made["invite"])
        match = made["id"]
        ann.view(match)  # so that both nodes hold it
        with bob.live(match) as of_bob:
            of_bob.view(lambda new: new["question"] is not None)
            with psycopg.connect(postgres_database, autocommit=True) as database:
                first = listeners(database)
                assert len(first) == 2
                for ear in first:
                    database.execute("SELECT pg_terminate_backend(%s)", (ear,))
                assert ann.choose(match, ann.view(match)).status_code == 200
                assert of_bob.view(lambda new: new["step"] == 1)["asked"]
                again = wait_for(lambda: ears if len(ears := listeners(database)) == 2 else None)
            assert not set(again) & set(first)
            ann.say(match, type="say", text="Still there?")
            assert of_bob.next("chat")["text"] == "Still there?"


def listeners(database: psycopg.Connection[Any]) -> list[int]:
    """The connections on which nodes hear of news."""
    found = database.execute(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'listen %'"
    )
    return [row[0] for row in found]


def test_a_database_that_cannot_be_used_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere, text = tmp_path / "file" / "matches.db", tmp_path / "file"
    text.write_text("Not a database, and no folder either: a text of some length.", encoding="utf-8")
    away = "postgresql://ann:secret@127.0.0.1:1/matches"
    for database in (str(nowhere), str(text), str(tmp_path), away):
        assert main(["serve", "--port", "0", "--database", database, "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert "cannot be used" in said
        assert "Traceback" not in said
        assert "secret" not in said
    assert main(["serve", "--database", "sqlite://", "--lang", "en"]) == 2
    assert main(["serve", "--port", "65536", "--lang", "en"]) == 2
    assert "65535" in capsys.readouterr().err


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2", "--lang", "en"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://somewhere/x", "--lang", "en"]) == 2
    assert "neither" in capsys.readouterr().err
