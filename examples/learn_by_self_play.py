"""A learner that plays itself: policy gradient over words that say what an option is and does.

    python examples/learn_by_self_play.py                   # about a minute of a core with a native build
    python examples/learn_by_self_play.py --curve learned.svg --weights learned.json

It needs nothing but Dejarik. The policy is the one that thinkers play ahead with (`ai/policy.py` of each
game): a weight for every word, and an option is chosen with odds of exp(sum of its weights). All weights
begin with zero, so at first it plays at random, but for questions on which thought is wasted (`reflex`). In
the Card Game one of the words, `usual`, marks what the simple bot usually answers. Both seats of a match
learn. A choice is praised for what the chance to win has become until the end of the match, and what comes
soon counts most; so most choices get an answer long before anybody has won. The chance is the game's own
estimate (`ai/evaluation.py`); at the end it is the result. While it learns, the estimate may look at
everything. Whoever plays sees the words alone.

Now and then it plays the simple bot, which tries every option out. It never learns from those matches.
Equal seeds give equal weights and results, however many processes play.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from dejarik.bots import Bot, bot
from dejarik.games import find, modules
from dejarik.kernel import Observation, Option
from dejarik.lab.matches import play, seed_for
from dejarik.lab.pages.charts import SHARES, Flag, course
from dejarik.lab.pages.writing import STYLE, Page
from dejarik.lab.pairings import LANGUAGE
from dejarik.lab.statistics import Share, share

Weights = dict[str, float]

PAIRS = {"destiny": ("obi-wan", "grievous"), "cardgame": ("jedi", "sith")}
PARTS = 4  # of a lesson; so many processes may play it at the same time
MATCHES = 8  # that are one part
RATE = 0.4
SOON = 0.9  # what comes one choice later counts so much less
SHARPNESS = 2.0  # of choices when it counts: the policy then explores less
ALONE = "svg { background: var(--paper); }\n"  # a picture that stands on no page of ours
LONGEST = 2_000  # choices: more is no match


class Choice(msgspec.Struct, frozen=True):
    """What was chosen among options in words, with which odds, and the chance to win before."""

    told: list[list[str]]
    odds: list[float]
    chosen: int
    chance: float


def liked(told: Sequence[Sequence[str]], weights: Weights) -> list[float]:
    """The odds of options."""
    scores = [sum([weights.get(word, 0.0) for word in words]) for words in told]
    best = max(scores)
    shares = [exp(score - best) for score in scores]
    whole = sum(shares)
    return [one / whole for one in shares]


class Learned(Bot):
    """Plays by weights."""

    def __init__(self, weights: Weights, seed: int = 0):
        super().__init__(seed)
        self.weights = {word: SHARPNESS * weight for word, weight in weights.items()}

    def choose(self, observation: Observation[Any]) -> Option:
        decision = observation.decision
        if len(observation.options) == 1 or decision is None:
            return observation.options[0]
        parts = modules(observation.view.game)
        usual = parts.evaluation.reflex(observation.view, decision)
        if usual is not None:
            return usual
        odds = liked(parts.policy.words(observation.view, decision), self.weights)
        return self.luck.choices(decision.options, odds)[0]


def setup_of(game: str, swapped: bool) -> Any:
    first, second = PAIRS[game]
    sides_have_seats = bool(modules(game).seating.SIDES)
    decks = (second, first) if swapped and not sides_have_seats else (first, second)
    return modules(game).seating.setup(decks, LANGUAGE)


def match_with_oneself(game: str, weights: Weights, seed: int) -> list[list[Choice]]:
    """By seat: what was chosen; the last entry of each is how it ended."""
    parts, luck = modules(game), Random(seed)
    state = find(game).new(setup_of(game, bool(seed % 2)), seed)
    chosen: list[list[Choice]] = [[] for _ in range(state.seats)]
    for _ in range(LONGEST):
        if state.outcome is not None:
            break
        decision = state.decision
        if len(decision.options) == 1:
            state.choose(0)
            continue
        usual = parts.evaluation.reflex(state, decision)
        if usual is not None:
            state.choose(usual)
            continue
        told = parts.policy.words(state, decision)
        odds = liked(told, weights)
        number = luck.choices(range(len(odds)), odds)[0]
        chance = parts.evaluation.chance_to_win(state, decision.seat)
        chosen[decision.seat].append(Choice(told, odds, number, chance))
        state.choose(number)
    for seat, choices in enumerate(chosen):
        choices.append(Choice([], [], 0, parts.evaluation.chance_to_win(state, seat)))
    return chosen


def lesson(game: str, weights: Weights, seeds: Iterable[int]) -> tuple[Weights, int]:
    """What some matches say about every word, and how many choices they were."""
    slope: Weights = {}
    count = 0
    for seed in seeds:
        for choices in match_with_oneself(game, weights, seed):
            praise = 0.0
            for now, after in zip(reversed(choices[:-1]), reversed(choices[1:]), strict=True):
                praise = after.chance - now.chance + SOON * praise
                count += 1
                for number, words in enumerate(now.told):
                    pull = praise * ((number == now.chosen) - now.odds[number])
                    for word in words:
                        slope[word] = slope.get(word, 0.0) + pull
    return slope, count


def trial(game: str, weights: Weights, against: str, numbers: Iterable[int], seed: int) -> Counter[str]:
    """The matches that are won, from either seat in turn with the same luck, by the rule that ended them."""
    won: Counter[str] = Counter()
    for number in numbers:
        mine = number % 2
        players: list[Bot] = [bot(against, seed_for(seed, number, against)) for _ in range(2)]
        players[mine] = Learned(weights, seed_for(seed, number, "learned"))
        swapped = bool(number // 2 % 2)
        played = play(find(game), setup_of(game, swapped), players, seed_for(seed, number // 2, "match"))
        won[played.rule] += played.winners == (mine,)
    return won


class School:
    """Several processes that play with the same weights."""

    def __init__(self, game: str, workers: int, seed: int):
        self.game, self.workers, self.seed = game, workers, seed
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn")) if workers > 1 else None
        self.weights: Weights = {}
        self.squares: Weights = {}
        self.matches = self.choices = 0

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()

    def _all(self, work: Any, *batches: tuple[Any, ...]) -> list[Any]:
        if self.pool is None:
            return [work(*batch) for batch in batches]
        return [future.result() for future in [self.pool.submit(work, *batch) for batch in batches]]

    def learn(self) -> None:
        """One lesson: every weight moves with what its word was praised for, less the more it has moved."""
        batches = []
        for _ in range(PARTS):
            seeds = [seed_for(self.seed, self.matches + at, "alone") for at in range(MATCHES)]
            batches.append((self.game, self.weights, seeds))
            self.matches += MATCHES
        slope: Weights = {}
        for found, count in self._all(lesson, *batches):
            self.choices += count
            for word, pull in found.items():
                slope[word] = slope.get(word, 0.0) + pull
        for word, pull in slope.items():
            square = self.squares[word] = self.squares.get(word, 1e-3) + pull * pull
            self.weights[word] = self.weights.get(word, 0.0) + RATE * pull / sqrt(square)

    def examined(self, against: str, matches: int) -> tuple[Share, Counter[str]]:
        """How much is won, and by which rules."""
        parts = [range(at, matches, self.workers) for at in range(self.workers)]
        batches = [(self.game, self.weights, against, part, self.seed + 1) for part in parts]
        won: Counter[str] = sum(self._all(trial, *batches), Counter())
        return share(won.total(), matches), won


def tell(matches: int, against: str, wins: Share) -> str:
    return (
        f"after {matches} matches: {wins.share:.0%} of {wins.of} won against {against} "
        f"(95 %: {wins.low:.0%} to {wins.high:.0%})"
    )


def draw(path: Path, title: str, told: Sequence[tuple[str, Share]]) -> None:
    """The curve, as a picture (SVG) or as a page, either of which needs nothing else."""
    flags = [Flag(at, at, says) for at, (says, _) in enumerate(told)]
    ticks = [(at, f"{at:.0%}") for at in SHARES]
    curve = course("learned", title, [wins.share for _, wins in told], flags, ticks)
    if path.suffix == ".svg":
        start = curve.index(">") + 1
        path.write_text(f"{curve[:start]}<style>{STYLE}{ALONE}</style>{curve[start:]}\n", encoding="utf-8")
        return
    page = Page(title, LANGUAGE)
    page.picture(curve, title)
    page.say(*(f"{at}: {says}" for at, (says, _) in enumerate(told)))
    path.write_text(page.written(), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn to play by playing oneself.")
    parser.add_argument("--game", choices=sorted(PAIRS), default="cardgame")
    parser.add_argument("--matches", type=int, default=768, help="with oneself (default: 768)")
    parser.add_argument("--looks", type=int, default=6, help="how often it is tried out (default: 6)")
    parser.add_argument("--test", type=int, default=100, help="matches each time (default: 100)")
    parser.add_argument("--against", default="simple", help="the bot it is tried against (default: simple)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a picture (SVG) or page (HTML) for the curve")
    parser.add_argument("--weights", type=Path, help="a file (JSON) for what was learned")
    asked = parser.parse_args(arguments)
    school, began, learning = School(asked.game, asked.workers, asked.seed), monotonic(), 0.0
    told: list[tuple[str, Share]] = []
    try:
        for look in range(asked.looks + 1):
            start = monotonic()
            while school.matches < asked.matches * look / asked.looks:
                school.learn()
            learning += monotonic() - start
            wins, rules = school.examined(asked.against, asked.test)
            told.append((tell(school.matches, asked.against, wins), wins))
            print(f"{told[-1][0]}; {learning:.0f} s of learning", flush=True)
            if asked.curve is not None:
                draw(asked.curve, f"{asked.game}: matches won against {asked.against}", told)
            if asked.weights is not None:
                asked.weights.write_bytes(msgspec.json.encode(school.weights))
    finally:
        school.close()
    print("how the last were won:", ", ".join(f"{rule} {won}" for rule, won in rules.most_common()))
    print(f"{school.choices} choices in {monotonic() - began:.0f} s; what it likes and what it does not:")
    for word, weight in sorted(school.weights.items(), key=lambda pair: -abs(pair[1]))[:10]:
        print(f"{weight:+.2f}  {word}")


if __name__ == "__main__":
    main()
