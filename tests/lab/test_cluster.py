"""A Dask cluster plays the same matches as this process, and says in one sentence what is wrong with it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.cli import main
from dejarik.lab.runner import Here
from dejarik.lab.tournament import Entrant, play_tournament, results_of, tournament

distributed = pytest.importorskip("distributed")

from dejarik.lab import cluster  # noqa: E402 - only where Dask is installed

TYPED = ["simulate", "destiny", "--seat", "obi-wan:random", "--seat", "grievous:random", "-n", "6", "--json"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_LANG", "en")


@pytest.fixture(scope="module")
def two_workers() -> Iterator[str]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", host="127.0.0.1"
    ) as running:
        yield running.scheduler_address


@pytest.fixture(scope="module")
def nobody_works() -> Iterator[str]:
    with distributed.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0", host="127.0.0.1") as running:
        yield running.scheduler_address


def test_json_is_that_of_one_process(two_workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TYPED, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    assert main([*TYPED, "--cluster", two_workers]) == 0
    assert capsys.readouterr().out == here


def test_a_cluster_of_our_own_plays_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TYPED, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    assert main([*TYPED, "--workers", "1", "--cluster", "local"]) == 0
    assert capsys.readouterr().out == here


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "carrier-pigeon://roof:1"])
def test_a_scheduler_that_does_not_answer_is_told(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.3)
    assert main([*TYPED, "--cluster", address]) == 2
    said = capsys.readouterr()
    assert said.err == f"dejarik simulate: No Dask scheduler answers at “{address}”.\n"
    assert said.out == ""


def test_a_scheduler_without_workers_is_told(
    nobody_works: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    assert main([*TYPED, "--cluster", nobody_works]) == 2
    assert "has no workers" in capsys.readouterr().err


def test_a_worker_without_our_version_is_refused(
    nobody_works: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 60.0)  # a process comes late on a busy machine
    other = tmp_path / "dejarik"
    other.mkdir()
    (other / "__init__.py").write_text('__version__ = "0.0.0"')
    worker = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_worker", nobody_works, "--no-dashboard", "--no-nanny"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert main([*TYPED, "--cluster", nobody_works]) == 2
    finally:
        worker.terminate()
        worker.wait()
    assert "runs another version of Dejarik" in capsys.readouterr().err


def test_a_batch_is_refused_by_a_worker_that_joined_late_with_other_rules(two_workers: str) -> None:
    with distributed.Client(two_workers, set_as_default=False) as client:
        task = client.submit(cluster.checked, abs, "another edition", -1)
        with pytest.raises(cluster.OtherVersion, match="another edition"):
            task.result()


def test_without_dask_the_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "dejarik.lab.cluster")
    monkeypatch.delattr("dejarik.lab.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*TYPED, "--cluster", "local"]) == 2
    assert "pip install dejarik[cluster]" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["lab", "tournament", "cardgame", "--bot", "random", "-n", "2", "--json"],
        ["lab", "tournament", "cardgame", "--bot", "random", "-n", "2", "--system", "swiss", "--json"],
        ["deck", "measure", "jedi", "--bot", "random", "-n", "4", "--json"],
    ],
)
def test_long_runs_say_the_same_on_a_cluster(
    command: list[str], two_workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    results = tmp_path / "results.jsonl"
    assert main([*command, "--cluster", two_workers, "--results", str(results)]) == 0
    assert capsys.readouterr().out == here
    lines = results.read_bytes().splitlines(keepends=True)
    results.write_bytes(b"".join(lines[:3]) + b"{")
    assert main([*command, "--workers", "2", "--results", str(results)]) == 0  # goes on without the cluster
    assert capsys.readouterr().out == here


@pytest.mark.parametrize(
    "train",
    [
        ["destiny", "--teacher", "simple", "--matches", "3", "--quick", "60", "--level", "beginner"],
        ["outer-rim", "--matches", "4"],
    ],
)
def test_a_training_writes_the_same_on_a_cluster(
    train: list[str], two_workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lessons, quick matches, trials and pairs of plans; the files of progress are equal line by line."""
    written = []
    for name, where in (("here", ["--workers", "1"]), ("there", ["--cluster", two_workers])):
        folder = tmp_path / name
        folder.mkdir()
        files = ["--output", str(folder / "new.json"), "--progress", str(folder / "train.jsonl")]
        assert main(["lab", "train", *train, "--trials", "2", *where, *files]) == 1, "two trials are too few"
        told = capsys.readouterr().out
        written.append((told, {file.name: file.read_bytes() for file in folder.iterdir()}))
    assert written[0] == written[1]


def test_a_worker_that_is_killed_loses_nothing() -> None:
    """A scheduler and two workers of their own; one of them is killed as soon as something was played."""
    entrants = [Entrant("jedi", "random"), Entrant("sith", "random")]
    event = tournament("cardgame", entrants, "round-robin", 60, seed=1, rounds=0, lang="en")
    here, there = results_of(event, None), results_of(event, None)
    list(play_tournament(event, Here(), here))
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", host="127.0.0.1"
    ) as running:
        killed = 0
        with cluster.cluster(running.scheduler_address, 2) as runner:
            for _ in play_tournament(event, runner, there):
                if not killed:
                    killed = next(iter(runner.client.run(os.getpid).values()))
                    os.kill(killed, signal.SIGKILL)
        assert killed
    assert there.played == here.played
