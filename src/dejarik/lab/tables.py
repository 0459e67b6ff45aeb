"""How strong bots are at tables of more than two, or alone against the opponent that the rules play.

    dejarik lab tables outer-rim --bot thinker-hard --bot simple -n 400 --results tables.jsonl

At a table half of the seats belong to one bot and half to another, or one seat to the one and all others to
the other. Each deal is played from swapped seats, so neither a better seat nor better luck helps anybody. A
bot against itself is the control.

Beside the plain share stands one with luck taken off, as in the ladder. Its samples are deals: the matches
from swapped seats count as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, compress, product
from pathlib import Path

import msgspec

from dejarik.games import modules
from dejarik.lab.ladder import LARGEST_BATCH, Thinking, strength_of, thinking
from dejarik.lab.matches import Played, seed_for
from dejarik.lab.pairings import LANGUAGE
from dejarik.lab.results import Part, Results, digest_of, edition_of, essence, play_all
from dejarik.lab.runner import Runner
from dejarik.lab.simulation import Plan
from dejarik.lab.statistics import Adjusted, Share, adjusted, share
from dejarik.lab.witness import joined

HALVES, ALONE, SOLO = "halves", "alone", "solo"


class Sitting(msgspec.Struct, frozen=True):
    """Matches of two bots with the same seats: True where the one sits, False where the other does."""

    one: str
    other: str  # nobody, if the one is alone against the rules
    seats: tuple[bool, ...]
    key: str
    plan: Plan
    deal: int  # the same for sittings that have the same luck


class Meeting(msgspec.Struct, frozen=True):
    """How one bot fared against another, against itself, or against the rules; draws are not won."""

    one: str
    other: str
    wins: Share
    fair: float  # the share of equals; half, against the rules
    draws: int
    halves: bool  # of the seats belong to either: the other won what the one did not
    adjusted: Adjusted  # by deals
    seconds: float  # of a processor, for an average match


class Tables(msgspec.Struct, frozen=True):
    """What is known so far."""

    game: str
    edition: str
    seed: int
    players: int
    wanted: int
    matches: int
    meetings: list[Meeting]
    thinking: list[Thinking]


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


def sittings_of(
    game: str, bots: Sequence[str], matches: int, players: int, *, alone: bool = False, seed: int = 0
) -> list[Sitting]:
    """All that is to be played, so many matches of each meeting; `ValueError` if so many cannot play."""
    seating = modules(game).seating
    solo = players == 1
    if not (solo and seating.SOLO) and not seating.FEWEST <= players <= seating.MOST:
        raise ValueError(players)
    if players % 2 and not solo and not alone:
        raise ValueError(players)
    kind = SOLO if solo else ALONE if alone else HALVES
    orders, together = seatings(players, kind), swapped(kind, players)
    decks = (tuple(seating.decks()) * players)[:players]
    setup = seating.setup(decks, LANGUAGE)
    found = []
    for one, other in meetings_of(bots, kind):
        for at, seats in enumerate(orders):
            deals = (matches + len(orders) - 1 - at) // len(orders)
            names = tuple(one if mine else other for mine in seats)
            deal = at // together
            luck = seed_for(seed, deal, f"{kind} {players}")  # the same where seats are swapped
            whims = seed_for(luck, at, "whims")
            plan = Plan(game, setup, decks, names, deals, luck, witnessed=True, whims=whims)
            about = digest_of(essence(plan), [strength_of(game, name) for name in names])
            sides = "".join("01"[mine] for mine in seats)
            if deals:
                found.append(Sitting(one, other, seats, f"{one}/{other}/{sides}/{about}", plan, deal))
    return found


def results_of(game: str, seed: int, path: Path | None, edition: str = "") -> Results:
    """The matches in a file. One file holds all tables of a game, whichever are asked for.

    Those of a former `edition` can be looked at; more can only be played by the present one.
    """
    return Results(path, digest_of("tables", game, seed), edition or edition_of(game))


def wanted(sittings: Sequence[Sitting]) -> int:
    """How many matches that is."""
    return sum(sitting.plan.matches for sitting in sittings)


def sit(sittings: Sequence[Sitting], runner: Runner, results: Results) -> Iterator[Part]:
    """The matches, the meetings by turns; whoever interrupts knows something of all of them."""
    return play_all({sitting.key: sitting.plan for sitting in sittings}, runner, results, LARGEST_BATCH)


def tables(game: str, seed: int, sittings: Sequence[Sitting], results: Results) -> Tables:
    """The shares of what was played, out of what was to be played."""
    met: dict[tuple[str, str], list[Sitting]] = {}
    for sitting in sittings:
        met.setdefault((sitting.one, sitting.other), []).append(sitting)
    meetings = [_meeting(found, results) for found in met.values()]
    meetings = [meeting for meeting in meetings if meeting.wins.of]
    return Tables(
        game=game,
        edition=results.edition,
        seed=seed,
        players=len(sittings[0].seats),
        wanted=wanted(sittings),
        matches=sum(meeting.wins.of for meeting in meetings),
        meetings=meetings,
        thinking=thinking(((sitting.key, sitting.plan) for sitting in sittings), results),
    )


def _meeting(sittings: Sequence[Sitting], results: Results) -> Meeting:
    first = sittings[0]
    won = draws = played = 0
    seconds = 0.0
    deals: dict[int, list[tuple[Sitting, Mapping[int, Played]]]] = {}
    for sitting in sittings:
        rows = results.rows(sitting.key, sitting.plan.matches)
        deals.setdefault(sitting.deal, []).append((sitting, rows))
        for match in rows.values():
            played += 1
            draws += len(match.winners) != 1
            won += _is_won(match, sitting.seats)
            seconds += joined(match.thought).seconds
    return Meeting(
        one=first.one,
        other=first.other,
        wins=share(won, played),
        fair=sum(first.seats) / len(first.seats) if first.other else 0.5,
        draws=draws,
        halves=bool(first.other) and 2 * sum(first.seats) == len(first.seats),
        adjusted=adjusted([sample for together in deals.values() for sample in _samples(together)]),
        seconds=seconds / played if played else 0.0,
    )


def _samples(together: Sequence[tuple[Sitting, Mapping[int, Played]]]) -> Iterator[tuple[float, float]]:
    """For each deal that was played from all seats: how much of it the one won, and its luck."""
    known = set.intersection(*(set(rows) for _, rows in together))
    for number in sorted(known):
        matches = [(rows[number], sitting.seats) for sitting, rows in together]
        won = sum(_is_won(match, seats) for match, seats in matches)
        luck = sum(sum(compress(match.luck, seats)) for match, seats in matches)
        yield won / len(matches), luck / len(matches)


def _is_won(match: Played, seats: tuple[bool, ...]) -> bool:
    """Whether the one did; the opponent that the rules play has no seat here."""
    if len(match.winners) != 1:
        return False
    (winner,) = match.winners
    return winner < len(seats) and seats[winner]
