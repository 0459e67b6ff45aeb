"""Matches are removed from one's list: forgotten, given up, or never begun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.nodes import BOT, FRIEND, ME, Person, RunningNode

from dejarik.server.storage import tables


def listed(person: Person) -> list[str]:
    return [each["id"] for each in person.get("/matches")]


def leaves(person: Person, match: str) -> Any:
    return person.post(f"/matches/{match}/leave")


def test_a_match_against_a_bot_is_forgotten(any_node: RunningNode) -> None:
    ann, eve = Person(any_node.address), Person(any_node.address)
    one, other = ann.match(ME, BOT), ann.match(ME, BOT)
    assert leaves(eve, one["id"]).json()["code"] == "not-yours"
    assert leaves(ann, one["id"]).status_code == 200
    assert listed(ann) == [other["id"]]
    assert ann.view(one["id"])["outcome"] == "", "who has the address can still go on"


def test_who_leaves_people_gives_up_and_may_forget_it_then(any_node: RunningNode) -> None:
    ann, bob = Person(any_node.address), Person(any_node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    assert ann.get("/matches")[0]["withPeople"]
    leaves(ann, made["id"])
    assert bob.view(made["id"])["winners"] == [1]
    assert ann.get("/matches")[0]["over"]
    leaves(ann, made["id"])
    assert listed(ann) == []
    assert listed(bob) == [made["id"]]


def test_who_gets_up_before_it_begins_takes_the_invitation_along(any_node: RunningNode) -> None:
    ann, bob, eve = (Person(any_node.address) for _ in range(3))
    made = ann.match(ME, FRIEND, FRIEND)
    bob.joins(made["invite"])
    leaves(ann, made["id"])
    assert listed(ann) == []
    assert [player["name"] for player in bob.view(made["id"])["players"]].count("Open seat") == 2
    eve.joins(made["invite"])  # whoever sits there still plays with whoever comes
    leaves(eve, made["id"])
    leaves(bob, made["id"])
    token = made["invite"].partition("?invite=")[2]
    assert ann.post(f"/matches/{made['id']}/join", {"invite": token}).json()["code"] == "not-yours"


def test_a_match_by_other_rules_can_be_forgotten(tmp_path: Path) -> None:
    database = str(tmp_path / "matches.db")
    with RunningNode(database) as node:
        ann = Person(node.address)
        made = ann.match(ME, BOT)
    engine = tables.open_engine(tables.address(database))
    with engine.begin() as connection:
        connection.execute(tables.matches.update().values(version=0))
    engine.dispose()
    with RunningNode(database) as node:
        again = Person(node.address)
        again.http.cookies.update(ann.http.cookies)
        assert listed(again) == [made["id"]]
        assert again.view(made["id"])["step"] == 0  # nobody has chosen yet: it begins by the rules of today
        assert leaves(again, made["id"]).status_code == 200
        assert listed(again) == []


def test_a_list_tells_decks_and_how_far_a_match_has_come(node: RunningNode) -> None:
    ann = Person(node.address)
    made = ann.match(ME, BOT)
    (told,) = ann.get("/matches")
    assert [bool(deck["name"] and deck["cards"]) for deck in told["decks"]] == [True, True]
    assert told["progress"] == made["progress"]
    waiting = ann.match(ME, FRIEND)
    assert [bool(deck["name"]) for deck in waiting["decks"]] == [True, False]
