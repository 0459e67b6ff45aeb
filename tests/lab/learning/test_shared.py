"""Many matches in several processes: the same as in one, and nothing stays behind."""

from __future__ import annotations

import os
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import pytest

from dejarik.kernel import IllegalChoice, Observation
from dejarik.lab.learning import Batch, SharedBatch, WorkerError

SHOWN = ("positions", "options", "masks", "seats", "rewards", "ended", "cut")


def lowest(batch: Batch | SharedBatch) -> list[int]:
    return [int(np.flatnonzero(mask)[-1]) for mask in batch.masks]


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in SHOWN)


def gone(name: str) -> bool:
    try:
        SharedMemory(name).close()
    except FileNotFoundError:
        return True
    return False


def memory_of(batch: SharedBatch) -> str:
    return str(batch._finish.peek()[2][1].name)  # type: ignore[index]


def test_several_processes_play_the_same_matches_as_one() -> None:
    alone = Batch("destiny", 5, seed=3, longest=12)
    with SharedBatch("destiny", 5, workers=2, seed=3, longest=12) as batch:
        assert same(alone, batch)
        cut = 0
        for _ in range(25):
            actions = lowest(alone)
            alone.step(actions)
            batch.step(actions)
            assert same(alone, batch)
            cut += int(batch.cut.sum())
        assert cut


def test_no_process_and_no_memory_stays_behind() -> None:
    batch = SharedBatch("cardgame", 2, workers=4, seed=1)
    name, processes = memory_of(batch), [worker.process.pid for worker in batch._workers]
    assert len(processes) == 2
    kept = batch.positions
    before = kept.copy()
    batch.close()
    batch.close()
    assert gone(name)
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process or 0), 0)
    assert np.array_equal(batch.positions, before)
    with pytest.raises(ValueError, match="closed"):
        batch.step([0, 0])


def test_a_batch_that_nobody_needs_is_closed() -> None:
    batch = SharedBatch("cardgame", 1, workers=1, seed=1)
    name = memory_of(batch)
    del batch
    assert gone(name)


def test_what_a_worker_refuses_is_raised_here() -> None:
    batch = SharedBatch("cardgame", 2, workers=2, seed=1)
    name = memory_of(batch)
    with pytest.raises(IllegalChoice, match="there is no option") as error:
        batch.step([0, 31])
    assert isinstance(error.value.__cause__, WorkerError)
    assert "session.choose" in str(error.value.__cause__)
    assert gone(name)


class Grudge(Exception):
    """An error that cannot be pickled."""

    def __init__(self, one: int, two: int):
        super().__init__(f"{one} {two}")


def broken(before: Observation[Any], after: Observation[Any]) -> float:
    raise Grudge(1, 2)


def _play_on(batch: SharedBatch, steps: int) -> None:
    for _ in range(steps):
        batch.step(lowest(batch))


def test_an_error_that_cannot_be_pickled_is_told_all_the_same() -> None:
    batch = SharedBatch("cardgame", 1, workers=1, seed=1, reward=broken)
    with pytest.raises(WorkerError, match="Grudge"):
        _play_on(batch, 20)


def test_a_worker_that_is_gone_is_noticed() -> None:
    batch = SharedBatch("cardgame", 2, workers=2, seed=1)
    name = memory_of(batch)
    batch._workers[1].process.kill()
    with pytest.raises(WorkerError, match="gone"):
        batch.step(lowest(batch))
    assert gone(name)


@pytest.mark.parametrize(("size", "workers"), [(0, 1), (1, 0)])
def test_a_batch_has_a_match_and_a_worker(size: int, workers: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        SharedBatch("cardgame", size, workers=workers)


def test_as_many_answers_as_matches() -> None:
    with pytest.raises(ValueError, match="2 matches"):
        Batch("cardgame", 2, seed=1).step([0])
