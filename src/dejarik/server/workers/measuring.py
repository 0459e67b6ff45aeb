"""Decks are measured one at a time, by bots in a process behind everybody else, until their time is up.

What was played so far is written down every few seconds: whoever asks sees it at any node, also after the
server was stopped, which ends whatever it was measuring.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from dejarik.faces import DeckFault, DeckLine, DeckSheet
from dejarik.games.contract import Workbench
from dejarik.lab.measuring import Measurement, Measuring, Version, gauntlet, measuring, wanted
from dejarik.lab.runner import Here
from dejarik.server.games import ServedGame
from dejarik.server.limits import Limits
from dejarik.server.refusals import Refused
from dejarik.server.storage.measurings import MeasuringRow
from dejarik.server.storage.store import Store, new_id
from dejarik.server.wire.messages import Measure
from dejarik.server.workers.aside import Ending, work_aside

log = logging.getLogger(__name__)

BOT = "simple"  # the others are too slow, or too weak to tell much
EVERY = 2.0  # seconds between two reports
MOST_TOLD = 5  # faults
STATUS: dict[Ending, str] = {"told": "done", "stopped": "stopped", "late": "late", "died": "failed"}


class _Job:
    """One that waits or is played here."""

    def __init__(self, row: MeasuringRow, plan: Measuring):
        self.row = row
        self.plan = plan
        self.done = 0
        self.report = ""
        self.stopped = False

    def hear(self, told: tuple[int, Measurement]) -> bool:
        """How many matches were played, and what came of them; False when those were all."""
        self.done = told[0]
        self.report = msgspec.json.encode(told[1]).decode()
        return self.done < self.row.wanted


class Measurer:
    """Has decks measured, in the order in which somebody asked."""

    def __init__(self, store: Store, limits: Limits):
        self.store = store
        self.limits = limits
        self._waiting: deque[_Job] = deque()
        self._job: _Job | None = None
        self._working: asyncio.Task[None] | None = None
        self._ending = False

    async def begin(self, game: ServedGame, wish: Measure, guest: str, lang: str) -> None:
        """Have a deck measured; refused if it cannot be played, or if somebody has to wait too long."""
        seed = int(new_id(), 16) % 10**9
        plan = await asyncio.to_thread(plan_for, game, wish, seed, lang)
        matches, most = wanted(plan), self.limits.measuring_matches
        if matches > most:
            raise Refused("too-long", "measuring-matches", count=matches, most=most)
        if len(self._waiting) >= self.limits.measurings_waiting or self._ending:
            raise Refused("too-fast", "measuring-busy")
        now = time.time()
        row = MeasuringRow(
            guest=guest,
            id=new_id(),
            game=game.name,
            wish=msgspec.json.encode(wish).decode(),
            node=self.store.node,
            asked=now,
            told=now,
            wanted=matches,
        )
        if not await self.store.begin_measuring(row):
            raise Refused("too-fast", "measuring-already")
        self._waiting.append(_Job(row, plan))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def stop(self, guest: str) -> None:
        """A guest wants no more of theirs; what was played stays."""
        await self.store.stop_measuring(guest)
        for job in (*self._waiting, *([self._job] if self._job is not None else [])):
            job.stopped |= job.row.guest == guest

    async def close(self) -> None:
        """The server ends, and with it whatever it measures."""
        self._ending = True
        if self._working is not None:
            await self._working
        if self._waiting or self._job is not None:
            await self.store.end_measurings()

    async def _work(self) -> None:
        while self._waiting and not self._ending:
            self._job = job = self._waiting.popleft()
            if not job.stopped:
                await self._play(job)
            if not self._ending:
                self._job = None

    async def _play(self, job: _Job) -> None:
        """One deck: played in a process, told by us."""
        if await self._told(job, "running") is False:
            return
        playing = asyncio.create_task(
            asyncio.to_thread(
                work_aside,
                _measure,
                job.plan,
                job.hear,
                self.limits.measuring_seconds,
                lambda: job.stopped or self._ending,
            )
        )
        while not (await asyncio.wait({playing}, timeout=EVERY))[0]:
            job.stopped |= await self._told(job, "running") is False
        ending = playing.result()
        if ending == "died":
            log.warning("a measuring ended before its time")
        status = "ended" if self._ending and ending == "stopped" else STATUS[ending]
        while await self._told(job, status) is None and not self._ending:
            await asyncio.sleep(EVERY)

    async def _told(self, job: _Job, status: str) -> bool | None:
        """Whether its guest still wants it; None if the database is away: then it is told the next time."""
        try:
            return await self.store.tell_measuring(job.row, status, job.done, job.report)
        except SQLAlchemyError:
            log.warning("a measuring could not be written down")
            return None


# ---- What is to be played -------------------------------------------------------------------------------


def plan_for(game: ServedGame, wish: Measure, seed: int, lang: str) -> Measuring:
    """The matches that were wished for; refused with all faults of a deck that cannot be played."""
    bench = game.workbench
    if bench is None:
        raise Refused("bad-request", "brought-deck")
    versions = [Version("", _playable(game, bench, wish.sheet, lang, "unmeasurable"))]
    if wish.take or wish.put:
        changed = swapped(wish.sheet, wish.take, wish.put)
        versions.append(Version("swap", _playable(game, bench, changed, lang, "unmeasurable-change")))
    met = gauntlet(game.name, versions[0].deck, lang)
    opponents = list(dict.fromkeys(wish.against)) or met
    if not opponents or not set(opponents) <= set(met):
        raise Refused("bad-request", "no-deck")
    name = wish.sheet.name or game.name
    return measuring(game.name, name, versions, opponents, bot=BOT, each=wish.each, seed=seed, lang=lang)


def swapped(sheet: DeckSheet, take: str, put: str) -> DeckSheet:
    """One copy of a card less, and one of another more, in the same place."""
    lines = list(sheet.lines)
    at = next((at for at in reversed(range(len(lines))) if lines[at].card == take), None)
    if at is None or not put:
        raise Refused("bad-request")
    out = lines[at]
    there = next((at for at, line in enumerate(lines) if line.card == put and line.place == out.place), None)
    if there is None:
        lines.append(DeckLine(out.place, put))
    else:
        lines[there] = msgspec.structs.replace(lines[there], count=lines[there].count + 1)
    lines[at] = msgspec.structs.replace(out, count=out.count - 1)
    return msgspec.structs.replace(sheet, lines=[line for line in lines if line.count])


def _playable(game: ServedGame, bench: Workbench, sheet: DeckSheet, lang: str, otherwise: str) -> Any:
    judged = bench.judged(sheet, (), lang)
    if judged.faults:
        raise Refused("bad-request", otherwise, faults=_told_faults(judged.faults))
    return game.brought_deck(judged.text)


def _told_faults(faults: Sequence[DeckFault]) -> str:
    said = dict.fromkeys(fault.text for fault in faults)
    return " ".join(list(said)[:MOST_TOLD])


def _measure(pipe: Connection, plan: Measuring) -> None:
    """In the process: match by match, and now and then what they add up to."""
    from dejarik.lab.measuring import measure, report, results_of

    results = results_of(plan, None)
    count, done, told = wanted(plan), 0, time.monotonic()
    for part in measure(plan, Here(), results, largest=1):  # so that one sees them come
        done += len(part.played)
        if done == count or time.monotonic() - told >= EVERY:
            pipe.send((done, report(plan, results, "en")))
            told = time.monotonic()
