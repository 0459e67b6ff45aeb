"""A node is killed in the middle of play: no acknowledged choice is lost."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
from tests.server.nodes import FRIEND, HOTSEAT, ME, Person, asked, one_by_one


@contextlib.contextmanager
def process(database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`dejarik serve` as people run it; on the way out it is killed without warning."""
    command = [sys.executable, "-m", "dejarik", "serve", "--lang", "en", "--port", "0"]
    served = subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        assert served.stdout is not None
        line = served.stdout.readline()
        yield served, line.partition(" at ")[2].partition("/. ")[0]
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(served.pid, signal.SIGKILL)
        served.wait()
        assert served.stdout is not None
        served.stdout.close()


def play_until_it_dies(person: Person, match: str, acknowledged: list[tuple[int, str]]) -> None:
    """Choose as fast as one can and write down what the server has acknowledged."""
    luck = random.Random(7)
    with contextlib.suppress(httpx.TransportError):
        while True:
            view = person.view(match)
            if view["outcome"]:
                return
            option = luck.choice(one_by_one(view))
            if person.say(match, type="choose", step=view["step"], key=option["key"]).status_code == 200:
                acknowledged.append((view["step"], option["key"]))


def test_no_acknowledged_choice_is_lost(database: str) -> None:
    kill_after = 17
    acknowledged: list[tuple[int, str]] = []
    with process(database) as (served, address):
        ann = Person(address)
        match = ann.match(HOTSEAT, HOTSEAT, seed=6)["id"]
        playing = threading.Thread(target=play_until_it_dies, args=(ann, match, acknowledged))
        playing.start()
        while len(acknowledged) < kill_after and playing.is_alive():
            time.sleep(0.002)
        served.send_signal(signal.SIGKILL)
        playing.join()
    assert len(acknowledged) >= kill_after
    with process(database) as (_, address):
        again = Person(address)
        again.http.cookies.update(ann.http.cookies)
        view = again.view(match)
        # At most the one choice that was on its way is there without having been acknowledged.
        assert view["step"] - len(acknowledged) in (0, 1)
        positions = replayed(again, match, view["step"])
        assert [key for step, key in acknowledged] == positions[: len(acknowledged)]
        assert asked(view)
        after = again.view(match)
        assert (after["board"], after["question"]) == (view["board"], view["question"])
        assert again.choose(match, after).status_code == 200


def choose_when_asked(person: Person, match: str, acknowledged: list[tuple[int, str]], most: int) -> None:
    """One of two who play, until both together have made this many choices or the node is gone."""
    luck = random.Random(11)
    with contextlib.suppress(httpx.TransportError):
        while len(acknowledged) < most:
            view = person.view(match)
            if not asked(view):
                time.sleep(0.01)
                continue
            key = luck.choice(one_by_one(view))["key"]
            if person.say(match, type="choose", step=view["step"], key=key).status_code == 200:
                acknowledged.append((view["seat"], key))


def test_whose_node_is_killed_plays_on_at_another(postgres_database: str) -> None:
    kill_after, most = 15, 30
    acknowledged: list[tuple[int, str]] = []
    with process(postgres_database) as (killed, here), process(postgres_database) as (_, there):
        ann, bob = Person(here), Person(there)
        made = ann.match(ME, FRIEND)
        bob.joins(made["invite"])
        match = made["id"]
        playing = [
            threading.Thread(target=choose_when_asked, args=(person, match, acknowledged, most))
            for person in (ann, bob)
        ]
        for thread in playing:
            thread.start()
        while len(acknowledged) < kill_after:
            time.sleep(0.002)
        killed.send_signal(signal.SIGKILL)
        playing[0].join()
        again = Person(there)
        again.http.cookies.update(ann.http.cookies)
        choose_when_asked(again, match, acknowledged, most)
        playing[1].join()
        with again.live(match) as of_ann, bob.live(match) as of_bob:
            mine, theirs = of_ann.view(), of_bob.view()
            assert (mine["seat"], theirs["seat"]) == (0, 1)
            assert mine["step"] == theirs["step"] >= len(acknowledged)
        again.say(match, type="aside", key="concede")
        rows = again.choices(match)
        for seat in (0, 1):
            written = [key for by, key in rows[:-1] if by == seat]
            told = [key for by, key in acknowledged if by == seat]
            # At most the one choice that was on its way is there without having been acknowledged.
            assert len(written) - len(told) in (0, 1)
            left = iter(written)
            assert all(key in left for key in told)


def replayed(person: Person, match: str, count: int) -> list[str]:
    """The keys that were written down: they come out with the record, once the match is over."""
    twin: dict[str, Any] = person.say(match, type="aside", key="concede").json()
    assert twin["view"]["outcome"]
    keys = [key for _, key in person.choices(match)][:count]
    # Alone one may take anything back, even the end.
    assert person.say(match, type="undo", step=count).status_code == 200
    return keys
