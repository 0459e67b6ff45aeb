"""Constant abilities: what adds to values and to fame as long as one has the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.outer_rim.cards.facts import CREW, POSITIVE

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat


class Bonus(msgspec.Struct, frozen=True):
    """You have +X of a value; `per` counts assets of a type."""

    value: str
    by: int
    per: str = ""

    def amount(self, g: OuterRim, seat: Seat) -> int:
        return self.by * (len(g.of_type(seat, self.per)) if self.per else 1)


class FameBonus(msgspec.Struct, frozen=True):
    """You have additional fame while you have the card."""

    def amount(self, g: OuterRim, seat: Seat) -> int:
        return 1


class FameForCrew(FameBonus, frozen=True):
    """You have 1 additional fame while you have so many crew."""

    crew: int = 2

    def amount(self, g: OuterRim, seat: Seat) -> int:
        return int(len(g.of_type(seat, CREW)) >= self.crew)


class FameForReputation(FameBonus, frozen=True):
    """You have 1 additional fame with two or three positive reputations, 2 with four."""

    def amount(self, g: OuterRim, seat: Seat) -> int:
        positive = g.players[seat].reputation.count(POSITIVE)
        return 2 if positive == 4 else int(positive >= 2)
