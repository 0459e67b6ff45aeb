"""Very many random matches of all games: any number of players, any decks, any options.

    python -m dejarik.lab.soak destiny=60000 cardgame=25000 outer-rim=15000 --progress soak.jsonl

A game and a number decide everything about a match: who brings what, the dice, each choice, who gives up.
There must always be something to choose, the match must end, and nothing may be lost, doubled or below zero.
One match in fifty (`--closely`) is saved, loaded and taken back at each of its choices.

A soak with a file of progress goes on where it was interrupted. A broken match stops nothing: it is listed
with the command that repeats it, and `--records` keeps its record up to the choice that broke it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

import msgspec

from dejarik import games
from dejarik.kernel import CONCEDE, Game, Match, Option, Record, Row, RulesFault, Seat
from dejarik.lab.contract import MOST_CHOICES, MOST_OPTIONS, RANDOM, Broken, check, kept_whole
from dejarik.lab.lines import add_line, whole_lines
from dejarik.lab.random_play import open_seats
from dejarik.lab.runner import Runner, local

AT_ONCE = 20  # matches between two words about the progress
SPACING = 16  # choices between two looks at the inventory
ASIDES = 1 / 50  # how often somebody does something unasked,
GIVING_UP = 1 / 10  # in how many matches it may be giving up,
GIVES_UP = 1 / 4  # and how often it is


class Batch(msgspec.Struct, frozen=True):
    """Some matches of a game, by number; of every so many, one is looked at closely."""

    game: str
    version: int  # of the rules
    first: int
    stop: int
    closely: int


class Fault(msgspec.Struct, frozen=True):
    """A broken match: what happened where, how to see it again, and its record."""

    told: str
    record: Record


class Walked(msgspec.Struct):
    """What came of a batch, or of several."""

    matches: int = 0
    choices: int = 0
    closely: int = 0  # matches saved, loaded and taken back at every choice
    positions: int = 0  # their choices
    given_up: int = 0  # matches in which somebody gave up
    longest: int = 0  # choices in one match
    widest: int = 0  # options in one question
    faults: list[Fault] = []

    def add(self, other: Walked) -> None:
        """Count what another has walked, too."""
        for name in ("matches", "choices", "closely", "positions", "given_up"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)
        self.widest = max(self.widest, other.widest)
        self.faults += other.faults


class Done(msgspec.Struct, frozen=True):
    """A line of the file of progress."""

    batch: Batch
    walked: Walked


# ---- One match -----------------------------------------------------------------------------------------


class NotKept(AssertionError):
    """Something that holds of every match does not hold of this one."""


class _Walk:
    """One random match."""

    def __init__(self, game: Game[Any, Any], number: int):
        self.game = game
        self.number = number
        self.luck = Random(number)
        self.giving_up = self.luck.random() < GIVING_UP
        self.setup = game.random_setup(number)
        self.choices: list[tuple[Seat, Option, bool]] = []  # who, what, and whether unasked
        self.widest = 0

    def through(self) -> None:
        self.state = self.game.new(self.setup, self.number)
        self.start = self.state.inventory()
        while self.state.outcome is None:
            if len(self.choices) >= MOST_CHOICES:
                raise NotKept(f"still going on after {MOST_CHOICES} choices")
            self.choices.append(self.chosen())
            seat, option, unasked = self.choices[-1]
            if unasked:
                self.state.aside(seat, option)
            else:
                self.state.choose(option, seat)
            if len(self.choices) % SPACING == 0:
                self.nothing_lost()
        self.nothing_lost()

    def chosen(self) -> tuple[Seat, Option, bool]:
        luck = self.luck
        if luck.random() < ASIDES:
            seat = luck.randrange(self.state.seats)
            asides = [one for one in self.state.asides(seat) if self.giving_up or one.kind != CONCEDE]
            if asides:
                gives_up = asides[-1].kind == CONCEDE and luck.random() < GIVES_UP
                return seat, asides[-1] if gives_up else luck.choice(asides), True
        seat = luck.choice(open_seats(self.state))
        decision = self.state.decision_of(seat)
        if decision is None or not 0 < len(decision.options) <= MOST_OPTIONS:
            raise NotKept(f"seat {seat} cannot choose from {decision}")
        self.widest = max(self.widest, len(decision.options))
        return seat, luck.choice(decision.options), False

    def nothing_lost(self) -> None:
        now = self.state.inventory()
        if not kept_whole(now, self.start):
            raise NotKept(f"the inventory is {now}, it was {self.start}")
        below = [name for name, number in self.state.counters() if number < 0]
        if below:
            raise NotKept(f"there is less than nothing: {below}")

    def fault(self, error: Exception) -> Fault:
        record = self.record()
        last = f"{record.rows[-1].seat} {record.rows[-1].key!r}" if record.rows else "nothing"
        place = extract_tb(error.__traceback__)[-1]
        where = f"{self.game.name} {self.number}: choice {len(self.choices)}, {last}"
        what = f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}: {error}"
        again = f"python -m dejarik.lab.soak {self.game.name} --seed {self.number} --matches 1 --closely 0"
        return Fault(f"{where}: {what}\n  {again}", record)

    def record(self) -> Record:
        """The choices in words, up to the one that broke the match."""
        match = Match(self.game, self.setup, self.number)
        for seat, option, unasked in self.choices:
            try:
                match.play(Row(seat, match.state.key(option), unasked))
            except RulesFault as broken:
                return broken.record
        return match.record


def walk(game: Game[Any, Any], number: int) -> Walked:
    """One match, and what came of it."""
    match = _Walk(game, number)
    walked = Walked(matches=1)
    try:
        match.through()
    except Exception as error:  # whatever it is, the rules have broken down
        walked.faults = [match.fault(error)]
    walked.choices = walked.longest = len(match.choices)
    walked.widest = match.widest
    walked.given_up = int(any(option.kind == CONCEDE for _, option, _ in match.choices))
    return walked


def walk_closely(game: Game[Any, Any], number: int) -> Walked:
    """One match that is saved, loaded and taken back at every choice."""
    setup = game.random_setup(number)
    walked = Walked(matches=1, closely=1)
    try:
        report = check(
            game, setup, [number], every=1, sample=f"{RANDOM} {number}", looks=("saves", "undo"), ahead=1
        )
    except Broken as broken:
        walked.faults = [Fault(str(broken), broken.record)]
    else:
        walked.choices = walked.longest = report.choices
        walked.positions = report.positions
        walked.widest = report.widest
    return walked


# ---- Very many -----------------------------------------------------------------------------------------


def walk_batch(batch: Batch) -> Walked:
    """Carry out one batch, in whatever process."""
    game = games.find(batch.game)
    walked = Walked()
    for number in range(batch.first, batch.stop):
        closely = batch.closely and number % batch.closely == 0
        walked.add(walk_closely(game, number) if closely else walk(game, number))
    return walked


def batches_of(wanted: dict[str, int], seed: int, closely: int) -> list[Batch]:
    """All matches in batches, the games by turns as far as they go."""
    numbered: list[tuple[int, Batch]] = []
    for name, matches in wanted.items():
        game, last = games.find(name), seed + matches
        for place, first in enumerate(range(seed, last, AT_ONCE)):
            stop = min(first + AT_ONCE, last)
            share = place * AT_ONCE * 1_000_000 // matches
            numbered.append((share, Batch(game.name, game.version, first, stop, closely)))
    return [batch for _, batch in sorted(numbered, key=lambda one: one[0])]


def soak(batches: Sequence[Batch], runner: Runner, progress: Path | None = None) -> Iterator[Done]:
    """What came of each batch. Those in the file of progress are not walked again; others are added to it."""
    known = {done.batch: done for done in read(progress)}
    yield from (known[batch] for batch in batches if batch in known)
    waiting = [batch for batch in batches if batch not in known]
    for batch, walked in zip(waiting, runner.map_batches(walk_batch, waiting), strict=True):
        done = Done(batch, walked)
        if progress is not None:
            add_line(progress, done)
        yield done


def read(progress: Path | None) -> Iterable[Done]:
    """The lines of a file of progress; a last one that was cut off is removed."""
    return [msgspec.json.decode(line, type=Done) for line in whole_lines(progress)]


def report(totals: dict[str, Walked]) -> Iterator[str]:
    """The figures, game by game."""
    for name, total in totals.items():
        yield (
            f"{name}: {total.matches} matches, {total.choices} choices, {total.given_up} given up, "
            f"longest {total.longest}, widest {total.widest}; "
            f"{total.closely} matches saved and taken back at {total.positions} choices; "
            f"{len(total.faults)} broken"
        )


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    chosen = _parsed(arguments)
    wanted = {}
    for name in chosen.games or games.names():
        game, _, matches = name.partition("=")
        wanted[games.find(game).name] = int(matches or chosen.matches)
    totals = {name: Walked() for name in wanted}
    for done in soak(batches_of(wanted, chosen.seed, chosen.closely), local(chosen.workers), chosen.progress):
        totals[done.batch.game].add(done.walked)
        for fault in done.walked.faults:
            print(f"\n{fault.told}")
            if chosen.records is not None:
                chosen.records.mkdir(parents=True, exist_ok=True)
                path = chosen.records / f"{done.batch.game}-{fault.record.seed}.json"
                path.write_bytes(fault.record.encode())
        far = ", ".join(f"{name} {total.matches}/{wanted[name]}" for name, total in totals.items())
        broken = sum(len(total.faults) for total in totals.values())
        print(f"\r{far}, {broken} broken", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for line in report(totals):
        print(line)
    return 1 if any(total.faults for total in totals.values()) else 0


def _parsed(arguments: list[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python -m dejarik.lab.soak", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME[=MATCHES]", help="all games if none is named")
    parser.add_argument("--matches", type=int, default=1_000, help="of each game without a number of its own")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first match")
    parser.add_argument(
        "--closely", type=int, default=50, help="look closely at one match in so many; 0: none"
    )
    parser.add_argument("--workers", type=int, default=1, help="so many processes")
    parser.add_argument("--progress", type=Path, help="a file that says how far it is, to go on later")
    parser.add_argument("--records", type=Path, help="a folder for the records of broken matches")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
