"""Bots think in processes of their own and within a time budget, so that all matches stay responsive.

A process gets an observation, never a state: it could not cheat even by mistake.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from threading import Thread
from types import FrameType
from typing import Any, NamedTuple, TypeVar

from dejarik.bots import bot
from dejarik.bots.thinking.advising import Advice, advice
from dejarik.kernel import Observation
from dejarik.server.ops.metrics import BOTS_HURRIED

log = logging.getLogger(__name__)
T = TypeVar("T")

BUDGET = 5.0  # seconds for one choice
IN_TIME = 0.8  # of it: then whoever thinks long should answer with the best so far


class TimeUp(BaseException):
    """The budget is used up. Not an `Exception`, so that no bot catches it by mistake."""


def time_to_think(budget: float, waited: float = 0.0, share: float = 1.0) -> float:
    """Seconds until a bot should answer with the best so far.

    Whoever waited for a process has less time left, and where many wait, everybody takes only their share:
    bots of a busy server get weaker before they get late.
    """
    return max(0.0, IN_TIME * min(budget - waited, budget * share))


class Answer(NamedTuple):
    """What a bot chooses."""

    number: int  # of the option
    hurried: str = ""  # what it took if its time was up before its thought: `BEST` so far, or `ANY`


BEST, ANY = "best", "any"


def think(
    name: str, seed: int, observation: bytes, budget: float, asked: float | None = None, share: float = 1.0
) -> Answer:
    """What a bot chooses; when its time is up, anything. Runs in a process of the pool.

    `asked` is when the bot was asked, by the clock that all processes of a machine share (`monotonic`).
    """
    seen: Observation[Any] = pickle.loads(observation)

    def choose(deadline: float) -> Answer:
        player = bot(name, seed)
        player.awaited(deadline)
        number = seen.options.index(player.choose(seen))
        return Answer(number, BEST if player.hurried else "")

    try:
        return _within(budget, asked, share, choose)
    except TimeUp:  # it may also be up just as the bot is done
        return Answer(any_option(seen, seed), ANY)


def advise(
    seed: int, observation: bytes, budget: float, asked: float | None = None, share: float = 1.0
) -> list[Advice]:
    """What to do and why; nothing if the time is up. Runs in a process of the pool."""
    seen: Observation[Any] = pickle.loads(observation)
    try:
        return _within(budget, asked, share, lambda deadline: advice(seen, seed, deadline))
    except TimeUp:
        return []


def _within(budget: float, asked: float | None, share: float, work: Callable[[float], T]) -> T:
    """What comes of work that is told by when it should be done, and ended when the budget is used up."""
    alarm = getattr(signal, "SIGALRM", None)
    try:
        if alarm is not None:
            signal.signal(alarm, _time_up)
            signal.setitimer(signal.ITIMER_REAL, budget)
        now = time.monotonic()
        waited = 0.0 if asked is None else max(0.0, now - asked)
        return work(now + time_to_think(budget, waited, share))
    finally:
        if alarm is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)


def any_option(seen: Observation[Any], seed: int) -> int:
    """The number of an option, by luck: what is left to a bot that found none itself."""
    return Random(seed).randrange(len(seen.options))


def _time_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeUp


def _wake() -> None:
    """What a process does first: load the games, so that the first choice is not slower than the others.

    The keyboard interrupts whoever serves, and that one ends its bot processes.
    """
    from dejarik.server.games import load_games

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, name="parent", daemon=True).start()
    os.nice(5)  # people come first
    load_games()


def end_with_parent() -> None:
    """A node that was killed cannot end its processes, and they would wait forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None, budget: float = BUDGET):
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self.asked = 0  # bots that think or wait for a process
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Begin to load before the first bot is asked."""
        self._running().submit(time.time)

    def stop(self) -> None:
        """End all processes; what they are thinking of nobody waits for anymore."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def alive(self) -> bool:
        """Whether bots can think; what was ended from outside is begun anew."""
        pool = self._running()
        if pool._broken or not all(process.is_alive() for process in (pool._processes or {}).values()):
            self._pool = None
            self.start()
            return False
        return True

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_wake)
        return self._pool

    async def choose(self, name: str, seed: int, observation: Observation[Any]) -> str:
        """The key of the option that a bot chooses."""
        data = pickle.dumps(observation)
        try:
            number, hurried = await self._ask(think, name, seed, data)
            if hurried:
                BOTS_HURRIED.labels(hurried).inc()
        except Exception:
            # A mistake of the bot is no reason to keep its opponent waiting forever.
            log.exception("a bot failed")
            number = any_option(observation, seed)
        return str(observation.view.key(observation.options[number]))

    async def advise(self, seed: int, observation: Observation[Any]) -> list[Advice]:
        """The best options and why they are, the best first; nothing where that cannot be found out."""
        try:
            return await self._ask(advise, seed, pickle.dumps(observation))
        except Exception:
            log.exception("no advice")
            return []

    async def _ask(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        self.asked += 1
        try:
            share = min(1.0, self.processes / self.asked)
            allowed = (self.budget, time.monotonic(), share)
            try:
                return await loop.run_in_executor(self._running(), partial(work, *args, *allowed))
            except BrokenProcessPool:
                # A process was ended from outside; the next one knows nothing of it.
                self._pool = None
                return await loop.run_in_executor(self._running(), partial(work, *args, *allowed))
        finally:
            self.asked -= 1
