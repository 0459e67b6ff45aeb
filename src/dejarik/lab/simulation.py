"""Many matches between bots: match number and seed decide everything, whoever plays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from dejarik.bots import bot
from dejarik.games import find
from dejarik.lab.matches import Played, play, seed_for
from dejarik.lab.runner import Runner
from dejarik.lab.statistics import Share, share
from dejarik.lab.witness import TimeAndLuck

LARGEST_BATCH = 50
BATCHES_FOR_EACH = 8  # workers finish at about the same time, and progress can be seen


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; for each seat what it brings, by name, and which bot plays it."""

    game: str
    setup: Any
    names: tuple[str, ...]
    bots: tuple[str, ...]
    matches: int
    seed: int
    watched: tuple[int, ...] = ()  # the places of those whose cards are followed
    witnessed: bool = False  # time and luck are written down, too
    whims: int | None = None  # the seed of the bots, if it is another one


class Batch(msgspec.Struct, frozen=True):
    """Some matches of a plan, by number."""

    plan: Plan
    start: int
    stop: int


class SeatReport(msgspec.Struct, frozen=True):
    """How one of the seats of the plan fared."""

    brings: str
    bot: str
    wins: Share


class Report(msgspec.Struct, frozen=True):
    """What came of a plan, as far as it was played."""

    game: str
    seed: int
    wanted: int
    matches: int
    seats: list[SeatReport]
    draws: int
    rounds: float
    decisions: float
    endings: dict[str, int]  # by rule, the most frequent first
    first_player: Share


def batch_size(matches: int, workers: int) -> int:
    """How many matches are worth handing out at once."""
    return max(1, min(LARGEST_BATCH, matches // (workers * BATCHES_FOR_EACH)))


def batches_of(plan: Plan, workers: int) -> list[Batch]:
    """The plan in pieces worth handing out."""
    size = batch_size(plan.matches, workers)
    return [Batch(plan, start, min(start + size, plan.matches)) for start in range(0, plan.matches, size)]


def play_batch(batch: Batch) -> list[Played]:
    """Carry out one piece of a plan, in whatever process."""
    plan = batch.plan
    game = find(plan.game)
    played: list[Played] = []
    for number in range(batch.start, batch.stop):
        whims = plan.seed if plan.whims is None else plan.whims
        bots = [bot(name, seed_for(whims, number, f"bot {at}")) for at, name in enumerate(plan.bots)]
        seed = seed_for(plan.seed, number, "match")
        witness = TimeAndLuck(game.name, seed) if plan.witnessed else None
        try:
            match = play(game, plan.setup, bots, seed, plan.watched, witness)
            played.append(match if witness is None else witness.testified(match))
        except Exception as fault:
            fault.add_note(f"in match {number} of a simulation, whose own seed is {seed}")
            raise
    return played


def simulate(plan: Plan, runner: Runner) -> Iterator[list[Played]]:
    """The matches of a plan in their order, batch by batch."""
    return runner.map_batches(play_batch, batches_of(plan, runner.workers))


def report(plan: Plan, played: Sequence[Played]) -> Report:
    """What came of it."""
    count = len(played)
    wins = Counter(match.winners[0] for match in played if len(match.winners) == 1)
    begun = [match for match in played if match.first >= 0]
    return Report(
        game=plan.game,
        seed=plan.seed,
        wanted=plan.matches,
        matches=count,
        seats=[
            SeatReport(name, player, share(wins[at], count))
            for at, (name, player) in enumerate(zip(plan.names, plan.bots, strict=True))
        ],
        draws=count - wins.total(),
        rounds=sum(match.rounds for match in played) / count if count else 0.0,
        decisions=sum(match.decisions for match in played) / count if count else 0.0,
        endings=dict(Counter(match.rule for match in played).most_common()),
        first_player=share(sum(match.winners == (match.first,) for match in begun), len(begun)),
    )
