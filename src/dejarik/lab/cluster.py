"""Batches of work on a Dask cluster, for when one machine is not enough.

Needs the extra `cluster`. A match depends on its number and its seed only, so who plays it does not matter,
as long as all play by the same rules: workers with another version are refused, also those that join late.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from distributed import Client, LocalCluster
from distributed.comm.addressing import parse_address
from distributed.comm.registry import backends
from distributed.scheduler import KilledWorker

from dejarik import __version__
from dejarik.games import find, names
from dejarik.lab.runner import interrupts_only_for_us

Batch = TypeVar("Batch")
Done = TypeVar("Done")

LOCAL = "local"  # in place of an address: a cluster of our own, on this machine
PATIENCE = 10.0  # seconds in which a scheduler answers and has a worker


class Unreachable(Exception):
    """No scheduler answers there."""


class NoWorkers(Exception):
    """The scheduler answers, but has no workers."""


class ClusterLost(Exception):
    """The scheduler went away, or workers died again and again over the same batch."""


class OtherVersion(Exception):
    """Workers have another version of Dejarik, or none."""

    def __init__(self, ours: str, theirs: Mapping[str, str]):
        self.ours = ours
        self.theirs = dict(theirs)  # by the address of the worker; empty: it has none
        super().__init__(ours, self.theirs)


def edition() -> str:
    """What makes results comparable: the version of Dejarik and of the rules of each game."""
    rules = ", ".join(f"{name} {find(name).version}" for name in names())
    return f"{__version__} ({rules})"


def checked(work: Callable[[Batch], Done], wanted: str, batch: Batch) -> Done:
    """Carried out by a worker: the batch, unless this worker plays by other rules."""
    if edition() != wanted:
        from distributed import get_worker

        raise OtherVersion(wanted, {get_worker().address: edition()})
    return work(batch)


class Cluster:
    """All workers of a Dask cluster."""

    def __init__(self, client: Client):
        self.client = client
        self.workers = sum(client.nthreads().values())

    def map_batches(self, work: Callable[[Batch], Done], batches: Sequence[Batch]) -> Iterator[Done]:
        futures = [self.client.submit(checked, work, edition(), batch, pure=False) for batch in batches]
        try:
            for future in futures:
                yield self._result(future)
        finally:
            if self.client.status == "running":
                self.client.cancel(futures)

    def _result(self, future: Any) -> Any:
        from concurrent.futures import CancelledError

        try:
            return future.result()
        except (CancelledError, KilledWorker, OSError) as lost:
            raise ClusterLost(str(lost)) from lost


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Cluster]:
    """The cluster whose scheduler is at `address`; or, for "local", this many processes of our own."""
    with _quiet(), _client(address, workers) as client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as nobody:
            raise NoWorkers(address) from nobody
        _compare(client)
        yield Cluster(client)


@contextmanager
def _client(address: str, workers: int) -> Iterator[Client]:
    if address == LOCAL:
        with interrupts_only_for_us():
            own = LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                host="127.0.0.1",
                silence_logs=logging.CRITICAL,  # whoever interrupts us need not hear it from each worker
            )
        with own, Client(own, set_as_default=False) as client:
            yield client
        return
    if parse_address(address)[0] not in backends:  # Dask would ask such an address forever
        raise Unreachable(address)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as silent:
        raise Unreachable(address) from silent
    with client:
        yield client


def _compare(client: Client) -> None:
    """Refuses workers that would play otherwise, before anything is played."""
    ours = edition()
    answers: dict[str, Any] = client.run(edition, on_error="return")
    theirs = {
        worker: "" if isinstance(answer, BaseException) else str(answer)
        for worker, answer in answers.items()
        if answer != ours and not isinstance(answer, OSError)  # a worker that has just died
    }
    if theirs:
        raise OtherVersion(ours, theirs)


@contextmanager
def _quiet() -> Iterator[None]:
    """Dask logs what we say in a sentence of our own."""
    loggers = [
        log
        for name, log in logging.root.manager.loggerDict.items()
        if name.startswith(("distributed", "tornado"))
        and isinstance(log, logging.Logger)
        and not log.disabled
    ]
    for log in loggers:
        log.disabled = True
    try:
        yield
    finally:
        for log in loggers:
            log.disabled = False
