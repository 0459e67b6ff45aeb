"""Observations as arrays: what the module `features` of a game tells, in a fixed shape.

The numbers are made from what a seat sees and from nothing else. The shapes depend on the game alone, so
that one policy fits all its setups.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dejarik.games import modules
from dejarik.kernel import Decision, Observation

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

    def encode_position(self, observation: Observation[Any], page: int, position: Floats) -> None:
        """Write what `position_names` names into an array of zeros."""
        seat, decision = observation.seat, observation.decision
        assert seat is not None
        if decision is not None:
            position[0] = page
            position[self._question.get(decision.kind, 1)] = 1.0
        numbers = self.features.position(observation.view, seat)
        position[self._asked : self._asked + len(numbers)] = numbers
        np.minimum(position, 1.0, out=position)

    def encode_options(self, observation: Observation[Any], page: int, options: Floats, mask: Mask) -> int:
        """Write the options of a page into arrays of zeros; say how many rows were written."""
        seat, decision = observation.seat, observation.decision
        if decision is None or decision.seat != seat or not decision.options:
            return 0
        start, stop, more = self.page(decision, page)
        shown = decision.options[start:stop]
        count = stop - start
        kinds = self._kind
        numbers = self.features.options(observation.view, seat, decision, shown)
        options[:count, self._named :] = np.array(numbers, np.float32).reshape(count, -1)
        for row, option in enumerate(shown):
            options[row, kinds.get(option.kind, 1)] = 1.0
        mask[:count] = 1
        np.minimum(options[:count], 1.0, out=options[:count])
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
