"""A player that thinks: tries what may be best again and again, and plays each try some way ahead.

Nothing here knows a game. What a chance to win is, how far to play ahead and which questions need no thought,
each game's `evaluation` says; how everybody plays meanwhile, its `policy`. A level is how much is tried and
how freely it picks among options that are nearly as good; nobody plays worse than that on purpose.
"""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.bots._player import Bot
from dejarik.bots.simple import outlook
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.bots.thinking.halving import SEEDS, Table, Tried, halve
from dejarik.bots.thinking.policy import QuickPolicy, policy_of
from dejarik.kernel import Decision, Observation, Option, State

if TYPE_CHECKING:
    from dejarik.games.contract import Evaluation

EDITION = 3  # of the way of thinking: counts up with it, as matches of former thinkers say nothing of it
DEALS = 2  # on which options are tried before anything is played ahead
LUCKS = 2
HABIT = 0.02  # how much better the usual answer is expected to be
SURE = 1.5  # standard errors by which another answer must be better than one that was planned
FREEDOM = 3.0  # temperatures below the best option nothing is chosen
SOON, LONG = 0.3, 1.5  # seconds that people wait for a choice
MANY = 100  # tries: who plays ahead so often may take long


class Level(msgspec.Struct, frozen=True):
    """How much a player thinks."""

    tries: int  # of all options together, for one choice
    temperature: float = 0.0  # in chances to win

    @property
    def patience(self) -> float:
        """Seconds that people wait for a choice: no field, as results of matches without people tell levels
        apart by their fields."""
        return LONG if self.tries >= MANY else SOON


LEVELS = {
    "beginner": Level(0, 0.05),
    "easy": Level(8, 0.025),
    "medium": Level(24, 0.01),
    "hard": Level(400),
}


class ThinkerBot(Bot):
    """Plays ahead and takes what turned out best."""

    def __init__(
        self,
        seed: int = 0,
        level: Level = LEVELS["medium"],
        policy: QuickPolicy | None = None,
        evaluation: Evaluation | None = None,
    ):
        super().__init__(seed)
        self.level = level
        self.patience = level.patience
        self.policy = policy
        self.evaluation = evaluation

    def choose(self, observation: Observation[Any]) -> Option:
        options = observation.options
        decision = observation.decision
        if len(options) == 1 or decision is None:
            return options[0]
        evaluation = self.evaluation or evaluation_of(observation.view.game)
        reflex = evaluation.reflex(observation.view, decision)
        if reflex is not None:
            return reflex
        freedom = evaluation.temperature(decision, self.level.tries, self.level.temperature)
        return self._picked(self.thoughts(observation, decision, evaluation), freedom).option

    def thoughts(
        self, observation: Observation[Any], decision: Decision, evaluation: Evaluation
    ) -> list[Tried]:
        """The options with what they are thought to be worth, the best first."""
        planned = evaluation.scores(observation.view, decision)
        policy = self.policy or policy_of(observation.view.game)
        table = Table(decision.seat, lambda: self.dealt(observation, evaluation, policy), evaluation, policy)
        expected = planned or self._expected(observation, decision, table)
        tries = self.level.tries if evaluation.AHEAD else 0
        found = halve(table, expected, tries, self.luck, self.deadline)
        self.hurried = self.deadline is not None and bool(tries) and monotonic() >= self.deadline
        if planned:
            plan = max(found, key=lambda tried: tried.expected)
            better, error = found[0].ahead_of(plan)
            if found[0] is not plan and better < SURE * error:
                found.remove(plan)
                found.insert(0, plan)
        return found

    def dealt(self, observation: Observation[Any], evaluation: Evaluation, policy: QuickPolicy) -> State:
        """A state that may be the true one; what others answered in secret is what one usually answers."""

        def answered(g: State, decision: Decision) -> Option:
            usual = evaluation.reflex(g, decision)
            return decision.options[policy.pick(g, decision, self.luck)] if usual is None else usual

        assert observation.seat is not None
        guess = evaluation.guess(observation.view, observation.seat, self.luck)
        dealt: State = observation.deal(self.luck.randrange(SEEDS), guess, answered)
        return dealt

    def _expected(
        self, observation: Observation[Any], decision: Decision, table: Table
    ) -> dict[Option, float]:
        """What looking one step ahead says, and habit."""
        evaluation = table.evaluation
        totals = dict.fromkeys(evaluation.sensible(observation.view, decision), 0.0)
        for _ in range(DEALS):
            dealt = table.deal()
            dealt.decision_of(decision.seat)
            lucks = [self.luck.randrange(SEEDS) for _ in range(LUCKS)]
            for option in totals:
                totals[option] += outlook(
                    dealt, decision.seat, option, evaluation, lucks, evaluation.chance_to_win
                )
        expected = {option: total / DEALS for option, total in totals.items()}
        habit = evaluation.habit(observation.view, decision)
        if habit is not None:
            expected[habit] = max(expected.values()) + HABIT
        return expected

    def _picked(self, found: list[Tried], spread: float) -> Tried:
        """The best; with a temperature, now and then one that is nearly as good."""
        best = found[0]
        if not spread:
            return best
        near = [one for one in found if best.estimate - one.estimate <= FREEDOM * spread]
        shares = [exp((one.estimate - best.estimate) / spread) for one in near]
        return self.luck.choices(near, shares)[0]


BOT = ThinkerBot
