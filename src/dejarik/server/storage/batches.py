"""What waits to be written is committed together, by one thread with a connection of its own.

SQLite writes one transaction after another, and a commit costs more than what it commits.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection

from dejarik.server.storage.prepared import errors_as_usual

Item = TypeVar("Item")
Result = TypeVar("Result")


class Batches(Generic[Item, Result]):
    """Items for which `work` writes something; what it returned is told after the commit."""

    def __init__(
        self, engine: Engine, thread: ThreadPoolExecutor, work: Callable[[DBAPICursor, Item], Result]
    ):
        self._engine = engine
        self._thread = thread
        self._work = work
        self._waiting: list[tuple[Item, Future[Result]]] = []
        self._busy = False
        self._connection: PoolProxiedConnection | None = None  # only the thread touches it

    async def add(self, item: Item) -> Result:
        """Returns after the commit, or raises what went wrong with the batch."""
        loop = asyncio.get_running_loop()
        written: Future[Result] = loop.create_future()
        self._waiting.append((item, written))
        if not self._busy:
            self._begin(loop)
        return await written

    def close(self) -> None:
        """In the thread, after all that waited."""
        self._let_go()

    def _begin(self, loop: AbstractEventLoop) -> None:
        batch, self._waiting = self._waiting, []
        self._busy = True
        self._thread.submit(self._carry_out, batch, loop)

    def _ended(
        self, batch: Sequence[tuple[Item, Future[Result]]], results: Sequence[Result] | BaseException
    ) -> None:
        """Back in the loop."""
        self._busy = False
        if self._waiting:
            self._begin(asyncio.get_running_loop())
        for place, (_, written) in enumerate(batch):
            if written.done():
                continue  # whoever waited has left
            if isinstance(results, BaseException):
                written.set_exception(results)
            else:
                written.set_result(results[place])

    # ---- In the thread ------------------------------------------------------------------------------

    def _carry_out(self, batch: Sequence[tuple[Item, Future[Result]]], loop: AbstractEventLoop) -> None:
        results: Sequence[Result] | BaseException
        try:
            with errors_as_usual(self._engine.dialect):
                results = self._transaction([item for item, _ in batch])
        except BaseException as error:
            results = error
        loop.call_soon_threadsafe(self._ended, batch, results)

    def _transaction(self, items: Sequence[Item]) -> list[Result]:
        """All of it, or nothing; a connection with which something went wrong is not used again."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        try:
            cursor = self._connection.cursor()
            results = [self._work(cursor, item) for item in items]
            cursor.close()
            self._connection.commit()
        except BaseException:
            self._let_go()
            raise
        return results

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.rollback()
            connection.close()
