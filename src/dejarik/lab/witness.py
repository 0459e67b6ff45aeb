"""Looks at a match while bots play it: how long they think, and how lucky they are.

Luck is what chance brought minus what it brings on average (`lab/luck.py`). On average it is nothing, whoever
plays: so it may be taken off a result without favoring anybody, and what is left varies less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, log

import msgspec

from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.games import modules
from dejarik.kernel import Option, State
from dejarik.lab.luck import luck_of
from dejarik.lab.matches import Played, Thought, seed_for

REDRAWN = 8  # times that the chance of a choice is drawn anew: there are many choices
SHORTEST = 0.001  # seconds
STEP = 1.1  # a step is so much longer than the one before


class TimeAndLuck:
    """What is written down about one match."""

    def __init__(self, game: str, seed: int):
        self.evaluation = evaluation_of(game)
        self.places = modules(game).tournament.places
        self.seed = seed
        self.seen = 0
        self.times: dict[int, list[float]] = {}  # by place
        self.luck: dict[int, float] = {}

    def saw(self, before: State, option: Option, after: State, seconds: float) -> None:
        places = self.places(before)
        decision = before.decision
        if len(decision.options) > 1:
            self.times.setdefault(places[decision.seat], []).append(seconds)
        seed = seed_for(self.seed, self.seen, "witness")
        self.seen += 1
        found = luck_of(before, after, option, decision.seat, self.evaluation, seed, REDRAWN)
        for seat, one in enumerate(found):
            self.luck[places[seat]] = self.luck.get(places[seat], 0.0) + one

    def testified(self, played: Played) -> Played:
        """The match, with what was seen."""
        seats = range(max(self.luck, default=-1) + 1)
        thought = tuple(thought_of(self.times.get(place, [])) for place in seats)
        luck = tuple(round(self.luck.get(place, 0.0), 4) for place in seats)
        return msgspec.structs.replace(played, thought=thought, luck=luck)


def thought_of(times: Iterable[float]) -> Thought:
    """Some times as they are written down."""
    times = [round(one, 5) for one in times]
    steps = Counter(max(0, ceil(log(max(one, SHORTEST) / SHORTEST, STEP))) for one in times)
    return Thought(len(times), round(sum(times), 4), max(times, default=0.0), dict(sorted(steps.items())))


def joined(thoughts: Iterable[Thought]) -> Thought:
    """Those of several matches together."""
    steps: Counter[int] = Counter()
    choices, seconds, longest = 0, 0.0, 0.0
    for one in thoughts:
        steps.update(one.steps)
        choices += one.choices
        seconds += one.seconds
        longest = max(longest, one.longest)
    return Thought(choices, seconds, longest, dict(sorted(steps.items())))


def within(thought: Thought, share: float) -> float:
    """The time within which that share of the choices was made, a step more at most."""
    wanted = share * thought.choices
    for step, count in sorted(thought.steps.items()):
        wanted -= count
        if wanted <= 0:
            return min(thought.longest, SHORTEST * STEP**step)
    return thought.longest
