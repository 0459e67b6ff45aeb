"""A deck is measured from the page: behind everybody else, one for a guest, and never without end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError
from tests.server.http.test_workshop import line, sheet, starter
from tests.server.nodes import BOT, ME, Person, RunningNode, play_on, wait_for

from dejarik.server.limits import Limits
from dejarik.server.storage import measurings
from dejarik.server.workers import measuring

LONG = 400  # matches against each: nobody waits for them


def wish(person: Person, deck: str = "senators", game: str = "destiny", **more: Any) -> dict[str, Any]:
    return {"sheet": starter(person, game, deck), "each": 2, "against": [], **more}


def measured(person: Person, status: str = "done") -> Any:
    wait_for(lambda: person.get("/measuring")["status"] == status, 90)
    return person.get("/measuring")


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "BOT", "random")


@pytest.fixture
def own_node(database: str) -> Any:
    with RunningNode(database) as node:
        yield node


def test_a_deck_is_measured_with_intervals_opponents_and_cards(any_node: RunningNode) -> None:
    ann = Person(any_node.address, "ru")
    assert ann.get("/measuring")["status"] == "none"
    begun = ann.made("/measuring/destiny", wish(ann, each=6, against=["grievous", "jedi-knights"]))
    assert begun["status"] in ("waiting", "running")
    assert begun["wanted"] == 12
    told = measured(ann)
    assert told["done"] == 12
    found = told["measured"]
    assert found["wins"]["of"] == 12
    assert 0 <= found["wins"]["low"] <= found["wins"]["share"] <= found["wins"]["high"] <= 1
    assert [one["opponent"] for one in found["against"]] == ["grievous", "jedi-knights"]
    assert [one["wins"]["of"] for one in found["against"]] == [6, 6]
    assert found["against"][1]["name"] == "Рыцари-джедаи"
    differences = [card["drawing"]["difference"] for card in found["cards"]]
    assert differences == sorted(differences, reverse=True)
    assert all(card["name"] and card["drawn"]["of"] == 12 for card in found["cards"])
    assert not found.get("change")
    english = Person(any_node.address)
    english.http.cookies.update(ann.http.cookies)
    assert english.get("/measuring")["measured"]["against"][1]["name"] == "Jedi Knights"
    assert Person(any_node.address).get("/measuring")["status"] == "none", "it is nobody else's"


def test_one_card_takes_the_place_of_another_as_an_experiment(ann: Person) -> None:
    built = starter(ann, "destiny", "senators")
    lines = [one for one in built["lines"] if one["place"] == "cards"]
    take = next(one["card"] for one in lines if one.get("count") == 2)
    fits = ann.made("/workshop/destiny/fitting", {"sheet": built})["codes"]
    events = [code for code in ann.get("/found/destiny", q="t:event f:gray")["codes"] if code in fits]
    put = next(code for code in events if code not in [one["card"] for one in lines])
    ann.made("/measuring/destiny", wish(ann, each=4, against=["grievous"], take=take, put=put))
    told = measured(ann)
    assert told["wanted"] == 8, "both decks meet the same opponents"
    change = told["measured"]["change"]
    assert (change["take"], change["put"], change["pairs"]) == (take, put, 4)
    before, after = change["before"]["count"], change["after"]["count"]
    assert after - before == change["gained"] - change["lost"]
    assert change["difference"]["low"] <= change["difference"]["difference"] <= change["difference"]["high"]
    assert told["measured"]["wins"]["of"] == 4, "the figures are those of the deck as it is"


def test_sides_of_the_card_game_meet_only_the_other_side(ann: Person) -> None:
    ann.made("/measuring/cardgame", wish(ann, "jedi", "cardgame", each=1))
    told = measured(ann)
    against = [one["opponent"] for one in told["measured"]["against"]]
    assert against == ["sith", "imperial-navy", "scum-and-villainy"]
    refused = ann.post("/measuring/cardgame", wish(ann, "jedi", "cardgame", against=["rebel-alliance"]))
    assert refused.json()["code"] == "bad-request"


def test_a_deck_that_is_not_legal_is_refused_with_its_faults(ann: Person) -> None:
    unfinished = sheet(line("team", "01011", elite=True), line("cards", "01021", 3))
    refused = ann.post("/measuring/destiny", {"sheet": unfinished, "each": 2})
    assert refused.status_code == 400
    assert "30" in refused.json()["text"]
    good = wish(ann)
    villain = good | {"take": good["sheet"]["lines"][-1]["card"], "put": "01021"}
    refused = ann.post("/measuring/destiny", villain)
    assert refused.json()["text"].startswith("With this change the deck is not legal.")
    assert ann.get("/measuring")["status"] == "none"


@pytest.mark.parametrize(
    "bad",
    [
        {"each": 0},
        {"each": 10_000},
        {"sheet": 7},
        {"against": ["yoda"]},
        {"against": ["x"] * 101},
        {"take": "01021"},
        {"put": "01021"},
        {"take": "nothing", "put": "01021"},
    ],
)
def test_nonsense_is_refused(ann: Person, bad: Any) -> None:
    assert ann.post("/measuring/destiny", wish(ann) | bad).status_code == 400


def test_games_without_decks_have_nothing_to_measure(ann: Person) -> None:
    assert ann.post("/measuring/outer_rim", wish(ann)).status_code == 400
    assert ann.post("/measuring/chess", wish(ann)).status_code == 404


def test_more_matches_than_allowed_are_refused_before_anything_is_played(ann: Person) -> None:
    refused = ann.post("/measuring/destiny", wish(ann, each=LONG))
    assert refused.status_code == 413
    assert f"{Limits().measuring_matches:,}" in refused.json()["text"]
    assert ann.get("/measuring")["status"] == "none"


def test_a_guest_has_one_at_a_time_others_wait_and_everybody_can_stop(own_node: RunningNode) -> None:
    ann, bob = Person(own_node.address), Person(own_node.address)
    ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
    again = ann.post("/measuring/destiny", wish(ann))
    assert again.status_code == 429
    assert "still being measured" in again.json()["text"]
    bob.made("/measuring/destiny", wish(bob, against=["grievous"]))
    waiting = bob.get("/measuring")
    assert (waiting["status"], waiting["ahead"]) == ("waiting", 1)
    wait_for(lambda: ann.get("/measuring")["done"] > 0, 60)
    stopped = ann.http.delete("/api/measuring").json()
    assert stopped["status"] == "stopped"
    assert stopped["measured"]["wins"]["of"] == stopped["done"] > 0, "what was played stays"
    assert measured(bob)["done"] == 2
    assert ann.get("/measuring")["done"] < LONG
    ann.made("/measuring/destiny", wish(ann, each=1, against=["grievous"]))
    assert measured(ann)["done"] == 1


def test_one_that_waits_is_stopped_without_being_played(own_node: RunningNode) -> None:
    ann, bob = Person(own_node.address), Person(own_node.address)
    ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
    bob.made("/measuring/destiny", wish(bob))
    assert bob.http.delete("/api/measuring").json()["status"] == "stopped"
    ann.http.delete("/api/measuring")
    wait_for(lambda: own_node.inner.measurer._job is None)
    assert bob.get("/measuring")["done"] == 0


def test_every_node_tells_how_far_it_is_and_can_stop_it(postgres_database: str) -> None:
    with RunningNode(postgres_database) as one, RunningNode(postgres_database) as other:
        ann = Person(one.address)
        ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
        there = Person(other.address)
        there.http.cookies.update(ann.http.cookies)
        wait_for(lambda: there.get("/measuring")["done"] > 0, 60)
        assert there.post("/measuring/destiny", wish(ann)).status_code == 429
        assert there.http.delete("/api/measuring").json()["status"] == "stopped"
        wait_for(lambda: one.inner.measurer._job is None)
        assert ann.get("/measuring")["status"] == "stopped"


def test_without_the_database_it_goes_on(own_node: RunningNode, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, store = Person(own_node.address), own_node.inner.store
    tell = store.tell_measuring
    lost: list[Any] = []

    async def sometimes(*told: Any) -> bool:
        if len(lost) < 2:
            lost.append(told)
            raise SQLAlchemyError
        return await tell(*told)

    monkeypatch.setattr(store, "tell_measuring", sometimes)
    ann.made("/measuring/destiny", wish(ann, each=30, against=["grievous"]))
    assert measured(ann)["done"] == 30
    assert len(lost) == 2


def test_time_and_the_number_of_those_who_wait_are_bounded(tmp_path: Path) -> None:
    limits = Limits(measuring_seconds=6.0, measurings_waiting=1)
    with RunningNode(str(tmp_path / "matches.db"), limits=limits) as node:
        ann, bob, cleo = (Person(node.address) for _ in range(3))
        ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
        wait_for(lambda: ann.get("/measuring")["status"] == "running")
        bob.made("/measuring/destiny", wish(bob, each=1, against=["grievous"]))
        refused = cleo.post("/measuring/destiny", wish(cleo))
        assert refused.status_code == 429
        assert "waiting" in refused.json()["text"]
        late = measured(ann, "late")
        assert late["done"] < LONG
        assert measured(bob)["done"] == 1


def test_the_server_ends_what_it_measures_and_says_so_afterwards(database: str) -> None:
    with RunningNode(database) as node:
        ann, bob = Person(node.address), Person(node.address)
        ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
        bob.made("/measuring/destiny", wish(bob))
        wait_for(lambda: ann.get("/measuring")["done"] > 0, 60)
    with RunningNode(database) as node:
        for person, played in ((ann, True), (bob, False)):
            again = Person(node.address)
            again.http.cookies.update(person.http.cookies)
            told = again.get("/measuring")
            assert told["status"] == "ended"
            assert bool(told["done"]) is played
        again.made("/measuring/destiny", wish(again, each=1, against=["grievous"]))
        assert measured(again)["done"] == 1


def test_what_a_killed_node_measured_is_over_after_a_while(
    own_node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(own_node.address)
    ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
    monkeypatch.setattr(measurings, "AWAY_AFTER", -measurings.AWAY_AFTER)
    assert ann.get("/measuring")["status"] == "ended"


def test_matches_are_played_meanwhile(ann: Person, bob: Person) -> None:
    ann.made("/measuring/destiny", wish(ann, each=LONG, against=["grievous"]))
    made = bob.match(ME, BOT, seed=3)["id"]
    play_on(bob, made, random.Random(5), 6)
    assert ann.get("/measuring")["status"] in ("waiting", "running")
    assert ann.http.delete("/api/measuring").json()["status"] == "stopped"


def test_a_swap_keeps_the_number_of_cards_and_their_place() -> None:
    from dejarik.faces import DeckLine, DeckSheet

    built = DeckSheet("x", "", [DeckLine("cards", "a", 2), DeckLine("cards", "b"), DeckLine("under", "c")])
    assert measuring.swapped(built, "b", "a").lines == [DeckLine("cards", "a", 3), DeckLine("under", "c")]
    assert measuring.swapped(built, "a", "c").lines == [
        DeckLine("cards", "a"),
        DeckLine("cards", "b"),
        DeckLine("under", "c"),
        DeckLine("cards", "c"),
    ]
