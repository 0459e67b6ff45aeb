"""One match between bots, and what is written down about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b
from time import process_time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from dejarik.bots import Bot
from dejarik.games import modules
from dejarik.kernel import Game, Option, Seat, State, observe

if TYPE_CHECKING:
    from dejarik.games.contract import Tournament

SEED_BYTES = 7


class Handled(msgspec.Struct, frozen=True, array_like=True):
    """What became of the cards that one player brought: which were drawn, played, or spent otherwise."""

    place: int
    drawn: tuple[str, ...]
    played: tuple[str, ...]
    spent: tuple[str, ...]


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """How long one player thought about choices among at least two options, in seconds of a processor."""

    choices: int
    seconds: float
    longest: float
    steps: dict[int, int]  # how many choices took how long, in steps of `lab/witness.py`


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One match that was played; who is told by the place in the setup, wherever they were seated."""

    winners: tuple[int, ...]
    rule: str
    rounds: int
    decisions: int  # with at least two options
    first: int  # who went first; -1 if it never came to that
    handled: tuple[Handled, ...] = ()  # by the players whose cards were watched
    thought: tuple[Thought, ...] = ()  # by each player, if there was a witness
    luck: tuple[float, ...] = ()  # of each player, in chances to win


class Witness(Protocol):
    """Whoever looks at every choice of a match while it is played."""

    def saw(self, before: State, option: Option, after: State, seconds: float) -> None:
        """A choice that was made, and how long its bot thought."""


def seed_for(seed: int, number: int, what: str) -> int:
    """A seed of its own for each match and each bot, whoever plays it and whenever."""
    digest = blake2b(f"{seed} {number} {what}".encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "big")


def play(
    game: Game[Any, Any],
    setup: msgspec.Struct,
    bots: Sequence[Bot],
    seed: int,
    watched: Collection[int] = (),
    witness: Witness | None = None,
) -> Played:
    """A whole match. Each bot answers for what it brought and is shown observations only."""
    tournament = modules(game.name).tournament
    state = game.new(setup, seed)
    places = tournament.places(state)
    watchers = [_Watcher(tournament, setup, place, places.index(place)) for place in watched]
    first: Seat | None = None
    decisions = turns = 0
    while state.outcome is None:
        seat = state.decision.seat
        observation = observe(state, seat)
        decisions += len(observation.options) > 1
        if first is None:
            first = tournament.first(state)
        if first is not None:  # what goes back before the first turn was never held
            for watcher in watchers:
                watcher.look(state)
        before = None if witness is None else state.copy()
        began = process_time()
        option = bots[places[seat]].choose(observation)
        seconds = process_time() - began
        news = state.choose(option, seat)
        if witness is not None and before is not None:
            witness.saw(before, option, state, seconds)
        if tournament.TURN is not None:
            turns += sum(isinstance(event, tournament.TURN) for event in news)
        for watcher in watchers:
            watcher.hear(news)
    winners = tuple(sorted(places[seat] for seat in state.outcome.winners))
    return Played(
        winners,
        state.outcome.rule,
        tournament.rounds(state, turns),
        decisions,
        -1 if first is None else places[first],
        tuple(watcher.handled() for watcher in watchers),
    )


class _Watcher:
    """Notes what becomes of the cards that one player brought. It tells nobody during the match."""

    def __init__(self, tournament: Tournament, setup: Any, place: int, seat: Seat):
        self.tournament = tournament
        self.place = place
        self.seat = seat
        self.brought = frozenset(tournament.drawable(setup, place))
        self.drawn: set[str] = set()
        self.played: set[str] = set()
        self.spent: set[str] = set()

    def look(self, state: Any) -> None:
        self.drawn.update(self.tournament.at_hand(state, self.seat))

    def hear(self, news: Sequence[Any]) -> None:
        for event in news:
            for seat, card, played in self.tournament.used(event):
                if seat == self.seat:
                    (self.played if played else self.spent).add(card)

    def handled(self) -> Handled:
        """Cards that came from somebody else are left out."""
        drawn, played, spent = (
            tuple(sorted(self.brought & cards)) for cards in (self.drawn, self.played, self.spent)
        )
        return Handled(self.place, drawn, played, spent)
