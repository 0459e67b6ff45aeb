"""Second tries are listed with their reasons, and too many of them fail a run that would have passed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.second_tries import MOST

pytest_plugins = ["pytester"]

UNSTEADY = """
import pytest
from pathlib import Path

@pytest.mark.flaky(reruns=1)
@pytest.mark.parametrize("number", range({count}))
def test_unsteady(number):
    been = Path(__file__).with_name(f"been-{{number}}")
    first = not been.exists()
    been.touch()
    assert not first
"""


@pytest.fixture(autouse=True)
def _plugin(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    pytester.makeconftest("from tests.second_tries import pytest_configure")


def test_a_few_second_tries_are_named_and_the_run_passes(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(UNSTEADY.format(count=MOST))
    run = pytester.runpytest_inprocess("-n", "0")
    run.assert_outcomes(passed=MOST)
    assert run.ret == pytest.ExitCode.OK
    why = "assert not True (*test_a_few*.py:*: AssertionError)"
    lines = [f"*::test_unsteady[[]{number}[]]: {why}" for number in range(MOST)]
    run.stdout.fnmatch_lines(["*second tries*", *lines])
    run.stdout.no_fnmatch_line("*fail the run*")


def test_more_of_them_fail_the_run_in_processes_of_their_own_too(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(UNSTEADY.format(count=MOST + 1))
    run = pytester.runpytest_subprocess("-n", "1")
    run.assert_outcomes(passed=MOST + 1)
    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines(
        [
            "*second tries*",
            "*::test_unsteady*: assert not True (*",
            f"{MOST + 1} second tries; more than {MOST} fail the run",
        ]
    )


def test_without_any_nothing_is_said(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_steady(): pass")
    run = pytester.runpytest_inprocess("-n", "0")
    assert run.ret == pytest.ExitCode.OK
    run.stdout.no_fnmatch_line("*second tr*")
