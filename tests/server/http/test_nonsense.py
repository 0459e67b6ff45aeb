"""Nonsense of all kinds comes in: every answer is a refusal with a code, and the match goes on."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.nodes import FRIEND, HOTSEAT, ME, Person, RunningNode
from websockets.exceptions import ConnectionClosed

from dejarik.server.matches.views import Views

REQUESTS = 120
# fmt: off
TEXTS = ("", "a", "\0", "\u202e", "é" * 50, "../../etc/passwd", "x" * 5000, "💥" * 99, "null", "-1",
         "1e999", "²", "٣", "9" * 5000, "' OR 1=1--", "destiny", "cardgame", "outer-rim", "obi-wan", "ru",
         "hotseat", "simple")
NUMBERS = (0, 1, -1, 2**31, 2**63 - 1, -(2**63), 2**64, 10**30, 3.5, 1e308, None, True)
NAMES = ("type", "step", "key", "seat", "accept", "text", "lang", "since", "game", "seats", "seed", "invite",
         "clockSeconds", "options", "kind", "deck", "bot", "name", "brought", "version", "setup", "rows",
         "scenario")
KINDS = ("choose", "pick", "aside", "undo", "answerUndo", "say", "hint", "previews", "look", "dance")
PATHS = (
    ("POST", "/api/matches"), ("POST", "/api/matches/{}/messages"), ("POST", "/api/matches/{}/join"),
    ("POST", "/api/matches/{}/rematch"), ("POST", "/api/replays/{}/fork"), ("POST", "/api/records"),
    ("POST", "/api/decks/{}"), ("POST", "/api/puzzles/destiny/{}/start"),
    ("POST", "/api/examples/destiny/{}/start"), ("PUT", "/api/me"), ("GET", "/api/examples/destiny/{}"),
    ("GET", "/api/matches/{}"), ("GET", "/api/matches/{}/chat"), ("GET", "/api/matches/{}/record"),
    ("GET", "/api/replays/{}"), ("GET", "/api/cards/destiny/{}"), ("GET", "/api/cards/{}"),
    ("GET", "/api/rules/{}"), ("GET", "/api/rules"), ("GET", "/api/puzzles/{}"), ("GET", "/{}"),
    ("GET", "/assets/{}"), ("BREW", "/api/{}"), ("DELETE", "/api/matches/{}"),
)
# fmt: on


class Nonsense:
    """Things nobody meant, in an order that can be had again."""

    def __init__(self, seed: int, match: str):
        self.luck = random.Random(seed)
        self.names = (*TEXTS, match, match, match)

    def value(self, depth: int = 0) -> Any:
        pick = self.luck.choice
        kind = self.luck.randrange(6 if depth < 3 else 3)
        if kind == 0:
            return pick(NUMBERS)
        if kind < 3:
            return pick(self.names)
        if kind == 3:
            return [self.value(depth + 1) for _ in range(self.luck.randrange(4))]
        return {pick(NAMES): self.value(depth + 1) for _ in range(self.luck.randrange(6))}

    def body(self) -> bytes:
        made = self.value()
        if isinstance(made, dict) and self.luck.random() < 0.7:
            made["type"] = self.luck.choice(KINDS)
        data = json.dumps(made).encode()
        return data[: self.luck.randrange(len(data) + 1)] if self.luck.random() < 0.1 else data

    def params(self) -> dict[str, str]:
        return {name: self.luck.choice(TEXTS) for name in NAMES if self.luck.random() < 0.1}


@pytest.fixture
def guests(any_node: RunningNode) -> tuple[Person, str, str]:
    """Somebody with a match of their own, and one that waits for a friend."""
    ann = Person(any_node.address)
    return ann, ann.match(HOTSEAT, HOTSEAT)["id"], ann.match(ME, FRIEND)["id"]


def test_no_nonsense_makes_the_server_fail(guests: tuple[Person, str, str]) -> None:
    ann, own, waiting = guests
    eve = Person(ann.address)
    nonsense = Nonsense(5, waiting)
    for number in range(REQUESTS):
        method, path = nonsense.luck.choice(PATHS)
        place = path.format(quote(nonsense.luck.choice(nonsense.names), safe="") or "x")
        body = None if method == "GET" else nonsense.body()
        answer = (ann, eve)[number % 2].http.request(method, place, params=nonsense.params(), content=body)
        assert answer.status_code < 500, (method, place, body, answer.text)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400 and place.startswith("/api"):
            assert answer.json()["code"]
            assert answer.json()["text"]
    assert ann.view(own)["step"] == 0
    assert ann.choose(own, ann.view(own)).status_code == 200


@pytest.mark.parametrize("path", ["/%00", "/assets/%00.js", "/api/matches/%00", "/api/matches/%00/record"])
def test_a_name_that_nothing_can_have_is_not_found(any_node: RunningNode, path: str) -> None:
    assert Person(any_node.address).http.get(path).status_code in (200, 404)


def test_an_origin_that_is_no_address_is_turned_away(ann: Person) -> None:
    answer = ann.http.post("/api/matches", json={}, headers={"origin": "http://[nonsense"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


@pytest.mark.parametrize("since", ["9" * 5000, "²", "-1", "x"])
def test_a_live_connection_from_a_step_that_is_none_is_refused(ann: Person, since: str) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    with ann.live(match, quote(since)) as live:
        assert live.next("problem")["code"] == "bad-request"
        with pytest.raises(ConnectionClosed):
            live.hear()


def test_a_live_connection_survives_nonsense(guests: tuple[Person, str, str]) -> None:
    ann, own, waiting = guests
    nonsense = Nonsense(6, waiting)
    with ann.live(own) as live:
        live.view()
        for number in range(REQUESTS):
            body = nonsense.body()
            live.socket.send(body if number % 3 else body.decode())
        live.say(type="look", lang="ru", since=0)
        while (said := live.hear())["type"] != "view" or said["view"]["asides"][0]["text"] != "Сдаться":
            assert said.get("code") != "fault", said
        assert said["view"]["step"] == 0


def test_methods_that_anybody_makes_up_are_counted_as_one(ann: Person) -> None:
    for number in range(3):
        ann.http.request(f"BREW{number}", "/api/me")
    counted = ann.http.get("/metrics").text
    assert 'method="other"' in counted
    assert "BREW" not in counted


def test_what_is_asked_for_and_is_not_there_is_not_remembered(node: RunningNode, ann: Person) -> None:
    for number in range(20):
        assert ann.http.get(f"/api/matches/nothing{number}").status_code == 404
    assert node.inner.registry._building == {}


def test_whoever_cannot_be_shown_the_position_is_let_go_and_can_come_again(
    node: RunningNode, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    with ann.live(match) as live:
        view = live.view()
        with monkeypatch.context() as patched:
            patched.setattr(Views, "view", lambda *_: 1 / 0)
            live.say(type="choose", step=view["step"], key=view["question"]["options"][0]["key"])
            with pytest.raises(ConnectionClosed) as closed:
                live.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
    with ann.live(match) as live:
        assert live.view()["step"] == 1
