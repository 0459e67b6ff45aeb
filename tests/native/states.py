"""`python -m tests.native.states GAME MATCHES [EVERY]`: all states of random matches, to compare two builds.

Prints a line for each match: its sample, how many states it had, and a digest of their JSON. Every few states
one is also saved, loaded and saved again. The first line says how the rules run.
"""

from __future__ import annotations

import pickle
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import dejarik
from dejarik import games
from dejarik.kernel import Game, observe
from dejarik.lab.playthrough import replay

EVERY = 7  # so many states one is saved and loaded
PLAYTHROUGHS = Path(__file__).parents[1] / "lab" / "playthroughs"


def states(game: Game[Any, Any], setup: Any, seed: int, every: int = EVERY) -> str:
    """How many states a random match had, and what they were."""
    luck, sums, count = Random(seed), blake2b(digest_size=8), 0
    state = game.new(setup, seed)
    while state.outcome is None:
        state.choose(int(luck.random() * len(state.decision.options)))
        data = state.encode()
        sums.update(data)
        count += 1
        if count % every == 0:
            assert game.decode(data).encode() == data, f"state {count} is another one when it is loaded"
            seen = observe(state, count % state.seats)
            sums.update(seen.encode())
            given = pickle.loads(pickle.dumps(seen))  # as bots in other processes are given it
            assert given.options == seen.options
            assert given.view.inventory() == seen.view.inventory()
            sums.update(state.copy().encode())
    return f"{count} states {sums.hexdigest()}"


def main(name: str, matches: int, every: int = EVERY) -> None:
    print(dejarik.RULES_RUN)
    game = games.find(name)
    for number in range(matches):
        for sample, setup in game.samples().items():
            print(f"{sample} {number}: {states(game, setup, number, every)}")
    print(game.fingerprint(game.new(next(iter(game.samples().values())), 1)))
    for file in sorted(PLAYTHROUGHS.glob(f"{name}-*.txt")):
        stored = file.read_text(encoding="utf-8")
        print(f"{file.name}: {'as stored' if replay(stored) == stored else 'another match'}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
