"""A bounded attack on a real `dejarik serve`, on loopback: what an anonymous stranger can do to a table.

    python -m tests.server.attack

Each attack prints what it came to, and whether the table held; docs/security.md says what is promised.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from tests.server.nodes import FRIEND, HOTSEAT, ME, Person
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from dejarik.games import find
from dejarik.server.limits import Limits

UPLOADS = 6
CHARACTERS = 60_000
GUESTS = 12
MATCHES = 30  # that each of them tries to make
SOCKETS = 150
TAKEN_BACK = 150
MOST_MATCHES = 80  # that one address gets in the time this takes


@contextmanager
def serving(folder: str) -> Iterator[tuple[str, Path]]:
    """`dejarik serve` as people run it, on a database of its own."""
    database = Path(folder) / "table.db"
    command = [sys.executable, "-m", "dejarik", "serve", "--lang", "en", "--port", "0"]
    served = subprocess.Popen(
        [*command, "--database", str(database)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        assert served.stdout is not None
        address = served.stdout.readline().partition(" at ")[2].partition("/. ")[0]
        httpx.get(f"{address}/api/games", timeout=60)  # now all games are loaded
        yield address, database
    finally:
        os.killpg(served.pid, signal.SIGKILL)
        served.communicate()


def oversized_record(characters: int = CHARACTERS) -> bytes:
    """A record whose setup has far more characters than anybody could lay on a table."""
    rules = find("destiny")
    setup = msgspec.to_builtins(rules.samples()["rey against kylo-ren"])
    setup["decks"][0]["team"] = setup["decks"][0]["team"][:1] * characters
    record = {"game": "destiny", "version": rules.version, "setup": setup, "seed": 1}
    return msgspec.json.encode(record)


class Result(NamedTuple):
    """What an attack came to."""

    told: str
    held: bool


def keep_alive(address: str, _: Path) -> Result:
    """How long one of many requests on one connection takes."""
    took = []
    with httpx.Client(base_url=address) as client:
        for _number in range(60):
            began = time.perf_counter()
            client.get("/api/me")
            took.append(1000 * (time.perf_counter() - began))
    return Result(f"p50 of 60 requests on one connection: {statistics.median(took):.1f} ms", min(took) < 30)


def oversized_uploads(address: str, _: Path) -> Result:
    """Whether anybody can begin a match while such records are being looked at."""
    record = oversized_record()
    codes: list[int | str] = []

    def upload() -> None:
        with httpx.Client(base_url=address, timeout=40) as stranger:
            stranger.put("/api/me", json={"name": "", "lang": "en"})  # each is a guest of their own
            try:
                codes.append(stranger.post("/api/records", content=record).status_code)
            except httpx.HTTPError as failed:
                codes.append(type(failed).__name__)

    uploading = [threading.Thread(target=upload) for _ in range(UPLOADS)]
    for thread in uploading:
        thread.start()
    time.sleep(2)
    began = time.perf_counter()
    try:
        made = Person(address).match(ME, FRIEND)
        others = f"made in {time.perf_counter() - began:.2f} s" if made else ""
    except httpx.HTTPError as failed:
        others = f"{type(failed).__name__} after {time.perf_counter() - began:.0f} s"
    health = httpx.get(f"{address}/healthz", timeout=30).status_code
    for thread in uploading:
        thread.join()
    told = f"{UPLOADS} × {len(record) // 1024} kB: {codes}; a match meanwhile: {others}; /healthz {health}"
    return Result(told, set(codes) == {400} and "made" in others)


def many_matches(address: str, _: Path) -> Result:
    """How many matches one address gets, through many guests."""
    codes: dict[int, int] = {}
    for _guest in range(GUESTS):
        person = Person(address)
        for _match in range(MATCHES):
            seats = [{"deck": "obi-wan", **ME}, {"deck": "grievous", **FRIEND}]
            code = person.post("/matches", {"game": "destiny", "seats": seats}).status_code
            codes[code] = codes.get(code, 0) + 1
            if code == 429:
                break
    return Result(f"{GUESTS} guests at one address: {codes}", codes.get(201, 0) <= MOST_MATCHES)


def many_sockets(address: str, _: Path) -> Result:
    """How many live connections one guest keeps."""
    person = Person(address)
    match = person.match(HOTSEAT, HOTSEAT)["id"]
    where = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers, kept = {"cookie": cookies}, 0
    with ExitStack() as stack:
        for _number in range(SOCKETS):
            with suppress(WebSocketException):
                live = stack.enter_context(connect(where, additional_headers=headers, close_timeout=0.1))
                kept += json.loads(live.recv(30))["type"] == "view"
    return Result(
        f"{kept} of {SOCKETS} connections of one guest are kept", kept <= Limits().sockets_per_guest
    )


def many_take_backs(address: str, _: Path) -> Result:
    """How many rows one guest writes by choosing and taking back."""
    person = Person(address)
    match = person.match(HOTSEAT, HOTSEAT)["id"]
    codes: dict[int, int] = {}
    for _number in range(TAKEN_BACK):
        view = person.view(match)
        person.choose(match, view)
        code = person.say(match, type="undo", step=view["step"]).status_code
        codes[code] = codes.get(code, 0) + 1
        time.sleep(0.1)  # as fast as the rates allow
    told = f"{TAKEN_BACK} × choose and take back: {codes}, {person.view(match)['step']} rows kept"
    return Result(told, codes.get(429, 0) > 0)


def bad_requests(address: str, _: Path) -> Result:
    """Bodies and addresses that are none."""
    rules = find("outer_rim")
    long_number = {"players": 1, "head_start": int("9" * 60)}
    record = {"game": "outer_rim", "version": rules.version, "setup": long_number, "seed": 1}
    with httpx.Client(base_url=address, timeout=60) as client:
        tried = {
            "body that is no UTF-8": client.post("/api/matches", content=b'{"game": "\xff"}'),
            "long path": client.get(f"/assets/{'x' * 5000}.js"),
            "60 digits": client.post("/api/records", content=json.dumps(record).encode()),
            "foreign host": client.get("/api/me", headers={"host": "evil.example"}),
        }
    told = ", ".join(f"{what}: {answer.status_code}" for what, answer in tried.items())
    return Result(told, all(400 <= answer.status_code < 500 for answer in tried.values()))


def hostile_decks(address: str, _: Path) -> Result:
    """Whether decks that nobody could judge hold anybody up."""
    text = "Team:\n" + "99x Battle Droid\n" * 470
    began, codes = time.perf_counter(), []
    with httpx.Client(base_url=address, timeout=60) as client:
        for _number in range(UPLOADS):
            with suppress(httpx.TimeoutException):
                codes.append(client.post("/api/decks/destiny", json={"text": text}).status_code)
    took = time.perf_counter() - began
    return Result(f"{UPLOADS} decks of 40,000 characters: {codes} in {took:.1f} s", codes == [201] * UPLOADS)


def names(address: str, _: Path) -> Result:
    """What a name of invisible and stacked characters becomes."""
    said = "A\u200bn\u2060n\u00ad" + "\u0301" * 15
    made = Person(address).http.put("/api/me", json={"name": said, "lang": "en"}).json()
    return Result(ascii(made["name"]), made["name"].startswith("Ann") and len(made["name"]) <= 6)


def files(_: str, database: Path) -> Result:
    """Who else on the machine can read what the server keeps."""
    kept = sorted(database.parent.iterdir())
    modes = {file.name: f"{file.stat().st_mode & 0o777:04o}" for file in kept}
    told = ", ".join(f"{name} {mode}" for name, mode in modes.items())
    return Result(told, set(modes.values()) == {"0600"})


def second_server(_: str, database: Path) -> Result:
    """Whether another server begins on the same file."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "dejarik", "serve", "--lang", "en", "--port", str(port)]
    other = subprocess.Popen(
        [*command, "--database", str(database)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    serves = other.stdout.readline()
    other.kill()
    _, told = other.communicate()
    return Result(serves.strip() or told.strip(), not serves and bool(told))


ATTACKS: tuple[Callable[[str, Path], Result], ...] = (
    keep_alive,
    bad_requests,
    names,
    files,
    second_server,
    many_sockets,
    many_take_backs,
    hostile_decks,
    oversized_uploads,
    many_matches,
)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("attacks", nargs="*", choices=[[], *(attack.__name__ for attack in ATTACKS)])
    chosen: Any = parser.parse_args().attacks
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (address, database):
        for attack in ATTACKS:
            if not chosen or attack.__name__ in chosen:
                result = attack(address, database)
                print(f"{'held' if result.held else 'BROKEN'} · {attack.__name__}: {result.told}", flush=True)


if __name__ == "__main__":
    main()
