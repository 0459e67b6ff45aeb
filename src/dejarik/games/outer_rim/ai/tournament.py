"""What a simulation wants to know about a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim.events import TurnBegan
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.rules.setup import Setup
    from dejarik.games.outer_rim.state import OuterRim

TURN = TurnBegan


def rounds(g: OuterRim, turns: int) -> int:
    """How many times everybody has had a turn, the turn in progress included."""
    return -(-turns // g.seats)


def first(g: OuterRim) -> Seat | None:
    """Who has the first turn, once there are turns."""
    return g.first if g.step else None


def places(g: OuterRim) -> tuple[int, ...]:
    """Who sits where: as they were named."""
    return tuple(range(g.seats))


def drawable(setup: Setup, place: int) -> Sequence[str]:
    """Nobody brings a deck."""
    return ()


def at_hand(g: OuterRim, seat: Seat) -> Sequence[str]:
    return ()


def used(event: Any) -> Sequence[tuple[Seat, str, bool]]:
    return ()
