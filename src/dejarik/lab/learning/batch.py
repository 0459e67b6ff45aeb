"""Many matches in step, in one process: arrays in, arrays out, and a match that ends begins anew.

batch = Batch("destiny", 64, bots={1: "random"}, seed=7)
while learning:
    actions = policy(batch.positions, batch.options, batch.masks)
    batch.step(actions)          # batch.seats, batch.rewards, batch.ended say what came of it
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from dejarik.lab.learning.encoding import Encoder
from dejarik.lab.learning.session import SEEDS, Session, Setup, Terms

Actions = NDArray[np.integer] | Sequence[int]
_ALIGNED = 64  # each array begins at a multiple of this many bytes


class Arrays:
    """What is known of this many matches, with a row for each: arrays of their own, or parts of a buffer.

    The next step writes over them: copy what is to be kept. `rewards` has a column for each seat: what its
    last answers brought since the step before. Where `ended` or `cut` is set, the rewards are those of the
    match that is over, while all else shows a new one.
    """

    def __init__(self, size: int, seats: int, encoder: Encoder, buffer: memoryview | None = None):
        self.encoder = encoder
        self._buffer = buffer
        self._used = 0
        actions, wide = encoder.actions, len(encoder.option_names)
        self.positions: NDArray[np.float32] = self._array((size, len(encoder.position_names)), np.float32)
        self.options: NDArray[np.float32] = self._array((size, actions, wide), np.float32)
        self.masks: NDArray[np.int8] = self._array((size, actions), np.int8)
        self.seats: NDArray[np.int64] = self._array((size,), np.int64)
        self.rewards: NDArray[np.float32] = self._array((size, seats), np.float32)
        self.ended: NDArray[np.bool_] = self._array((size,), np.bool_)
        self.cut: NDArray[np.bool_] = self._array((size,), np.bool_)
        self.actions: NDArray[np.int64] = self._array((size,), np.int64)  # what was answered last

    def _array(self, shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
        start = self._used
        length = int(np.prod(shape)) * np.dtype(kind).itemsize
        self._used += -(-length // _ALIGNED) * _ALIGNED
        if self._buffer is None:
            return np.zeros(shape, kind)
        return np.ndarray(shape, kind, self._buffer[start : start + length])

    @property
    def length(self) -> int:
        """How many bytes a buffer has to have."""
        return self._used


class Matches:
    """The matches of some rows of the arrays, played on and written down."""

    def __init__(self, arrays: Arrays, sessions: Sequence[Session], seeds: Sequence[int], first: int = 0):
        self.arrays = arrays
        self.sessions = sessions
        self.first = first
        self._rows = [0] * len(sessions)  # this many rows of options are written
        for place, (session, seed) in enumerate(zip(sessions, seeds, strict=True)):
            self._begin(session, seed)
            self._show(place, session)

    def step(self) -> None:
        """Carry out the answers that stand in the arrays."""
        arrays, first = self.arrays, self.first
        rows = slice(first, first + len(self.sessions))
        arrays.rewards[rows] = 0.0
        arrays.ended[rows] = False
        arrays.cut[rows] = False
        for place, (session, action) in enumerate(
            zip(self.sessions, arrays.actions[rows].tolist(), strict=True)
        ):
            session.choose(action)
            for seat, reward in session.rewards.items():
                arrays.rewards[first + place, seat] = reward
            if session.over or session.cut:
                arrays.ended[first + place] = session.over
                arrays.cut[first + place] = session.cut
                self._begin(session)
            self._show(place, session)

    def _begin(self, session: Session, seed: int | None = None) -> None:
        """A match that bots and lone answers play to its end leaves nothing to learn: the next one."""
        session.begin(seed)
        while session.over or session.cut:
            session.begin()

    def _show(self, place: int, session: Session) -> None:
        arrays, row = self.arrays, self.first + place
        arrays.seats[row] = session.seat
        position, options, mask = arrays.positions[row], arrays.options[row], arrays.masks[row]
        position[:] = 0.0
        mask[:] = 0
        options[: self._rows[place]] = 0.0
        state, seat, page = session.state, session.seat, session.page
        decision = state.decision
        arrays.encoder.encode_position(state, seat, decision, page, position)
        self._rows[place] = arrays.encoder.encode_options(state, seat, decision, page, options, mask)


class Batch(Arrays):
    """This many matches, each waiting for an answer of the seat that `seats` names."""

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
        super().__init__(size, self.sessions[0].state.seats, self.sessions[0].encoder)
        self._matches = Matches(self, self.sessions, seeds_of(seed, size))

    def step(self, actions: Actions) -> None:
        """One answer for each match."""
        self.actions[:] = one_for_each(actions, len(self.sessions))
        self._matches.step()


def seeds_of(seed: int | None, size: int) -> list[int]:
    """A seed for each match."""
    luck = Random(seed)
    return [luck.randrange(SEEDS) for _ in range(size)]


def one_for_each(actions: Actions, size: int) -> Actions:
    if len(actions) != size:
        raise ValueError(f"{size} matches wait for an answer each, but there are {len(actions)} answers")
    return actions
