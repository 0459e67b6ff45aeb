"""How many steps a learning environment takes in a second of processor time, beside random play without one.

python examples/learning_speed.py --seconds 4

With `--workers`, how many more a batch takes in a second of the clock when several processes play it.

python examples/learning_speed.py --workers 2
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import numpy as np

from dejarik.games import find
from dejarik.lab.learning import Batch, env, feature_names, option_feature_names
from dejarik.lab.speed import our_match

if TYPE_CHECKING:
    from dejarik.lab.learning import SharedBatch

GAMES = ("destiny", "cardgame", "outer-rim")
RUNS = 5
IN_STEP, SHARED = 32, 64  # matches in a batch; and in one that is shared, and in the one beside it


def bare(game: str) -> Iterator[int]:
    """Random play on states: nothing is observed."""
    luck, match = Random(1), our_match(find(game))
    while True:
        yield match(luck)


def aec(game: str) -> Iterator[int]:
    """PettingZoo's loop, all seats at random."""
    luck, seats = Random(1), env(game)
    seed = 0
    while True:
        seed += 1
        seats.reset(seed=seed)
        while not seats.session.over:
            seen, *_ = seats.last()
            assert seen is not None
            seats.step(luck.randrange(int(np.count_nonzero(seen["action_mask"]))))
            yield 1


def batched(game: str, bots: dict[int, str]) -> Iterator[int]:
    """Many matches in step, at random."""
    return stepped(Batch(game, IN_STEP, bots=bots, seed=1))


def stepped(batch: Batch | SharedBatch) -> Iterator[int]:
    """A batch at random."""
    luck = np.random.default_rng(1)
    while True:
        batch.step((batch.masks * luck.random(batch.masks.shape)).argmax(axis=1))
        yield len(batch.masks)


def rates(
    works: Sequence[Iterator[int]], seconds: float, clock: Callable[[], float] = process_time
) -> list[list[float]]:
    """For each work, steps in a second of each run: they take turns."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(RUNS):
        for steps, rate in zip(works, found, strict=True):
            count, start = 0, clock()
            while (spent := clock() - start) < seconds / RUNS:
                count += next(steps)
            rate.append(count / spent)
    return found


def by_the_clock(game: str, workers: int, seconds: float) -> None:
    """A batch in one process and in several: what many processes gain shows on the wall alone."""
    from dejarik.lab.learning import SharedBatch  # which former sources do not have (`tests.native.turns`)

    with SharedBatch(game, SHARED, workers=workers, seed=1) as shared:
        works = [stepped(Batch(game, SHARED, seed=1)), stepped(shared)]
        for work in works:
            next(work)
        alone, together = rates(works, seconds, perf_counter)
    factor = median(more / one for one, more in zip(alone, together, strict=True))
    print(f"  {f'Batch of {SHARED}':40} {median(alone):8,.0f} steps per second")
    called = f"SharedBatch of {SHARED}, {workers} workers"
    print(f"  {called:40} {median(together):8,.0f} steps per second: {factor:.2f} times as many", flush=True)


def main(told: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the learning environments.")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    parser.add_argument(
        "--workers", type=int, help="measure `SharedBatch` with so many beside `Batch`, by the clock"
    )
    parsed = parser.parse_args(told)
    seconds, workers = parsed.seconds, parsed.workers
    for game in GAMES:
        if workers:
            print(f"{game}, by the clock:")
            by_the_clock(game, workers, seconds)
            continue
        actions = Batch(game, 1, seed=1).encoder.actions
        print(f"{game}: {len(feature_names(game))} numbers for a position, ", end="")
        print(f"{len(option_feature_names(game))} for each of {actions} options")
        works = {
            "random play on states": bare(game),
            "env, all seats": aec(game),
            f"Batch of {IN_STEP}, all seats": batched(game, {}),
            f"Batch of {IN_STEP}, against the random bot": batched(game, {1: "random"}),
        }
        for name, work in works.items():
            print(f"  {name:40} {median(rates([work], seconds)[0]):8,.0f} steps per second", flush=True)


if __name__ == "__main__":
    main()
