"""Decks of guests on the server: kept with their versions, told to other devices, never lost unseen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.http.test_workshop import line, sheet
from tests.server.nodes import Person, RunningNode

from dejarik.server.limits import MOST_KEPT_DECK, Limits
from dejarik.server.storage import backups
from dejarik.server.storage import tables as db


def deck(name: str = "Mine", changed: float = 1.0, notes: int = 1, note: str = "заметка") -> dict[str, Any]:
    built = sheet(line("cards", "01021", 2), line("team", "01011", elite=True), name=name)
    versions = [
        {"id": f"v{at}", "parent": f"v{at - 1}" if at else "", "note": note, "at": 1.5, "sheet": built}
        for at in range(notes)
    ]
    return {"sheet": built, "versions": versions, "parent": "v0", "changed": changed}


def change(name: str = "d1", stamp: int = 0, kept: Any = None) -> dict[str, Any]:
    return {"id": name, "stamp": stamp, "deck": kept}


def told(person: Person, *changed: dict[str, Any], game: str = "destiny", **known: int) -> Any:
    return person.made(f"/shelf/{game}", {"changed": list(changed), "known": known})


def same_guest(node: RunningNode, person: Person) -> Person:
    """The same guest with another browser."""
    other = Person(node.address)
    other.http.cookies.update(person.http.cookies)
    return other


def test_a_deck_comes_back_whole_on_another_device(any_node: RunningNode) -> None:
    ann = Person(any_node.address)
    kept = told(ann, change(kept=deck()))
    assert kept == {"stamps": {"d1": 1}, "others": [], "leftOut": [], "unknown": []}
    other = same_guest(any_node, ann)
    (found,) = told(other)["others"]
    assert (found["id"], found["stamp"]) == ("d1", 1)
    assert found["deck"]["versions"][0]["note"] == "заметка"
    assert found["deck"]["sheet"]["lines"] == [
        {"place": "cards", "card": "01021", "count": 2},
        {"place": "team", "card": "01011", "elite": True},
    ]
    assert told(other, d1=1)["others"] == [], "what is known is not sent again"
    assert told(ann, game="cardgame")["others"] == [], "other games have shelves of their own"
    assert told(Person(any_node.address))["others"] == [], "nobody else sees it"


def test_who_knows_only_an_earlier_deck_gets_the_later_one_and_overwrites_nothing(
    any_node: RunningNode,
) -> None:
    ann = Person(any_node.address)
    told(ann, change(kept=deck()))
    other = same_guest(any_node, ann)
    assert told(other, change(stamp=1, kept=deck("Theirs", 2.0)))["stamps"] == {"d1": 2}
    late = told(ann, change(stamp=1, kept=deck("Ours", 3.0)), d1=1)
    assert late["stamps"] == {}
    assert late["others"][0]["deck"]["sheet"]["name"] == "Theirs"
    assert told(ann, change(stamp=2, kept=deck("Both", 4.0)))["stamps"] == {"d1": 3}
    fresh = told(ann, change(kept=deck("Again")))
    assert fresh["stamps"] == {}
    assert fresh["others"][0]["deck"]["sheet"]["name"] == "Both"


def test_a_deck_that_was_put_away_leaves_nothing_but_its_name(any_node: RunningNode) -> None:
    ann = Person(any_node.address)
    told(ann, change(kept=deck()))
    assert told(ann, change(stamp=1))["stamps"] == {"d1": 2}
    (gone,) = told(same_guest(any_node, ann), d1=1)["others"]
    assert gone == {"id": "d1", "stamp": 2, "deck": None}
    assert told(ann, change(stamp=2, kept=deck("Back")))["stamps"] == {"d1": 3}


def test_what_the_server_does_not_know_is_named(ann: Person) -> None:
    assert told(ann, lost=4)["unknown"] == ["lost"], "also to a stranger"
    told(ann, change(kept=deck()))
    answer = told(ann, change("lost", 4, deck()), lost=4, d1=1)
    assert answer["unknown"] == ["lost"]
    assert answer["stamps"] == {}


def test_nobody_becomes_a_guest_by_looking(node: RunningNode) -> None:
    cleo = Person(node.address)
    told(cleo)
    assert not cleo.http.cookies
    told(cleo, change(kept=deck()))
    assert cleo.http.cookies


def test_decks_are_counted_and_bounded_in_size(tmp_path: Path) -> None:
    limits = Limits(decks_per_guest=2)
    with RunningNode(str(tmp_path / "matches.db"), patience=1.0, limits=limits) as node:
        ann = Person(node.address)
        answer = told(ann, *[change(f"d{at}", kept=deck()) for at in range(3)])
        assert (list(answer["stamps"]), answer["leftOut"]) == (["d0", "d1"], ["d2"])
        assert told(ann, change("d2", kept=deck()), game="cardgame")["leftOut"] == ["d2"], "of all games"
        told(ann, change("d0", 1))
        assert told(ann, change("d2", kept=deck()))["stamps"] == {"d2": 1}, "there is room again"
        large = deck(notes=MOST_KEPT_DECK // 300, note="x" * 300)
        assert told(ann, change("d1", 1, large))["leftOut"] == ["d1"]
        for at in range(3, 8):  # what was put away is not remembered for ever, either
            told(ann, change("d2", 1), change(f"e{at}", kept=deck()), d2=1)
            told(ann, change(f"e{at}", 1))
        engine = node.inner.store.engine
        with engine.connect() as connection:
            gone = sa.select(sa.func.count()).where(db.decks.c.deck == "")
            assert connection.execute(gone).scalar_one() <= 2


@pytest.mark.parametrize(
    "bad",
    [
        {"changed": [change("no id!", kept=deck())]},
        {"changed": [change("x" * 41, kept=deck())]},
        {"changed": [change(stamp=-1, kept=deck())]},
        {"changed": [change(stamp=2**40, kept=deck())]},
        {"changed": [change(kept={"sheet": 7})]},
        {"changed": [change(f"d{at}", kept=deck()) for at in range(21)]},
        {"known": {"d1": "x"}},
        [],
    ],
)
def test_nonsense_is_refused(ann: Person, bad: Any) -> None:
    assert ann.post("/shelf/destiny", bad).status_code == 400


def test_games_without_deck_building_have_no_shelf(ann: Person) -> None:
    assert ann.post("/shelf/outer_rim", {}).status_code == 400
    assert ann.post("/shelf/chess", {}).status_code == 404


def test_decks_are_in_backups_and_go_with_their_guest(database: str, tmp_path: Path) -> None:
    with RunningNode(database) as node:
        ann = Person(node.address)
        told(ann, change(kept=deck("Kept")))
    engine = db.open_engine(db.address(database))
    backups.back_up(engine, tmp_path / "all.backup")
    with engine.begin() as connection:
        connection.execute(db.guests.delete())
        assert connection.execute(sa.select(sa.func.count()).select_from(db.decks)).scalar_one() == 0
    engine.dispose()
    again = db.open_engine(db.address(str(tmp_path / "again.db")))
    backups.restore(again, tmp_path / "all.backup")
    again.dispose()
    with RunningNode(str(tmp_path / "again.db")) as node:
        (found,) = told(same_guest(node, ann))["others"]
        assert found["deck"]["sheet"]["name"] == "Kept"
