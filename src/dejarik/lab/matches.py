"""One match between bots, and what is written down about it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec

from dejarik.bots import Bot
from dejarik.kernel import Game, Seat, observe

SEED_BYTES = 7


class Entrants(Protocol):
    """What the module `tournament` of a game offers."""

    SEATS: tuple[int, int]  # at least, at most
    SAMPLE: tuple[str, ...]

    def brings(self, name: str) -> Any:
        """What a seat brings (a deck, a character …), by name; `LookupError` if there is no such thing."""

    def known(self) -> list[str]:
        """The names that come with the game."""

    def setup(self, brought: Sequence[Any]) -> msgspec.Struct:
        """A match between what the seats bring."""

    def rounds(self, g: Any) -> int:
        """How many rounds have begun."""

    def first(self, g: Any) -> Seat | None:
        """Who goes first, while that can be seen."""

    def places(self, g: Any) -> tuple[int, ...]:
        """Whose deck, in the order of the set-up, sits where."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One match that was played; who is told by the place in the set-up, wherever they were seated."""

    winners: tuple[int, ...]
    rule: str
    rounds: int
    decisions: int  # with at least two options
    first: int  # who went first; -1 if it never came to that


def entrants_of(game: Game[Any, Any]) -> Entrants:
    """The module `tournament` of a game."""
    return cast(Entrants, import_module(f"{game.home}.tournament"))


def seed_for(seed: int, number: int, what: str) -> int:
    """A seed of its own for each match and each bot, whoever plays it and whenever."""
    digest = blake2b(f"{seed} {number} {what}".encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "big")


def play(game: Game[Any, Any], setup: msgspec.Struct, bots: Sequence[Bot], seed: int) -> Played:
    """A whole match. Each bot answers for what it brought and is shown observations only."""
    entrants = entrants_of(game)
    state = game.new(setup, seed)
    places = entrants.places(state)
    first: Seat | None = None
    decisions = 0
    while state.outcome is None:
        seat = state.decision.seat
        observation = observe(state, seat)
        decisions += len(observation.options) > 1
        if first is None:
            first = entrants.first(state)
        state.choose(bots[places[seat]].choose(observation), seat)
    winners = tuple(sorted(places[seat] for seat in state.outcome.winners))
    return Played(
        winners,
        state.outcome.rule,
        entrants.rounds(state),
        decisions,
        -1 if first is None else places[first],
    )
