"""Nodes tell each other through PostgreSQL what guests do and have, so that limits hold for all together.

Nobody waits for it: only what is kept for ever is counted in the database before it is made
(`Visitor.spend`), all else is told about once a second. One process with SQLite needs none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy.exc import SQLAlchemyError

from dejarik.server.limits import Rates, Sockets
from dejarik.server.storage.store import Store

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds
SOCKETS_AFTER = 20  # rounds after which sockets are told again although they are the same: we are still here


class LimitSharing:
    """Tells the others what is done here, and takes in what is done there."""

    def __init__(self, store: Store, rates: Rates, sockets: Sockets):
        self.store = store
        self.rates = rates
        self.sockets = sockets
        self._task: asyncio.Task[None] | None = None
        self._told: dict[str, int] = {}
        self._rounds = 0
        self._since = 0.0

    def start(self) -> None:
        if not self.store.sqlite:
            self._task = asyncio.create_task(self._keep_sharing())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with contextlib.suppress(SQLAlchemyError):
                await self.store.close_sockets()

    async def _keep_sharing(self) -> None:
        well = True
        while True:
            try:
                await self._exchange()
                well = True
            except SQLAlchemyError:
                if well:  # until it is back, each node counts for itself
                    log.warning("limits cannot be shared with other nodes")
                well = False
            await asyncio.sleep(EVERY)

    async def _exchange(self) -> None:
        sockets = self.sockets.many()
        again = self._rounds % SOCKETS_AFTER == 0
        heard = await self.store.exchange_limits(
            self.rates.spent(EVERY), sockets if again or sockets != self._told else None, self._since
        )
        self._rounds += 1
        self._told, self._since = sockets, heard.at
        self.rates.heard(heard.behind)
        self.sockets.heard(heard.sockets)
