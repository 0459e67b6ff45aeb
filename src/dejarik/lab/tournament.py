"""Tournaments between decks and bots: everybody against everybody, or Swiss rounds.

Two who meet play several matches, each of them half of the matches in the first seat. Everything is decided
by who takes part and the seed, so a tournament can be stopped and taken up again (`lab/results`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dejarik.games import modules
from dejarik.lab.matches import Played, seed_for
from dejarik.lab.pairing import Pair, largest_matching, swiss_round
from dejarik.lab.results import Part, Results, digest_of, edition_of, play_all
from dejarik.lab.runner import Runner
from dejarik.lab.simulation import Plan
from dejarik.lab.statistics import Share, share

ROUND_ROBIN, SWISS = "round-robin", "swiss"
SYSTEMS = (ROUND_ROBIN, SWISS)


class Entrant(msgspec.Struct, frozen=True):
    """Who takes part: a deck, or whatever a player of the game brings, and the bot that plays it."""

    brings: str
    bot: str


class Tournament(msgspec.Struct, frozen=True):
    """Who takes part and how it goes."""

    game: str
    system: str
    entrants: tuple[Entrant, ...]
    setups: dict[tuple[int, int], Any]  # of those who can meet; the first sits first
    matches: int  # between two who meet
    seed: int
    rounds: int = 0  # of a Swiss tournament

    @property
    def can_meet(self) -> set[Pair]:
        return {Pair(seated) for seated in self.setups}


class Meeting(msgspec.Struct, frozen=True):
    """Two who met: how many matches each of them won, and how many neither."""

    round: int  # 0: all meet all
    one: int  # by number among the entrants
    other: int
    wins: Share  # of the one
    losses: int
    draws: int


class Standing(msgspec.Struct, frozen=True):
    """How one of them fared."""

    rank: int
    entrant: int
    brings: str
    bot: str
    points: float
    opponents: float  # the points of all opponents together
    wins: Share
    losses: int
    draws: int
    byes: int


class Report(msgspec.Struct, frozen=True):
    """What came of a tournament, as far as it was played."""

    game: str
    edition: str
    system: str
    seed: int
    rounds: int
    each: int  # matches between two who meet
    wanted: int
    matches: int
    standings: list[Standing]
    meetings: list[Meeting]
    first_player: Share


def tournament(
    game: str, entrants: Sequence[Entrant], system: str, matches: int, seed: int, rounds: int, lang: str
) -> Tournament:
    """A tournament about to begin; `ValueError` with a sentence if somebody can meet nobody."""
    seating = modules(game).seating
    known: dict[tuple[str, str], Any] = {}
    setups: dict[tuple[int, int], Any] = {}
    lonely = dict.fromkeys(range(len(entrants)), "")
    for one, other in combinations(range(len(entrants)), 2):
        for first, second in ((one, other), (other, one)):
            decks = entrants[first].brings, entrants[second].brings
            if decks not in known:
                try:
                    known[decks] = seating.setup(decks, lang)
                except ValueError as bad:
                    known[decks] = str(bad)
            if isinstance(known[decks], str):
                lonely |= {each: known[decks] for each in (one, other) if each in lonely}
            else:
                setups[first, second] = known[decks]
                lonely.pop(first, None)
    if lonely:
        raise ValueError(next(iter(lonely.values())))
    swiss = rounds if system == SWISS else 0
    return Tournament(game, system, tuple(entrants), setups, matches, seed, swiss)


def results_of(event: Tournament, path: Path | None) -> Results:
    """Its results so far. In a Swiss tournament, how many matches two play decides who meets next."""
    about = event.system, event.entrants, sorted(event.setups.items()), event.seed
    digest = digest_of(*about, event.matches if event.system == SWISS else 0)
    return Results(path, digest, edition_of(event.game))


def wanted(event: Tournament) -> int:
    """How many matches there are in all."""
    can_meet = event.can_meet
    if event.system == SWISS:
        pairs = largest_matching(range(len(event.entrants)), can_meet)
        return event.rounds * len(pairs) * event.matches
    return len(can_meet) * event.matches


def play_tournament(event: Tournament, runner: Runner, results: Results) -> Iterator[Part]:
    """All matches, round by round; what the results know already is not played again."""
    for number, pairs in _rounds(event, results):
        yield from play_all(_plans(event, number, pairs), runner, results)


def _rounds(event: Tournament, results: Results) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """The rounds and their pairs. The pairs of a Swiss round are known when the one before is over."""
    if event.system != SWISS:
        yield 0, sorted((min(pair), max(pair)) for pair in event.can_meet)
        return
    for number in range(1, event.rounds + 1):
        yield number, _draw(event, results, number)[0]


def _draw(event: Tournament, results: Results, number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of a Swiss round and who sits out, by what the rounds before have brought."""
    met: Counter[Pair] = Counter()
    sat_out: Counter[int] = Counter()
    meetings: list[Meeting] = []
    for before in range(1, number + 1):
        standing = [each.entrant for each in _standings(event, meetings, sat_out)]
        pairs, resting = swiss_round(standing, event.can_meet, met, sat_out)
        if before == number:
            break
        met.update(map(Pair, pairs))
        sat_out.update(resting)
        meetings += [_meeting(event, results, before, pair) for pair in pairs]
    return pairs, resting


def _key(number: int, first: int, second: int) -> str:
    return f"{number}/{first}/{second}"


def _plans(event: Tournament, number: int, pairs: Sequence[tuple[int, int]]) -> dict[str, Plan]:
    """For each pair two plans: either of them sits first in half of the matches."""
    plans = {}
    for one, other in pairs:
        for first, second, matches in (
            (one, other, (event.matches + 1) // 2),
            (other, one, event.matches // 2),
        ):
            key = _key(number, first, second)
            players = event.entrants[first], event.entrants[second]
            plans[key] = Plan(
                event.game,
                event.setups[first, second],
                tuple(player.brings for player in players),
                tuple(player.bot for player in players),
                matches,
                seed_for(event.seed, number, key),
            )
    return {key: plan for key, plan in plans.items() if plan.matches}


class Row(msgspec.Struct, frozen=True):
    """One match, for tables: who sat where, and what came of it."""

    round: int
    first: int  # entrants, in the order of their seats
    second: int
    number: int
    seed: int
    played: Played


def rows(event: Tournament, results: Results) -> Iterator[Row]:
    """All matches that were played."""
    for number, pairs in _rounds(event, results):
        plans = _plans(event, number, pairs)
        for key, plan in plans.items():
            first, second = map(int, key.split("/")[1:])
            for match, played in results.rows(key, plan.matches).items():
                yield Row(number, first, second, match, seed_for(plan.seed, match, "match"), played)
        if any(len(results.rows(key, plan.matches)) < plan.matches for key, plan in plans.items()):
            return  # who meets next is not known


def _meeting(event: Tournament, results: Results, number: int, pair: tuple[int, int]) -> Meeting:
    won: Counter[int] = Counter()
    count = 0
    for key, plan in _plans(event, number, [pair]).items():
        seated = tuple(map(int, key.split("/")[1:]))
        for played in results.rows(key, plan.matches).values():
            count += 1
            if len(played.winners) == 1:
                won[seated[played.winners[0]]] += 1
    one, other = pair
    return Meeting(number, one, other, share(won[one], count), won[other], count - won.total())


def _standings(event: Tournament, meetings: Sequence[Meeting], byes: Mapping[int, int]) -> list[Standing]:
    """The best first: by points and opponents in a Swiss tournament, else by matches won."""
    points: Counter[int] = Counter()  # in halves, so that sums are exact
    wins: Counter[int] = Counter()
    losses: Counter[int] = Counter()
    draws: Counter[int] = Counter()
    opponents: dict[int, list[int]] = {}
    for entrant, count in byes.items():
        points[entrant] += 2 * count
    for each in meetings:
        if not each.wins.of:
            continue
        sides = ((each.one, each.wins.count, each.losses), (each.other, each.losses, each.wins.count))
        for (entrant, won, lost), (opponent, *_) in zip(sides, reversed(sides), strict=True):
            points[entrant] += 2 if won > lost else 1 if won == lost else 0
            wins[entrant] += won
            losses[entrant] += lost
            draws[entrant] += each.draws
            opponents.setdefault(entrant, []).append(opponent)
    lots = list(range(len(event.entrants)))
    Random(event.seed).shuffle(lots)

    def merit(entrant: int) -> tuple[float, ...]:
        shared = wins[entrant] / max(1, wins[entrant] + losses[entrant] + draws[entrant])
        against = sum(points[other] for other in opponents.get(entrant, ()))
        by_points = (points[entrant], against, shared)
        by_wins = (shared, points[entrant], against)
        return *(by_points if event.system == SWISS else by_wins), -lots[entrant]

    order = sorted(range(len(event.entrants)), key=merit, reverse=True)
    return [
        Standing(
            rank=rank,
            entrant=entrant,
            brings=event.entrants[entrant].brings,
            bot=event.entrants[entrant].bot,
            points=points[entrant] / 2,
            opponents=sum(points[other] for other in opponents.get(entrant, ())) / 2,
            wins=share(wins[entrant], wins[entrant] + losses[entrant] + draws[entrant]),
            losses=losses[entrant],
            draws=draws[entrant],
            byes=byes.get(entrant, 0),
        )
        for rank, entrant in enumerate(order, start=1)
    ]


def report(event: Tournament, results: Results) -> Report:
    """What came of it."""
    meetings: list[Meeting] = []
    byes: Counter[int] = Counter()
    for number, pairs in _rounds(event, results):
        found = [_meeting(event, results, number, pair) for pair in pairs]
        meetings += [meeting for meeting in found if meeting.wins.of]
        if any(meeting.wins.of < event.matches for meeting in found):
            break
        if event.system == SWISS:
            byes.update(_draw(event, results, number)[1])
    played = [row for row in rows(event, results) if row.played.first >= 0]
    return Report(
        game=event.game,
        edition=results.edition,
        system=event.system,
        seed=event.seed,
        rounds=event.rounds,
        each=event.matches,
        wanted=wanted(event),
        matches=sum(meeting.wins.of for meeting in meetings),
        standings=_standings(event, meetings, byes),
        meetings=meetings,
        first_player=share(sum(row.played.winners == (row.played.first,) for row in played), len(played)),
    )
