"""Observations as arrays: what the module `features` of a game tells, in a fixed shape.

The numbers are made from what a seat may see and from nothing else: whether they are read from the state or
from the view of an observation makes no difference, and a test holds every game to that. The shapes depend on
the game alone, so that one policy fits all its setups.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dejarik.games import modules
from dejarik.kernel import Decision, Seat, State

if TYPE_CHECKING:
    from dejarik.games.contract import Features

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoder:
    """Writes the observations of one game into arrays that somebody else owns.

    Decisions with more options than fit are shown page by page: the last action of a page but the last one
    means "more". What was paged past does not come back, so paging always comes to an end.
    """

    def __init__(self, features: Features):
        self.features = features
        self.actions = features.MOST_OPTIONS
        self._question = {kind: place for place, kind in enumerate(features.QUESTIONS, 2)}
        self._kind = {kind: place for place, kind in enumerate(features.KINDS, 2)}
        # Kinds that a new card may bring before it is named here share the column "other".
        self.position_names = (
            "page",
            "question: other",
            *(f"question: {kind}" for kind in features.QUESTIONS),
            *features.POSITION,
        )
        self.option_names = (
            "more",
            "kind: other",
            *(f"kind: {kind}" for kind in features.KINDS),
            *features.OPTION,
        )
        self._asked = len(features.QUESTIONS) + 2
        self._named = len(features.KINDS) + 2

    def page(self, decision: Decision, page: int) -> tuple[int, int, bool]:
        """From which option to which a page goes, and whether there are more."""
        count = len(decision.options)
        if count <= self.actions:
            return 0, count, False
        start = page * (self.actions - 1)
        stop = min(count, start + self.actions - 1)
        return start, stop, stop < count

    def encode_position(
        self, g: State, seat: Seat, decision: Decision | None, page: int, position: Floats
    ) -> None:
        """Write what `position_names` names into an array of zeros."""
        if decision is not None:
            position[0] = min(page, 1)
            position[self._question.get(decision.kind, 1)] = 1.0
        numbers = np.frombuffer(array("f", self.features.position(g, seat)), np.float32)
        np.minimum(numbers, 1.0, out=position[self._asked : self._asked + len(numbers)])

    def encode_options(
        self, g: State, seat: Seat, decision: Decision, page: int, options: Floats, mask: Mask
    ) -> int:
        """Write the options of a page into arrays of zeros; say how many rows were written."""
        if not decision.options:
            return 0
        start, stop, more = self.page(decision, page)
        shown = decision.options[start:stop]
        count = stop - start
        kinds = self._kind
        numbers = np.frombuffer(self.features.options(g, seat, decision, shown), np.float32)
        np.minimum(numbers.reshape(count, -1), 1.0, out=options[:count, self._named :])
        for row, option in enumerate(shown):
            options[row, kinds.get(option.kind, 1)] = 1.0
        mask[:count] = 1
        if more:
            options[-1, 0] = 1.0
            mask[-1] = 1
        return self.actions if more else count


@cache
def encoder(game: str) -> Encoder:
    """The encoder of a game."""
    return Encoder(modules(game).features)


def feature_names(game: str) -> tuple[str, ...]:
    """What each number of a position means, in its order."""
    return encoder(game).position_names


def option_feature_names(game: str) -> tuple[str, ...]:
    """What each number of an option means, in its order."""
    return encoder(game).option_names
