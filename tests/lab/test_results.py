"""A run that was stopped goes on where it was, and never with what does not belong to it."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.destiny.ready_made import GRIEVOUS, OBI_WAN

from dejarik.games.destiny.rules.setup import Setup
from dejarik.lab import results as module
from dejarik.lab.matches import Played
from dejarik.lab.progress import read_lines
from dejarik.lab.results import NoResults, OtherEdition, OtherPlan, Results, play_all
from dejarik.lab.runner import Here, LocalProcesses
from dejarik.lab.simulation import Plan

DECKS = ("obi-wan", "grievous")
THERE = Plan("destiny", Setup((OBI_WAN, GRIEVOUS)), DECKS, ("random", "random"), 20, 7)
BACK = Plan("destiny", Setup((GRIEVOUS, OBI_WAN)), DECKS[::-1], ("random", "random"), 9, 8, (1,))
PLANS = {"there": THERE, "back": BACK}


def played(results: Results) -> dict[str, dict[int, Played]]:
    return {key: results.rows(key, plan.matches) for key, plan in PLANS.items()}


@pytest.fixture(scope="module")
def uninterrupted() -> dict[str, dict[int, Played]]:
    results = Results.of(None, "test", PLANS)
    parts = list(play_all(PLANS, Here(), results))
    assert sum(len(part.played) for part in parts) == 29
    assert [len(rows) for rows in played(results).values()] == [20, 9]
    return played(results)


def stopped(path: Path, after: int) -> None:
    parts = play_all(PLANS, Here(), Results.of(path, "test", PLANS))
    for _ in range(after):
        next(parts)
    parts.close()  # type: ignore[attr-defined]


def test_resumed_is_not_resumed(tmp_path: Path, uninterrupted: dict[str, dict[int, Played]]) -> None:
    path = tmp_path / "results.jsonl"
    stopped(path, 3)
    stopped(path, 5)
    results = Results.of(path, "test", PLANS)
    parts = list(play_all(PLANS, LocalProcesses(2), results))
    assert 0 < sum(len(part.played) for part in parts if part.known) < 29
    assert sum(len(part.played) for part in parts) == 29
    assert played(results) == uninterrupted
    again = list(play_all(PLANS, Here(), Results.of(path, "test", PLANS)))
    assert all(part.known for part in again)
    assert played(Results.of(path, "test", PLANS)) == uninterrupted


@pytest.mark.parametrize("rest", [b"{", b'{"plan":"x","edition":"', b"\xff\xfe", b"0"])
def test_a_line_that_was_cut_off_is_played_again(
    tmp_path: Path, rest: bytes, uninterrupted: dict[str, dict[int, Played]]
) -> None:
    path = tmp_path / "results.jsonl"
    stopped(path, 2)
    whole = path.read_bytes()
    path.write_bytes(whole + rest)
    results = Results.of(path, "test", PLANS)
    assert path.read_bytes() == whole
    list(play_all(PLANS, Here(), results))
    assert played(Results.of(path, "test", PLANS)) == uninterrupted


def test_more_matches_of_the_same_plan_can_be_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    fewer = {"there": msgspec.structs.replace(THERE, matches=5)}
    list(play_all(fewer, Here(), Results.of(path, "test", fewer)))
    more = {"there": THERE}
    parts = list(play_all(more, Here(), Results.of(path, "test", more)))
    assert sum(len(part.played) for part in parts if part.known) == 5
    assert sum(len(part.played) for part in parts if not part.known) == 15


@pytest.mark.parametrize(
    "plans",
    [
        {"there": THERE},
        {"there": BACK, "back": THERE},
        {**PLANS, "back": msgspec.structs.replace(BACK, seed=9)},
        {**PLANS, "back": msgspec.structs.replace(BACK, bots=("random", "simple"))},
        {**PLANS, "back": msgspec.structs.replace(BACK, setup=Setup((OBI_WAN, OBI_WAN)))},
    ],
)
def test_lines_of_another_plan_are_refused(tmp_path: Path, plans: dict[str, Plan]) -> None:
    path = tmp_path / "results.jsonl"
    stopped(path, 1)
    before = path.read_bytes()
    with pytest.raises(OtherPlan) as refused:
        Results.of(path, "test", plans)
    assert refused.value.line == 1
    assert path.read_bytes() == before


def test_lines_of_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    stopped(path, 2)
    ours = module.edition_of("destiny")
    monkeypatch.setattr(module, "edition_of", lambda game: "9.9 (destiny 99)")
    with pytest.raises(OtherEdition) as refused:
        Results.of(path, "test", PLANS)
    assert (refused.value.line, refused.value.ours, refused.value.theirs) == (1, "9.9 (destiny 99)", ours)


@pytest.mark.parametrize("line", [b"", b"{}", b"[1, 2]", b"\xff", b'{"plan": 1}'])
def test_a_line_that_is_none_of_ours_is_refused(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "results.jsonl"
    stopped(path, 1)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(NoResults) as refused:
        Results.of(path, "test", PLANS)
    assert refused.value.line == 2


def test_the_plans_take_turns() -> None:
    class Noted(Here):
        seen: Any = ()

        def map_batches(self, work: Any, batches: Any) -> Any:
            self.seen = batches
            return iter([[] for _ in batches])

    runner = Noted()
    list(play_all(PLANS, runner, Results.of(None, "test", PLANS)))
    shares = [batch.start / batch.plan.matches for batch in runner.seen]
    assert shares == sorted(shares)


def test_a_killed_process_leaves_a_file_that_goes_on(tmp_path: Path) -> None:
    """Whatever it was doing. Its own processes end with it."""
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "dejarik", "lab", "tournament", "cardgame", "--deck", "jedi", "--deck"]
    command += ["sith", "--bot", "random", "--json", "--results", str(path), "--workers", "2", "-n"]
    endless = subprocess.Popen(
        [*command, "100000"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    while not path.exists() or not path.read_bytes().count(b"\n"):
        assert endless.poll() is None
        time.sleep(0.05)
    endless.kill()
    assert endless.stderr is not None
    endless.stderr.read()  # ends when the last of its processes has ended
    endless.wait()
    endless.stderr.close()
    wanted = str(len(read_lines(path, module.Line)[0].played))
    run = subprocess.run([*command, wanted], capture_output=True, check=True)
    fresh = [*command[: command.index("--results")], "-n", wanted]
    assert subprocess.run(fresh, capture_output=True, check=True).stdout == run.stdout
