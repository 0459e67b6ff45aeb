"""How strong bots are at tables of more than two, or alone against the opponent that the rules play.

    dejarik lab tables outer-rim --bot thinker-hard --bot simple -n 400 --progress tables.jsonl

At a table half of the seats belong to one bot and half to another, or one seat to the one and all others to
the other. Each deal is played from swapped seats, so neither a better seat nor better luck helps anybody. A
bot against itself is the control.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, cycle, islice, product
from pathlib import Path

import msgspec

from dejarik.bots import bot
from dejarik.games import find, modules
from dejarik.kernel.fingerprint import digest_of, written
from dejarik.lab.matches import play, seed_for
from dejarik.lab.pairings import LANGUAGE
from dejarik.lab.progress import add_line, read_lines
from dejarik.lab.runner import Runner
from dejarik.lab.statistics import Share, share

HALVES, ALONE, SOLO = "halves", "alone", "solo"


class Table(msgspec.Struct, frozen=True):
    """A match: who sits where (True: the one, False: the other), with which luck."""

    game: str
    version: int  # of the rules
    setup: str  # a digest of it
    one: str
    other: str  # nobody, if the one is alone against the rules
    seats: tuple[bool, ...]
    deal: int
    seed: int


class Sat(msgspec.Struct, frozen=True):
    """A line of the file of progress: whether the one won; None if nobody did."""

    table: Table
    won: bool | None


class Meeting(msgspec.Struct, frozen=True):
    """How one bot fared against another, against itself, or against the rules; draws are not won."""

    one: str
    other: str
    wins: Share
    fair: float  # the share of equals; half, against the rules
    draws: int


class Tables(msgspec.Struct, frozen=True):
    """What is known so far."""

    game: str
    seed: int
    players: int
    wanted: int
    matches: int
    meetings: list[Meeting]


def seatings(players: int, kind: str) -> list[tuple[bool, ...]]:
    """Who sits where, one table after the other; those that belong together have the same deal."""
    places = range(players)
    if kind == SOLO:
        return [(True,)]
    if kind == ALONE:
        return [tuple(place == mine for place in places) for mine in places]
    found = []
    for mine in combinations(places, players // 2):
        if 0 in mine:  # the others are these with seats swapped
            seats = tuple(place in mine for place in places)
            found += [seats, tuple(not seat for seat in seats)]
    return found


def swapped(kind: str, players: int) -> int:
    """How many tables in a row have the same deal."""
    return {SOLO: 1, ALONE: players}.get(kind, 2)


def meetings_of(bots: Sequence[str], kind: str) -> list[tuple[str, str]]:
    """Who meets whom: half against half is the same either way, one against the rest is not."""
    if kind == SOLO:
        return [(one, "") for one in bots]
    return list(product(bots, bots) if kind == ALONE else combinations_with_replacement(bots, 2))


def tables_of(
    game: str, bots: Sequence[str], matches: int, players: int, *, alone: bool = False, seed: int = 0
) -> list[Table]:
    """All matches, the meetings by turns; `ValueError` if so many cannot play."""
    seating = modules(game).seating
    solo = players == 1
    if not (solo and seating.SOLO) and not seating.FEWEST <= players <= seating.MOST:
        raise ValueError(players)
    if players % 2 and not solo and not alone:
        raise ValueError(players)
    kind = SOLO if solo else ALONE if alone else HALVES
    orders, together = seatings(players, kind), swapped(kind, players)
    setup = digest_of(written(_setup(game, players)))
    version = find(game).version
    return [
        Table(game, version, setup, one, other, orders[number % len(orders)], number // together, seed)
        for number in range(matches)
        for one, other in meetings_of(bots, kind)
    ]


def _setup(game: str, players: int) -> msgspec.Struct:
    """Whatever there is to bring, in turn."""
    seating = modules(game).seating
    decks = list(islice(cycle(seating.decks()), players))
    setup: msgspec.Struct = seating.setup(decks, LANGUAGE)
    return setup


def sit(table: Table) -> Sat:
    """Play one of them, in whatever process."""
    names = [table.one if mine else table.other for mine in table.seats]
    players = [
        bot(name, seed_for(table.seed, table.deal, f"{place} {name} {table.seats}"))
        for place, name in enumerate(names)
    ]
    setup = _setup(table.game, len(players))
    played = play(find(table.game), setup, players, seed_for(table.seed, table.deal, "deal"))
    if len(played.winners) != 1:
        return Sat(table, None)
    (winner,) = played.winners
    return Sat(
        table, winner < len(table.seats) and table.seats[winner]
    )  # the opponent of a solo match is last


def play_on(tables: Sequence[Table], runner: Runner, progress: Path | None = None) -> Iterator[Sat]:
    """What came of each; those in the file of progress are not played again, others are added to it."""
    known = {sat.table: sat for sat in read_lines(progress, Sat)}
    yield from (known[table] for table in tables if table in known)
    for sat in runner.map_batches(sit, [table for table in tables if table not in known]):
        add_line(progress, sat)
        yield sat


def counted(tables: Sequence[Table], sat: Sequence[Sat]) -> Tables:
    """The shares of what was played, out of what was to be played."""
    met: dict[tuple[str, str], list[Sat]] = {}
    for one in sat:
        met.setdefault((one.table.one, one.table.other), []).append(one)
    first = tables[0]
    return Tables(
        first.game,
        first.seed,
        len(first.seats),
        len(tables),
        len(sat),
        [_meeting(one, other, found) for (one, other), found in met.items()],
    )


def _meeting(one: str, other: str, sat: Sequence[Sat]) -> Meeting:
    seats = sat[0].table.seats
    fair = sum(seats) / len(seats) if other else 0.5
    results = [match.won for match in sat]
    return Meeting(one, other, share(results.count(True), len(results)), fair, results.count(None))
