"""`python -m tests.native.memory GAME MATCHES`: whether memory stays flat while very many matches are played.

Each match is also copied, observed, saved and loaded on its way, once from a file that is cut off. Prints how
the rules run, then kilobytes in use after each tenth of the matches.
"""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import dejarik
from dejarik import games
from dejarik.kernel import Game, observe

TENTHS = 10
ASIDE = 40  # at every so many choices everything else is done with a state


def play(game: Game[Any, Any], setup: Any, seed: int) -> None:
    luck, state, choices = Random(seed), game.new(setup, seed), 0
    while state.outcome is None:
        choices += 1
        if choices % ASIDE == 0:
            seen = observe(state, choices % state.seats)
            seen.encode()
            saved = state.copy().encode()
            state = game.decode(saved)
            with suppress(msgspec.DecodeError):
                game.decode(saved[: luck.randrange(len(saved))])
        state.choose(int(luck.random() * len(state.decision.options)))


def kilobytes() -> int:
    """Memory of this process that is not shared, once all garbage is gone."""
    gc.collect()
    pages = Path("/proc/self/statm").read_text(encoding="utf-8").split()
    return (int(pages[1]) - int(pages[2])) * 4


def main(name: str, matches: int) -> None:
    print(dejarik.RULES_RUN)
    game = games.find(name)
    setups = list(game.samples().values())
    for tenth in range(TENTHS):
        for number in range(tenth * matches // TENTHS, (tenth + 1) * matches // TENTHS):
            play(game, setups[number % len(setups)], number)
        print(kilobytes(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
