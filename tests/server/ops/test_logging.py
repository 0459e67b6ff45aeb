"""Our own log: lines that machines read, with nothing secret in them."""

from __future__ import annotations

import logging
import sys

import msgspec
import pytest
from tests.server.nodes import FRIEND, ME, Person, RunningNode

from dejarik.server.http.sessions import COOKIE
from dejarik.server.ops.logging import JsonLines, log_config


def test_a_line_is_one_json_object_with_its_fields_and_its_trace() -> None:
    try:
        raise ValueError("no such thing")
    except ValueError:
        record = logging.LogRecord(
            "dejarik.server", logging.ERROR, "", 0, "it failed: %s", ("badly",), sys.exc_info()
        )
    record.match, record.step = "abc", 7
    line = JsonLines().format(record)
    assert "\n" not in line
    said = msgspec.json.decode(line)
    assert (said["level"], said["what"]) == ("error", "it failed: badly")
    assert (said["match"], said["step"]) == ("abc", 7)
    assert "ValueError: no such thing" in said["trace"]
    assert "key" not in said


def test_nothing_secret_is_logged(node: RunningNode, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "dejarik")
    ann, bob = Person(node.address), Person(node.address)
    made = ann.match(ME, FRIEND)
    bob.http.get(made["invite"])
    bob.joins(made["invite"])
    ann.choose(made["id"], ann.view(made["id"]))
    ann.say(made["id"], type="choose", step=99, key="nonsense")
    bob.say(made["id"], type="aside", key="concede")
    seed = ann.http.get(f"/api/matches/{made['id']}/record").json()["seed"]
    formatter = JsonLines()
    lines = [formatter.format(record) for record in caplog.records]
    assert any('"path":"/api/matches"' in line and '"status":201' in line for line in lines)
    secrets = [
        made["invite"].partition("=")[2],
        str(seed),
        ann.http.cookies[COOKIE],
        bob.http.cookies[COOKIE],
    ]
    assert [secret for secret in secrets for line in lines if secret in line] == []


def test_the_addresses_of_requests_are_not_logged_by_the_server_either() -> None:
    config = log_config()
    assert config["loggers"]["uvicorn.access"] == {"level": "CRITICAL"}  # type: ignore[index]
