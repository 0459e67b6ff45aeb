"""Turns: more of them, or the end of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim


class ExtraTurn(Effect, frozen=True):
    """Take another turn after this one; not in a turn that is an extra turn itself."""

    # rule: outer_rim.turn.extra-turn.condition, outer_rim.turn.extra-turn.no-chaining
    # rule: outer_rim.map.maelstrom.offers-extra-turn
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if not g.in_extra_turn:
            g.extra_turn = True
            g.changes += 1
            g.tell(ev.ExtraTurnEarned(r.you))
        return None


class EndTurn(Effect, frozen=True):
    """Your turn ends."""

    # rule: outer_rim.turn.end-effect-skips-rest
    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if r.you == g.current:
            g.turn_over = True
            g.changes += 1
        return None
