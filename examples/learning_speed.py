"""How many steps a learning environment takes in a second of processor time, beside random play without one.

python examples/learning_speed.py --seconds 4
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

import numpy as np

from dejarik.games import find
from dejarik.lab.learning import Batch, env, feature_names, option_feature_names
from dejarik.lab.speed import our_match

GAMES = ("destiny", "cardgame", "outer-rim")
RUNS = 5
IN_STEP = 32


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
    luck, batch = np.random.default_rng(1), Batch(game, IN_STEP, bots=bots, seed=1)
    while True:
        batch.step((batch.masks * luck.random(batch.masks.shape)).argmax(axis=1))
        yield IN_STEP


def rate(steps: Iterator[int], seconds: float) -> float:
    """Steps in a second: the median of several runs."""
    found = []
    for _ in range(RUNS):
        count, start = 0, process_time()
        while (spent := process_time() - start) < seconds / RUNS:
            count += next(steps)
        found.append(count / spent)
    return median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the learning environments.")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each figure")
    seconds = parser.parse_args().seconds
    for game in GAMES:
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
            print(f"  {name:40} {rate(work, seconds):8,.0f} steps per second", flush=True)


if __name__ == "__main__":
    main()
