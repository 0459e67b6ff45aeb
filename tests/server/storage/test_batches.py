"""What is written together: all of it or nothing, and one failure is not the next one's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError

from dejarik.server.storage.batches import Batches

Work = Callable[["Batches[int, int]"], Awaitable[None]]


def insert(cursor: DBAPICursor, number: int) -> int:
    cursor.execute("INSERT INTO numbers VALUES (?)", (number,))
    return number * 10


def written(file: Path, work: Work) -> list[int]:
    """The numbers that are there after some work, in the order in which they were written."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE numbers (number INTEGER NOT NULL UNIQUE)")

    async def play() -> None:
        with ThreadPoolExecutor(1) as thread:
            batches = Batches(engine, thread, insert)
            await work(batches)
            thread.submit(batches.close)

    asyncio.run(play())
    with engine.connect() as connection:
        return list(connection.exec_driver_sql("SELECT number FROM numbers ORDER BY rowid").scalars())


def test_each_is_told_what_came_of_it(tmp_path: Path) -> None:
    async def work(batches: Batches[int, int]) -> None:
        assert await asyncio.gather(*(batches.add(number) for number in (3, 1, 2))) == [30, 10, 20]

    assert written(tmp_path / "a.db", work) == [3, 1, 2]


def test_what_waits_together_is_all_there_or_not_at_all_and_others_go_on(tmp_path: Path) -> None:
    async def work(batches: Batches[int, int]) -> None:
        first = asyncio.create_task(batches.add(1))
        await asyncio.sleep(0)  # it is being written, and the others wait
        together = [asyncio.create_task(batches.add(number)) for number in (2, 1, 3)]
        assert await first == 10
        results = await asyncio.gather(*together, return_exceptions=True)
        assert [type(result) for result in results] == [IntegrityError] * 3
        assert await batches.add(4) == 40

    assert written(tmp_path / "b.db", work) == [1, 4]


def test_what_was_begun_is_written_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def work(batches: Batches[int, int]) -> None:
        left = asyncio.create_task(batches.add(1))
        await asyncio.sleep(0)
        left.cancel()
        assert await batches.add(2) == 20
        with pytest.raises(asyncio.CancelledError):
            await left

    assert written(tmp_path / "c.db", work) == [1, 2]
