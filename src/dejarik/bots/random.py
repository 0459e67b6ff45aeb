"""A player without a plan: every option is equally likely."""

from __future__ import annotations

from typing import Any

from dejarik.bots._player import Bot
from dejarik.kernel import Observation, Option


class RandomBot(Bot):
    """Chooses uniformly."""

    def choose(self, observation: Observation[Any]) -> Option:
        return self.luck.choice(observation.options)


BOT = RandomBot
