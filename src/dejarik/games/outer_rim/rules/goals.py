"""Goals: personal goals on character cards and ship goals on sheets, counted and completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.vocabulary.goals import Goal
    from dejarik.games.outer_rim.state import OuterRim


def count(g: OuterRim, seat: Seat, event: Any) -> None:
    """Goal tokens for an event, if open goals of the player wait for it."""
    # rule: outer_rim.goal.counter-tokens, outer_rim.solo-ai.no-goals
    if seat == g.ai:
        return
    held, player = holdings(g, seat), g.players[seat]
    if _counts(held.goal, g, seat, event):
        player.tokens += 1
        g.changes += 1
        if player.tokens >= held.goal.needed:
            complete_personal_goal(g, seat)
    if _counts(held.ship_goal, g, seat, event):
        player.ship_tokens += 1
        g.changes += 1
        if player.ship_tokens >= held.ship_goal.needed:
            complete_ship_goal(g, seat)


def _counts(goal: Goal | None, g: OuterRim, seat: Seat, event: Any) -> TypeGuard[Count]:
    return isinstance(goal, Count) and goal.trigger.event is type(event) and goal.counts(g, seat, event)


def complete_personal_goal(g: OuterRim, seat: Seat) -> None:
    # rule: outer_rim.character.personal-goal, outer_rim.goal.complete-fame-and-flip
    # rule: outer_rim.goal.flip-gives-ability
    player = g.players[seat]
    player.flipped = True
    player.tokens = 0
    g.changes += 1
    g.tell(ev.GoalCompleted(seat, False))
    verbs.change_fame(g, seat, 1)


def complete_ship_goal(g: OuterRim, seat: Seat) -> None:
    player = g.players[seat]
    player.ship_flipped = True
    player.ship_tokens = 0
    g.changes += 1
    g.dirty = True
    g.tell(ev.GoalCompleted(seat, True))
    verbs.change_fame(g, seat, 1)
