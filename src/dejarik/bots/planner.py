"""A player with a plan: takes what the game's own plan expects most of.

Where a game has no plan for a question, it plays like `simple`. Nothing here knows a game.
"""

from __future__ import annotations

from typing import Any

from dejarik.bots._evaluation import evaluation_of
from dejarik.bots.simple import SimpleBot
from dejarik.kernel import Observation, Option


class PlannerBot(SimpleBot):
    """Follows the plan, if there is one."""

    def choose(self, observation: Observation[Any]) -> Option:
        decision = observation.decision
        if decision is not None and len(observation.options) > 1:
            plan = getattr(evaluation_of(observation.view.game), "scores", None)
            planned = plan(observation.view, decision) if plan is not None else None
            if planned:
                return max(observation.options, key=lambda option: planned.get(option, -1.0))
        return super().choose(observation)


BOT = PlannerBot
