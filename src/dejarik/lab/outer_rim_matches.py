"""Mixed matches of Outer Rim between simple bots: two to four players, both kinds of map, and solo ones.

Number and seed decide a match: how many play, on which map, with which characters. Whatever else there is
to decide, the bots decide.
"""

from __future__ import annotations

from random import Random

import msgspec

from dejarik.bots import bot
from dejarik.games.outer_rim import GAME, Setup
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.cards.library import CHARACTERS
from dejarik.kernel import Option, observe
from dejarik.lab.matches import seed_for
from dejarik.lab.outer_rim_reach import Watcher

PLAYERS = (2, 3, 4)
SOLO_EVERY = 10  # one match in so many is against the solo opponent
SEEDS = 1 << 60


class Mixed(msgspec.Struct, frozen=True):
    """One match that was played; everything by seat."""

    number: int
    solo: bool
    random_map: bool
    characters: tuple[str, ...]
    places: tuple[int, ...]  # 0: who went first
    fame: tuple[int, ...]
    turns: tuple[int, ...]
    winner: int
    used: tuple[str, ...]  # items that mattered


def play_mixed(seed: int, number: int) -> Mixed:
    """A whole match."""
    luck = Random(seed_for(seed, number, "setup"))
    solo = number % SOLO_EVERY == SOLO_EVERY - 1
    players = 1 if solo else PLAYERS[number % len(PLAYERS)]
    random_map = luck.random() < 0.5
    characters = list(CHARACTERS)
    luck.shuffle(characters)
    state = GAME.new(Setup(players, random_map=random_map), seed_for(seed, number, "match"))
    bots = [bot("simple", luck.randrange(SEEDS)) for _ in range(state.seats)]
    turns = [0] * state.seats
    watcher = Watcher()
    while state.outcome is None:
        decision = state.decision
        seat = decision.seat
        if decision.kind == "character":
            dealt = [Option("character", code) for code in characters]
            option = next(one for one in dealt if one in decision.options)
        else:
            option = bots[seat].choose(observe(state, seat))
        turns[seat] += decision.kind == "planning"
        watcher.chosen(state, option)
        watcher.happened(state, state.choose(option, seat))
    if state.ai != NOBODY:
        turns[state.ai] = turns[1 - state.ai]
    return Mixed(
        number,
        solo,
        random_map,
        tuple(player.character for player in state.players),
        tuple((seat - state.first) % state.seats for seat in range(state.seats)),
        tuple(player.fame for player in state.players),
        tuple(turns),
        state.outcome.winners[0],
        tuple(sorted(watcher.used)),
    )
