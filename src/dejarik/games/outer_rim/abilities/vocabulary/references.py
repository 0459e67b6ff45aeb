"""Whom an effect is about."""

from __future__ import annotations

from typing import Final, Literal

from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.kernel import Seat

YOU: Final = "you"
THAT_PLAYER: Final = "that-player"
BOTH: Final = "both"
Who = Literal["you", "that-player", "both"]


def seat_of(r: Resolve, who: Who) -> Seat:
    return r.that if who == THAT_PLAYER else r.you
