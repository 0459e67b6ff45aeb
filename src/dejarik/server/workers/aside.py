"""Long work that nobody at a table waits for: in a process of its own, behind all others, not for ever."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Literal

from dejarik.server.workers.bots import end_with_parent

LOOK_AGAIN = 0.2  # seconds between looks whether it should end
POLITE = 10  # people come first, and bots next

Ending = Literal["told", "stopped", "late", "died"]
Work = Callable[..., None]  # takes the pipe into which it tells, and what else it needs


def work_aside(
    work: Work, about: Any, hear: Callable[[Any], bool], seconds: float, stopped: Callable[[], bool]
) -> Ending:
    """In a thread: hear what a process tells, until that was all, or somebody or the time ends it."""
    context = multiprocessing.get_context("spawn")
    pipe, its_end = context.Pipe(duplex=False)
    process = context.Process(target=_begin, args=(work, its_end, about), daemon=True)
    try:
        process.start()
        its_end.close()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if stopped():
                return "stopped"
            if pipe.poll(LOOK_AGAIN) and not hear(pipe.recv()):
                return "told"
        return "late"
    except (EOFError, OSError):
        return "died"
    finally:
        process.kill()
        process.join()
        pipe.close()


def _begin(work: Work, pipe: Connection, about: Any) -> None:
    """In the process: it yields to everything else, and ends if the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, name="parent", daemon=True).start()
    if sys.platform != "win32":
        os.nice(POLITE)
    with contextlib.suppress(BrokenPipeError):
        work(pipe, about)
