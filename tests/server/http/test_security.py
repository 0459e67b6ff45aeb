"""What comes in from outside is looked at before anything else is done with it."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.connection import ASGIConnection
from tests.server.nodes import ME, Person, RunningNode
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from dejarik.server.http.security import Hosts, may_measure
from dejarik.server.language import words

OURS = (
    "127.0.0.1:8137", "localhost", "192.168.1.20:8137", "10.0.0.3", "[::1]:8137", "[fe80::1%25eth0]:8137",
    "club-pc:8137", "club-pc.local", "table.lan.", "LOCALHOST:1", "192.0.2.1", socket.gethostname(),
)  # fmt: skip
FOREIGN = (
    "evil.example", "evil.example:8137", "127.0.0.1.evil.example", "localhost.evil.example", "local.example",
    "", "[nonsense", "a b.example",
)  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_names_of_local_networks_are_ours(host: str) -> None:
    """A phone in the same Wi-Fi comes by address, or by the name of the machine."""
    assert Hosts().are_ours(host)


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_anybody_could_give_our_address_is_not(host: str) -> None:
    assert not Hosts().are_ours(host)


def test_whoever_runs_a_table_names_it() -> None:
    hosts = Hosts(["play.example.org", "*.club.example"])
    assert hosts.are_ours("Play.Example.org:443")
    assert hosts.are_ours("monday.club.example")
    assert not hosts.are_ours("example.org")
    assert not hosts.are_ours("club.example")
    assert Hosts(["*"]).are_ours("anything.example")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_foreign_name_is_refused_in_a_sentence(node: RunningNode, lang: str) -> None:
    eve = Person(node.address, lang)
    told = words(lang).say("server-problem-host", host="evil.example")
    answer = eve.http.get("/api/me", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["text"]) == (421, told)
    assert eve.http.get("/", headers={"host": "evil.example:80"}).text == told


def test_a_live_connection_by_a_foreign_name_is_refused(ann: Person) -> None:
    port = ann.address.rpartition(":")[2]
    with socket.create_connection(("127.0.0.1", int(port))) as raw, pytest.raises(InvalidStatus):
        connect("ws://evil.example/api/matches/x/live", sock=raw).__enter__()


def test_a_named_table_answers_to_its_name(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), hosts=("play.example.org",)) as node:
        answer = httpx.get(f"{node.address}/api/me", headers={"host": "play.example.org"})
        assert answer.status_code == 200


# ---- Bodies and paths -------------------------------------------------------------------------------------

NO_UTF8 = (
    b'{"game": "\xff\xfe", "name": "\xff", "type": "say", "text": "\xff", "lang": "\xff", "invite": "\xff"}'
)


def test_a_body_that_is_no_text_is_refused(ann: Person) -> None:
    match = ann.match(ME, {"kind": "friend"})["id"]
    paths = ["/matches", f"/matches/{match}/messages", f"/matches/{match}/join", "/records", "/decks/destiny"]
    for path in paths:
        answer = ann.http.post(f"/api{path}", content=NO_UTF8)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), path
    assert ann.http.put("/api/me", content=NO_UTF8).status_code == 400
    with ann.live(match) as live:
        live.view()
        live.socket.send(NO_UTF8)
        assert live.next("problem")["code"] == "bad-request"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "x" * 5000, 414),
        ("/api/matches/" + "x" * 5000, 414),
        ("/assets/" + "x" * 5000 + ".js", 414),
        ("/?q=" + "x" * 9000, 414),
        ("/assets/" + "x" * 1000 + ".js", None),  # too long for the name of a file
    ],
)
def test_a_path_that_is_too_long_is_refused(ann: Person, path: str, status: int | None) -> None:
    found = httpx.get(f"{ann.address}{path}").status_code
    assert found == status if status else found in (200, 404)


# ---- The metrics ------------------------------------------------------------------------------------------


def coming(address: str, **headers: str) -> ASGIConnection[Any, Any, Any, Any]:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "headers": sent, "client": (address, 1), "query_string": b"", "path": "/"}
    return ASGIConnection(scope)


def test_the_metrics_are_for_this_machine_or_for_whoever_has_the_token() -> None:
    assert may_measure(coming("127.0.0.1"), "")
    assert may_measure(coming("::1"), "")
    assert not may_measure(coming("192.168.1.20"), "")
    assert not may_measure(coming("127.0.0.1", x_forwarded_for="203.0.113.9"), "")
    assert may_measure(coming("203.0.113.9", authorization="Bearer abc"), "abc")
    assert not may_measure(coming("127.0.0.1"), "abc")
    assert not may_measure(coming("127.0.0.1", authorization="Bearer abd"), "abc")


def test_without_the_token_the_metrics_are_refused(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), metrics_token="abc") as node:
        refused = httpx.get(f"{node.address}/metrics")
        assert refused.status_code == 403
        assert "dejarik_choices" not in refused.text
        shown = httpx.get(f"{node.address}/metrics", headers={"authorization": "Bearer abc"})
        assert "dejarik_choices" in shown.text
