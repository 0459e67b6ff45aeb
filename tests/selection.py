"""`pytest --quick`: what tells most about a change in a minute, and in the end a list of what was left out.

Nothing here names a test. Left out are what starts real servers and browsers, what took long the last time it
ran on this machine, and most cases of tests that have very many; each day brings others of them. Whatever
belongs to a changed file is run whole.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.changed import ROOT, changed_files, changed_tests

TESTS = ROOT / "tests"
REAL = ("server", "client")  # real processes, sockets and browsers
SLOW_SECONDS = 1.0
MOST_CASES = 20
TIMES = "dejarik/seconds"  # in pytest's cache: of the tests that take long, how long
QUICK, LEFT_OUT = "quick", "left_out"


def is_real(path: Path) -> bool:
    return path.is_relative_to(TESTS) and path.relative_to(TESTS).parts[:1] in {(real,) for real in REAL}


class Times:
    """Remembers which tests take long."""

    def __init__(self, config: pytest.Config):
        self.cache = cache_of(config)
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        if self.cache is not None:
            known: dict[str, float] = self.cache.get(TIMES, {}) | self.seconds
            slow = {test: round(took, 1) for test, took in known.items() if took > SLOW_SECONDS}
            self.cache.set(TIMES, slow)


class Quick:
    """Chooses the tests."""

    def __init__(self, day: str, files: set[str], slow: set[str]):
        self.day = day
        self.files = files
        self.tests = changed_tests(files)
        self.slow = slow
        self.left_out: Counter[str] = Counter()

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Folders of which nothing is run are not even read."""
        if not collection_path.is_dir() or not is_real(collection_path):
            return None
        folder = below_root(collection_path)
        if any(test.startswith(f"{folder}/") for test in self.tests):
            return None
        self.left_out[f"{folder}: real servers and browsers"] += 0
        return True

    @pytest.hookimpl(trylast=True)  # marks have already chosen
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        cases: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in items:
            cases[item.nodeid.partition("[")[0]].append(item)
        samples = (sorted(every, key=self._lot)[:MOST_CASES] for every in cases.values())
        drawn = {item.nodeid for sample in samples for item in sample}
        why = {item.nodeid: self._why_not(item, drawn) for item in items}
        self.left_out.update(reason for reason in why.values() if reason)
        config.hook.pytest_deselected(items=[item for item in items if why[item.nodeid]])
        items[:] = [item for item in items if not why[item.nodeid]]

    def _lot(self, item: pytest.Item) -> bytes:
        return blake2b(f"{self.day} {item.nodeid}".encode(), digest_size=8).digest()

    def _why_not(self, item: pytest.Item, drawn: set[str]) -> str:
        if self._belongs_to_a_changed_file(item):
            return ""
        if is_real(item.path):
            return "real servers and browsers"
        if item.nodeid in self.slow:
            return f"took more than {SLOW_SECONDS:g} s last time"
        return "" if item.nodeid in drawn else f"beyond {MOST_CASES} cases of one test; tomorrow others"

    def _belongs_to_a_changed_file(self, item: pytest.Item) -> bool:
        if below_root(item.path) in self.tests:
            return True
        case: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
        sources = (getattr(value, "file", "") for value in case.values())  # a scenario knows its file
        return any(below_root(Path(source)) in self.files for source in sources if source)


class LeftOut:
    """Tells in the end what was left out; with xdist the workers have chosen, all of them the same."""

    def __init__(self, quick: Quick):
        self.quick = quick
        self.told: dict[str, int] = {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        quick = self.quick
        node.workerinput[QUICK] = (quick.day, sorted(quick.files), sorted(quick.slow))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.told = self.told or getattr(node, "workeroutput", {}).get(LEFT_OUT, {})

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("left out; make test runs everything")
        for reason, count in sorted((self.told or self.quick.left_out).items()):
            terminalreporter.write_line(f"{count:5,} tests: {reason}" if count else f"      {reason}")


def below_root(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def cache_of(config: pytest.Config) -> pytest.Cache | None:
    """Pytest's cache, unless somebody runs without it."""
    return getattr(config, "cache", None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="choose tests that tell most in a minute")


def pytest_configure(config: pytest.Config) -> None:
    told: dict[str, Any] | None = getattr(config, "workerinput", None)
    if told is None:
        config.pluginmanager.register(Times(config))
    if not config.option.quick:
        return
    if told is None:
        cache = cache_of(config)
        slow = set(cache.get(TIMES, {})) if cache is not None else set()
        quick = Quick(date.today().isoformat(), changed_files(), slow)
        config.pluginmanager.register(LeftOut(quick))
    else:
        quick = Quick(*msgspec.convert(told[QUICK], tuple[str, set[str], set[str]]))
    config.pluginmanager.register(quick, QUICK)


def pytest_sessionfinish(session: pytest.Session) -> None:
    quick = session.config.pluginmanager.get_plugin(QUICK)
    if quick is not None and hasattr(session.config, "workeroutput"):
        session.config.workeroutput[LEFT_OUT] = dict(quick.left_out)
