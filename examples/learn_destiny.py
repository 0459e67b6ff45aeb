"""A small learner: REINFORCE with a linear policy that scores the options of Destiny, against the random bot.

    pip install "dejarik[learn]"
    python examples/learn_destiny.py            # a few minutes on one processor core

The policy has one weight for each feature of an option and chooses with odds of exp(score). After a match
its weights move toward what was chosen if the match was won, and away from it if it was lost.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dejarik.lab.learning import Batch, option_feature_names
from dejarik.lab.statistics import Share, share

Floats = NDArray[np.float32]

GAME = "destiny"
SETUPS = ("obi-wan against grievous", "grievous against obi-wan")  # the learner plays both decks
LEARNER, OPPONENT = 0, 1
MATCHES_IN_STEP = 32
MATCHES_FOR_A_LESSON = 64  # whose gradients are averaged
RATE = 0.05
SLOWNESS = 0.9  # how slowly the averages of the optimizer follow


def score(batch: Batch, weights: Floats) -> Floats:
    """What the policy thinks of each option, in every match."""
    scores: Floats = batch.options @ weights
    scores[batch.masks == 0] = -np.inf
    return scores


def odds(scores: Floats) -> Floats:
    """How likely each option is to be chosen."""
    chances: Floats = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def draw(scores: Floats, luck: np.random.Generator) -> NDArray[np.intp]:
    """An option for every match with those odds: the best after Gumbel noise was added."""
    drawn: NDArray[np.intp] = (scores + luck.gumbel(size=scores.shape)).argmax(axis=1)
    return drawn


def evaluate(weights: Floats, bot: str, matches: int, seed: int) -> Share:
    """How many of so many matches the policy wins.

    Short matches would count too often if the first to end were taken: each place plays equally many.
    """
    luck = np.random.default_rng(seed)
    batch = Batch(GAME, min(MATCHES_IN_STEP, matches), SETUPS, bots={OPPONENT: bot}, seed=seed)
    wanted = -(-matches // len(batch.seats))
    played = np.zeros(len(batch.seats), np.int64)
    won = 0
    while played.min() < wanted:
        batch.step(draw(score(batch, weights), luck))
        counted = batch.ended & (played < wanted)
        won += int((batch.rewards[counted, LEARNER] > 0).sum())
        played += counted
    return share(won, wanted * len(batch.seats))


def train(bot: str, matches: int, seed: int) -> Floats:
    """The weights after so many matches."""
    luck = np.random.default_rng(seed)
    batch = Batch(GAME, MATCHES_IN_STEP, SETUPS, bots={OPPONENT: bot}, seed=seed)
    size = len(option_feature_names(GAME))
    weights, pull, spread = (np.zeros(size, np.float32) for _ in range(3))
    trace = np.zeros((MATCHES_IN_STEP, size), np.float32)  # the gradient of each match so far
    lesson: list[tuple[float, Floats]] = []
    played = 0
    while played < matches:
        scores = score(batch, weights)
        actions = draw(scores, luck)
        trace += batch.options[np.arange(MATCHES_IN_STEP), actions]
        trace -= np.einsum("ko,kof->kf", odds(scores), batch.options)
        batch.step(actions)
        for place in np.flatnonzero(batch.ended):
            lesson.append((float(batch.rewards[place, LEARNER]), trace[place].copy()))
            trace[place] = 0.0
            played += 1
        if len(lesson) >= MATCHES_FOR_A_LESSON:
            usual = np.mean([reward for reward, _ in lesson])
            gradient = np.mean([(reward - usual) * way for reward, way in lesson], axis=0)
            pull = SLOWNESS * pull + (1 - SLOWNESS) * gradient
            spread = SLOWNESS * spread + (1 - SLOWNESS) * gradient**2
            weights += RATE * pull / (np.sqrt(spread) + 1e-3)
            print(f"{played:6} matches, {np.mean([reward > 0 for reward, _ in lesson]):4.0%} won", flush=True)
            lesson = []
    return weights


def tell(who: str, wins: Share) -> None:
    print(
        f"{who}: {wins.share:.0%} of {wins.of} matches won (95 %: {wins.low:.0%} to {wins.high:.0%})",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn to choose in Destiny.")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--test", type=int, default=320, help="matches before and after")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    nothing = np.zeros(len(option_feature_names(GAME)), np.float32)
    tell("before", evaluate(nothing, asked.bot, asked.test, asked.seed))
    weights = train(asked.bot, asked.matches, asked.seed)
    tell("after", evaluate(weights, asked.bot, asked.test, asked.seed + 1))
    names = option_feature_names(GAME)
    for place in np.argsort(weights)[[*range(5), *range(-5, 0)]]:
        print(f"{weights[place]:+.2f}  {names[place]}")


if __name__ == "__main__":
    main()
