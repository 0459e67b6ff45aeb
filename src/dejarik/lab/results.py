"""Long series of matches that go on where they were stopped.

A file of results has a line for each batch of matches that was played. Each line names the plan it belongs to
and the edition of the rules, so nothing is ever mixed: a file of another plan or edition is refused.

    results = Results.of(path, "round robin", plans)
    for played in play_all(plans, local(2), results):
        ...

Plans have keys; who plays, where, and in which batches makes no difference to the matches. More matches of
the same plans can be asked for later: a plan is known by what is brought, who plays, and the seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from dejarik import __version__
from dejarik.games import find
from dejarik.lab.matches import Played
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.runner import Runner
from dejarik.lab.simulation import LARGEST_BATCH, Batch, Plan, batch_size, play_batch

DIGEST_BYTES = 8


class Unusable(Exception):
    """A file of results with which a run cannot go on; `line` says where that was noticed."""

    def __init__(self, line: int):
        self.line = line
        super().__init__(line)


class NoResults(Unusable):
    """A line is not one of ours."""


class OtherPlan(Unusable):
    """A line belongs to another plan: other decks, bots or another seed."""


class OtherEdition(Unusable):
    """A line was played by other rules."""

    def __init__(self, line: int, ours: str, theirs: str):
        super().__init__(line)
        self.ours = ours
        self.theirs = theirs


class Line(msgspec.Struct, frozen=True):
    """A batch of matches as it is written down."""

    plan: str  # the digest of the whole plan
    edition: str
    key: str  # which of its plans
    start: int  # the number of the first match
    played: list[Played]


class Part(msgspec.Struct, frozen=True):
    """Some matches that were played one after the other: of which plan, from which number on."""

    key: str
    start: int
    played: list[Played]
    known: bool  # they were in the file already


def edition_of(game: str) -> str:
    """What makes matches of a game comparable: the version of Dejarik and of the game's rules."""
    return f"{__version__} ({game} {find(game).version})"


def digest_of(*about: Any) -> str:
    """A short name for everything that decides a run."""
    return blake2b(msgspec.json.encode(about), digest_size=DIGEST_BYTES).hexdigest()


def essence(plan: Plan) -> Any:
    """What decides the matches of a plan, however many of them are wanted."""
    return plan.game, plan.setup, plan.bots, plan.seed, plan.watched


class Results:
    """The matches of one run that were played so far, in memory and, if there is a path, in a file."""

    def __init__(self, path: Path | None, plan: str, edition: str):
        self.path = path
        self.plan = plan
        self.edition = edition
        self.played: dict[str, dict[int, Played]] = {}
        for number, line in enumerate(_lines(path), start=1):
            # The edition decides what the digest of a plan is made of.
            if line.edition != edition:
                raise OtherEdition(number, edition, line.edition)
            if line.plan != plan:
                raise OtherPlan(number)
            self._keep(line)

    @classmethod
    def of(cls, path: Path | None, kind: str, plans: Mapping[str, Plan]) -> Results:
        """Those of a run whose plans are all known beforehand."""
        game = next(iter(plans.values())).game
        digest = digest_of(kind, [(key, essence(plan)) for key, plan in sorted(plans.items())])
        return cls(path, digest, edition_of(game))

    def _keep(self, line: Line) -> None:
        self.played.setdefault(line.key, {}).update(enumerate(line.played, start=line.start))

    def add(self, key: str, start: int, played: list[Played]) -> None:
        """One more batch."""
        line = Line(self.plan, self.edition, key, start, played)
        add_line(self.path, line)
        self._keep(line)

    def rows(self, key: str, matches: int) -> dict[int, Played]:
        """Those of the first so many matches of a plan that were played, by number and in order."""
        known = self.played.get(key, {})
        return {number: known[number] for number in sorted(known) if number < matches}


def _lines(path: Path | None) -> list[Line]:
    """The lines of a file of results; the first one that is none is named."""
    try:
        return read_lines(path, Line)
    except msgspec.DecodeError as bad:
        assert path is not None
        for number, line in enumerate(path.read_bytes().split(b"\n"), start=1):
            try:
                msgspec.json.decode(line, type=Line)
            except msgspec.DecodeError:
                raise NoResults(number) from bad
        raise


def play_all(
    plans: Mapping[str, Plan], runner: Runner, results: Results, largest: int = LARGEST_BATCH
) -> Iterator[Part]:
    """All matches of some plans: at first those that are known, then the others, as they are played.

    Plans take turns, so whoever stops early has some matches of each. Stopping is no more than not asking
    for the next part; the `largest` batch says how much is lost by it at most.
    """
    size = min(largest, batch_size(sum(plan.matches for plan in plans.values()), runner.workers))
    waiting: list[tuple[float, str, Batch]] = []
    for key, plan in plans.items():
        known = results.rows(key, plan.matches)
        for start, stop in _runs(list(known)):
            yield Part(key, start, [known[number] for number in range(start, stop)], known=True)
        for first, stop in _runs([number for number in range(plan.matches) if number not in known]):
            for start in range(first, stop, size):
                batch = Batch(plan, start, min(start + size, stop))
                waiting.append((start / plan.matches, key, batch))
    waiting.sort(key=lambda one: one[0])
    batches = [batch for _, _, batch in waiting]
    for (_, key, batch), played in zip(waiting, runner.map_batches(play_batch, batches), strict=True):
        results.add(key, batch.start, played)
        yield Part(key, batch.start, played, known=False)


def _runs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Numbers that follow each other: the first, and the one after the last."""
    start = 0
    for at, number in enumerate(numbers, start=1):
        if at == len(numbers) or numbers[at] != number + 1:
            yield numbers[start], number + 1
            start = at
