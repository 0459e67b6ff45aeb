"""Damage: suffered and recovered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.references import YOU, seat_of
from dejarik.games.outer_rim.rules import verbs
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

ALL = 99


class Harm(Effect, frozen=True):
    """Your character, or your ship, suffers damage."""

    amount: int
    ship: bool = False
    who: str = YOU

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.suffer(g, seat_of(r, self.who), self.amount, self.ship)
        return None


class Heal(Effect, frozen=True):
    """Recover damage from your character, or your ship."""

    amount: int = ALL
    ship: bool = False

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        verbs.recover(g, r.you, self.amount, self.ship)
        return None
