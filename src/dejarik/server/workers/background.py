"""Background work: bots answer, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from random import Random
from typing import Any

from dejarik.bots import has_level
from dejarik.kernel import CONCEDE, Seat
from dejarik.server.matches.match import OpenMatch
from dejarik.server.matches.registry import LiveMatch, Registry
from dejarik.server.ops.metrics import BOT_SECONDS
from dejarik.server.refusals import Refused

log = logging.getLogger(__name__)

AGAIN_AFTER = (1.0, 5.0, 30.0, 300.0)  # seconds between attempts of a bot, if the database is away
SHORTEST, LONGEST = 0.25, 1.1  # seconds that a bot seems to think
MANY = 8  # options over which one thinks for long
LATE = 5.0  # seconds after which a node moves a bot although another node should have done so


def pause(name: str, seed: int, options: int) -> float:
    """How long a bot that is made for people takes at least, as people do; equal seeds, equal pauses.

    Where there is nothing to choose, and by bots that are there to be quick, nothing is waited for.
    """
    if options < 2 or not has_level(name):
        return 0.0
    return SHORTEST + (LONGEST - SHORTEST) * Random(seed).random() * min(1.0, options / MANY)


class BackgroundWork:
    """The tasks that run for the open matches of a registry."""

    def __init__(self, registry: Registry):
        self.registry = registry
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_change = self.look_after

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_after(self, live: LiveMatch, *, late: bool) -> None:
        """Start what an opened or changed match needs; `late`: another node probably moves its bots."""
        match = live.match
        if live.bot_task is None and _bots_asked(match):
            # Nobody else has begun with a new match, and with SQLite there is nobody else.
            late = late and match.step > 0 and not self.registry.store.sqlite
            live.bot_task = self._begin(self._let_bots_move(live, late=late))
        if live.clock_task is not None:
            live.clock_task.cancel()
            live.clock_task = None
        if live.match.row.clock_seconds and not live.match.over:
            live.clock_task = self._begin(self._wait_for_clock(live))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- Bots ---------------------------------------------------------------------------------------

    async def _let_bots_move(self, live: LiveMatch, *, late: bool) -> None:
        try:
            if late:
                await asyncio.sleep(LATE)
            failures = 0
            while True:
                try:
                    if not await self._bot_moved(live):
                        return
                    failures = 0
                except Refused as refused:
                    log.warning("a bot cannot move", extra={"match": live.match.id, "code": refused.code})
                    return
                except Exception:
                    log.exception("a bot cannot move; trying again", extra={"match": live.match.id})
                    await asyncio.sleep(AGAIN_AFTER[min(failures, len(AGAIN_AFTER) - 1)])
                    failures += 1
        finally:
            live.bot_task = None

    async def _bot_moved(self, live: LiveMatch) -> bool:
        """One choice of one bot; False: no bot is asked anymore."""
        registry = self.registry
        async with registry.locked(live) as match:
            asked = _bots_asked(match)
            if not asked or (match.trial is not None and match.trial.status != "open"):
                return False  # a puzzle that is decided stays as it is, for everybody to look at
            seat, step = asked[0], match.step
            seen, key = match.observation(seat), match.ready_answer(seat)
        if key is None:
            began = time.perf_counter()
            name, seed = match.bot_of(seat), match.bot_seed(seat)
            key = await registry.bots.choose(name, seed, seen)
            took = time.perf_counter() - began
            BOT_SECONDS.observe(took)
            await asyncio.sleep(pause(name, seed, len(seen.options)) - took)
        if key in match.failed:
            # Our rules cannot carry this out; the match must go on all the same.
            others = [seen.view.key(option) for option in seen.options]
            key = next((other for other in others if other not in match.failed), "")
            if not key:
                return False
        try:
            await registry.choose(live, seat, key, step)
        except Refused as refused:
            if refused.code not in ("stale", "not-asked", "over", "fault"):
                raise
        return True

    # ---- Clocks -------------------------------------------------------------------------------------

    async def _wait_for_clock(self, live: LiveMatch) -> None:
        """Whoever uses up their time has lost, as if they had conceded."""
        match = live.match
        asked = [seat for seat in match.asked() if seat in match.people()]
        if not asked or match.waiting_for_people():
            return
        now = time.time()
        left = {seat: match.clocks.left(seat, asked, now) or 0.0 for seat in asked}
        first = min(left, key=lambda seat: left[seat])
        step = match.step
        await asyncio.sleep(left[first])
        if live.match.step == step and not live.match.over:
            live.clock_task = None
            try:
                await self.registry.aside(live, first, CONCEDE)
                log.info("time ran out", extra={"match": match.id, "seat": first})
            except Refused as refused:
                log.warning("a clock cannot end the match", extra={"match": match.id, "code": refused.code})


def _bots_asked(match: OpenMatch) -> list[Seat]:
    if match.row.uploaded or match.waiting_for_people():
        return []
    return [seat for seat in match.asked() if match.bot_of(seat)]
