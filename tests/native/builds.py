"""Native builds for tests, and what matches on them are like."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

from dejarik import RULES_RUN
from dejarik.native import NATIVE

ROOT = Path(__file__).parents[2]
INTERPRETED = "0"
# Compiled rules are no structs, nobody else's class can be below theirs, and what they hold stays what it is.
NOT_COMPILED = (
    "makes classes below those of the rules, replaces something of theirs, gives them what is not allowed, "
    "or reads structs: no compiled rules allow it"
)
INTERPRETED_ONLY = pytest.mark.skipif(RULES_RUN == NATIVE, reason=NOT_COMPILED)


def interpreted_only() -> None:
    """Skips what follows on a native build: the rest of a test, or of all modules that import this one."""
    if RULES_RUN == NATIVE:
        pytest.skip(NOT_COMPILED, allow_module_level=True)


# For tests that compile: skipped where nothing can be compiled, as is found out when the first of them runs.
COMPILES = pytest.mark.usefixtures("compiler")


@lru_cache
def why_nothing_compiles() -> str:
    """What to install first; nothing on a machine that can compile."""
    from native.compiler import why_not  # only there where pytest is called as a module

    return why_not()


def slots(cls: type) -> tuple[str, ...]:
    """The attributes of a class that has slots: what compiled classes call them is another name."""
    names: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", None) or vars(cls)["__slots__"]
    return tuple(name for name in names if not name.startswith("__"))


def build(folder: Path, *options: str) -> None:
    """`python -m native`, into a folder."""
    run(["-m", "native", "--folder", str(folder), *options], INTERPRETED)


def told(native: str, game: str, *numbers: int, by: str = "states") -> list[str]:
    """What a module beside this one prints about a game with a build; first, how the rules ran."""
    return run(["-m", f"tests.native.{by}", game, *map(str, numbers)], native).splitlines()


def run(arguments: list[str], native: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "DEJARIK_NATIVE": native},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-4_000:]
    return done.stdout
