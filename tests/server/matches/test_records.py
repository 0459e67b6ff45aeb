"""Records, replays, forks and puzzles."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.nodes import HOTSEAT, Person, RunningNode, asked, play_on, wait_for

from dejarik import games
from dejarik.kernel import Match, Record
from dejarik.scenarios import files_below, former_names, load, shipped
from dejarik.server.games import served_game
from dejarik.server.matches.puzzles import scenarios


def played_and_conceded(person: Person) -> str:
    match: str = person.match(HOTSEAT, HOTSEAT, seed=12)["id"]
    play_on(person, match, random.Random(8), most=25)
    person.say(match, type="aside", key="concede")
    return match


@pytest.fixture
def finished(ann: Person) -> str:
    return played_and_conceded(ann)


@pytest.fixture(scope="module")
def record(shared_node: RunningNode) -> Any:
    """The record of such a match, for all who only read it."""
    person = Person(shared_node.address)
    return person.http.get(f"/api/matches/{played_and_conceded(person)}/record").json()


def test_a_record_goes_out_and_comes_in_again(node: RunningNode, ann: Person, finished: str) -> None:
    response = ann.http.get(f"/api/matches/{finished}/record")
    assert "attachment" in response.headers["content-disposition"]
    record = Record.decode(response.content)
    assert record.seed == 12
    assert Match.replay(served_game("destiny").game, record).state.outcome is not None
    eve = Person(node.address)
    uploaded = eve.http.post("/api/records", content=response.content)
    assert uploaded.status_code == 201
    copy = uploaded.json()["id"]
    last = len(record.rows)
    mine, theirs = eve.get(f"/replays/{copy}", step=last), ann.get(f"/replays/{finished}", step=last)
    assert mine["board"] == theirs["board"]
    assert mine["log"] == theirs["log"]
    assert mine["outcome"] == theirs["outcome"] != ""
    refused = eve.say(copy, type="choose", step=last, key="pass")
    assert refused.json()["code"] in ("over", "not-yours")


@pytest.mark.parametrize(
    "spoil",
    [
        {"rows": [[0, "fly to the moon"]], "digests": []},
        {"rows": [[0, "fly to the moon"]], "digests": ["0123456789abcdef"]},
        {"setup": {"decks": []}},
        {"setup": {"scenario": "no such"}},
        {"seed": -1},
        {"game": "chess"},
        {"version": 99},
        {"rows": "none"},
    ],
)
def test_a_record_that_does_not_replay_is_refused(ann: Person, record: Any, spoil: dict[str, Any]) -> None:
    response = ann.http.post("/api/records", json=record | spoil)
    assert response.status_code in (400, 404, 409)
    assert response.json()["type"] == "problem"


def test_a_replay_shows_every_step_with_all_hands(ann: Person, finished: str) -> None:
    first = ann.get(f"/replays/{finished}")
    assert first["step"] == 0
    assert first["steps"] == list(range(len(first["steps"])))
    assert all(side["hand"] for side in first["board"]["players"])
    shown = set()
    for step in first["steps"]:
        view = ann.get(f"/replays/{finished}", step=step, log="0")
        assert view["step"] == step
        assert view["log"] == []
        assert view["seat"] is None
        shown.add(view["board"]["round"])
        assert bool(view["outcome"]) == (step == first["steps"][-1])
    assert shown >= {0, 1}
    assert {line["step"] for line in first["log"]} <= set(first["steps"])
    beyond = ann.http.get(f"/api/replays/{finished}", params={"step": len(first["steps"])})
    assert beyond.json()["code"] == "bad-request"


def test_one_plays_on_from_a_step_against_a_bot(ann: Person, bob: Person, finished: str) -> None:
    then = ann.get(f"/replays/{finished}", step=10)
    made = bob.made(f"/replays/{finished}/fork", {"step": 10, "seat": 1, "bot": "random"})
    assert made["mySeats"] == [1]
    view = wait_for(lambda: next(filter(asked, [bob.view(made["id"])]), None))
    assert view["step"] >= 10
    assert view["board"]["round"] >= then["board"]["round"]
    assert play_on(bob, made["id"], random.Random(2))["outcome"]
    for wrong in ({"step": 10_000, "seat": 0}, {"step": 1, "seat": 5}, {"step": 1, "seat": 0, "bot": "x"}):
        assert bob.post(f"/replays/{finished}/fork", wrong).json()["code"] == "bad-request"
    end = {"step": then["steps"][-1], "seat": 0}
    assert bob.post(f"/replays/{finished}/fork", end).json()["code"] == "over"


def test_an_example_is_a_match_in_which_one_plays_all_seats(ann: Person) -> None:
    name = "destiny.example.before.aurra-sing"
    made = ann.made(f"/examples/destiny/{name}/start")
    view = ann.view(made["id"])
    assert view["scenario"] == name
    assert view["puzzle"] is None
    assert made["position"] == scenarios("destiny")[name].title["en"]
    assert len(made["mySeats"]) == 2
    assert asked(view)
    assert view["board"]["players"][0]["characters"]
    assert ann.choose(made["id"], view).status_code == 200
    ann.say(made["id"], type="aside", key="concede")
    record = ann.http.get(f"/api/matches/{made['id']}/record").content
    assert ann.http.post("/api/records", content=record).status_code == 201


def test_an_example_is_found_under_the_name_it_used_to_have(ann: Person) -> None:
    made = ann.made("/examples/destiny/cards-others-3/start")
    assert ann.view(made["id"])["scenario"] == "turning-a-die-to-a-disrupt-is-no-roll"
    assert ann.post("/examples/destiny/cards-others-999/start").json()["code"] == "not-found"


@pytest.mark.parametrize("game", games.names())
def test_scenarios_keep_their_names(game: str) -> None:
    assert set(former_names(game).values()) <= scenarios(game).keys()
    count = sum(len(load(file)[0]) for file in files_below(shipped(game)))
    assert len(scenarios(game)) == count  # no two have the same name


def test_every_scenario_opens(ann: Person) -> None:
    for scenario in list(scenarios("destiny"))[::9]:
        made = ann.made(f"/examples/destiny/{scenario}/start")
        assert ann.view(made["id"])["board"]["players"]


def test_a_scenario_that_is_over_at_its_start_opens(ann: Person) -> None:
    made = ann.made("/examples/destiny/destiny.scenario.rule.victory.out-of-cards/start")
    assert ann.view(made["id"])["outcome"]


def test_a_match_of_other_rules_is_not_played_on(
    node: RunningNode, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    play_on(ann, match, random.Random(1), 3)
    monkeypatch.setattr(served_game("destiny").game, "version", 99)
    node.inner.registry._matches.pop(match, None)
    response = ann.http.get(f"/api/matches/{match}")
    assert (response.status_code, response.json()["code"]) == (409, "other-version")
