"""`python -m tests.native.states GAME MATCHES [EVERY]`: all states of random matches, to compare two builds.

Prints a line for each match: its sample, how many states it had, and a digest of their JSON. Every few states
one is also saved, loaded and saved again, and now and then all is asked that plays ahead or learns: what the
position is worth to each seat and the chance to win, and the numbers of its features. In the first match of
each sample bots choose a few times, too, though it goes on at random. The first line says how the rules run.
"""

from __future__ import annotations

import pickle
import sys
from array import array
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import dejarik
from dejarik import games
from dejarik.bots import bot
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.kernel import Game, State, observe
from dejarik.kernel.data import encode
from dejarik.lab.playthrough import replay

EVERY = 7  # so many states one is saved and loaded
JUDGED, CLOSELY, SELDOM = 21, 420, 210  # so many states one is judged; after so many of a match, fewer
# From Python 3.12 on `sum` rounds once, the loop that mypyc makes of it every time: the last bits differ.
EXACTLY = "d" if sys.version_info < (3, 12) else "f"
SETUPS = 20  # made by chance
BOTS = ("simple", "thinker-easy")
THOUGHTS = 2  # of each bot in the first match of a sample
APART = 30  # states from one thought to the next
PLAYTHROUGHS = Path(__file__).parents[1] / "lab" / "playthroughs"


def states(game: Game[Any, Any], setup: Any, seed: int, every: int = EVERY, thoughts: int = 0) -> str:
    """How many states a random match had, what they were, and what was thought of them."""
    luck, sums, judgments, count = Random(seed), blake2b(digest_size=8), blake2b(digest_size=8), 0
    players = [bot(name, seed) for name in BOTS]
    chosen: list[str] = []
    state = game.new(setup, seed)
    while state.outcome is None:
        thought = len(chosen) // len(BOTS)
        if thought < thoughts and count >= (thought + 1) * APART:
            observation = observe(state, state.decision.seat)
            if len(observation.options) > 1:
                chosen += [state.key(player.choose(observation)) for player in players]
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
        if count % (JUDGED if count <= CLOSELY else SELDOM) == 0:
            judgments.update(judged(game.name, state))
    said = f"{count} states {sums.hexdigest()}, judged {judgments.hexdigest()}"
    return f"{said}, chosen {', '.join(chosen)}" if chosen else said


def judged(game: str, state: State) -> bytes:
    """Every number that bots and learning agents make of a state, as exactly as both builds count."""
    evaluation, features = evaluation_of(game), games.modules(game).features
    numbers: array[float] = array(EXACTLY)
    for seat in range(state.seats):
        numbers.extend((evaluation.chance_to_win(state, seat), evaluation.worth(state, seat)))
        numbers.extend(features.position(state, seat))
        decision = state.decision_of(seat) if state.outcome is None else None
        if decision is not None:
            numbers.extend(features.options(state, seat, decision, decision.options).tolist())
    return numbers.tobytes()


def main(name: str, matches: int, every: int = EVERY) -> None:
    print(dejarik.RULES_RUN)
    game = games.find(name)
    for number in range(matches):
        for sample, setup in game.samples().items():
            thoughts = 0 if number else THOUGHTS
            print(f"{sample} {number}: {states(game, setup, number, every, thoughts)}")
    setups = b"".join(encode(game.random_setup(number)) for number in range(SETUPS))
    print(f"random setups: {blake2b(setups, digest_size=8).hexdigest()}")
    print(game.fingerprint(game.new(next(iter(game.samples().values())), 1)))
    for file in sorted(PLAYTHROUGHS.glob(f"{name}-*.txt")):
        stored = file.read_text(encoding="utf-8")
        print(f"{file.name}: {'as stored' if replay(stored) == stored else 'another match'}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
