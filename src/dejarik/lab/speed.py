"""How fast a game is on one processor core: random play, copies, saving and loading, import.

Times are of the processor, not of the clock on the wall, and every figure is the median of several runs
with fixed seeds. A decision is a choice among at least two options; lone options are answered, but
not counted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

import msgspec

from dejarik.games import find
from dejarik.kernel import Game, State
from dejarik.lab.other_engines import ENGINES, Match

RUNS = 5
SAMPLES = 24  # states in mid-game, from this many matches
LEAST = 0.02  # seconds; shorter runs would measure the clock

_IMPORT = """
from time import process_time
start = process_time()
from dejarik.games import find
find({game!r})
print(process_time() - start)
"""


class Speed(msgspec.Struct, frozen=True):
    """The figures of one game."""

    decisions_per_second: float
    matches_per_second: float
    copy_us: float
    save_load_us: float
    bytes_per_state: float
    import_seconds: float


class OtherSpeed(msgspec.Struct, frozen=True):
    """The figures of a game of another engine."""

    engine: str
    game: str
    decisions_per_second: float
    matches_per_second: float


def speed_of(name: str, seconds: float, sample: str = "") -> Speed:
    """Measure one of our games, with about this many seconds for each kind of measurement."""
    game = find(name)
    match = our_match(game, sample)
    decisions, matches = _rates(match, seconds)
    states = [_middle_of_a_match(game, seed, sample) for seed in range(SAMPLES)]
    return Speed(
        decisions_per_second=decisions,
        matches_per_second=matches,
        copy_us=_microseconds(lambda state: state.copy(), states, seconds),
        save_load_us=_microseconds(lambda state: game.decode(state.encode()), states, seconds),
        bytes_per_state=fmean(len(state.encode()) for state in states),
        import_seconds=median(_import_seconds(name) for _ in range(RUNS)),
    )


def interpreted_speed_of(name: str, seconds: float, sample: str = "") -> Speed:
    """The same of the sources as they are, in a process of their own: for those who use a native build."""
    command = [sys.executable, "-m", "dejarik", "bench", "--json"]
    command += ["--game", name, "--seconds", str(seconds), *(["--sample", sample] if sample else [])]
    interpreted = {**os.environ, "DEJARIK_NATIVE": "0"}
    done = subprocess.run(command, env=interpreted, check=True, capture_output=True)
    return msgspec.convert(msgspec.json.decode(done.stdout)["games"][name], Speed)


def speed_of_others(engine: str, seconds: float) -> list[OtherSpeed]:
    """Measure all games of another engine; `ImportError` if it is not installed."""
    found: list[OtherSpeed] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what they say about their own future is not ours to tell
        for name, match in ENGINES[engine]():
            found.append(OtherSpeed(engine, name, *_rates(match, seconds)))
    return found


def our_match(game: Game[Any, Any], sample: str = "") -> Match:
    """A way to play a match at random and to count its decisions."""
    setups = _setups(game, sample)

    def match(luck: Random) -> int:
        seed = luck.randrange(1 << 30)
        state = game.new(setups[seed % len(setups)], seed)
        decisions = 0
        while state.outcome is None:
            options = state.decision.options
            count = len(options)
            if count > 1:
                decisions += 1
                state.choose(int(luck.random() * count))
            else:
                state.choose(0)
        return decisions

    return match


def _setups(game: Game[Any, Any], sample: str = "") -> list[msgspec.Struct]:
    """One sample of the game by name, else the first two: in Destiny the same match, seated both ways."""
    samples = game.samples()
    return [samples[sample]] if sample else list(samples.values())[:2]


def _middle_of_a_match(game: Game[Any, Any], seed: int, sample: str) -> State:
    """The position halfway through a match with choices at random."""
    setups = _setups(game, sample)
    luck = Random(seed)
    start: State = game.new(setups[seed % len(setups)], seed)
    state = start.copy()
    choices: list[int] = []
    while state.outcome is None:
        choices.append(luck.randrange(len(state.decision.options)))
        state.choose(choices[-1])
    for choice in choices[: len(choices) // 2]:
        start.choose(choice)
    return start


def _rates(match: Match, seconds: float) -> tuple[float, float]:
    """Decisions and matches per second: medians of several runs, after one match to warm up."""
    match(Random(0))
    decisions: list[float] = []
    matches: list[float] = []
    for run in range(RUNS):
        luck = Random(run)
        count = played = 0
        start = process_time()
        spent = 0.0
        while spent < max(LEAST, seconds / RUNS):
            count += match(luck)
            played += 1
            spent = process_time() - start
        decisions.append(count / spent)
        matches.append(played / spent)
    return median(decisions), median(matches)


def _microseconds(work: Callable[[State], object], states: list[State], seconds: float) -> float:
    """What the work takes on one state, averaged over all."""
    found: list[float] = []
    for _ in range(RUNS):
        times = 0
        start = process_time()
        spent = 0.0
        while spent < max(LEAST, seconds / RUNS / 4):
            for state in states:
                work(state)
            times += len(states)
            spent = process_time() - start
        found.append(1e6 * spent / times)
    return median(found)


def _import_seconds(name: str) -> float:
    code = _IMPORT.format(game=name)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(done.stdout)
