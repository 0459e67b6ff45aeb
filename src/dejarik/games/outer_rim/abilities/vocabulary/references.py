"""Whom an effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.kernel import Seat

if TYPE_CHECKING:
    pass

YOU, THAT_PLAYER, BOTH = "you", "that-player", "both"


def seat_of(r: Resolve, who: str) -> Seat:
    return r.that if who == THAT_PLAYER else r.you
