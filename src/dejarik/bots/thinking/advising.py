"""What to do, and why: the best options with their chances, compared in the same dealt worlds.

A thinker finds the options. Those that matter are then tried afresh, all with the same deals and the same
luck, and what came of them is counted in the game's own terms (`ai/consequences.py`). Where options differ by
more than noise, that difference is the reason. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from time import monotonic
from typing import Any

import msgspec

from dejarik.bots.thinker import LEVELS, ThinkerBot
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import BEATEN, Table, Tried
from dejarik.bots.thinking.policy import MOST_ANSWERS, Whims, policy_of
from dejarik.games import modules, names
from dejarik.games.contract import Consequence, Contrast, Evaluation
from dejarik.kernel import Decision, Observation, Option, State

SHOWN = 3  # options
BATCHES = 48  # in which they are compared
PLANNED_BATCHES = 16  # where the options are planned, and only their reasons are looked for
FEWEST = 8  # batches that tell anything
CULLED_AFTER = 12  # batches, and again after as many
PATIENCE = 16  # times as many tries as batches, until it is known which options are as good as the best
SURE = 2.0  # standard errors between chances to win
CERTAIN = 3.0  # standard errors of a reason: there are many to choose from
WORTH_A_WORD = 0.25
REASONS = 2
TOO_LITTLE = 0.005  # of a chance to win to make a difference to anybody
NEAR = 0.02  # of a chance to win: as good as the best

Found = dict[Consequence, float]


class Advice(msgspec.Struct, frozen=True):
    """An option, what chance to win it leaves, and why that is more or less than that of another."""

    option: Option
    chance: float | None = None  # None: nobody thought about it
    error: float = 0.0  # the standard error of that
    behind: float = 0.0  # what the best option leaves more
    doubt: float = 0.0  # the standard error of that
    # Of the best: with the next one; of the others: with the best. In a hint nothing is told twice, and what
    # is too close to call says what makes up for being behind.
    contrasts: tuple[Contrast, ...] = ()

    @property
    def close(self) -> bool:
        """Whether nobody can tell that the best option is better."""
        return self.behind <= max(SURE * self.doubt, TOO_LITTLE)

    @property
    def good(self) -> bool:
        """Whether it is as good as the best, as far as anybody can tell or cares."""
        return self.behind <= NEAR or (self.close and self.doubt <= NEAR)


class Watched(Table):
    """A table at which it is written down what came of every try."""

    def __init__(self, bot: ThinkerBot, observation: Observation[Any], evaluation: Evaluation):
        assert observation.seat is not None
        policy = policy_of(observation.view.game)
        super().__init__(
            observation.seat, lambda: bot.dealt(observation, evaluation, policy), evaluation, policy
        )
        game = observation.view.game
        self.consequences = modules(game).consequences.consequences if game in names() else None
        self.found: dict[Option, list[Found]] = {}

    def ended(self, tried: Tried, dealt: State, g: State) -> None:
        if self.consequences is not None:
            self.found.setdefault(tried.option, []).append(self.consequences(dealt, g, self.seat))

    def play_on(self, g: State, end: int, whims: Whims) -> None:
        """Where nobody plays ahead, as planned up to the end of the turn."""
        if self.evaluation.AHEAD:
            super().play_on(g, end, whims)
            return
        for _ in range(MOST_ANSWERS):
            if g.outcome is not None or self.evaluation.horizon(g) != end:
                return
            g.choose(self._planned(g, g.decision, whims))

    def _planned(self, g: State, decision: Decision, whims: Whims) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        answer = self.evaluation.reflex(g, decision)
        if answer is not None:
            return answer
        planned = self.evaluation.scores(g, decision)
        if planned:
            return max(planned, key=lambda option: planned[option])
        answer = self.evaluation.habit(g, decision) or self.evaluation.rough_answer(g, decision)
        return answer or decision.options[self.policy.follow(g, decision, whims)]


def advice(observation: Observation[Any], seed: int = 0, deadline: float | None = None) -> list[Advice]:
    """The best options, the best first; a single one without a chance where nobody needs to think."""
    decision = observation.decision
    options = observation.options
    if decision is None or len(options) < 2:
        return [Advice(option) for option in options]
    evaluation = evaluation_of(observation.view.game)
    reflex = evaluation.reflex(observation.view, decision)
    if reflex is not None:
        return [Advice(reflex)]
    bot = ThinkerBot(seed, LEVELS["hard"])
    bot.deadline = deadline
    found = bot.thoughts(observation, decision, evaluation)
    return compared(bot, observation, found[:SHOWN], deadline=deadline, together=True)


def compared(
    bot: ThinkerBot,
    observation: Observation[Any],
    found: Sequence[Tried],
    batches: int = BATCHES,
    deadline: float | None = None,
    keep: int | None = None,
    together: bool = False,
) -> list[Advice]:
    """Options that were thought over, tried once more side by side; the first of them is held to be best.

    What made it the best was partly luck. It stays the first unless another one is surely better. After some
    batches only the best `keep` go on, and what may be as good, until that is known. Read `together`, they do
    not tell the same difference from both sides.
    """
    evaluation = evaluation_of(observation.view.game)
    table = Watched(bot, observation, evaluation)
    tried = [Tried(one.option, one.estimate) for one in found]
    alive = tried
    most = batches if evaluation.AHEAD else min(batches, PLANNED_BATCHES)
    patience = PATIENCE * batches if evaluation.AHEAD and keep is not None else 0
    played = 0
    while played < most or patience > 0:
        if deadline is not None and monotonic() >= deadline:
            break
        if keep is not None and played and (played % CULLED_AFTER == 0 or played == most):
            alive = _worth_more(tried, keep if played < most else 0)
        if len(alive) < 2 and played >= most:
            break
        table.batch(alive, bot.luck)
        patience -= len(alive)
        played += 1
    if not evaluation.AHEAD:
        planned = observation.decision is not None and evaluation.scores(
            observation.view, observation.decision
        )
        told = [_planned(one, found[0], table, other) for one, other in _against(found)]
        # What nobody planned is a habit, and no chance belongs to it.
        if not planned:
            return [Advice(told[0].option, contrasts=told[0].contrasts)]
        return _told_once(told, table) if together else told
    best = _leader(tried)
    ranked = [best, *sorted((one for one in tried if one is not best), key=lambda one: -one.estimate)]
    judged = [_judged(one, best, table, other) for one, other in _against(ranked)]
    return _told_once(judged, table) if together else judged


def _leader(tried: Sequence[Tried]) -> Tried:
    """The first, unless another one is surely better."""
    best = tried[0]
    for one in tried[1:]:
        ahead, error = one.ahead_of(best)
        if ahead > SURE * error and len(one.values) >= FEWEST:
            best = one
    return best


def _worth_more(tried: Sequence[Tried], keep: int) -> list[Tried]:
    """The best, and whatever may be as good as the leader without anybody knowing it well enough."""
    leader = _leader(tried)
    first = sorted(tried, key=lambda one: (one is not leader, -one.estimate))
    return [one for place, one in enumerate(first) if place < max(1, keep) or _open(one, leader)]


def _open(one: Tried, leader: Tried) -> bool:
    behind, doubt = leader.ahead_of(one)
    return doubt > NEAR and behind < max(NEAR, BEATEN * doubt)


def _told_once(advised: Sequence[Advice], table: Watched) -> list[Advice]:
    """The same options, where the second does not say again what the best one has over it.

    Of one that is too close to call it is said what makes up for that, if anything surely does.
    """
    best, *others = advised
    said = {contrast.what for contrast in best.contrasts}
    told = [best]
    for place, one in enumerate(others):
        against = _contrasts(table, one.option, best.option, best=False, but=said if place == 0 else ())
        amends = _contrasts(table, one.option, best.option, best=True)[:1] if one.close else ()
        told.append(msgspec.structs.replace(one, contrasts=amends or against))
    return told


def _against(ranked: Sequence[Tried]) -> list[tuple[Tried, Tried | None]]:
    """Each option with the one that it is compared with: the best with the next, the others with the best."""
    second = ranked[1] if len(ranked) > 1 else None
    return [(one, ranked[0] if at else second) for at, one in enumerate(ranked)]


def _planned(one: Tried, best: Tried, table: Watched, other: Tried | None) -> Advice:
    """A plan has no tries, so nothing says how sure it is."""
    contrasts = _contrasts(table, one.option, other.option, best=one is best) if other else ()
    return Advice(one.option, one.estimate, 0.0, best.estimate - one.estimate, 0.0, contrasts)


def _judged(one: Tried, best: Tried, table: Watched, other: Tried | None) -> Advice:
    count = len(one.values)
    if count < FEWEST:
        return Advice(one.option, one.estimate, 1.0, 0.0, 1.0)
    middle = sum(one.values) / count
    error = sqrt(sum((value - middle) ** 2 for value in one.values) / (count - 1) / count)
    behind, doubt = best.ahead_of(one) if one is not best else (0.0, 0.0)
    contrasts = _contrasts(table, one.option, other.option, best=one is best) if other else ()
    return Advice(one.option, one.estimate, error, max(0.0, behind), doubt, contrasts)


def _contrasts(
    table: Watched, here: Option, there: Option, *, best: bool, but: Collection[Consequence] = ()
) -> tuple[Contrast, ...]:
    """What speaks for the best option, or against another one: most important first, each card once.

    Nothing is told of what stands in `but`.
    """
    mine, theirs = table.found.get(here, []), table.found.get(there, [])
    count = min(len(mine), len(theirs))
    if count < FEWEST:
        return ()
    told: list[tuple[float, Contrast]] = []
    for what in dict.fromkeys(key for found in (*mine, *theirs) for key in found if key not in but):
        pairs = [(one.get(what, 0.0), other.get(what, 0.0)) for one, other in zip(mine, theirs, strict=False)]
        mean = sum(one - other for one, other in pairs) / count
        spread = sum((one - other - mean) ** 2 for one, other in pairs) / (count - 1)
        weight = mean * what.worth if best else -mean * what.worth
        if weight < WORTH_A_WORD or abs(mean) < CERTAIN * sqrt(spread / count):
            continue
        contrast = Contrast(what, sum(one for one, _ in pairs) / count, sum(two for _, two in pairs) / count)
        told.append((weight, contrast))
    told.sort(key=lambda one: -one[0])
    chosen: list[Contrast] = []
    for _, contrast in told:
        about = contrast.what.subject
        if len(chosen) < REASONS and not (about and any(one.what.subject == about for one in chosen)):
            chosen.append(contrast)
    return tuple(chosen)
