"""Native builds for tests, and what matches on them are like."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import lru_cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import sleep

import pytest

from dejarik import RULES_RUN
from dejarik.native import FROM_A_BUILD
from dejarik.server.storage.files import FileLock, InUse

ROOT = Path(__file__).parents[2]
INTERPRETED = "0"
# Compiled rules are no structs, nobody else's class can be below theirs, and what they hold stays what it is.
NOT_COMPILED = (
    "makes classes below those of the rules, replaces something of theirs, gives them what is not allowed, "
    "or reads structs: no compiled rules allow it"
)
INTERPRETED_ONLY = pytest.mark.skipif(RULES_RUN in FROM_A_BUILD, reason=NOT_COMPILED)


def interpreted_only() -> None:
    """Skips what follows on a native build: the rest of a test, or of all modules that import this one."""
    if RULES_RUN in FROM_A_BUILD:
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


def build_for_all(temporary: pytest.TempPathFactory, made: str, *options: str) -> Path:
    """What `python -m native` made of all games; tests that run in several processes share one."""
    base = temporary.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / f"native-{made}"
    folder.mkdir(exist_ok=True)
    lock = _waited_for(FileLock(folder / "build"))
    try:
        if not (folder / made / "manifest.json").exists():
            build(folder, *options)
    finally:
        lock.release()
    return folder / made


def _waited_for(lock: FileLock) -> FileLock:
    while True:
        try:
            return lock.take()
        except InUse:
            sleep(0.5)


# Asks Python itself where the code of a module lies, whatever is said of the build.
WHERE = ["-c", "from dejarik.kernel import chance; print(chance.__file__)"]


def assert_compiled(file: str) -> None:
    assert file.strip().endswith(tuple(EXTENSION_SUFFIXES)), f"{file} is no machine code"


def told(native: str, game: str, *numbers: int, by: str = "states") -> list[str]:
    """What a module beside this one prints about a game with a build; first, how the rules ran."""
    return run(["-m", f"tests.native.{by}", game, *map(str, numbers)], native).splitlines()


def run_tests(native: Path, *where: str, least: int, skipped: int = 0) -> None:
    """Tests of the rules, on a build: `conftest.py` refuses to run them on the sources instead.

    So many have to pass at least, and so many may be skipped: all of them would be as well as none.
    """
    said = run(["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *where], str(native))
    check_outcomes(said, least=least, skipped=skipped)


def check_outcomes(said: str, *, least: int, skipped: int = 0) -> None:
    """Looks at what pytest says at last."""
    last = [line for line in said.splitlines() if re.search(r"\d+ (passed|skipped).* in ", line)][-1]
    found = {what: int(count) for count, what in re.findall(r"(\d+) (passed|skipped)", last)}
    assert found.get("passed", 0) >= least, last
    assert found.get("skipped", 0) <= skipped, last


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
