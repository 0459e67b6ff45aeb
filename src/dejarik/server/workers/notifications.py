"""Nodes learn of each other's news through PostgreSQL. One process with SQLite needs none of this.

Matches are in groups, each with a channel of its own (`channel_of`); a node hears only of the groups whose
matches it holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from dejarik.server.matches.registry import Registry
from dejarik.server.storage.store import channel_of
from dejarik.server.storage.tables import BUSY_SECONDS

if TYPE_CHECKING:
    import psycopg  # an extra: who keeps matches in SQLite does not have it

log = logging.getLogger(__name__)

AGAIN_AFTER = (0.2, 1.0, 5.0)  # seconds between attempts to reach the database
IDLE_CHANNELS = 64  # that are heard although nothing of theirs is open anymore


class NotificationListener:
    """Listens to the other nodes and brings the matches of this one up to date."""

    def __init__(self, registry: Registry):
        self.registry = registry
        self.channels: set[str] = set()  # that are heard
        self._wanted: dict[str, asyncio.Future[None]] = {}  # to be heard, too, for those who wait for it
        self._woken = asyncio.Event()  # by something that came, or by somebody who wants another channel
        self._news: dict[
            tuple[str, bool], None
        ] = {}  # of which match, and whether it is chat; once is enough
        self._fresh = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._away = False

    async def start(self) -> None:
        """Returns when nothing can be missed anymore."""
        if self.registry.store.sqlite:
            return
        self.registry.follow = self.follow
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._keep_listening(listening))
        await listening.wait()

    def listening(self) -> bool:
        """Whether news are heard, where there are others who could tell any."""
        return self._task is None or not (self._task.done() or self._away)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def follow(self, match: str) -> None:
        """Returns when the news of a match are heard; if nothing is, all is made up for later."""
        channel = channel_of(match)
        if channel in self.channels or not self.listening():
            return
        waiting = self._wanted.setdefault(channel, asyncio.get_running_loop().create_future())
        self._woken.set()
        await asyncio.shield(waiting)

    async def _keep_listening(self, listening: asyncio.Event) -> None:
        import psycopg

        failures = 0
        while True:
            try:
                async with await self._connect() as connection:
                    failures = 0
                    await self._listen(connection, listening)
            except psycopg.Error:
                log.warning("the database does not tell news; trying again")
            except Exception:
                log.exception("news could not be taken in; listening again")
            self._away = True
            self.channels.clear()
            self._heard()
            await asyncio.sleep(AGAIN_AFTER[min(failures, len(AGAIN_AFTER) - 1)])
            failures += 1

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        import psycopg

        url = self.registry.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=BUSY_SECONDS)

    async def _listen(self, connection: psycopg.AsyncConnection[Any], listening: asyncio.Event) -> None:
        connection.add_notify_handler(lambda notice: self._told(notice.payload))
        await self._hear(connection, {channel_of(match) for match in self.registry.in_use()})
        self._away = False
        again = listening.is_set()
        listening.set()
        if again:
            await self.registry.refresh_all()  # whatever was told meanwhile was missed
        both = [asyncio.create_task(self._keep_hearing(connection)), asyncio.create_task(self._keep_up())]
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            ended.pop().result()  # neither ends by itself: this raises what went wrong
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _hear(self, connection: psycopg.AsyncConnection[Any], channels: Collection[str]) -> None:
        """Listen to these, too; not anymore to those of which nothing is open, once they are many."""
        in_use = {channel_of(match) for match in self.registry.in_use()}.union(channels)
        idle = self.channels - in_use
        commands = [f'LISTEN "{channel}"' for channel in channels]
        if len(idle) > IDLE_CHANNELS:
            commands += [f'UNLISTEN "{channel}"' for channel in idle]
            self.channels -= idle
        if commands:
            await connection.execute("; ".join(commands).encode())
        self.channels.update(channels)

    def _heard(self) -> None:
        """Nobody waits any longer for what is heard, or cannot be."""
        for channel, waiting in list(self._wanted.items()):
            if channel in self.channels or self._away:
                del self._wanted[channel]
                if not waiting.done():
                    waiting.set_result(None)

    async def _keep_hearing(self, connection: psycopg.AsyncConnection[Any]) -> None:
        loop, socket = asyncio.get_running_loop(), connection.fileno()
        while True:
            self._woken.clear()
            if self._wanted:
                await self._hear(connection, list(self._wanted))
                self._heard()
            connection.pgconn.consume_input()
            while (notice := connection.pgconn.notifies()) is not None:
                self._told(notice.extra.decode())
            loop.add_reader(socket, self._woken.set)
            try:
                await self._woken.wait()
            finally:
                loop.remove_reader(socket)

    def _told(self, news: str) -> None:
        what, match, node = news.split(" ")
        if node != self.registry.store.node:
            self._news[match, what == "chat"] = None
            self._fresh.set()

    async def _keep_up(self) -> None:
        while True:
            await self._fresh.wait()
            self._fresh.clear()
            news, self._news = self._news, {}
            for match, is_chat in news:
                if is_chat:
                    await self.registry.refresh_chat(match)
                else:
                    await self.registry.refresh(match)
