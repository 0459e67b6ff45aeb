"""Records that strangers send are replayed in a process of their own, with limits of time and memory.

Whatever a record makes the rules do, the matches in play do not wait for it: the process is ended when its
time is up, when it wants too much memory, or when whoever sent the record has left.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread
from typing import Any

import msgspec

from dejarik.kernel import Record
from dejarik.server.matches.creating import Replayed, replayed
from dejarik.server.refusals import Refused
from dejarik.server.workers.bots import end_with_parent

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

SECONDS = 10.0  # for one record
MEGABYTES = 512  # besides what the games take by themselves
MOST_WAITING = 8  # records; whoever comes then comes again later
LOADING_SECONDS = 120.0
LOOK_AGAIN = 0.05  # seconds between looks whether whoever waits is still there


class Replayer:
    """The process for records. It is started with the first one: most tables never see any."""

    def __init__(self, seconds: float = SECONDS, megabytes: int = MEGABYTES):
        self.seconds = seconds
        self.megabytes = megabytes
        self._threads = ThreadPoolExecutor(1, "replaying")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._waiting = 0

    async def replay(self, record: Record) -> Replayed:
        """What a record comes to; whoever does not wait for it any longer also stops it."""
        if self._waiting >= MOST_WAITING:
            raise Refused("too-fast", "busy")
        left = Event()
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, record, left)
        finally:
            self._waiting -= 1
            left.set()

    async def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        self._end()

    # ---- In the thread that waits for the process ------------------------------------------------------

    def _ask(self, record: Record, left: Event) -> Replayed:
        if left.is_set():
            raise Refused("fault")  # nobody hears it
        try:
            pipe = self._running(left)
            pipe.send(record)
            answer = self._heard(pipe, left, self.seconds)
        except (EOFError, OSError) as ended:
            self._end()
            log.warning("a record ended the process that replayed it")
            raise Refused("bad-request", "too-much") from ended
        if isinstance(answer, Replayed):
            return answer
        code, message, about = answer
        raise Refused(code, message, **about)

    def _heard(self, pipe: Connection, left: Event, seconds: float) -> Any:
        until = time.monotonic() + seconds
        while not pipe.poll(LOOK_AGAIN):
            if left.is_set() or time.monotonic() > until:
                self._end()
                log.warning("a record took too long" if not left.is_set() else "nobody waits for a record")
                raise Refused("bad-request", "too-much")
        return pipe.recv()

    def _running(self, left: Event) -> Connection:
        if self._process is not None and self._process.is_alive() and self._pipe is not None:
            return self._pipe
        self._end()
        context = multiprocessing.get_context("spawn")
        self._pipe, its_end = context.Pipe()
        self._process = context.Process(target=_work, args=(its_end, self.megabytes), daemon=True)
        self._process.start()
        its_end.close()
        self._heard(self._pipe, left, LOADING_SECONDS)
        return self._pipe

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


# ---- In the process ---------------------------------------------------------------------------------------


def _work(pipe: Connection, megabytes: int) -> None:
    """Replay one record after the other, until nobody is at the other end."""
    from dejarik.server.games import load_games

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, name="parent", daemon=True).start()
    if sys.platform != "win32":
        os.nice(10)  # people come first, and bots next
    load_games()
    _limit_memory(megabytes)
    pipe.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(record: Record) -> Replayed | tuple[str, str, dict[str, Any]]:
    try:
        match = replayed(record)
        return Replayed.of(match)
    except Refused as refused:
        return refused.code, refused.message, msgspec.to_builtins(refused.about)


def _limit_memory(megabytes: int) -> None:
    """From here on so much more, where the system keeps such limits; what wants more gets a `MemoryError`."""
    pages = Path("/proc/self/statm")
    if sys.platform == "win32" or not pages.exists():
        return
    used = int(pages.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    most = used + megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
