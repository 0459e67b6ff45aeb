"""Nodes are restarted one after the other while people play: each finishes what it has begun and lets go.

A node that is told to end closes its live connections with a code that means "come again", so that a client
goes on at another node, or at the same one when it is back, without being loaded anew.
"""

from __future__ import annotations

import contextlib
import random
import signal
import threading
import time
from collections.abc import Iterator

import httpx
from tests.server.nodes import FRIEND, ME, Person, asked, later_than, one_by_one, wait_for
from tests.server.storage.table import match as match_of
from tests.server.storage.test_crash import process
from websockets.exceptions import ConnectionClosed, InvalidHandshake

COME_AGAIN = 1012  # the service restarts, as the protocol has it
AWAY = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError)
CHOICES = 10  # between two restarts


class Player:
    """Somebody with a screen that comes back by itself, to whichever node answers."""

    def __init__(self, person: Person, nodes: list[str], match: str, luck: int):
        self.person, self.nodes, self.match = person, nodes, match
        self.luck = random.Random(luck)
        self.acknowledged: list[str] = []
        self.closed: list[int] = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        while not self.over.is_set():
            self.person.address = self.luck.choice(self.nodes)
            try:
                with self.person.live(self.match) as screen:
                    view = screen.view()
                    while not self.over.is_set():
                        if not asked(view):
                            view = screen.view()
                            continue
                        step, key = view["step"], self.luck.choice(one_by_one(view))["key"]
                        screen.say(type="choose", step=step, key=key)
                        view = screen.view(later_than(step))
                        self.acknowledged.append(key)
            except ConnectionClosed as closed:
                self.closed.append(closed.rcvd.code if closed.rcvd is not None else 0)
            except AWAY:
                time.sleep(0.05)


@contextlib.contextmanager
def players(ann: Person, bob: Person, nodes: list[str], match: str) -> Iterator[list[Player]]:
    both = [Player(person, nodes, match, number) for number, person in enumerate((ann, bob))]
    for each in both:
        each.thread.start()
    try:
        yield both
    finally:
        for each in both:
            each.over.set()


def play_on(both: list[Player]) -> None:
    """Until so many choices more were acknowledged."""
    before = sum(len(each.acknowledged) for each in both)
    wait_for(lambda: sum(len(each.acknowledged) for each in both) >= before + CHOICES)


def test_nodes_are_restarted_one_by_one_and_no_choice_is_lost(postgres_database: str) -> None:
    with contextlib.ExitStack() as running:
        one, here = running.enter_context(process(postgres_database))
        other, there = running.enter_context(process(postgres_database))
        nodes = [here, there]
        ann, bob = Person(here), Person(there)
        made = match_of(ann, "outer_rim", ME, FRIEND)  # a long game
        bob.joins(made["invite"])
        match = made["id"]
        with players(ann, bob, nodes, match) as both:
            for number, old in enumerate((one, other)):
                play_on(both)
                old.send_signal(signal.SIGTERM)
                assert old.wait(30) in (0, -signal.SIGTERM), "it ended by itself, and in order"
                nodes[number] = running.enter_context(process(postgres_database))[1]
            play_on(both)
        for each in both:
            each.thread.join(30)
        assert {code for each in both for code in each.closed} <= {COME_AGAIN}
        assert any(each.closed for each in both)
        last = Person(nodes[0])
        last.http.cookies.update(ann.http.cookies)
        assert last.say(match, type="aside", key="concede").status_code == 200
        rows = last.choices(match)
        for seat, each in enumerate(both):
            written = iter(key for by, key in rows if by == seat)
            assert all(key in written for key in each.acknowledged), (
                "all that was acknowledged is there, in order"
            )
