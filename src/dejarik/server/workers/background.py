"""What goes on by itself: bots answer, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from dejarik.kernel import Seat
from dejarik.server.http.errors import Refused
from dejarik.server.matches.match import Seated
from dejarik.server.matches.registry import Hall, Table
from dejarik.server.ops.metrics import BOT_SECONDS

log = logging.getLogger(__name__)

AGAIN_AFTER = (1.0, 5.0, 30.0, 300.0)  # seconds between attempts of a bot, if the database is away
LATE = 5.0  # seconds after which a node moves a bot although another node should have done so
CONCEDE = "concede"


class Attendant:
    """Stands beside all tables of a hall."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        hall.attend = self.attend

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def attend(self, table: Table, *, late: bool) -> None:
        """See to a table that was opened or has changed; `late`: another node probably sees to its bots."""
        seated = table.seated
        if table.bots is None and _bots_asked(seated):
            # Nobody else has begun with a new match, and with SQLite there is nobody else.
            late = late and seated.step > 0 and not self.hall.store.sqlite
            table.bots = self._begin(self._let_bots_move(table, late=late))
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.seated.row.clock_seconds and not table.seated.over:
            table.timer = self._begin(self._wait_for_clock(table))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- Bots ---------------------------------------------------------------------------------------

    async def _let_bots_move(self, table: Table, *, late: bool) -> None:
        try:
            if late:
                await asyncio.sleep(LATE)
            failures = 0
            while True:
                try:
                    if not await self._bot_moved(table):
                        return
                    failures = 0
                except Refused as refused:
                    log.warning("a bot cannot move", extra={"match": table.seated.id, "code": refused.code})
                    return
                except Exception:
                    log.exception("a bot cannot move; trying again", extra={"match": table.seated.id})
                    await asyncio.sleep(AGAIN_AFTER[min(failures, len(AGAIN_AFTER) - 1)])
                    failures += 1
        finally:
            table.bots = None

    async def _bot_moved(self, table: Table) -> bool:
        """One choice of one bot; False: no bot is asked any more."""
        hall = self.hall
        async with hall.held(table) as seated:
            asked = _bots_asked(seated)
            if not asked:
                return False
            seat, step = asked[0], seated.step
            seen = seated.observation(seat)
        began = time.perf_counter()
        key = await hall.thinkers.choose(seated.bot_of(seat), seated.luck(seat), seen)
        BOT_SECONDS.observe(time.perf_counter() - began)
        if key in seated.failed:
            # Our rules cannot carry this out; the match must go on all the same.
            others = [seen.view.key(option) for option in seen.options]
            key = next((other for other in others if other not in seated.failed), "")
            if not key:
                return False
        try:
            await hall.choose(table, seat, key, step)
        except Refused as refused:
            if refused.code not in ("stale", "not-asked", "over", "fault"):
                raise
        return True

    # ---- Clocks -------------------------------------------------------------------------------------

    async def _wait_for_clock(self, table: Table) -> None:
        """Whoever uses up their time has lost, as if they had conceded."""
        seated = table.seated
        asked = [seat for seat in seated.asked() if seat in seated.people()]
        if not asked or seated.waiting_for_people():
            return
        now = time.time()
        left = {seat: seated.clocks.left(seat, asked, now) or 0.0 for seat in asked}
        first = min(left, key=lambda seat: left[seat])
        step = seated.step
        await asyncio.sleep(left[first])
        if table.seated.step == step and not table.seated.over:
            table.timer = None
            try:
                await self.hall.aside(table, first, CONCEDE)
                log.info("time ran out", extra={"match": seated.id, "seat": first})
            except Refused as refused:
                log.warning("a clock cannot end the match", extra={"match": seated.id, "code": refused.code})


def _bots_asked(seated: Seated) -> list[Seat]:
    if seated.row.uploaded or seated.waiting_for_people():
        return []
    return [seat for seat in seated.asked() if seated.bot_of(seat)]
