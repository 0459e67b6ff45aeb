"""Which checkout or build is faster: they take turns, so a slow minute of the machine strikes all of them.

    git worktree add ../former 1b394bc0   # the last sources before any were written for a compiler
    python -m tests.native.turns destiny former=../former sources=. native=.:build/native/library --work env

Each contestant is a process of its own that plays at random for a moment of processor time whenever it is its
turn. Told are medians, and how many times as fast as the first: medians of the factors of each round.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median, quantiles
from subprocess import PIPE, Popen
from time import process_time

import msgspec

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"  # what is played is the same for all: `learning_speed.py` of this checkout
WORKS = ("bare", "env", "batch")
LEAST_FOR_QUARTILES = 2


class Contestant(msgspec.Struct, frozen=True):
    """Some sources, or a build of them."""

    label: str
    tree: Path
    native: str = "0"

    @classmethod
    def named(cls, text: str) -> Contestant:
        label, equals, where = text.partition("=")
        tree, colon, native = where.partition(":")
        if not equals or not (Path(tree) / "src" / "dejarik").is_dir():
            raise ValueError(f"{text!r} is not NAME=CHECKOUT or NAME=CHECKOUT:BUILD")
        return cls(label, Path(tree).resolve(), str(Path(native).resolve()) if colon else "0")

    def started(self, game: str, work: str, seconds: float) -> Popen[str]:
        paths = [str(self.tree / "src"), str(EXAMPLES), os.environ.get("PYTHONPATH", "")]
        known = {"DEJARIK_NATIVE": self.native, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        command = [sys.executable, __file__, "--player", game, work, str(seconds)]
        return Popen(command, env={**os.environ, **known}, stdin=PIPE, stdout=PIPE, text=True)


def play(game: str, work: str, seconds: float) -> None:
    """What a contestant does: a line for each turn, how many decisions it made in a second."""
    import learning_speed as played  # type: ignore[import-not-found]

    import dejarik

    wanted, ran = os.environ["DEJARIK_NATIVE"], getattr(dejarik, "RULES_RUN", "")  # former sources do not say
    if wanted != "0" and ran != "native":
        sys.exit(f"{wanted} cannot be measured, as it is not used: {ran}")
    works = {"bare": played.bare, "env": played.aec, "batch": lambda game: played.batched(game, {})}
    steps = works[work](game)
    next(steps)
    for _ in sys.stdin:
        count, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            count += next(steps)
        print(count / spent, flush=True)


def turn(player: Popen[str]) -> float | None:
    """How fast it was; nothing if it has ended, after it said why."""
    assert player.stdin
    assert player.stdout
    try:
        player.stdin.write("\n")
        player.stdin.flush()
    except BrokenPipeError:
        return None
    rate = player.stdout.readline()
    return float(rate) if rate else None


def compare(
    contestants: list[Contestant], game: str, work: str, rounds: int, seconds: float
) -> dict[str, list[float]]:
    """By label, how fast each was in each round."""
    players = {one.label: one.started(game, work, seconds) for one in contestants}
    rates: dict[str, list[float]] = {label: [] for label in players}
    try:
        for number in range(rounds + 1):
            for label, player in players.items():
                rate = turn(player)
                if rate is None:
                    raise ChildProcessError(f"{label} has ended")
                if number:  # in the first round caches fill
                    rates[label].append(rate)
    finally:
        for player in players.values():
            player.communicate()  # nothing more is asked for, so it ends
    return rates


def told(rates: dict[str, list[float]]) -> list[str]:
    """A line for each, with what lies between the quartiles of the factors."""
    first, lines = next(iter(rates.values())), []
    for label, found in rates.items():
        factors = [one / other for one, other in zip(found, first, strict=True)]
        low, _, high = quantiles(factors, n=4) if len(factors) >= LEAST_FOR_QUARTILES else factors * 3
        lines.append(
            f"{label:12} {median(found):10,.0f} a second  {median(factors):5.2f} times ({low:.2f}–{high:.2f})"
        )
    return lines


def main() -> None:
    parser = ArgumentParser(description="Measure checkouts and builds in turns.")
    parser.add_argument("game")
    parser.add_argument("contestants", nargs="+", type=Contestant.named, metavar="NAME=CHECKOUT[:BUILD]")
    parser.add_argument(
        "--work", choices=WORKS, default="bare", help="random play, alone or in an environment"
    )
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=0.4, help="of processor time for each turn")
    asked = parser.parse_args()
    for line in told(compare(asked.contestants, asked.game, asked.work, asked.rounds, asked.seconds)):
        print(line)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--player"]:
        play(sys.argv[2], sys.argv[3], float(sys.argv[4]))
    else:
        main()
