"""State checks: what the rules demand at once whenever something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.rules import victory
from dejarik.games.cardgame.rules.leaving import DESTROYED, DISCARD, VICTORY, LeavePlay
from dejarik.games.cardgame.rules.values import capacity

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


def check(g: CardGame) -> None:
    """The end of the game, then destruction: all that is due leaves play together."""
    # rule: cardgame.victory.immediate, cardgame.damage.destroyed-at-capacity
    victory.check(g)
    if g.outcome is not None:
        return
    dying: list[tuple[int, str, int]] = []
    for thing in g.things.values():
        if thing.damage and thing.type in (UNIT, OBJECTIVE) and thing.damage >= capacity(g, thing.id):
            dying.append((thing.id, VICTORY if thing.type == OBJECTIVE else DISCARD, 0))
    if dying:
        doomed = {
            part[0]
            for frame in g.stack
            if isinstance(frame, LeavePlay) and frame.why == DESTROYED
            for part in frame.parts
        }
        parts = tuple(part for part in dying if part[0] not in doomed)
        if parts:
            g.push(LeavePlay(parts, DESTROYED, g.active))
