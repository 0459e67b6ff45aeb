"""What a game knows about good positions: its module `evaluation`, found beside its state."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, cast

from dejarik.kernel import Decision, Option, Seat, State


class Judgment(Protocol):
    """What the module `evaluation` of a game offers to bots. Bigger numbers are better for the seat."""

    def worth(self, g: Any, seat: Seat) -> float:
        """How good the position is for a seat; a won game is worth more than anything else."""

    def at_rest(self, g: Any, decision: Decision) -> bool:
        """Whether what was begun is over, so that the position can be judged."""

    def rough_answer(self, g: Any, decision: Decision) -> Option | None:
        """A quick answer to a question inside an action; None: compare what the answers lead to."""

    def habit(self, g: Any, decision: Decision) -> Option | None:
        """The answer to a question whose outcome lies too far off to be compared; None: compare."""

    def guess(self, view: Any, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
        """Where lists are closed: what the others are taken to have brought; None: that is known."""


class OnlyTheOutcome:
    """The judgment of a game that has none of its own: to win is good."""

    def worth(self, g: State, seat: Seat) -> float:
        if g.outcome is None:
            return 0.0
        return 1.0 if seat in g.outcome.winners else -1.0

    def at_rest(self, g: State, decision: Decision) -> bool:
        return True

    def rough_answer(self, g: State, decision: Decision) -> Option | None:
        return None

    def habit(self, g: State, decision: Decision) -> Option | None:
        return None

    def guess(self, view: State, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
        return None


@cache
def judgment_of(home: str) -> Judgment:
    """The judgment of the game whose package is `home`."""
    module = f"{home}.ai.evaluation"
    return cast(Judgment, import_module(module)) if find_spec(module) else OnlyTheOutcome()
