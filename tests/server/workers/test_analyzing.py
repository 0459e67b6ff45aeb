"""What decided a match is found out apart from everything else, bit by bit, and only after its end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.lab.test_analysis import conceded, played
from tests.server.nodes import BOT, FRIEND, ME, Person, RunningNode, wait_for

from dejarik.kernel import Match, observe
from dejarik.server.refusals import Refused
from dejarik.server.workers import analyzing
from dejarik.server.workers.analyzing import Analyst


@pytest.fixture(scope="module")
def match() -> Match:
    return conceded("destiny", ("obi-wan", "grievous"), 16)


def sent(person: Person, match: Match) -> str:
    """The replay of a match that somebody brings."""
    answer = person.http.post("/api/records", content=match.record.encode())
    return str(answer.json()["id"])


def test_a_finished_match_is_analyzed_once_in_the_language_of_whoever_asks(
    node: RunningNode, match: Match
) -> None:
    ann = Person(node.address, "ru")
    replay = sent(ann, match)
    path = f"/replays/{replay}/analysis"
    assert ann.get(path)["status"] == "none"
    begun = ann.made(path, {})
    assert begun["count"] == len(match.record.rows)
    wait_for(lambda: ann.get(path)["done"] > 2)
    early = ann.get(path)
    assert len(early["chances"]) == begun["count"] + 1, "a first glance at all of it is there at once"
    assert ann.made(path, {})["status"] in ("running", "done")
    wait_for(lambda: ann.get(path)["status"] == "done")
    told = ann.get(path)
    assert told["done"] == told["count"]
    assert len(told["accounts"]) == 2
    assert all(error["chosen"]["text"] and error["best"] and error["question"] for error in told["errors"])
    assert len(told["doubts"]) == len(told["progress"]) == told["count"]
    assert told["doubts"][0] > 0
    assert told["verdict"], "in words"
    assert all(re.search("[а-яё]", sentence) for sentence in told["verdict"])
    assert "seat" not in told or told["seat"] is None, "whoever brings a record did not play it"
    parts = ("start", "luck", "ownErrors", "ownChoices", "othersErrors", "othersChoices", "rest")
    for account in told["accounts"]:
        assert abs(sum(account[part]["amount"] for part in parts) - account["result"]) < 1e-6
    english = Person(node.address, "en").get(path)
    assert [error["step"] for error in english["errors"]] == [error["step"] for error in told["errors"]]
    assert english["errors"][0]["chosen"]["text"] != told["errors"][0]["chosen"]["text"]


def test_a_match_that_is_not_over_is_not_analyzed(ann: Person) -> None:
    made = ann.match(ME, BOT, seed=3)["id"]
    assert ann.post(f"/replays/{made}/analysis").json()["code"] == "not-over"


def test_a_running_match_between_people_is_analyzed_for_nobody(node: RunningNode) -> None:
    ann, bob, eve = Person(node.address), Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    asked = next(one for one in (ann, bob) if one.view(made["id"]).get("question"))
    assert asked.choose(made["id"], asked.view(made["id"])).status_code == 200
    for person in (ann, bob, eve):
        assert person.post(f"/replays/{made['id']}/analysis").json()["code"] == "not-over"
        assert person.http.get(f"/api/replays/{made['id']}/analysis").json().get("status", "none") == "none"
        assert person.http.get(f"/api/matches/{made['id']}/record").status_code != 200, "nor elsewhere"
    assert made["id"] not in [match for match, _ in node.inner.analyst._known], "nobody has begun to think"


def test_a_record_that_breaks_off_is_not_analyzed(ann: Person) -> None:
    broken = played("destiny", ("obi-wan", "grievous"), 6)
    replay = sent(ann, broken)
    assert ann.post(f"/replays/{replay}/analysis").json()["code"] == "not-over"


def test_only_so_many_matches_wait_and_what_took_too_long_can_be_tried_again(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyzing, "MOST_WAITING", 1)
    analyst = Analyst(seconds=0.0)
    try:
        begun = analyst.begin(("a", 0.0), match.record)
        wait_for(lambda: begun.status == "late")
        again = analyst.begin(("a", 0.0), match.record)
        assert again is not begun
        with pytest.raises(Refused):
            analyst.begin(("b", 0.0), match.record)
    finally:
        analyst._stopped.set()
        analyst._threads.shutdown()


def test_a_critical_position_is_shown_as_its_seat_saw_it_with_what_each_option_leaves(
    node: RunningNode, match: Match
) -> None:
    ann = Person(node.address, "ru")
    path = f"/replays/{sent(ann, match)}/analysis"

    def tried(step: int) -> Any:
        return ann.http.get(f"/api{path}/position", params={"step": step}).json()

    assert tried(3)["code"] == "not-found", "nobody asked for it yet"
    ann.made(path, {})
    wait_for(lambda: ann.get(path)["status"] == "done")
    told = ann.get(path)
    assert told["critical"]
    assert all(one["text"] and one["stake"] > 0 for one in told["critical"])
    first = told["critical"][0]
    position = tried(first["step"])
    view = position["view"]
    assert (view["step"], view["seat"], view["asked"]) == (first["step"], first["seat"], [first["seat"]])
    assert not view["log"], "the log of a replay tells what was hidden"
    seen = observe(match.at(first["step"]), first["seat"])
    keys = [seen.view.key(option) for option in seen.options]
    assert sorted(one["key"] for one in view["question"]["options"]) == sorted(keys)
    assert sorted(one["key"] for one in position["options"]) == sorted(keys)
    assert position["chosen"] in keys
    assert position["options"][0]["good"]
    assert position["options"][0]["lost"] == 0
    assert all(re.search("[а-яё]", one["text"]) for one in position["options"])
    none = next(step for step in range(16) if step not in {one["step"] for one in told["critical"]})
    assert tried(none)["code"] == "not-found"
