"""The quick policy: a softmax over words that say what an option is and does.

Each game finds the words (`ai/policy.py`), a table of weights says how much each counts
(`bots/thinking/weights.py`). Thinkers spend most of their time here, so native builds compile this module.
"""

from __future__ import annotations

from functools import cache
from math import exp, inf, log
from random import Random
from typing import TYPE_CHECKING, Any

from dejarik.bots.thinking.weights import read_table
from dejarik.games import modules, names
from dejarik.kernel import Decision, State

if TYPE_CHECKING:
    from dejarik.games.contract import Evaluation, Policy

MOST_KNOWN = 200_000  # keys of options whose weight is remembered
MOST_ANSWERS = 160  # while playing ahead once
SHARPNESS = 2.0  # of choices while playing ahead: a temperature of one half


class Whims:
    """What players feel like in a batch of tries: the same option is as tempting in all of them.

    A whim lasts until it is followed. One question is answered as the policy says; but what the choices that
    are compared have in common turns out the same, and less of their difference is luck.
    """

    def __init__(self, luck: Random):
        self.luck = luck
        self.moods: dict[Any, float] = {}
        self.followed: dict[Any, int] = {}

    def begin(self) -> None:
        """Another try of the batch."""
        self.followed = {}

    def pick(self, decision: Decision, likings: list[float]) -> int:
        """The number of an option; each is as likely as its liking says (the Gumbel-max trick)."""
        moods, followed = self.moods, self.followed
        seat, kind = decision.seat, decision.kind
        best, most, chosen = 0, -inf, None
        for number, option in enumerate(decision.options):
            key = seat, kind, option, followed.get((seat, kind, option), 0)
            mood = moods.get(key)
            if mood is None:
                mood = moods[key] = -log(-log(self.luck.random() or 0.5))
            if likings[number] + mood > most:
                best, most, chosen = number, likings[number] + mood, key
        assert chosen is not None
        followed[chosen[:3]] = chosen[3] + 1
        return best


class QuickPolicy:
    """Answers at once, mostly as somebody would who thinks a little."""

    def __init__(self, policy: Policy | None, weights: dict[str, float], sharpness: float = SHARPNESS):
        self.policy = policy
        self.weights = {word: sharpness * weight for word, weight in weights.items()}
        self.known: dict[Any, float] = {}  # by key: most questions come again and again

    def likings(self, g: State, decision: Decision) -> list[float]:
        """How much each option is liked: logarithms, up to a constant."""
        if self.policy is None:
            return [0.0] * len(decision.options)
        known = self.known
        if len(known) > MOST_KNOWN:
            known.clear()
        found: list[float] = []
        for key in self.policy.keys(g, decision):
            liking = known.get(key)
            if liking is None:
                weight = self.weights.get
                liking = known[key] = sum([weight(word, 0.0) for word in self.policy.told(key)])
            found.append(liking)
        return found

    def pick(self, g: State, decision: Decision, luck: Random) -> int:
        """The number of an option."""
        return drawn(shares_of(self.likings(g, decision)), luck)

    def follow(self, g: State, decision: Decision, whims: Whims) -> int:
        """The number of an option, as players feel like."""
        return whims.pick(decision, self.likings(g, decision))


def shares_of(likings: list[float]) -> list[float]:
    """How likely each option is chosen (softmax)."""
    most = max(likings)
    shares = [exp(liking - most) for liking in likings]
    total = sum(shares)
    return [share / total for share in shares]


def drawn(shares: list[float], luck: Random) -> int:
    """One of them, by luck."""
    point = luck.random()
    for number, share in enumerate(shares):
        point -= share
        if point < 0:
            return number
    return len(shares) - 1


def play_ahead(g: State, end: int, evaluation: Evaluation, policy: QuickPolicy, whims: Whims) -> int:
    """Answer for everybody as one usually plays, up to the horizon `end`; how many answers that took."""
    for number in range(MOST_ANSWERS):
        if g.outcome is not None or evaluation.horizon(g) >= end:
            return number
        decision = g.decision
        if len(decision.options) == 1:
            g.choose(0)
            continue
        answer = evaluation.reflex(g, decision)
        if answer is None:
            g.choose(policy.follow(g, decision, whims))
        else:
            g.choose(answer)
    return MOST_ANSWERS


@cache
def policy_of(game: str) -> QuickPolicy:
    """The quick policy of the game of that name (`State.game`)."""
    if game not in names():
        return QuickPolicy(None, {})
    return QuickPolicy(modules(game).policy, read_table(game).weights)
