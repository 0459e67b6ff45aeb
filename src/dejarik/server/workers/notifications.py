"""Nodes learn of each other's news through PostgreSQL. One process with SQLite needs none of this."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from dejarik.server.matches.registry import Registry
from dejarik.server.storage.store import CHANNEL
from dejarik.server.storage.tables import BUSY_SECONDS

if TYPE_CHECKING:
    import psycopg  # an extra: who keeps matches in SQLite does not have it

log = logging.getLogger(__name__)

AGAIN_AFTER = (0.2, 1.0, 5.0)  # seconds between attempts to reach the database


class NotificationListener:
    """Listens to the other nodes and brings the matches of this one up to date."""

    def __init__(self, registry: Registry):
        self.registry = registry
        self._task: asyncio.Task[None] | None = None
        self._away = False

    async def start(self) -> None:
        """Returns when nothing can be missed anymore."""
        if self.registry.store.sqlite:
            return
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
            await asyncio.sleep(AGAIN_AFTER[min(failures, len(AGAIN_AFTER) - 1)])
            failures += 1

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        import psycopg

        url = self.registry.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        return await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=BUSY_SECONDS)

    async def _listen(self, connection: psycopg.AsyncConnection[Any], listening: asyncio.Event) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self._away = False
        again = listening.is_set()
        listening.set()
        if again:
            await self.registry.refresh_all()  # whatever was told meanwhile was missed
        async for notice in connection.notifies():
            await self._received(notice.payload)

    async def _received(self, payload: str) -> None:
        what, match, node = payload.split(" ")
        if node == self.registry.store.node:
            return
        if what == "chat":
            await self.registry.refresh_chat(match)
        else:
            await self.registry.refresh(match)
