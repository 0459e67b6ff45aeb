"""Damage: suffered and recovered."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.references import YOU, Who, seat_of
from dejarik.games.outer_rim.rules import values, verbs
from dejarik.kernel import Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

ALL = 99
TOO_DAMAGED = Why("outer_rim.interpretation.to-requires-full")


class Harm(Effect, frozen=True):
    """Your character, or your ship, suffers damage."""

    partial: ClassVar[bool] = True

    amount: int
    ship: bool = False
    who: Who = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if verbs.suffer(g, seat_of(r, self.who), self.amount, self.ship) < self.amount:
            r.whole = False
        return None

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        # rule: outer_rim.damage.capped, outer_rim.damage.excess-ignored
        seat = seat_of(r, self.who)
        player = g.players[seat]
        left = values.hull(g, seat) - player.ship_damage
        if not self.ship:
            left = values.health(g, seat) - player.damage
        return TOO_DAMAGED if left < self.amount else None


class Heal(Effect, frozen=True):
    """Recover damage from your character, or your ship."""

    amount: int = ALL
    ship: bool = False

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.recover(g, r.you, self.amount, self.ship)
        return None
