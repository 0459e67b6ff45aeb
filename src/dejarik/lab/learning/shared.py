"""Many matches in step, in several processes that write into the same arrays.

if __name__ == "__main__":       # the processes start afresh and read this module, too
    with SharedBatch("destiny", 256, workers=8, seed=7) as batch:
        while learning:
            batch.step(policy(batch.positions, batch.options, batch.masks))
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from traceback import format_exc
from types import TracebackType
from typing import TYPE_CHECKING, Self, Unpack
from weakref import finalize

from dejarik.lab.learning.batch import Actions, Arrays, Matches, one_for_each, seeds_of
from dejarik.lab.learning.session import Session, Setup, Terms
from dejarik.lab.runner import interrupts_only_for_us

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

PATIENCE = 5.0  # seconds for a worker to end by itself

Failure = tuple[BaseException, str]  # what went wrong in a worker, and where


class WorkerError(RuntimeError):
    """Where something went wrong in another process, as it was told there; or that it is gone."""


class SharedBatch(Arrays):
    """The same as `Batch`, played by several processes: equal seeds give equal matches.

    Setups, and a function for `reward`, must be such that they can be pickled. What goes wrong in a worker is
    raised here, and then the batch is closed. It is closed at the end of a `with`, by `close`, or when nobody
    needs it any more; after that its arrays show the last step.
    """

    def __init__(
        self,
        game: str,
        size: int,
        setup: Setup | Sequence[Setup] | None = None,
        *,
        workers: int,
        seed: int | None = None,
        **terms: Unpack[Terms],
    ):
        if size < 1 or workers < 1:
            raise ValueError("a batch has at least one match and one worker")
        session = Session(game, setup, **terms)  # says here what is wrong with the terms
        shape = size, session.state.seats, session.encoder
        memory = SharedMemory(create=True, size=length_of(size, session))
        super().__init__(*shape, memory.buf)
        self.size = size
        self._workers: list[_Worker] = []
        self._finish = finalize(self, _finish, self._workers, memory)
        seeds = seeds_of(seed, size)
        context = get_context("spawn")
        workers = min(workers, size)
        bounds = [size * place // workers for place in range(workers + 1)]
        try:
            with interrupts_only_for_us():
                for first, last in pairwise(bounds):
                    ours, theirs = context.Pipe()
                    work = (theirs, memory.name, (game, setup, terms), size, first, seeds[first:last])
                    process = context.Process(target=_play, args=work, daemon=True)
                    process.start()
                    theirs.close()
                    self._workers.append(_Worker(process, ours))
            self._wait()
        except BaseException:
            self.close()
            raise

    def step(self, actions: Actions) -> None:
        """One answer for each match."""
        if not self._finish.alive:
            raise ValueError("the batch is closed")
        self.actions[:] = one_for_each(actions, self.size)
        try:
            for worker in self._workers:
                worker.send(True)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _wait(self) -> None:
        """Until all workers are done; of what went wrong, the first is raised."""
        failures = [worker.receive() for worker in self._workers]
        for failure in failures:
            if failure is not None:
                raise failure[0] from WorkerError(failure[1])

    def close(self) -> None:
        """End the workers and give the memory back; closing twice does no harm."""
        if self._finish.alive:
            for name in ("positions", "options", "masks", "seats", "rewards", "ended", "cut", "actions"):
                setattr(self, name, getattr(self, name).copy())
            self._buffer = None
            self._finish()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Worker:
    """A process, and the way to talk to it."""

    def __init__(self, process: SpawnProcess, pipe: Connection):
        self.process = process
        self.pipe = pipe

    def send(self, on: bool) -> None:
        with suppress(OSError):  # it is gone: `receive` says so
            self.pipe.send(on)

    def receive(self) -> Failure | None:
        try:
            found: Failure | None = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            return WorkerError(f"a worker is gone (exit code {self.process.exitcode})"), ""
        return found

    def end(self) -> None:
        self.send(False)
        self.pipe.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()
        self.process.close()


def _finish(workers: list[_Worker], memory: SharedMemory) -> None:
    for worker in workers:
        worker.end()
    workers.clear()
    with suppress(BufferError):  # somebody still looks at an array: it goes when they do
        memory.close()
    memory.unlink()


def length_of(size: int, session: Session) -> int:
    """How many bytes the arrays of this many matches take."""
    one = Arrays(1, session.state.seats, session.encoder)
    return one.length * size


def _play(
    pipe: Connection,
    memory_name: str,
    about: tuple[str, Setup | Sequence[Setup] | None, Terms],
    size: int,
    first: int,
    seeds: Sequence[int],
) -> None:
    """In a worker: play the matches of some rows until there is nobody to play for."""
    memory = SharedMemory(memory_name)
    try:
        game, setup, terms = about
        sessions = [Session(game, setup, **terms) for _ in seeds]
        arrays = Arrays(size, sessions[0].state.seats, sessions[0].encoder, memory.buf)
        matches = Matches(arrays, sessions, seeds, first)
        pipe.send(None)
        while pipe.recv():
            matches.step()
            pipe.send(None)
    except (EOFError, KeyboardInterrupt):
        pass
    except Exception as error:
        pipe.send((_picklable(error), format_exc()))


def _picklable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return WorkerError(repr(error))
    return error
