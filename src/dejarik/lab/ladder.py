"""Who beats whom how often: every bot against every other, and against itself.

    dejarik lab ladder destiny --pair obi-wan:grievous --pair luke:boba-fett -n 40 --progress ladder.jsonl

Each pair of decks is played twice with the same luck, once from either seat, so neither a better deck nor
going first helps anybody. A bot against itself is the control: its two halves must win about equally often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from dejarik.bots import Bot, bot
from dejarik.games import find, modules
from dejarik.kernel import Observation, Option
from dejarik.lab.matches import play, seed_for
from dejarik.lab.pairings import LANGUAGE, ready_made
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.runner import Runner
from dejarik.lab.statistics import Share, share


class Bout(msgspec.Struct, frozen=True):
    """A match of a ladder: who plays whom with what; every second one is the one before, seats swapped."""

    game: str
    version: int  # of the rules
    one: str
    other: str
    decks: tuple[str, str]
    number: int
    seed: int


class Fought(msgspec.Struct, frozen=True):
    """A line of the file of progress: who won a bout (None: neither), and how long both thought."""

    bout: Bout
    won: bool | None  # by `one`
    seconds: tuple[float, float] = (0.0, 0.0)  # processor time of both
    choices: tuple[int, int] = (0, 0)  # among at least two options
    longest: tuple[float, float] = (0.0, 0.0)


class Meeting(msgspec.Struct, frozen=True):
    """How one bot fared against another, or against itself; draws are not won."""

    one: str
    other: str
    wins: Share
    draws: int
    from_first_seat: Share  # by `one`, when it brought the first deck
    from_second_seat: Share


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thought about a choice, in seconds of a processor."""

    bot: str
    choices: int
    mean: float
    longest: float


class Ladder(msgspec.Struct, frozen=True):
    """What is known so far."""

    game: str
    seed: int
    wanted: int
    matches: int
    meetings: list[Meeting]
    thinking: list[Thinking]


class _Timed(Bot):
    """Lets a bot play and measures how long it thinks."""

    def __init__(self, player: Bot):
        super().__init__()
        self.player = player
        self.seconds = self.longest = 0.0
        self.choices = 0

    def choose(self, observation: Observation[Any]) -> Option:
        began = process_time()
        option = self.player.choose(observation)
        if len(observation.options) > 1:
            took = process_time() - began
            self.seconds += took
            self.choices += 1
            self.longest = max(self.longest, took)
        return option


def bouts_of(
    game: str, bots: Sequence[str], matches: int, seed: int = 0, pairs: Sequence[tuple[str, str]] = ()
) -> list[Bout]:
    """All matches, the meetings by turns, so that whoever interrupts knows something of all of them."""
    pairs = pairs or ready_made(game)
    version = find(game).version
    return [
        Bout(game, version, one, other, pairs[number // 2 % len(pairs)], number, seed)
        for number in range(matches)
        for one, other in combinations_with_replacement(bots, 2)
    ]


def fight(bout: Bout) -> Fought:
    """Play one of them, in whatever process."""
    pair, swapped = bout.number // 2, bout.number % 2
    one, other = (
        _Timed(bot(name, seed_for(bout.seed, bout.number, f"{at} {name}")))
        for at, name in enumerate((bout.one, bout.other))
    )
    setup = modules(bout.game).seating.setup(bout.decks, LANGUAGE)
    players = [other, one] if swapped else [one, other]
    played = play(find(bout.game), setup, players, seed_for(bout.seed, pair, "match"))
    won = (played.winners == (swapped,)) if len(played.winners) == 1 else None
    return Fought(
        bout, won, (one.seconds, other.seconds), (one.choices, other.choices), (one.longest, other.longest)
    )


def climb(bouts: Sequence[Bout], runner: Runner, progress: Path | None = None) -> Iterator[Fought]:
    """What came of each; those in the file of progress are not played again, others are added to it."""
    known = {fought.bout: fought for fought in read_lines(progress, Fought)}
    yield from (known[bout] for bout in bouts if bout in known)
    waiting = [bout for bout in bouts if bout not in known]
    for fought in runner.map_batches(fight, waiting):
        add_line(progress, fought)
        yield fought


def ladder(bouts: Sequence[Bout], fought: Sequence[Fought]) -> Ladder:
    """The table of what was played, out of what was to be played."""
    by_pair: dict[tuple[str, str], list[Fought]] = {}
    for done in fought:
        by_pair.setdefault((done.bout.one, done.bout.other), []).append(done)
    return Ladder(
        game=bouts[0].game,
        seed=bouts[0].seed,
        wanted=len(bouts),
        matches=len(fought),
        meetings=[_meeting(one, other, done) for (one, other), done in by_pair.items()],
        thinking=_thinking(fought),
    )


def _meeting(one: str, other: str, fought: Sequence[Fought]) -> Meeting:
    seats = [[done.won for done in fought if done.bout.number % 2 == seat] for seat in (0, 1)]
    first, second = (share(won.count(True), len(won)) for won in seats)
    drawn = sum(done.won is None for done in fought)
    return Meeting(one, other, share(first.count + second.count, len(fought)), drawn, first, second)


def _thinking(fought: Sequence[Fought]) -> list[Thinking]:
    names = dict.fromkeys(name for done in fought for name in (done.bout.one, done.bout.other))
    found = []
    for name in names:
        times = [
            (done.seconds[at], done.choices[at], done.longest[at])
            for done in fought
            for at, who in enumerate((done.bout.one, done.bout.other))
            if who == name
        ]
        choices = sum(count for _, count, _ in times)
        mean = sum(seconds for seconds, _, _ in times) / choices if choices else 0.0
        found.append(Thinking(name, choices, mean, max(longest for _, _, longest in times)))
    return found
