"""Fits the quick policy of a game to choices of a bot, and keeps it only if it wins.

    dejarik lab train destiny --teacher simple --matches 400

Three steps: bots play matches, and every choice is written down in words (`ai/policy.py`); weights are fitted to
them; thinkers play each other, half of them with the new weights. A number decides everything about a match, so
a file of progress lets an interrupted training go on where it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import exp, sqrt
from random import Random
from typing import Any

import msgspec

from dejarik.bots import Bot, bot
from dejarik.bots._evaluation import evaluation_of
from dejarik.games import find, modules
from dejarik.kernel import Game, observe
from dejarik.lab.matches import seed_for
from dejarik.lab.pairings import pairing

EPOCHS = 6
RATE = 0.25
SELDOM = 4  # a word met less often says nothing
FAINT = 0.02  # a weight smaller than that is left out
MOST_CHOICES = 5_000  # of one match: more is no match between bots


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """What was chosen: for each option its words, by their place in the lesson's vocabulary."""

    words: list[list[int]]
    chosen: int


class Judged(msgspec.Struct, frozen=True, array_like=True):
    """A position where somebody who plays ahead would stop: the chance of each seat, and who won."""

    chances: list[float]
    winner: int


class Lesson(msgspec.Struct, frozen=True):
    """One match as it was written down."""

    number: int
    vocabulary: list[str]
    choices: list[Choice]
    judged: list[Judged]


class Batch(msgspec.Struct, frozen=True):
    """A match to be learned from."""

    game: str
    teacher: str
    seed: int
    number: int


def learn(batch: Batch) -> Lesson:
    """Play a match and write it down, in whatever process."""
    game: Game[Any, Any] = find(batch.game)
    evaluation, policy = evaluation_of(batch.game), modules(batch.game).policy
    state = game.new(pairing(game, batch.number), seed_for(batch.seed, batch.number, "match"))
    players: list[Bot] = [
        bot(batch.teacher, seed_for(batch.seed, batch.number, f"bot {at}")) for at in range(state.seats)
    ]
    places: dict[str, int] = {}
    choices: list[Choice] = []
    chances: list[list[float]] = []
    begun = evaluation.horizon(state)
    for _ in range(MOST_CHOICES):
        if state.outcome is not None:
            break
        if evaluation.horizon(state) > begun:
            begun = evaluation.horizon(state)
            chances.append([evaluation.chance_to_win(state, seat) for seat in range(state.seats)])
        decision = state.decision
        option = players[decision.seat].choose(observe(state, decision.seat))
        if len(decision.options) > 1 and evaluation.reflex(state, decision) is None:
            told = policy.words(state, decision)
            numbered = [[places.setdefault(word, len(places)) for word in one] for one in told]
            choices.append(Choice(numbered, decision.options.index(option)))
        state.choose(option, decision.seat)
    winners = state.outcome.winners if state.outcome is not None else ()
    judged = [Judged(one, winners[0]) for one in chances] if len(winners) == 1 else []
    return Lesson(batch.number, list(places), choices, judged)


# ---- Weights ------------------------------------------------------------------------------------------


def fit(lessons: Sequence[Lesson], seed: int, epochs: int = EPOCHS) -> dict[str, float]:
    """The weights under which the choices that were made are likely (Adagrad, one choice after another)."""
    places, examples = _joined(lessons)
    weights = [0.0] * len(places)
    squares = [1e-6] * len(places)
    luck = Random(seed)
    for epoch in range(epochs):
        luck.shuffle(examples)
        rate = RATE / (1 + epoch)
        for words, chosen in examples:
            shares = _shares(weights, words)
            for number, told in enumerate(words):
                pull = (1.0 if number == chosen else 0.0) - shares[number]
                if -1e-4 < pull < 1e-4:
                    continue
                for word in told:
                    squares[word] += pull * pull
                    weights[word] += rate * pull / sqrt(squares[word])
    return {word: round(weights[at], 3) for word, at in sorted(places.items()) if abs(weights[at]) >= FAINT}


def _joined(lessons: Iterable[Lesson]) -> tuple[dict[str, int], list[tuple[list[list[int]], int]]]:
    """All choices with one vocabulary; words that are seldom met are left out."""
    lessons = list(lessons)
    met: dict[str, int] = {}
    for lesson in lessons:
        counts = [0] * len(lesson.vocabulary)
        for choice in lesson.choices:
            for told in choice.words:
                for word in told:
                    counts[word] += 1
        for word, count in zip(lesson.vocabulary, counts, strict=True):
            met[word] = met.get(word, 0) + count
    known = sorted(word for word, count in met.items() if count >= SELDOM)
    places = {word: at for at, word in enumerate(known)}
    examples: list[tuple[list[list[int]], int]] = []
    for lesson in lessons:
        to = [places.get(word, -1) for word in lesson.vocabulary]
        for choice in lesson.choices:
            words = [[to[word] for word in told if to[word] >= 0] for told in choice.words]
            examples.append((words, choice.chosen))
    return places, examples


def _shares(weights: list[float], words: list[list[int]]) -> list[float]:
    likings = [sum([weights[word] for word in told]) for told in words]
    most = max(likings)
    shares = [exp(liking - most) for liking in likings]
    total = sum(shares)
    return [one / total for one in shares]


def foretold(weights: dict[str, float], lessons: Iterable[Lesson]) -> float:
    """The share of choices for which the option with the largest weight was chosen."""
    right = count = 0
    for lesson in lessons:
        known = [weights.get(word, 0.0) for word in lesson.vocabulary]
        for choice in lesson.choices:
            likings = [sum([known[word] for word in told]) for told in choice.words]
            right += likings.index(max(likings)) == choice.chosen
            count += 1
    return right / count if count else 0.0


def scale(lessons: Iterable[Lesson]) -> float:
    """By what `SCALE` of an evaluation should be multiplied so that its chances come true.

    The logarithms of the chances between two seats are stretched until the winners are as likely as can be.
    """
    from math import log

    pairs = [
        log(max(1e-9, judged.chances[judged.winner]) / max(1e-9, judged.chances[1 - judged.winner]))
        for lesson in lessons
        for judged in lesson.judged
        if len(judged.chances) == 2
    ]
    if not pairs:
        return 1.0

    def loss(stretch: float) -> float:
        return sum(log(1 + exp(-max(-50.0, min(50.0, stretch * pair)))) for pair in pairs)

    return 1 / min((1.1**step for step in range(-30, 31)), key=loss)


def lessons_of(batches: Sequence[Batch], runner: Any) -> Iterator[Lesson]:
    """The matches in their order, each as soon as it is played."""
    return runner.map_batches(learn, batches)
