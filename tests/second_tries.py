"""Second tries do not go unseen: they are listed with their reasons, and more than a few fail the run.

What talks to real servers and browsers is tried again when it fails (`conftest.py`), since a busy machine is
no fault. A test that needs it again and again has one.
"""

from __future__ import annotations

import pytest

MOST = 4  # of some two hundred that talk to real servers and browsers


class SecondTries:
    """Counts in the process that reports; with xdist the workers send it what they saw."""

    def __init__(self) -> None:
        self.tests: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if str(report.outcome) == "rerun":  # a word of pytest-rerunfailures
            self.tests.append((report.nodeid, _reason(report)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if len(self.tests) > MOST and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.tests:
            return
        terminalreporter.section("second tries")
        for test, reason in self.tests:
            terminalreporter.write_line(f"{test}: {reason}")
        if len(self.tests) > MOST:
            said = f"{len(self.tests)} second tries; more than {MOST} fail the run"
            terminalreporter.write_line(said, red=True)


def _reason(report: pytest.TestReport) -> str:
    """What it said where it failed, in one line."""
    said = [line[1:].strip() for line in report.longreprtext.splitlines() if line.startswith("E ")]
    where = report.longreprtext.rstrip().rpartition("\n")[2]
    return f"{' | '.join(said)[:300]} ({where})"


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondTries())
