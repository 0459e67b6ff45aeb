"""Plays what a compiler should make quick, on a build that counts: `python -m native.practice GAME ...`.

Random matches of every sample, saved, loaded, copied and observed on their way, and a match of players that
think for each game: what is often done, and which way, the compiler learns from the counts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from dejarik import games
from dejarik.bots import bot
from dejarik.kernel import Game, observe

MATCHES = 40  # at random, for each game
ASIDE = 50  # at every so many choices everything else is done with a state
CHOICES = 60  # of players that think
PLAYER = "thinker-easy"


def practice_on(library: Path, names: Iterable[str]) -> None:
    """Play on a build, in a process of its own, which writes its counts when it ends."""
    command = [sys.executable, "-m", "native.practice", *names]
    subprocess.run(command, env={**os.environ, "DEJARIK_NATIVE": str(library)}, check=True)


def at_random(game: Game[Any, Any], setup: Any, seed: int) -> None:
    luck, state, choices = Random(seed), game.new(setup, seed), 0
    while state.outcome is None:
        choices += 1
        if choices % ASIDE == 0:
            observe(state, choices % state.seats)
            state = game.decode(state.copy().encode())
        state.choose(int(luck.random() * len(state.decision.options)))


def thinking(game: Game[Any, Any], setup: Any) -> None:
    state = game.new(setup, 1)
    players = [bot(PLAYER, seat) for seat in range(state.seats)]
    for _ in range(CHOICES):
        if state.outcome is not None:
            break
        seat = state.decision.seat
        state.choose(players[seat].choose(observe(state, seat)))


def main(names: list[str]) -> None:
    for name in names:
        game = games.find(name)
        setups = list(game.samples().values())
        for number in range(MATCHES):
            at_random(game, setups[number % len(setups)], number)
        thinking(game, setups[0])


if __name__ == "__main__":
    main(sys.argv[1:])
