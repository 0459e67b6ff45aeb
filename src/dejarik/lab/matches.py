"""One match between bots, and what is written down about it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from dejarik.bots import Bot
from dejarik.games import modules
from dejarik.kernel import Game, Seat, observe

SEED_BYTES = 7


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One match that was played; who is told by the place in the setup, wherever they were seated."""

    winners: tuple[int, ...]
    rule: str
    rounds: int
    decisions: int  # with at least two options
    first: int  # who went first; -1 if it never came to that


def seed_for(seed: int, number: int, what: str) -> int:
    """A seed of its own for each match and each bot, whoever plays it and whenever."""
    digest = blake2b(f"{seed} {number} {what}".encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "big")


def play(game: Game[Any, Any], setup: msgspec.Struct, bots: Sequence[Bot], seed: int) -> Played:
    """A whole match. Each bot answers for what it brought and is shown observations only."""
    tournament = modules(game.name).tournament
    state = game.new(setup, seed)
    places = tournament.places(state)
    first: Seat | None = None
    decisions = turns = 0
    while state.outcome is None:
        seat = state.decision.seat
        observation = observe(state, seat)
        decisions += len(observation.options) > 1
        if first is None:
            first = tournament.first(state)
        news = state.choose(bots[places[seat]].choose(observation), seat)
        if tournament.TURN is not None:
            turns += sum(isinstance(event, tournament.TURN) for event in news)
    winners = tuple(sorted(places[seat] for seat in state.outcome.winners))
    return Played(
        winners,
        state.outcome.rule,
        tournament.rounds(state, turns),
        decisions,
        -1 if first is None else places[first],
    )
