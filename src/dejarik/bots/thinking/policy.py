"""The quick policy: a softmax over words that say what an option is and does.

Each game finds the words (`ai/policy.py`), a table of weights says how much each counts. The table is fitted
by `dejarik lab train` and comes with the game (`ai/policy.json`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games import modules, names
from dejarik.kernel import Decision, State

if TYPE_CHECKING:
    from dejarik.games.contract import Policy

POLICY_FILE = "policy.json"
MOST_KNOWN = 200_000  # keys of options whose weight is remembered
SHARPNESS = 2.0  # of choices while playing ahead: a temperature of one half


class Origin(msgspec.Struct, frozen=True):
    """Where weights come from, so that anybody can make them again."""

    command: str = ""
    seed: int = 0
    matches: int = 0
    choices: int = 0
    practice: int = 0  # matches of the quick policy against itself
    trials: int = 0  # against the weights before
    won: int = 0
    rules: int = 0  # the version of the rules they were played by
    version: str = ""  # of Dejarik
    start: str = ""  # a digest of the weights that they started from, if they did not start from nothing


class Table(msgspec.Struct, frozen=True):
    """The weights of a game and their origin."""

    origin: Origin = Origin()
    weights: dict[str, float] = {}


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


def read_table(game: str) -> Table:
    """The weights that come with a game; none if it has not been trained."""
    file = files(f"dejarik.games.{game}.ai") / POLICY_FILE
    return msgspec.json.decode(file.read_bytes(), type=Table) if file.is_file() else Table()


@cache
def policy_of(game: str) -> QuickPolicy:
    """The quick policy of the game of that name (`State.game`)."""
    if game not in names():
        return QuickPolicy(None, {})
    return QuickPolicy(modules(game).policy, read_table(game).weights)
