"""A greedy player: tries every option in a match dealt from its observation and takes the best.

It looks one step ahead: what an option begins is played to its end with quick answers, then the position
is judged. Where chance was drawn, it tries again with other luck. What is good, the game's own module
`evaluation` says; nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dejarik.bots._player import Bot
from dejarik.bots.thinking.evaluation import evaluation_of
from dejarik.kernel import Chance, Observation, Option, Seat, State

if TYPE_CHECKING:
    from dejarik.games.contract import Evaluation

TRIES = 3  # for an option that draws on chance
MOST_ANSWERS = 12  # that one option may need to come to rest
SEEDS = 1 << 60


class SimpleBot(Bot):
    """Takes the option after which its position looks best."""

    def choose(self, observation: Observation[Any]) -> Option:
        options = observation.options
        decision = observation.decision
        if len(options) == 1 or decision is None:
            return options[0]
        evaluation = evaluation_of(observation.view.game)
        habit = evaluation.habit(observation.view, decision)
        if habit is not None:
            return habit
        options = evaluation.sensible(observation.view, decision)
        if len(options) == 1:
            return options[0]
        guess = evaluation.guess(observation.view, decision.seat, self.luck)
        dealt = observation.deal(self.luck.randrange(SEEDS), guess)
        dealt.decision_of(decision.seat)  # asked once, shared by all copies
        # All options meet the same luck, so that luck does not decide between them.
        lucks = [self.luck.randrange(SEEDS) for _ in range(TRIES)]
        return max(options, key=lambda option: outlook(dealt, decision.seat, option, evaluation, lucks))


def outlook(
    dealt: State,
    seat: Seat,
    option: Option,
    evaluation: Evaluation,
    lucks: list[int],
    judge: Callable[[State, Seat], float] | None = None,
) -> float:
    """What an option is worth to `seat`, averaged over several lucks if it needs any, as `judge` sees it."""
    judge = judge or evaluation.worth
    total = 0.0
    for tried, luck in enumerate(lucks, start=1):
        copy = dealt.copy()
        copy.chance = Chance(luck)
        copy.choose(option, seat)
        come_to_rest(copy, evaluation)
        total += judge(copy, seat)
        if not copy.chance.used:
            return total / tried
    return total / len(lucks)


def come_to_rest(g: State, evaluation: Evaluation) -> None:
    """Answer for whoever is asked until what was begun is over."""
    for _ in range(MOST_ANSWERS):
        if g.outcome is not None:
            return
        decision = g.decision
        if evaluation.at_rest(g, decision):
            return
        answer = evaluation.rough_answer(g, decision)
        if answer is None:
            seat = decision.seat
            answer = max(decision.options, key=lambda option: _at_once(g, seat, option, evaluation))
        g.choose(answer)


def _at_once(g: State, seat: Seat, option: Option, evaluation: Evaluation) -> float:
    copy = g.copy()
    copy.choose(option)
    return evaluation.worth(copy, seat)


BOT = SimpleBot
