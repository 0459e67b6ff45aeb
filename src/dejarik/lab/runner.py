"""Where batches of work are done: here, or in local processes.

A cluster (`lab/cluster`) is another class with a `map_batches`: work is a function of a module
and one picklable batch, batches may be done anywhere and in any order, results come back in the order of
the batches. So what is computed never depends on who computes it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

Batch = TypeVar("Batch")
Done = TypeVar("Done")


class Runner(Protocol):
    """Does work, batch by batch."""

    workers: int

    def map_batches(self, work: Callable[[Batch], Done], batches: Sequence[Batch]) -> Iterator[Done]:
        """The results, in the order of the batches, each as soon as it and those before it are there."""


class Here:
    """Everything in this process, one batch after another."""

    workers = 1

    def map_batches(self, work: Callable[[Batch], Done], batches: Sequence[Batch]) -> Iterator[Done]:
        return map(work, batches)


class LocalProcesses:
    """Several processes on this machine. They start afresh, so this works on every system."""

    def __init__(self, workers: int):
        self.workers = workers

    def map_batches(self, work: Callable[[Batch], Done], batches: Sequence[Batch]) -> Iterator[Done]:
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=end_with_parent)
        try:
            with interrupts_only_for_us():
                waiting = [pool.submit(work, batch) for batch in batches]
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """Called in a process of a pool: if its parent is killed, nobody wants what it still plays."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_only_for_us() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; processes started in here inherit ignoring it."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread: then nobody interrupts us either
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def local(workers: int) -> Runner:
    """This many workers on this machine."""
    return LocalProcesses(workers) if workers > 1 else Here()
