"""One change tried in a process of its own: it is there from the first import; tests run until one fails.

What is quickest comes first: the scenarios of the game, then the tests of its rules, then random matches and
stored ones. What was noticed, and by what, is the last line that is printed.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from io import StringIO
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import msgspec
from tests.mutation.changes import Change, changed
from tests.mutation.sampling import ROOT, SOURCES, optional, source_of

SCENARIO_SECONDS = 5.0  # of one scenario; those that hold take milliseconds
STAGE_SECONDS = 240.0  # of one group of tests
MEMORY = 3 << 30
ABOUT_KNOWLEDGE = frozenset({"knowledge.py", "piles.py"})  # where the contract is looked at in full
OF_SOURCES = frozenset(
    {"test_compiling.py", "test_procedures_are_plain.py"}
)  # they read files: no change in them
SLOW = ("tests/games/destiny/cards/test_every_card_is_played.py",)


class Verdict(msgspec.Struct):
    """What noticed the change; nothing if it survived."""

    by: str = ""
    what: str = ""


class ChangedModule(Loader, MetaPathFinder):
    """Imports one module with a change in it."""

    def __init__(self, change: Change):
        self.file = SOURCES / change.file
        parts = Path("dejarik", change.file).with_suffix("").parts
        self.name = ".".join(parts)
        self.code: CodeType = compile(
            changed(change.file, source_of(change.file), change, optional()), str(self.file), "exec"
        )

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        return ModuleSpec(name, self, origin=str(self.file)) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.file)
        exec(self.code, module.__dict__)


def games_of(file: str) -> list[str]:
    """The games in which a change of this file could show: of the kernel's all."""
    from dejarik import games

    parts = Path(file).parts
    return [parts[1]] if parts[0] == "games" and len(parts) > 2 else list(games.names())


def stages(file: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """What could notice a change of this file, the quickest first."""
    games = games_of(file)
    named = " or ".join([*games, *(() if file.startswith("games") else ("duel",))])
    rooms = [f"tests/games/{game}/{room}" for game in games for room in ("rules", "scenarios")]
    rooms += [str(path) for game in games for path in sorted(ROOT.glob(f"tests/games/{game}/test_*.py"))]
    if file.startswith("kernel"):
        kernel = [path for path in sorted(ROOT.glob("tests/kernel/test_*.py")) if path.name not in OF_SOURCES]
        yield "tests of the kernel", lambda: failing_test([str(path) for path in kernel])
    for game in games:
        yield f"scenarios of {game}", lambda game=game: failing_scenario(game)  # type: ignore[misc]
    yield "tests of rules", lambda: failing_test(rooms)
    yield "stored matches", lambda: failing_test(["tests/lab/playthroughs"], named)
    yield "tests of cards", lambda: failing_test([f"tests/games/{game}/cards" for game in games])
    if Path(file).name in ABOUT_KNOWLEDGE or file.startswith("kernel"):
        yield "contract", lambda: failing_test(["tests/lab/test_contract.py"], named)
    else:
        for game in games:
            yield "contract", lambda game=game: broken_contract(game)  # type: ignore[misc]


def failing_scenario(game: str) -> str:
    """The first scenario of a game that does not hold."""
    from dejarik.scenarios import files_below, load, run, shipped

    for file in files_below(shipped(game)):
        scenarios, problems = load(file)
        if problems:
            return f"{file.name}: cannot be read"
        for scenario in scenarios:
            signal.setitimer(signal.ITIMER_PROF, SCENARIO_SECONDS)
            if run(scenario) is not None:
                return f"{file.name}: {scenario.id or scenario.named('en')}"
    return ""


def broken_contract(game: str) -> str:
    """What a random match of each kind shows, looked at closely now and then."""
    from dejarik import games
    from dejarik.lab.contract import Broken, check

    played = games.find(game)
    for sample, setup in played.samples().items():
        try:
            check(played, setup, [1], every=60, sample=sample)
        except Broken as broken:
            return str(broken).partition("\n")[0]
    return ""


class FirstFailure:
    """Remembers which test failed."""

    test = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.test = self.test or report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        self.pytest_runtest_logreport(report)


def failing_test(paths: list[str], named: str = "") -> str:
    """The first of these tests that fails."""
    import pytest

    there = [path for path in paths if (ROOT / path).exists()]
    if not there:
        return ""
    first = FirstFailure()
    chosen = ["-k", named] if named else []
    left_out = [f"--ignore={path}" for path in SLOW]
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "--hypothesis-seed=0", *chosen, *left_out]
    with redirect_stdout(StringIO()):
        code = pytest.main([*options, *there], plugins=[first])
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        return ""
    return first.test or (f"pytest ended with {code}" if code else "")


def tried(change: Change | None) -> Verdict:
    """Run what could notice the change, until something does. Without a change everything has to hold."""
    if change is not None:
        sys.meta_path.insert(0, ChangedModule(change))
    file = change.file if change is not None else "kernel"
    try:
        for by, stage in stages(file):
            limit_time(by)
            what = stage()
            if what:
                return Verdict(by, what)
    except Exception as error:  # not even to be imported, or broken before a test begins
        return Verdict("an error", f"{type(error).__name__}: {error}")
    return Verdict()


def limit_time(by: str) -> None:
    """Whatever runs in a circle has been noticed: it takes more time of the processor than it ever does."""

    def stop(number: int, frame: object) -> None:
        say(Verdict(by, "takes too long"))
        os._exit(0)

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, STAGE_SECONDS)


def say(verdict: Verdict) -> None:
    os.write(OUT, b"\n" + msgspec.json.encode(verdict) + b"\n")


if __name__ == "__main__":
    OUT = os.dup(1)  # pytest takes the other one
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(ROOT)
    say(tried(msgspec.json.decode(sys.stdin.buffer.read(), type=Change | None)))
    os._exit(0)
