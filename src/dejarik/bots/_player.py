"""What a bot is."""

from __future__ import annotations

from math import inf
from random import Random
from time import monotonic
from typing import Any

from dejarik.kernel import Observation, Option


class Bot:
    """A player with luck of its own. All it ever gets is what its seat may see."""

    patience: float = inf  # seconds that people are willing to wait for one of its choices

    def __init__(self, seed: int = 0):
        self.luck = Random(seed)
        self.deadline: float | None = None  # by `time.monotonic`: then whoever thinks long should answer
        self.hurried = False  # whether its last choice was made with the best so far, because time was up

    def awaited(self, latest: float = inf) -> None:
        """Somebody waits for its next choice, not beyond `latest`; where nobody does, tries alone decide."""
        self.deadline = min(latest, monotonic() + self.patience)
        self.hurried = False

    def choose(self, observation: Observation[Any]) -> Option:
        """One of `observation.options`."""
        raise TypeError(f"{type(self).__name__} does not say how it plays")
