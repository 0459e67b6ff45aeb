"""Mutation sampling: how many small errors in the rules would the tests notice?

    python -m tests.mutation                              200 changes, spread over all modules
    python -m tests.mutation --seed 7 --count 50          others
    python -m tests.mutation --module cardgame/rules/piles.py --about facts --count 1000

What was noticed is not tried again while its module stays as it is: a run can be stopped and taken up.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import blake2b
from pathlib import Path

import msgspec
from tests.mutation.changes import Change, Found
from tests.mutation.sampling import ROOT, Equivalent, equivalents, sample, source_of
from tests.mutation.trial import Verdict

RESULTS = ROOT / "build" / "mutation.jsonl"
PATIENCE = 1800  # seconds by the clock, for a trial that does not even use the processor
NOTICED, EQUIVALENT, SURVIVED = "noticed", "equivalent", "survived"


class Row(msgspec.Struct):
    """How a change fared."""

    change: Change
    line: int
    source: str  # digest of the module as it was
    outcome: str
    by: str = ""
    what: str = ""
    seconds: float = 0.0


def digest(file: str) -> str:
    return blake2b(source_of(file).encode(), digest_size=8).hexdigest()


def try_out(change: Change | None) -> Verdict:
    """One trial in a process of its own."""
    environment = os.environ | {
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "PYTHONHASHSEED": "0",
        "DEJARIK_NATIVE": "0",  # what is compiled stays as it is
        "HYPOTHESIS_STORAGE_DIRECTORY": str(RESULTS.parent / "hypothesis"),
    }
    command = [sys.executable, "-m", "tests.mutation.trial"]
    given = msgspec.json.encode(change)
    try:
        told = subprocess.run(
            command,
            input=given,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Verdict("the clock", "takes too long")
    lines = told.stdout.splitlines()
    try:
        return msgspec.json.decode(lines[-1], type=Verdict)
    except (IndexError, msgspec.DecodeError):
        if change is None:
            sys.stderr.write(told.stderr.decode(errors="replace"))
        return Verdict("an error", f"the process ended with {told.returncode}")


def row_of(found: Found) -> Row:
    began = time.monotonic()
    verdict = try_out(found.change)
    outcome = NOTICED if verdict.by else SURVIVED
    took = round(time.monotonic() - began, 1)
    return Row(found.change, found.line, digest(found.change.file), outcome, verdict.by, verdict.what, took)


def known_rows(results: Path) -> dict[Change, Row]:
    """What earlier runs found, as far as the modules are still the same."""
    if not results.exists():
        return {}
    rows = [msgspec.json.decode(line, type=Row) for line in results.read_bytes().splitlines()]
    current = {
        file: digest(file)
        for file in {row.change.file for row in rows}
        if (ROOT / "src/dejarik" / file).exists()
    }
    return {row.change: row for row in rows if current.get(row.change.file) == row.source}


def run(found: list[Found], listed: Iterable[Equivalent], results: Path, workers: int) -> list[Row]:
    """Try them all; those that are listed as equivalent or were noticed before need no trial."""
    same = list(listed)
    known = known_rows(results)
    survivors = {change for change, row in known.items() if row.outcome == SURVIVED}
    rows: list[Row] = []
    open_: list[Found] = []
    for one in found:
        why = next((other.why for other in same if other.means(one.change)), "")
        if why:
            rows.append(Row(one.change, one.line, "", EQUIVALENT, what=why))
        elif one.change in known and one.change not in survivors:
            rows.append(known[one.change])
        else:
            open_.append(one)
    open_.sort(key=lambda one: one.change in survivors)  # what was never tried comes first
    print(f"{len(found)} changes, {len(rows)} of them known already", flush=True)
    results.parent.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(workers) as pool, results.open("ab") as file:
        for number, done in enumerate(as_completed([pool.submit(row_of, one) for one in open_]), 1):
            row = done.result()
            rows.append(row)
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            by = f"{row.by}: {row.what}" if row.by else "NOTHING NOTICED IT"
            print(f"{number}/{len(open_)} {row.change} · {by} ({row.seconds} s)", flush=True)
    return rows


def summary(rows: list[Row]) -> list[str]:
    """A table by module, then every survivor with its line."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        counts[row.change.file][row.outcome] += 1
        counts["all"][row.outcome] += 1
    width = max(map(len, counts))
    lines = [f"{'':{width}} {NOTICED:>10} {EQUIVALENT:>10} {SURVIVED:>10}"]
    for file in sorted(counts, key=lambda file: (file == "all", file)):
        fared = counts[file]
        lines.append(f"{file:{width}} {fared[NOTICED]:10} {fared[EQUIVALENT]:10} {fared[SURVIVED]:10}")
    lines += [f"survived: line {row.line} of {row.change}" for row in rows if row.outcome == SURVIVED]
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other changes")
    parser.add_argument("--count", type=int, default=200, help="how many changes")
    parser.add_argument("--module", default="", help="only modules whose path contains this")
    parser.add_argument("--about", default="", help="only statements that contain this")
    parser.add_argument("--workers", type=int, default=1, help="how many trials at a time")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument(
        "--sound", action="store_true", help="do not try first that all holds without a change"
    )
    parser.add_argument("--list", action="store_true", help="only say which changes would be tried")
    chosen = parser.parse_args(arguments)
    os.setpriority(os.PRIO_PROCESS, 0, max(10, os.getpriority(os.PRIO_PROCESS, 0)))  # others may be at work
    found = sample(chosen.seed, chosen.count, chosen.module, chosen.about)
    if chosen.list:
        print("\n".join(f"{one.line:5} {one.change}" for one in found))
        return 0
    unchanged = Verdict() if chosen.sound else try_out(None)
    if unchanged.by:
        print(f"Nothing was changed, and yet there is {unchanged.by}: {unchanged.what}")
        return 2
    rows = run(found, equivalents(), chosen.results, chosen.workers)
    print("\n".join(summary(rows)))
    return int(any(row.outcome == SURVIVED for row in rows))


if __name__ == "__main__":
    sys.exit(main())
