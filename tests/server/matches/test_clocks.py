"""Clocks: only who is asked uses up time, and whoever has none left has lost."""

from __future__ import annotations

import time

import pytest
import sqlalchemy as sa
from tests.server.nodes import FRIEND, ME, Person, RunningNode

from dejarik.server.matches.clocks import Clocks
from dejarik.server.storage import tables as db


def test_only_who_is_asked_uses_up_time() -> None:
    clocks = Clocks(60, 2, at=100.0)
    assert clocks.left(0, [0], now=110.0) == pytest.approx(50)
    assert clocks.left(1, [0], now=110.0) == pytest.approx(60)
    clocks.step([0], at=120.0)
    clocks.step([0, 1], at=125.0)
    assert clocks.left(0, [1], now=130.0) == pytest.approx(35)
    assert clocks.left(1, [1], now=130.0) == pytest.approx(50)
    assert clocks.left(1, [1], now=500.0) == 0
    assert Clocks(0, 2, at=0.0).left(0, [0], now=99.0) is None


def test_whose_time_runs_out_has_lost(any_node: RunningNode) -> None:
    ann, bob = Person(any_node.address), Person(any_node.address)
    made = ann.match(ME, FRIEND, clockSeconds=1)
    with ann.live(made["id"]) as live:
        view = live.view()
        assert [player["clock"] for player in view["players"]] == [1, 1]  # nothing runs before all sit
        bob.joins(made["invite"])
        bob.say(made["id"], type="choose", step=0, key="done")
        over = live.view(lambda new: new["outcome"])
    assert over["winners"] == [1]
    assert over["players"][0]["clock"] == 0
    assert over["players"][1]["clock"] > 0
    assert over["analyzable"]
    assert not view["analyzable"]


def test_a_flag_that_fell_while_no_node_was_up_has_fallen(database: str) -> None:
    """The first to come back is whoever is too late: their answer does not save them."""
    with RunningNode(database) as node:
        ann, bob = Person(node.address), Person(node.address)
        made = ann.match(ME, FRIEND, clockSeconds=600)
        bob.joins(made["invite"])
        bob.say(made["id"], type="choose", step=0, key="done")
    engine = db.open_engine(db.address(database))
    with engine.begin() as connection:  # an hour goes by
        hour = time.time() - 3600
        connection.execute(sa.update(db.matches).values(created=hour, began=hour))
        connection.execute(sa.update(db.choices).values(at=hour))
    engine.dispose()
    with RunningNode(database) as node:
        late = Person(node.address)
        late.http.cookies.update(ann.http.cookies)
        answer = late.say(made["id"], type="choose", step=1, key="done")
        assert (answer.status_code, answer.json()["code"]) == (409, "over")
        with late.live(made["id"]) as live:
            assert live.view(lambda new: new["outcome"])["winners"] == [1]


def test_in_a_rematch_no_clock_runs_before_everybody_has_come(any_node: RunningNode) -> None:
    ann, bob = Person(any_node.address), Person(any_node.address)
    made = ann.match(ME, FRIEND, clockSeconds=1)
    bob.joins(made["invite"])
    bob.say(made["id"], type="aside", key="concede")
    again = ann.made(f"/matches/{made['id']}/rematch")
    with ann.live(again["id"]) as live:
        waiting = live.view()
        assert (waiting["asked"], waiting["question"]) == ([], None)
        assert waiting["invite"]  # who has left by now can be sent the link
        time.sleep(1.2)
        assert [player["clock"] for player in ann.view(again["id"])["players"]] == [1, 1]
        assert bob.made(f"/matches/{made['id']}/rematch")["mySeats"] == [1]
        begun = live.view(lambda new: new["asked"])
        assert begun["outcome"] == ""
        assert all(player["clock"] > 0 for player in begun["players"])
        assert live.view(lambda new: new["outcome"])["winners"] in ([0], [1])  # now they do run
