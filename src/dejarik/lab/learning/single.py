"""A Gymnasium environment for those who learn for one seat: bots play all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces

from dejarik.kernel import Seat
from dejarik.lab.learning.aec import RENDER_MODES, Seen, arrays, drawing, space_of
from dejarik.lab.learning.table import Guess, Saved, Setup, Table, Terms

SEEDS = 1 << 31


class OneSeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat against bots."""

    metadata = {"render_modes": list(RENDER_MODES)}

    def __init__(self, table: Table, render_mode: str | None = None):
        self.table = table
        self.render_mode = render_mode
        (self.seat,) = table.learners
        self.observation_space = space_of(table.encoder)
        self.action_space = spaces.Discrete(table.encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new match. Equal seeds give equal matches, bots included."""
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(SEEDS)))
        return arrays(self.table, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The answer of the seat, and what came of it up to its next question."""
        table = self.table
        table.choose(int(action))
        return arrays(table, self.seat), table.rewards[self.seat], table.over, table.cut, {}

    def render(self) -> str | None:
        text = drawing(self.table, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def save(self) -> Saved:
        return self.table.save()

    def deal(self, seed: int, guess: Guess | None = None) -> Saved:
        return self.table.deal(seed, guess)

    def restore(self, saved: Saved) -> Seen:
        """Go back to what was saved, and see it."""
        self.table.restore(saved)
        return arrays(self.table, self.seat)


def single(
    game: str,
    setup: Setup | Sequence[Setup] | None = None,
    *,
    seat: Seat = 0,
    against: str = "random",
    render_mode: str | None = None,
    **terms: Unpack[Terms],
) -> OneSeatEnv:
    """The environment of a game for one seat; the bot `against` plays the others, unless `bots` says who."""
    named = dict(terms.get("bots", {}))
    others = {other: against for other in Table(game, setup).learners if other != seat}
    terms["bots"] = others | named
    return OneSeatEnv(Table(game, setup, **terms), render_mode)
