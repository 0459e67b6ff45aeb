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
from dejarik.bots.thinking.halving import BEATEN, Table, Tried, halve
from dejarik.bots.thinking.policy import MOST_ANSWERS, Whims, policy_of
from dejarik.games import modules, names
from dejarik.games.contract import Consequence, Contrast, Evaluation, Reckoning
from dejarik.kernel import Decision, Observation, Option, State

SHOWN = 3  # options
BATCHES = 48  # in which they are compared
LIKELY = 4  # options that a choice is held against, where they are planned
PLANNED_SHARE = 0.5  # of the tries, where they are planned: turns differ less than what follows them
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


class Comparing(Table):
    """A table at which the options of a question are compared by what the seat knows.

    Where nobody plays ahead, a try is played as planned until the game can judge it (`Reckoning`), or at
    least to the end of the turn.
    """

    def __init__(self, bot: ThinkerBot, observation: Observation[Any], evaluation: Evaluation):
        assert observation.seat is not None
        policy = policy_of(observation.view.game)
        super().__init__(
            observation.seat, lambda: bot.dealt(observation, evaluation, policy), evaluation, policy
        )
        self.reckoning = reckoning_of(observation, evaluation)
        self.view = observation.view

    @property
    def compares(self) -> bool:
        """Whether chances to win can be compared here; otherwise there is only what was planned."""
        return self.evaluation.AHEAD > 0 or self.reckoning is not None

    def begun(self, one: Tried) -> Tried:
        """The same option without its tries; what a plan expects and what comes of it are on two scales."""
        if self.reckoning is None:
            return Tried(one.option, one.estimate)
        return Tried(one.option, self.evaluation.chance_to_win(self.view, self.seat))

    def chance(self, g: State) -> float:
        return super().chance(g) if self.reckoning is None else self.reckoning.chance(g)

    def play_on(self, g: State, end: int, whims: Whims) -> None:
        if self.evaluation.AHEAD:
            super().play_on(g, end, whims)
            return
        for _ in range(MOST_ANSWERS):
            if g.outcome is not None or self._over(g, end):
                return
            g.choose(self._planned(g, g.decision, whims))

    def _over(self, g: State, end: int) -> bool:
        if self.reckoning is None:
            return self.evaluation.horizon(g) != end
        return self.reckoning.over(g)

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


class Watched(Comparing):
    """A table at which it is also written down what came of every try."""

    def __init__(self, bot: ThinkerBot, observation: Observation[Any], evaluation: Evaluation):
        super().__init__(bot, observation, evaluation)
        game = observation.view.game
        self.consequences = modules(game).consequences.consequences if game in names() else None
        self.found: dict[Option, list[Found]] = {}

    def ended(self, tried: Tried, dealt: State, g: State) -> None:
        if self.consequences is not None:
            self.found.setdefault(tried.option, []).append(self.consequences(dealt, g, self.seat))


def reckoning_of(observation: Observation[Any], evaluation: Evaluation) -> Reckoning | None:
    """How options that are planned are compared, where that is possible."""
    game, decision = observation.view.game, observation.decision
    if evaluation.AHEAD or decision is None or game not in names():
        return None
    plan = modules(game).plan
    return None if plan is None else plan.reckoning(observation.view, decision)


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
    tried = [table.begun(one) for one in found]
    alive = tried
    # Tries of a plan are judged by a plan, so a small difference may be a fault of the yardstick.
    least = 0.0 if table.reckoning is None else NEAR
    most = batches if evaluation.AHEAD else round(batches * PLANNED_SHARE)
    look_every = CULLED_AFTER if evaluation.AHEAD else FEWEST
    patience = PATIENCE * batches if evaluation.AHEAD and keep is not None else 0
    played = 0
    while played < most or patience > 0:
        if deadline is not None and monotonic() >= deadline:
            break
        if keep is not None and played and (played % look_every == 0 or played == most):
            alive = _worth_more(tried, keep if played < most else 0, least)
        if len(alive) < 2 and played >= most:
            break
        table.batch(alive, bot.luck)
        patience -= len(alive)
        played += 1
    if not table.compares:
        planned = observation.decision is not None and evaluation.scores(
            observation.view, observation.decision
        )
        told = [_planned(one, found[0], table, other) for one, other in _against(found)]
        # What nobody planned is a habit, and no chance belongs to it.
        if not planned:
            return [Advice(told[0].option, contrasts=told[0].contrasts)]
        return _told_once(told, table) if together else told
    if table.reckoning is not None:
        _as_found(tried)
    best = _leader(tried, least)
    ranked = [best, *sorted((one for one in tried if one is not best), key=lambda one: -one.estimate)]
    judged = [_judged(one, best, table, other) for one, other in _against(ranked)]
    return _told_once(judged, table) if together else judged


def _leader(tried: Sequence[Tried], least: float) -> Tried:
    """The first, unless another one is surely better, and by more than that."""
    best = tried[0]
    for one in tried[1:]:
        ahead, error = one.ahead_of(best)
        if ahead > max(SURE * error, least) and len(one.values) >= FEWEST:
            best = one
    return best


def _worth_more(tried: Sequence[Tried], keep: int, least: float) -> list[Tried]:
    """The best, and whatever may be as good as the leader without anybody knowing it well enough."""
    leader = _leader(tried, least)
    first = sorted(tried, key=lambda one: (one is not leader, -one.estimate))
    return [one for place, one in enumerate(first) if place < max(1, keep) or _open(one, leader)]


def _open(one: Tried, leader: Tried) -> bool:
    behind, doubt = leader.ahead_of(one)
    return doubt > NEAR and behind < max(NEAR, BEATEN * doubt)


def considered(bot: ThinkerBot, table: Comparing, found: Sequence[Tried], chosen: Option) -> list[Tried]:
    """What was thought of the options, the best first; where they were planned, the likely ones are tried.

    Then it takes two to call an option better than the chosen one: the plan and the tries.
    """
    if table.reckoning is None:
        return list(found)
    planned = {one.option: one.estimate for one in found}
    likely = dict.fromkeys([*list(planned)[:LIKELY], chosen], table.begun(found[0]).expected)
    tried = halve(table, likely, round(bot.level.tries * PLANNED_SHARE), bot.luck)
    _as_found(tried)
    least = planned.get(chosen, min(planned.values()))
    return sorted(tried, key=lambda one: one.option != chosen and planned[one.option] < least)


def _as_found(tried: Sequence[Tried]) -> None:
    """Without an expectation, which was only a common level to begin with."""
    for one in tried:
        if one.values:
            one.expected = sum(one.values) / len(one.values)


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
    """Where only the plan can judge, nothing says how sure it is."""
    contrasts = _contrasts(table, one.option, other.option, best=one is best) if other else ()
    return Advice(one.option, one.estimate, 0.0, best.estimate - one.estimate, 0.0, contrasts)


def _judged(one: Tried, best: Tried, table: Watched, other: Tried | None) -> Advice:
    count = len(one.values)
    if count < FEWEST:
        return Advice(one.option, one.estimate, 1.0, 0.0, 1.0)
    middle = sum(one.values) / count
    error = round(sqrt(sum((value - middle) ** 2 for value in one.values) / (count - 1) / count), 6)
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
