"""Fits the numbers by which a game plans, and keeps them only if they win.

    dejarik lab train outer-rim --matches 12000 --trials 400 --progress tune.jsonl

In each pair of matches every number is a quarter larger on one side and as much smaller on the other, at
random which. At a table both sides have half of the seats, and swap them for the second match on the same
deal; where a game can be played alone against its rules, every other pair is the same deal played by each.
How much further the one side came, over all pairs, tells which way each number should go. Those that stand
out go there; after that the next round begins with them. In the end the new numbers play the old ones.

Everything follows from the number of a pair or of a trial, so it does not matter who plays it. A file of
progress lets an interrupted training go on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dejarik import __version__
from dejarik.bots.thinker import LEVELS, ThinkerBot
from dejarik.bots.thinking.weights import PLAN_FILE, Origin, Table, read_table
from dejarik.games import contract, find, modules
from dejarik.games.contract import Evaluation
from dejarik.kernel import State, observe
from dejarik.lab.matches import seed_for
from dejarik.lab.pairings import LANGUAGE
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.results import digest_of
from dejarik.lab.runner import Runner
from dejarik.lab.statistics import Share
from dejarik.lab.tables import HALVES, seatings
from dejarik.lab.training import OtherPlan, Trial, Tried, tried, write_table

ROUNDS = 3
STEP = 1.25  # what a number is multiplied or divided by
STANDS_OUT = 2.5  # standard errors: of so many numbers, less than one is that far off by chance
FEWEST_PAIRS = 8  # of a round: of fewer, an error cannot be told
DIGITS = 3
MOST_CHOICES = 5_000  # of one match: more is no match between bots


class Tuning(msgspec.Struct, frozen=True, tag="tuning"):
    """What is to be fitted, and how; the first line of a file of progress."""

    game: str
    rules: int  # their version
    start: str  # a digest of the numbers that the game has
    matches: int
    trials: int
    level: str  # of the planners that play
    seed: int
    shipped: bool = (
        False  # nothing is fitted: the numbers that the game has are tried against the former ones
    )

    @property
    def pairs(self) -> int:
        return self.matches // 2

    @property
    def command(self) -> str:
        """What makes all of this again."""
        learned = "--shipped" if self.shipped else f"--matches {self.matches}"
        tries = f"--trials {self.trials} --level {self.level} --seed {self.seed}"
        return f"dejarik lab train {self.game.replace('_', '-')} {learned} {tries}"


class Compared(msgspec.Struct, frozen=True, tag="compared"):
    """A pair of matches: how much further those came whose numbers were changed as its signs say."""

    number: int
    lead: float
    error: str = ""  # it could not be played to its end


class Line(msgspec.Struct, frozen=True):
    """A line of a file of progress."""

    done: Tuning | Compared | Trial


class Tuned(msgspec.Struct, frozen=True):
    """What came of it."""

    table: Table
    moved: dict[str, tuple[float, float]]  # what a number was, and what it is now
    pairs: int  # that were played to their end
    failed: int
    wins: Share
    draws: int
    unplayed: int
    accepted: bool


def plan_of(game: str) -> contract.Plan:
    """The plan of a game that has one to be fitted."""
    plan = modules(game).plan
    assert plan is not None
    return plan


def tuning(game: str, matches: int, trials: int, level: str, seed: int, shipped: bool = False) -> Tuning:
    """A training of the numbers that the game has now, or only a trial of them."""
    start = digest_of(read_table(game, PLAN_FILE).weights)
    return Tuning(game, find(game).version, start, 0 if shipped else matches, trials, level, seed, shipped)


def former(game: str) -> dict[str, float]:
    """The numbers that the present ones were fitted from; the same if none was."""
    table = read_table(game, PLAN_FILE)
    return {**table.weights, **table.origin.former}


# ---- Matches -------------------------------------------------------------------------------------------


class Pair(msgspec.Struct, frozen=True):
    """Two matches on the same deal."""

    plan: Tuning
    number: int
    numbers: dict[str, float]  # those that are changed to both sides


def compare(batch: Pair) -> Compared:
    """Play them, in whatever process."""
    try:
        return Compared(batch.number, _lead(batch))
    except Exception as fault:  # one pair less does not spoil the others
        return Compared(batch.number, 0.0, repr(fault))


def signs(plan: Tuning, number: int) -> dict[str, int]:
    """Which numbers the one side of a pair has larger; the other side has them smaller."""
    luck = Random(seed_for(plan.seed, number, "signs"))
    return {name: luck.choice((1, -1)) for name in plan_of(plan.game).FITTED}


def changed(numbers: Mapping[str, float], ways: Mapping[str, int]) -> dict[str, float]:
    """Each number a step larger, smaller, or as it is."""
    return {name: number * STEP ** ways.get(name, 0) for name, number in numbers.items()}


def _lead(batch: Pair) -> float:
    plan, number = batch.plan, batch.number
    ways = signs(plan, number)
    planned_by = plan_of(plan.game).planned_by
    one = planned_by(changed(batch.numbers, ways))
    other = planned_by(changed(batch.numbers, {name: -way for name, way in ways.items()}))
    seed = seed_for(plan.seed, number, "pair")
    if modules(plan.game).seating.SOLO and number % 2:
        setup = plan_of(plan.game).table(seed, 1)
        return (_ahead(plan, setup, [one], seed) - _ahead(plan, setup, [other], seed)) / 2
    orders = _orders(plan.game)
    at = 2 * number % len(orders)  # the one after it is the same with seats swapped
    setup = plan_of(plan.game).table(seed, len(orders[at]))
    leads = [
        _ahead(plan, setup, [one if mine else other for mine in seats], seed, seats)
        for seats in orders[at : at + 2]
    ]
    return sum(leads) / 2


def _orders(game: str) -> list[tuple[bool, ...]]:
    """Who sits where at the largest table that can be halved."""
    most = modules(game).seating.MOST
    return seatings(most - most % 2, HALVES)


def _ahead(
    plan: Tuning, setup: Any, evaluations: Sequence[Evaluation], seed: int, mine: Sequence[bool] = (True,)
) -> float:
    """How much further one's own seats came than the others, on the average."""
    state = _played(plan, setup, evaluations, seed)
    reached = [plan_of(plan.game).reached(state, seat) for seat in range(state.seats)]
    own = [one for seat, one in enumerate(reached) if seat < len(mine) and mine[seat]]
    rest = [one for seat, one in enumerate(reached) if not (seat < len(mine) and mine[seat])]
    return sum(own) / len(own) - sum(rest) / len(rest)


def _played(plan: Tuning, setup: Any, evaluations: Sequence[Evaluation], seed: int) -> State:
    """A match between planners, each by the numbers of its seat; who sits where decides their whims."""
    state: State = find(plan.game).new(setup, seed)
    players = [
        ThinkerBot(seed_for(seed, seat, "whims"), LEVELS[plan.level], evaluation=evaluation)
        for seat, evaluation in enumerate(evaluations)
    ]
    for _ in range(MOST_CHOICES):
        if state.outcome is not None:
            return state
        seat = state.decision.seat
        state.choose(players[seat].choose(observe(state, seat)), seat)
    raise RuntimeError(f"{MOST_CHOICES} choices")


class TrialPair(msgspec.Struct, frozen=True):
    """A match between the new numbers and the old ones."""

    plan: Tuning
    number: int
    new: dict[str, float]


def put_to_trial(batch: TrialPair) -> Trial:
    """Play it, in whatever process."""
    try:
        return Trial(batch.number, _won(batch))
    except Exception as fault:  # one match less does not spoil the others
        return Trial(batch.number, None, repr(fault))


def _won(batch: TrialPair) -> bool | None:
    """Half of a table against the other half; every second match is the one before with seats swapped."""
    plan, number = batch.plan, batch.number
    orders, seating = _orders(plan.game), modules(plan.game).seating
    seats = orders[number % len(orders)]
    planned_by = plan_of(plan.game).planned_by
    before = former(plan.game) if plan.shipped else read_table(plan.game, PLAN_FILE).weights
    new, old = planned_by(batch.new), planned_by(before)
    setup = seating.setup((tuple(seating.decks()) * len(seats))[: len(seats)], LANGUAGE)
    seed = seed_for(plan.seed, number // 2, "trial")
    state = _played(plan, setup, [new if mine else old for mine in seats], seed)
    winners = state.outcome.winners if state.outcome is not None else ()
    return seats[winners[0]] if len(winners) == 1 else None


# ---- Which way -----------------------------------------------------------------------------------------


def stand_out(plan: Tuning, pairs: Sequence[Compared]) -> dict[str, int]:
    """The numbers that should plainly be larger (1) or smaller (-1), by how far both sides came."""
    played = [(signs(plan, one.number), one.lead) for one in pairs if not one.error]
    if len(played) < FEWEST_PAIRS:
        return {}
    ways = {}
    for name in plan_of(plan.game).FITTED:
        gains = [way[name] * lead for way, lead in played]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        error = sqrt(spread / len(gains))
        if abs(mean) > STANDS_OUT * error:
            ways[name] = 1 if mean > 0 else -1
    return ways


def rounded(numbers: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{number:.{DIGITS}g}") for name, number in numbers.items()}


class TuningRun:
    """A training of numbers and how far it has come."""

    def __init__(self, plan: Tuning, runner: Runner, progress: Path | None = None):
        self.plan = plan
        self.runner = runner
        self.progress = progress
        self.start = read_table(plan.game, PLAN_FILE).weights
        self.numbers = dict(self.start)
        self.compared: dict[int, Compared] = {}
        self.trials: list[Trial] = []
        lines = read_lines(progress, Line)
        if lines and lines[0].done != plan:
            raise OtherPlan
        if not lines:
            add_line(progress, Line(plan))
        for line in lines:
            self._note(line.done)

    def _note(self, done: Tuning | Compared | Trial) -> None:
        if isinstance(done, Compared):
            self.compared[done.number] = done
        elif isinstance(done, Trial):
            self.trials.append(done)

    def play(self) -> Iterator[int]:
        """Round after round; after each pair, how many matches are played."""
        pairs = self.plan.pairs
        yield 2 * len(self.compared)
        for at in range(ROUNDS):
            its = range(pairs * at // ROUNDS, pairs * (at + 1) // ROUNDS)
            waiting = [Pair(self.plan, number, self.numbers) for number in its if number not in self.compared]
            for done in self.runner.map_batches(compare, waiting):
                add_line(self.progress, Line(done))
                self._note(done)
                yield 2 * len(self.compared)
            ways = stand_out(self.plan, [self.compared[number] for number in its])
            moved = rounded({name: self.numbers[name] * STEP**way for name, way in ways.items()})
            self.numbers = {**self.numbers, **moved}

    @property
    def moved(self) -> dict[str, tuple[float, float]]:
        return {
            name: (old, self.numbers[name]) for name, old in self.start.items() if self.numbers[name] != old
        }

    def try_out(self) -> Iterator[int]:
        """Old against new, if anything is new; after each match, how many are played."""
        done = {trial.number for trial in self.trials}
        yield len(done)
        if not self.moved and not self.plan.shipped:
            return
        waiting = [
            TrialPair(self.plan, number, self.numbers)
            for number in range(self.plan.trials)
            if number not in done
        ]
        for trial in self.runner.map_batches(put_to_trial, waiting):
            add_line(self.progress, Line(trial))
            self._note(trial)
            yield len(self.trials)

    def result(self) -> Tuned:
        """What came of it."""
        trials = tried(self.trials)
        failed = sum(bool(one.error) for one in self.compared.values())
        played = len(self.compared) - failed
        return Tuned(
            table=Table(self._origin(2 * played, trials), self.numbers),
            moved=self.moved,
            pairs=played,
            failed=failed,
            wins=trials.wins,
            draws=trials.draws,
            unplayed=trials.unplayed,
            accepted=trials.accepted,
        )

    def _origin(self, matches: int, trials: Tried) -> Origin:
        """Numbers that came with the game keep theirs, and have been tried since."""
        plan, won = self.plan, trials.wins.count
        if plan.shipped:
            known = read_table(plan.game, PLAN_FILE).origin
            by = {"rules": known.rules or plan.rules, "version": known.version or __version__}
            return msgspec.structs.replace(known, trial=plan.command, trials=trials.wins.of, won=won, **by)
        return Origin(
            command=plan.command + f" --output {PLAN_FILE}" * (not trials.accepted),
            start=plan.start,
            seed=plan.seed,
            matches=matches,
            trials=trials.wins.of,
            won=won,
            rules=plan.rules,
            version=__version__,
            former={name: old for name, (old, _) in self.moved.items()},
        )


def keep(game: str, tuned: Tuned, output: Path | None = None) -> None:
    """Write the numbers where the game has them, or to a file."""
    write_table(tuned.table, output or Path(str(files(f"dejarik.games.{game}.ai"))) / PLAN_FILE)
