"""A Gymnasium environment for one learning agent: bots play all other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces

from dejarik.kernel import Seat
from dejarik.lab.learning.aec import RENDER_MODES, Seen, arrays, drawing, space_of
from dejarik.lab.learning.session import Guess, Saved, Session, Setup, Terms

SEEDS = 1 << 31


class OneSeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat against bots."""

    metadata = {"render_modes": list(RENDER_MODES)}

    def __init__(self, session: Session, render_mode: str | None = None):
        self.session = session
        self.render_mode = render_mode
        (self.seat,) = session.learners
        self.observation_space = space_of(session.encoder)
        self.action_space = spaces.Discrete(session.encoder.actions)

    @property
    def table(self) -> Session:
        """The former name of `session`."""
        return self.session

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new match. Equal seeds give equal matches, bots included."""
        super().reset(seed=seed)
        self.session.begin(int(self.np_random.integers(SEEDS)))
        return arrays(self.session, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The answer of the seat, and what came of it up to its next question."""
        session = self.session
        session.choose(int(action))
        return arrays(session, self.seat), session.rewards[self.seat], session.over, session.cut, {}

    def render(self) -> str | None:
        text = drawing(self.session, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def save(self) -> Saved:
        return self.session.save()

    def deal(self, seed: int, guess: Guess | None = None) -> Saved:
        return self.session.deal(seed, guess)

    def restore(self, saved: Saved) -> Seen:
        """Go back to what was saved, and see it."""
        self.session.restore(saved)
        return arrays(self.session, self.seat)


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
    others = {other: against for other in Session(game, setup).learners if other != seat}
    terms["bots"] = others | named
    return OneSeatEnv(Session(game, setup, **terms), render_mode)
