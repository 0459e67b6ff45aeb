"""The quick policy plays itself and learns from how it went.

A choice is judged where thinkers stop playing ahead (`horizon`): by how much the chance to win is better
there than it was at the choice. What was chosen before something good becomes likelier, what was chosen
before something bad less so, in proportion (a policy gradient with the evaluation as its critic). Such a
match takes a hundredth of a second on compiled rules, so thousands cost less than a few of thinkers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from typing import Any

import msgspec

from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.policy import SHARPNESS, drawn, shares_of
from dejarik.games import find, modules
from dejarik.kernel import Decision, State
from dejarik.lab.matches import seed_for
from dejarik.lab.pairings import pairing

RATE = 0.4
CALM = 1.0  # the larger, the smaller the first steps
UNMOVED = 1e-5  # what would hardly change anything
MOST_CHOICES = 1_500  # of one match
SEATS = 2  # larger tables take long and teach the same
FAINT = 0.03  # a weight smaller than that is left out


class Practicing(msgspec.Struct, frozen=True, tag="practicing"):
    """How far practice has come, so that it can go on."""

    matches: int
    words: list[str]
    sharp: list[float]
    squares: list[float]


class Practice:
    """Weights and how they change."""

    def __init__(self, game: str, start: Mapping[str, float], seed: int):
        self.game = game
        self.seed = seed
        self.rules = find(game)
        self.evaluation = evaluation_of(game)
        self.policy = modules(game).policy
        self.places = {word: at for at, word in enumerate(start)}
        self.sharp = [SHARPNESS * weight for weight in start.values()]
        self.squares = [CALM] * len(self.sharp)
        self.known: dict[Any, list[int]] = {}

    @property
    def weights(self) -> dict[str, float]:
        found = {word: self.sharp[at] / SHARPNESS for word, at in sorted(self.places.items())}
        return {word: round(weight, 3) for word, weight in found.items() if abs(weight) >= FAINT}

    def so_far(self, matches: int) -> Practicing:
        """What was learned from so many matches."""
        return Practicing(matches, list(self.places), list(self.sharp), list(self.squares))

    def go_on(self, done: Practicing) -> None:
        """From what was learned before."""
        self.places = {word: at for at, word in enumerate(done.words)}
        self.sharp, self.squares = list(done.sharp), list(done.squares)
        self.known.clear()

    def play(self, matches: int, first: int = 0) -> Iterator[int]:
        """Plays and learns; after each match, how many there were."""
        for number in range(first, matches):
            state = self.rules.new(pairing(self.rules, number), seed_for(self.seed, number, "practice"))
            if state.seats == SEATS:
                self._match(state, Random(seed_for(self.seed, number, "whims")))
            yield number + 1

    def _match(self, g: State, luck: Random) -> None:
        evaluation = self.evaluation
        begun = evaluation.horizon(g)
        made: list[_Made] = []
        for _ in range(MOST_CHOICES):
            if g.outcome is not None or evaluation.horizon(g) >= begun + evaluation.AHEAD:
                self._learn(g, made)
                made.clear()
                begun = evaluation.horizon(g)
                if g.outcome is not None:
                    return
            decision = g.decision
            if len(decision.options) == 1:
                g.choose(0)
                continue
            usual = evaluation.reflex(g, decision)
            if usual is not None:
                g.choose(usual)
                continue
            words = [self._words(key) for key in self.policy.keys(g, decision)]
            shares = shares_of([sum([self.sharp[word] for word in told]) for told in words])
            chosen = drawn(shares, luck)
            made.append(_Made(decision, evaluation.chance_to_win(g, decision.seat), words, shares, chosen))
            g.choose(chosen)

    def _learn(self, g: State, made: list[_Made]) -> None:
        """From all choices of a round or turn, at its end."""
        sharp, squares = self.sharp, self.squares
        reached = [self.evaluation.chance_to_win(g, seat) for seat in range(g.seats)]
        for choice in made:
            gain = reached[choice.seat] - choice.chance
            for number, told in enumerate(choice.words):
                pull = gain * ((1.0 if number == choice.chosen else 0.0) - choice.shares[number])
                if -UNMOVED < pull < UNMOVED:
                    continue
                for word in told:
                    squares[word] += pull * pull
                    sharp[word] += RATE * pull / sqrt(squares[word])

    def _words(self, key: tuple[Any, ...]) -> list[int]:
        """The words of an option by their places; new words begin with no weight."""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = []
            for word in self.policy.told(key):
                at = self.places.setdefault(word, len(self.sharp))
                if at == len(self.sharp):
                    self.sharp.append(0.0)
                    self.squares.append(CALM)
                found.append(at)
        return found


class _Made:
    """A choice that was made, and how things stood."""

    __slots__ = ("chance", "chosen", "seat", "shares", "words")

    def __init__(
        self, decision: Decision, chance: float, words: list[list[int]], shares: list[float], chosen: int
    ):
        self.seat = decision.seat
        self.chance = chance
        self.words = words
        self.shares = shares
        self.chosen = chosen
