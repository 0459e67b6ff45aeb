"""Finished matches are analyzed one at a time, in a process that is ended when its time is up.

What is found comes over as it is found, so that whoever waits sees the match take shape. It is kept in memory
for those who come later; it can always be made again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from threading import Event
from typing import Literal

from dejarik.kernel import Match, Record
from dejarik.lab.analysis import Analysis, Moment, Position
from dejarik.server.refusals import Refused
from dejarik.server.workers.aside import work_aside

log = logging.getLogger(__name__)

SECONDS = 180.0  # for one match
MOST_WAITING = 8  # matches; whoever comes then comes again later
MOST_KEPT = 100

Chances = tuple[float, ...]
Status = Literal["waiting", "running", "done", "late", "failed"]
Found = list[Chances] | Moment | Position | Analysis | None


class Progress:
    """What is known of a match so far."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.status: Status = "waiting"
        self.outline: list[Chances] = []
        self.moments: list[Moment] = []
        self.positions: list[Position] = []
        self.analysis: Analysis | None = None

    def hear(self, found: Found) -> bool:
        """Take in what was found; False when that was the last of it."""
        if isinstance(found, Moment):
            self.moments.append(found)
        elif isinstance(found, Position):
            self.positions.append(found)
        elif isinstance(found, Analysis):
            self.analysis, self.status = found, "done"
        elif found is None:
            self.status = "failed"
        else:
            self.outline = found
        return self.status == "running"

    def end(self, *, late: bool = False) -> None:
        """Nothing more will be found; there may have been too little time."""
        if self.status != "done":
            self.status = "late" if late else "failed"


class Analyst:
    """Analyzes matches, each once, in the order in which somebody asked."""

    def __init__(self, seconds: float = SECONDS):
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(1, "analyzing")
        self._known: OrderedDict[tuple[str, float], Progress] = OrderedDict()
        self._stopped = Event()

    def find(self, known: tuple[str, float]) -> Progress | None:
        """What is known of a match, if anybody has asked for it."""
        return self._known.get(known)

    def begin(self, known: tuple[str, float], record: Record) -> Progress:
        """Have a match analyzed, unless it is already; what failed or came too late is tried again."""
        progress = self._known.get(known)
        if progress is not None and progress.status not in ("failed", "late"):
            self._known.move_to_end(known)
            return progress
        waiting = sum(each.status in ("waiting", "running") for each in self._known.values())
        if waiting >= MOST_WAITING:
            raise Refused("too-fast", "busy")
        progress = Progress(len(record.rows))
        self._known[known] = progress
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        self._threads.submit(self._watch, record, progress)
        return progress

    async def stop(self) -> None:
        self._stopped.set()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    def _watch(self, record: Record, progress: Progress) -> None:
        """In the thread: one process for one match, for as long as it may take."""
        progress.status = "running"
        ending = "died"
        try:
            ending = work_aside(_work, record, progress.hear, self.seconds, self._stopped.is_set)
            if ending != "told":
                log.warning("an analysis ended before its time: %s", ending)
        finally:
            progress.end(late=ending == "late")


def _work(pipe: Connection, record: Record) -> None:
    """In the process: first the course roughly, then choice by choice, then what it adds up to."""
    from dejarik.games import find
    from dejarik.lab.analysis import analyze, begun, moments, positions
    from dejarik.lab.course import Tally

    match = Match.replay(find(record.game), record, try_other_version=True)
    first = begun(match)
    pipe.send(first.outline(match))
    found, tally = [], Tally()
    for moment in moments(match, first=first, tally=tally):
        found.append(moment)
        pipe.send(moment)
    tried = []
    for position in positions(match, found, first=first):
        tried.append(position)
        pipe.send(position)
    pipe.send(analyze(match, found, tried=tried, tally=tally))
