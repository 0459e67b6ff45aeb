"""Which errors in abilities nobody would notice: `python -m tests.abilities destiny --only 01010`.

Every ability is changed by one step at a time, and the scenarios and tests in which its card occurs are run
with it. A line for each change that none of them notices, unless `unshown` gives the reason why no position
can show it; then the figures by kind of change.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

os.environ.setdefault("DEJARIK_NATIVE", "0")  # abilities are taken apart, which are structs

from tests.abilities.games import GAMES


class Outcome(NamedTuple):
    """What became of the changes of one ability."""

    ref: str
    kinds: list[str]
    unnoticed: list[tuple[str, str]]  # kind, and kind with what it is about


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.abilities", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "--only", nargs="*", default=[""], help="abilities whose name begins like this: 01, 01010, 01010.0"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--brief", action="store_true", help="the figures without the list")
    parser.add_argument("--proofs", action="store_true", help="name the proofs in which each card occurs")
    given = parser.parse_args()
    game = GAMES[given.game]
    refs = [ref for ref in game.refs() if ref.startswith(tuple(given.only))]
    made, missed = Counter[str](), Counter[str]()
    for place, outcome in enumerate(outcomes(given.game, refs, given.jobs)):
        made.update(outcome.kinds)
        missed.update(kind for kind, _ in outcome.unnoticed)
        listed = game.unshown.get(outcome.ref, {})
        names = [name for _, name in outcome.unnoticed]
        found = [name for name in names if name not in listed]
        if not given.brief:
            for name in found:
                print(f"{outcome.ref:10} {game.title(outcome.ref)}: {name}")
        for name in listed:
            if name not in names:
                print(
                    f"{outcome.ref:10} {game.title(outcome.ref)}: listed as never shown, but noticed: {name}"
                )
        if given.proofs:
            for proof in game.proofs.about(game.subject(outcome.ref)):
                print(f"{outcome.ref:10}     {proof.name}")
        if sys.stderr.isatty():
            print(f"\r{place + 1} of {len(refs)}", end="", file=sys.stderr)
    for kind in sorted(made):
        print(figures(kind, made[kind], missed[kind]))
    print(figures("all", made.total(), missed.total()))


def outcomes(game: str, refs: list[str], jobs: int) -> Iterator[Outcome]:
    with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
        yield from pool.map(_outcome, [(game, ref) for ref in refs], chunksize=8)


def _outcome(what: tuple[str, str]) -> Outcome:
    game = GAMES[what[0]]
    subject = game.subject(what[1])
    unnoticed = game.proofs.unnoticed(subject)
    return Outcome(
        subject.ref, [one.kind for one in subject.changes], [(one.kind, one.name) for one in unnoticed]
    )


def figures(kind: str, made: int, missed: int) -> str:
    return f"{kind:20} {made - missed:6,} of {made:6,}  {100 * (made - missed) / max(1, made):5.1f} %"


if __name__ == "__main__":
    main()
