"""Nodes for tests: real servers on loopback, and people who talk to them."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from dejarik import games
from dejarik.kernel import Record, carry_out, option_of
from dejarik.server.app import application
from dejarik.server.http.compression import WebSockets
from dejarik.server.node import Node, Settings

T = TypeVar("T")
DECKS = ("obi-wan", "grievous")
PATIENT = 1000.0
SECONDS = 30.0  # after which a test gives up waiting


class RunningNode:
    """A server in a thread of its own."""

    def __init__(self, database: str, *, patience: float = PATIENT, **settings: Any):
        self.app: Any = application(Settings(database, bot_processes=1, patience=patience, **settings))
        config = uvicorn.Config(
            self.app, port=0, log_config=None, access_log=False, ws=WebSockets, timeout_keep_alive=30
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> RunningNode:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)

    @property
    def inner(self) -> Node:
        running: Node = self.app.app.state["node"]
        return running


class Person:
    """Somebody with a browser: a cookie jar and an address. After a test everybody leaves."""

    present: ClassVar[list[Person]] = []

    def __init__(self, address: str, lang: str = "en"):
        self.present.append(self)
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=SECONDS, params={"lang": lang})
        self.lang = lang

    def get(self, path: str, **params: Any) -> Any:
        response = self.http.get(f"/api{path}", params={"lang": self.lang, **params})
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any = None, **params: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, params={"lang": self.lang, **params})

    def made(self, path: str, body: Any = None) -> Any:
        response = self.post(path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def match(self, *seats: dict[str, Any], **wishes: Any) -> Any:
        """A new match; each seat brings a ready-made deck."""
        sat = [{"deck": DECKS[number % 2], **seat} for number, seat in enumerate(seats)]
        return self.made("/matches", {"game": "destiny", "seats": sat, **wishes})

    def view(self, match: str, since: int = 0) -> Any:
        return self.get(f"/matches/{match}", since=since)

    def say(self, match: str, **message: Any) -> httpx.Response:
        return self.post(f"/matches/{match}/messages", message)

    def choose(self, match: str, view: Any, number: int = 0) -> httpx.Response:
        key = view["question"]["options"][number]["key"]
        return self.say(match, type="choose", step=view["step"], key=key)

    def joins(self, invite: str) -> Any:
        path, _, token = invite.partition("?invite=")
        return self.made(f"/matches/{path.rpartition('/')[2]}/join", {"invite": token})

    def choices(self, match: str) -> list[tuple[int, str]]:
        """What was chosen in a match that is over, by which seat, as the players said it."""
        record = Record.decode(self.http.get(f"/api/matches/{match}/record").content)
        game = games.find(record.game)
        state, said = game.new(game.decode_setup(record.setup), record.seed), []
        for row in record.rows:
            option = option_of(state, row)
            said.append((row.seat, state.key(option)))
            carry_out(state, row, option)
        return said

    @contextmanager
    def live(self, match: str, since: int | str = 0, *, changes: int = 0) -> Iterator[Live]:
        address = self.address.replace("http", "ws")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = f"{address}/api/matches/{match}/live?lang={self.lang}&since={since}&changes={changes}"
        with connect(where, additional_headers={"cookie": cookies}, max_size=None) as socket:
            yield Live(socket)


class Live:
    """A live connection; all that came is kept."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.heard: list[str] = []

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> Any:
        text = str(self.socket.recv(SECONDS))
        self.heard.append(text)
        return msgspec.json.decode(text)

    def view(self, fits: Callable[[Any], bool] = lambda view: True) -> Any:
        """The next position that fits."""
        while True:
            message = self.hear()
            if message["type"] == "view" and fits(message["view"]):
                return message["view"]

    def next(self, kind: str) -> Any:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message


def wait_for(fits: Callable[[], T | None], seconds: float = SECONDS) -> T:
    """Ask again until it is so."""
    for _ in range(int(seconds / 0.02)):
        found = fits()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it never came")


ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}
FRIEND: dict[str, Any] = {"kind": "friend"}
HOTSEAT: dict[str, Any] = {"kind": "hotseat"}


def later_than(step: int) -> Callable[[Any], bool]:
    """Fits positions after a step."""
    return lambda view: view["step"] > step


def asked(view: Any) -> bool:
    return view["seat"] in view["asked"] and not view["outcome"]


def one_by_one(view: Any) -> Any:
    """The options of which each is one choice, as it is written down: not those that join several."""
    return [option for option in view["question"]["options"] if option["kind"] != "together"]


def play_on(person: Person, match: str, luck: random.Random, most: int = 10_000) -> Any:
    """One person chooses at random for all their seats until the match is over, or this many times.

    They ask only for what is new, as a browser does; in the end for all of it.
    """
    view = person.view(match)
    made = 0
    while not view["outcome"] and made < most:
        if asked(view):
            key = luck.choice(one_by_one(view))["key"]
            chosen = {"type": "choose", "step": view["step"], "key": key}
            answer = person.post(f"/matches/{match}/messages", chosen, since=view["step"])
            if answer.status_code == 200:
                made += 1
                view = answer.json()["view"]
                continue
        else:
            time.sleep(0.02)  # asking more often would only hold up the bot
        view = person.view(match, since=view["step"])
    return person.view(match)
