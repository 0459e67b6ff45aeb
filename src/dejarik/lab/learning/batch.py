"""Many matches in step, in one process: arrays in, arrays out, and a match that ends begins anew.

batch = Batch("destiny", 64, bots={1: "random"}, seed=7)
while learning:
    actions = policy(batch.positions, batch.options, batch.masks)
    batch.step(actions)          # batch.seats, batch.rewards, batch.ended say what came of it
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Unpack

import numpy as np
from numpy.typing import NDArray

from dejarik.lab.learning.session import SEEDS, Session, Setup, Terms


class Batch:
    """This many matches, each waiting for an answer of the seat that `seats` names.

    The arrays belong to the batch and are written over by the next step: copy what is to be kept.
    `rewards` has a column for each seat: what its last answers brought since the step before. Where `ended`
    or `cut` is set, the rewards are those of the match that is over, while all else shows a new one.
    """

    def __init__(
        self,
        game: str,
        size: int,
        setup: Setup | Sequence[Setup] | None = None,
        *,
        seed: int | None = None,
        **terms: Unpack[Terms],
    ):
        self.sessions = [Session(game, setup, **terms) for _ in range(size)]
        self.encoder = encoder = self.sessions[0].encoder
        self.positions = np.zeros((size, len(encoder.position_names)), np.float32)
        self.options = np.zeros((size, encoder.actions, len(encoder.option_names)), np.float32)
        self.masks = np.zeros((size, encoder.actions), np.int8)
        self.seats = np.zeros(size, np.int64)
        self.rewards = np.zeros((size, self.sessions[0].state.seats), np.float32)
        self.ended = np.zeros(size, np.bool_)
        self.cut = np.zeros(size, np.bool_)
        self._rows = [0] * size  # this many rows of options are written
        luck = Random(seed)
        for place, session in enumerate(self.sessions):
            self._begin(session, luck.randrange(SEEDS))
            self._show(place, session)

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """One answer for each match."""
        self.rewards[:] = 0.0
        self.ended[:] = False
        self.cut[:] = False
        for place, (session, action) in enumerate(zip(self.sessions, actions, strict=True)):
            session.choose(int(action))
            for seat, reward in session.rewards.items():
                self.rewards[place, seat] = reward
            if session.over or session.cut:
                self.ended[place] = session.over
                self.cut[place] = session.cut
                self._begin(session)
            self._show(place, session)

    def _begin(self, session: Session, seed: int | None = None) -> None:
        """A match that bots and lone answers play to its end leaves nothing to learn: the next one."""
        session.begin(seed)
        while session.over or session.cut:
            session.begin()

    def _show(self, place: int, session: Session) -> None:
        self.seats[place] = session.seat
        position, options, mask = self.positions[place], self.options[place], self.masks[place]
        position[:] = 0.0
        mask[:] = 0
        rows = self._rows[place]
        options[:rows] = 0.0
        state, seat, page = session.state, session.seat, session.page
        decision = state.decision
        self.encoder.encode_position(state, seat, decision, page, position)
        self._rows[place] = self.encoder.encode_options(state, seat, decision, page, options, mask)
