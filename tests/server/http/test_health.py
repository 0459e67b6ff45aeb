"""`/healthz` tells the truth: well means that matches can be played, and that what is played can be kept."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.nodes import HOTSEAT, Person, RunningNode, wait_for
from tests.server.storage.test_crash import process

from dejarik.server import node as nodes
from dejarik.server.storage.store import Store


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningNode]:
    monkeypatch.setattr(nodes, "HEALTH_EVERY", 0.0)
    with RunningNode(str(tmp_path / "matches.db")) as node:
        yield node


def health(address: str) -> tuple[int, Any]:
    answer = httpx.get(f"{address}/healthz", timeout=30)
    return answer.status_code, answer.json()


def test_a_full_disk_is_told(checked: RunningNode, monkeypatch: pytest.MonkeyPatch) -> None:
    assert health(checked.address) == (200, {"status": "well", "rules": "interpreted"})
    monkeypatch.setattr(Store, "room", lambda _: nodes.LEAST_ROOM - 1)
    assert health(checked.address) == (503, {"status": "unwell", "wrong": ["disk"]})


def test_bots_that_were_ended_are_told_and_begun_anew(checked: RunningNode) -> None:
    bots = checked.inner.bots
    assert health(checked.address)[0] == 200
    pool: Any = bots._running()
    (pid,) = wait_for(lambda: list(pool._processes))
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not pool._processes or not pool._processes[pid].is_alive())
    assert health(checked.address) == (503, {"status": "unwell", "wrong": ["workers"]})
    wait_for(lambda: health(checked.address)[0] == 200)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux limits other processes")
def test_a_disk_that_takes_nothing_more_is_told_and_forgotten_when_it_does(tmp_path: Path) -> None:
    import resource

    with process(str(tmp_path / "matches.db")) as (served, address):
        ann = Person(address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        view = ann.view(match)
        assert health(address)[0] == 200
        no_limit = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (4096, no_limit[1]))
        wait_for(lambda: health(address) == (503, {"status": "unwell", "wrong": ["database"]}))
        assert ann.choose(match, view).status_code == 503
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, no_limit)
        wait_for(lambda: health(address) == (200, {"status": "well", "rules": "interpreted"}))
        assert ann.choose(match, ann.view(match)).status_code == 200
