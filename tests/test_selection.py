"""The quick selection: what belongs to a change is run whole, and what is left out is told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.changed import ROOT
from tests.selection import MOST_CASES, LeftOut, Quick, Times

ALL = ("tests/kernel/test_a.py", "tests/server/test_b.py")


class Item:
    """As much of a collected test as the selection looks at."""

    def __init__(self, file: str, name: str, **params: Any):
        self.path = ROOT / file
        self.nodeid = f"{file}::{name}"
        self.callspec = SimpleNamespace(params=params)


def chosen(quick: Quick, *items: Item) -> list[str]:
    listed: Any = list(items)
    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=lambda items: None))
    quick.pytest_collection_modifyitems(config, listed)
    return [item.nodeid for item in listed]


def quick(*files: str, day: str = "2024-05-04", slow: tuple[str, ...] = ()) -> Quick:
    return Quick(day, set(files), set(slow))


def many(file: str) -> list[Item]:
    return [Item(file, f"test_each[{number}]") for number in range(100)]


def test_real_servers_and_slow_tests_are_left_out_and_counted() -> None:
    items = [Item(file, name) for file in ALL for name in ("test_one", "test_two")]
    selection = quick(slow=("tests/kernel/test_a.py::test_two",))
    assert chosen(selection, *items) == ["tests/kernel/test_a.py::test_one"]
    assert selection.left_out == {"real servers and browsers": 2, "took more than 1 s last time": 1}


@pytest.mark.parametrize("changed", ["tests/server/test_b.py", "src/dejarik/server/b.py"])
def test_what_belongs_to_a_changed_file_is_run_whole(changed: str) -> None:
    items = many("tests/server/test_b.py")
    slow = tuple(item.nodeid for item in items)
    assert chosen(quick(changed, slow=slow), *items) == list(slow)


def test_of_very_many_cases_each_day_draws_others() -> None:
    items = many("tests/kernel/test_a.py")
    today, again = (chosen(quick(), *items) for _ in range(2))
    tomorrow = chosen(quick(day="2024-05-05"), *items)
    assert len(today) == len(tomorrow) == MOST_CASES
    assert today == again != tomorrow


def test_all_scenarios_of_a_changed_file_are_run() -> None:
    file = "src/dejarik/games/destiny/scenarios/rules/claiming.yaml"
    changed, other = (SimpleNamespace(file=str(ROOT / name)) for name in (file, "elsewhere.yaml"))
    items = many("tests/scenarios/test_shipped.py")
    for number, item in enumerate(items):
        item.callspec.params["scenario"] = changed if number < 50 else other
    run = chosen(quick(file), *items)
    assert set(run) >= {item.nodeid for item in items[:50]}
    assert len(run) < 50 + MOST_CASES


def test_folders_of_which_nothing_is_run_are_not_read() -> None:
    server = ROOT / "tests" / "server"
    selection = quick("src/dejarik/server/http/sessions.py")
    assert selection.pytest_ignore_collect(server) is None
    assert selection.pytest_ignore_collect(server / "http") is None
    assert selection.pytest_ignore_collect(server / "matches") is True
    assert selection.pytest_ignore_collect(ROOT / "tests" / "client") is True
    assert selection.pytest_ignore_collect(ROOT / "tests" / "kernel") is None
    assert sorted(selection.left_out) == [
        f"{folder}: real servers and browsers" for folder in ("tests/client", "tests/server/matches")
    ]


def test_how_long_tests_took_is_remembered_until_they_are_faster() -> None:
    kept: dict[str, Any] = {"dejarik/seconds": {"was slow": 9.0, "not run": 2.0}}
    cache = SimpleNamespace(get=kept.get, set=kept.__setitem__)
    config: Any = SimpleNamespace(cache=cache)
    times = Times(config)
    for test, took in (("was slow", 0.2), ("in parts", 0.7), ("in parts", 0.7), ("fast", 0.1)):
        report: Any = SimpleNamespace(nodeid=test, duration=took)
        times.pytest_runtest_logreport(report)
    times.pytest_sessionfinish()
    assert kept["dejarik/seconds"] == {"not run": 2.0, "in parts": 1.4}


def test_what_was_left_out_is_told_whoever_chose() -> None:
    lines: list[str] = []
    told: Any = SimpleNamespace(section=lines.append, write_line=lines.append)
    left_out = LeftOut(quick())
    for count in (3, 3):  # two workers that chose the same
        left_out.pytest_testnodedown(SimpleNamespace(workeroutput={"left_out": {"slow": count, "server": 0}}))
    left_out.pytest_terminal_summary(told)
    assert lines == ["left out; make test runs everything", "      server", "    3 tests: slow"]
