"""Many tables at once on loopback: how much memory idle ones take, and how long it takes to open long ones.

    python -m tests.server.crowd --tables 1000                      two people look at each, nobody chooses
    python -m tests.server.crowd --tables 200 --choices 400 --game cardgame --people 1 --evicted

A node is started on a database with matches in mid-game, and all their players come at once, as they do
when it was restarted, or when its matches left memory (`--evicted`). Measured are the time until each sees
the position, the CPU time of the node and its memory; everything ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from random import Random

import httpx
import msgspec
from tests.server.load import DECKS, answers, cpu_of, decode, memory_of
from websockets.asyncio.client import connect

from dejarik import games
from dejarik.kernel import Match
from dejarik.server.games import served_game
from dejarik.server.guests import Signer
from dejarik.server.http.sessions import COOKIE
from dejarik.server.storage.store import ChoiceRow, MatchRow, SeatRow, Store, new_id

DIFFERENT = 20  # matches; the others are copies of them
TRIES = 50


def played(game: str, choices: int, seed: int) -> Match:
    """A match in which so many choices were made at random, and which is not over."""
    served = served_game(game)
    for tried in range(TRIES):
        setup = served.setup(list(DECKS[game]), "en", {})
        match = Match(games.find(game), setup, seed * TRIES + tried)
        luck = Random(seed)
        while match.state.outcome is None and len(match.record.rows) < choices:
            decision = match.state.decision
            match.choose(match.state.key(luck.choice(decision.options)))
        if match.state.outcome is None:
            return match
    raise ValueError(f"no match of {game} has {choices} choices")


async def fill(database: str, game: str, tables: int, choices: int) -> tuple[list[str], list[str]]:
    """Write matches down; their ids, and the cookies of the two who play all of them."""
    store = await Store.open(database)
    try:
        signer = Signer(await store.keys())
        guests = [(await store.new_guest(name, "ru", time.time())).id for name in ("Аня", "Борис")]
        matches = [played(game, choices, seed) for seed in range(min(tables, DIFFERENT))]
        ids = [new_id() for _ in range(tables)]
        for number, name in enumerate(ids):
            await add(store, name, matches[number % len(matches)], guests)
        return ids, [signer.cookie(guest) for guest in guests]
    finally:
        await store.close()


async def add(store: Store, name: str, match: Match, guests: list[str]) -> None:
    record, now = match.record, time.time()
    row = MatchRow(
        id=name,
        game=record.game,
        version=record.version,
        setup=msgspec.json.encode(record.setup).decode(),
        seed=str(record.seed),
        created=now,
        began=now,
        updated=now,
        asked=str(match.state.decision.seat),
        fingerprint=match.fingerprint(),
    )
    seats = [
        SeatRow(match=name, seat=seat, kind="person", guest=guest, name=guest[:4])
        for seat, guest in enumerate(guests)
    ]
    choices = [
        ChoiceRow(match=name, step=step, seat=row.seat, kind="choice", key=row.key, at=now, digest=digest)
        for step, (row, digest) in enumerate(zip(record.rows, record.digests, strict=True))
    ]
    await store.add_match(row, seats, choices)


class Crowd:
    """All who come, and how long each had to wait."""

    def __init__(self, address: str):
        self.address = address.replace("http", "ws")
        self.waited: list[float] = []
        self.seen = asyncio.Event()
        self.gone = asyncio.Event()

    async def comes(self, match: str, cookie: str, everybody: int) -> None:
        where = f"{self.address}/api/matches/{match}/live?lang=ru&changes=1"
        began = time.perf_counter()
        async with connect(
            where,
            additional_headers={"cookie": f"{COOKIE}={cookie}"},
            max_size=None,
            open_timeout=None,
            ping_interval=None,
        ) as socket:
            while decode(await socket.recv())["type"] != "view":
                pass
            self.waited.append(time.perf_counter() - began)
            if len(self.waited) == everybody:
                self.seen.set()
            await self.gone.wait()


class Node:
    """A process of its own, and what it has used since it was last asked."""

    def __init__(self, port: int, database: str, in_memory: int):
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "tests.server.load", "--serve", "--port", str(port)]
        self.process = subprocess.Popen([*command, "--database", database, "--in-memory", str(in_memory)])
        self.used = 0.0

    def cpu(self) -> float:
        before, self.used = self.used, cpu_of(self.process.pid)
        return self.used - before

    def megabytes(self) -> float:
        return memory_of(self.process.pid) / 1024


async def look_at_each(address: str, ids: list[str], cookie: str) -> None:
    """One after the other, each for a moment: then another takes its place in memory."""
    async with httpx.AsyncClient(base_url=address, cookies={COOKIE: cookie}, timeout=60) as client:
        for match in ids:
            (await client.get(f"/api/matches/{match}", params={"lang": "ru"})).raise_for_status()


async def measure(args: argparse.Namespace, node: Node, ids: list[str], cookies: list[str]) -> None:
    await answers(node.address)
    if args.evicted:
        await look_at_each(node.address, ids, cookies[0])
    before, _ = node.megabytes(), node.cpu()
    crowd, everybody = Crowd(node.address), len(ids) * args.people
    coming = [
        asyncio.create_task(crowd.comes(match, cookie, everybody))
        for match in ids
        for cookie in cookies[: args.people]
    ]
    await asyncio.wait([asyncio.create_task(crowd.seen.wait()), *coming], return_when=asyncio.FIRST_COMPLETED)
    spent = node.cpu()
    await asyncio.sleep(args.rest)
    after = node.megabytes()
    crowd.gone.set()
    await asyncio.gather(*coming)
    print(f"{args.game}, {len(ids)} tables after {args.choices} choices, {everybody} live connections")
    print(f"until the position is there: median {statistics.median(crowd.waited):.2f} s", end=", ")
    print(f"last {max(crowd.waited):.2f} s")
    print(f"CPU of the node {spent:.1f} s, {1000 * spent / len(ids):.0f} ms for each table")
    print(f"memory {before:.0f} → {after:.0f} MB: {1024 * (after - before) / len(ids):.0f} kB for each table")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=DECKS, default="destiny")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--choices", type=int, default=40)
    parser.add_argument("--people", type=int, choices=(1, 2), default=2)
    parser.add_argument("--evicted", action="store_true", help="all were open before, and left memory")
    parser.add_argument("--rest", type=float, default=1.0)
    parser.add_argument("--port", type=int, default=8255)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = f"{folder}/matches.db"
        ids, cookies = asyncio.run(fill(where, args.game, args.tables, args.choices))
        node = Node(args.port, where, 1 if args.evicted else args.tables)
        try:
            asyncio.run(measure(args, node, ids, cookies))
        finally:
            node.process.terminate()
            node.process.wait()


if __name__ == "__main__":
    main()
