"""Who beats whom how often: every bot against every other, and against itself.

    dejarik lab ladder destiny --pair starters=obi-wan:grievous --pair thirty=senators:bounty-hunters -n 400

Each pair of decks is played twice with the same luck, once from either seat, so neither a better deck nor
going first helps anybody. A bot against itself is the control: its two halves must win about equally often.

Beside the plain share stands one with luck taken off (`lab/witness.py`, `statistics.adjusted`). Its samples
are pairs: the two matches with the same luck count as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from dejarik.bots import bot
from dejarik.bots.thinker import EDITION, ThinkerBot
from dejarik.bots.thinking.weights import JUDGMENT_FILE, PLAN_FILE, read_table
from dejarik.games import modules
from dejarik.lab.matches import Played, Thought, seed_for
from dejarik.lab.pairings import LANGUAGE, ready_made
from dejarik.lab.results import Part, Results, digest_of, edition_of, essence, play_all
from dejarik.lab.runner import Runner
from dejarik.lab.simulation import Plan
from dejarik.lab.statistics import Adjusted, Share, adjusted, share
from dejarik.lab.witness import joined, within

LARGEST_BATCH = 2  # matches of thinkers are long, and nobody wants to lose many
MOST_OF = 0.95  # of all choices


class Decks(msgspec.Struct, frozen=True):
    """Two decks that meet, and the table their matches are counted in."""

    first: str
    second: str
    group: str = ""


class Rung(msgspec.Struct, frozen=True):
    """Matches of two bots with two decks: `plans` are the same luck from either seat, as many of each."""

    one: str
    other: str
    decks: Decks
    plans: dict[str, Plan]  # by key: `one` brings the first deck, then the second


class Side(msgspec.Struct, frozen=True):
    """How the one fared with one of two decks."""

    deck: str
    against: str
    wins: Share


class Meeting(msgspec.Struct, frozen=True):
    """How one bot fared against another, or against itself; draws are not won."""

    group: str
    one: str
    other: str
    wins: Share
    draws: int
    with_first: Share  # decks of their pairs
    with_second: Share
    adjusted: Adjusted  # by pairs of matches
    sides: list[Side]
    seconds: float  # of a processor, for an average match


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thought about a choice among at least two options, in seconds of a processor."""

    bot: str
    choices: int
    mean: float
    most: float  # 95 % of the choices took no longer
    longest: float


class Ladder(msgspec.Struct, frozen=True):
    """What is known so far."""

    game: str
    edition: str
    seed: int
    wanted: int
    matches: int
    meetings: list[Meeting]
    thinking: list[Thinking]


def all_pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody and against themselves."""
    return list(combinations_with_replacement(bots, 2))


def rungs_of(
    game: str, meetings: Sequence[tuple[str, str]], matches: int, seed: int = 0, decks: Sequence[Decks] = ()
) -> list[Rung]:
    """All that is to be played: so many matches of each meeting in each group of decks, an even number."""
    decks = decks or [Decks(first, second) for first, second in ready_made(game)]
    setups: dict[Decks, Any] = {
        pair: modules(game).seating.setup((pair.first, pair.second), LANGUAGE) for pair in decks
    }
    groups: dict[str, list[Decks]] = {}
    for pair in decks:
        groups.setdefault(pair.group, []).append(pair)
    found = []
    for one, other in meetings:
        for pairs in groups.values():
            for at, pair in enumerate(pairs):
                twice = ((matches + 1) // 2 + len(pairs) - 1 - at) // len(pairs)
                names = pair.first, pair.second
                luck = seed_for(seed, at, f"{names[0]}:{names[1]}")
                plans = {}
                for seat, players in enumerate(((one, other), (other, one))):
                    whims = seed_for(luck, seat, "whims")  # or a bot against itself would play the same twice
                    plan = Plan(game, setups[pair], names, players, twice, luck, (), True, whims)
                    about = digest_of(essence(plan), [strength_of(game, name) for name in players])
                    plans[f"{one}/{other}/{names[0]}:{names[1]}/{seat + 1}/{about}"] = plan
                if twice:
                    found.append(Rung(one, other, pair, plans))
    return found


def strength_of(game: str, name: str) -> Any:
    """What makes a bot play as it does, so that matches of a former one are not counted."""
    player = bot(name)
    edition = modules(game).evaluation.EDITION
    if isinstance(player, ThinkerBot):
        return EDITION, edition, player.level, _weights(game)
    return name, edition


@cache
def _weights(game: str) -> str:
    judgment = read_table(game, JUDGMENT_FILE).weights
    plan = read_table(game, PLAN_FILE)
    # Numbers of a plan that came with an edition of the evaluation are told by it, tried or not.
    others = [judgment, {} if digest_of(plan.weights) == plan.origin.edition else plan.weights]
    return digest_of(read_table(game).weights, *[weights for weights in others if weights])


def results_of(game: str, seed: int, path: Path | None, edition: str = "") -> Results:
    """The matches in a file. One file holds all meetings of a game, whichever are asked for.

    Those of a former `edition` can be looked at; more can only be played by the present one.
    """
    return Results(path, digest_of("ladder", game, seed), edition or edition_of(game))


def plans_of(rungs: Sequence[Rung]) -> dict[str, Plan]:
    return {key: plan for rung in rungs for key, plan in rung.plans.items()}


def climb(rungs: Sequence[Rung], runner: Runner, results: Results) -> Iterator[Part]:
    """The matches, the meetings by turns; whoever interrupts knows something of all of them."""
    return play_all(plans_of(rungs), runner, results, LARGEST_BATCH)


def ladder(game: str, seed: int, rungs: Sequence[Rung], results: Results) -> Ladder:
    """The table of what was played, out of what was to be played."""
    met: dict[tuple[str, str, str], list[Rung]] = {}
    for rung in rungs:
        met.setdefault((rung.decks.group, rung.one, rung.other), []).append(rung)
    meetings = [_meeting(group, one, other, found, results) for (group, one, other), found in met.items()]
    meetings = [meeting for meeting in meetings if meeting.wins.of]
    return Ladder(
        game=game,
        edition=results.edition,
        seed=seed,
        wanted=sum(plan.matches for plan in plans_of(rungs).values()),
        matches=sum(meeting.wins.of for meeting in meetings),
        meetings=meetings,
        thinking=thinking(plans_of(rungs).items(), results),
    )


def _meeting(group: str, one: str, other: str, rungs: Sequence[Rung], results: Results) -> Meeting:
    sides: list[list[Side]] = [[], []]
    samples: list[tuple[float, float]] = []
    draws = 0
    thought: list[Thought] = []
    for rung in rungs:
        seats = [results.rows(key, plan.matches) for key, plan in rung.plans.items()]
        decks = rung.decks.first, rung.decks.second
        for seat, rows in enumerate(seats):
            won = sum(match.winners == (seat,) for match in rows.values())
            draws += sum(len(match.winners) != 1 for match in rows.values())
            thought += [one for match in rows.values() for one in match.thought]
            sides[seat].append(Side(decks[seat], decks[1 - seat], share(won, len(rows))))
        samples += _samples(*seats)
    first, second = (
        share(sum(side.wins.count for side in found), sum(side.wins.of for side in found)) for found in sides
    )
    played = first.of + second.of
    return Meeting(
        group=group,
        one=one,
        other=other,
        wins=share(first.count + second.count, played),
        draws=draws,
        with_first=first,
        with_second=second,
        adjusted=adjusted(samples),
        sides=[side for both in zip(*sides, strict=True) for side in both],
        seconds=joined(thought).seconds / played if played else 0.0,
    )


def _samples(first: Mapping[int, Played], second: Mapping[int, Played]) -> Iterator[tuple[float, float]]:
    """For each two matches with the same luck: how much of them was won, and the luck of the winner."""
    for number in sorted(first.keys() & second.keys()):
        both = [(seat, rows[number]) for seat, rows in enumerate((first, second))]
        won = sum((seat in match.winners) / len(match.winners) for seat, match in both if match.winners)
        luck = sum(match.luck[seat] for seat, match in both if match.luck)
        yield won / 2, luck / 2


def thinking(plans: Iterable[tuple[str, Plan]], results: Results) -> list[Thinking]:
    """How long each bot thought, over all matches that are known of these plans."""
    thought: dict[str, list[Thought]] = {}
    for key, plan in plans:
        for match in results.rows(key, plan.matches).values():
            for name, one in zip(plan.bots, match.thought, strict=False):
                thought.setdefault(name, []).append(one)
    found = []
    for name, ones in thought.items():
        times = joined(ones)
        mean = times.seconds / times.choices if times.choices else 0.0
        found.append(Thinking(name, times.choices, mean, within(times, MOST_OF), times.longest))
    return found
