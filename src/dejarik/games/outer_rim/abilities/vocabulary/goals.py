"""Goals on character cards and ship sheets: what is counted with tokens, what must be so, what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.outer_rim.abilities.ability import Condition, Effect, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.triggers import Trigger

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat, Step


class Goal(msgspec.Struct, frozen=True):
    """Whoever reaches it gains fame and flips the card or the sheet."""

    @property
    def needed(self) -> int:
        """This many goal tokens complete it; 0 where it is a condition."""
        return 1

    def reached(self, g: OuterRim, seat: Seat) -> bool:
        """Whether it is met at this moment, without anything being counted."""
        return False


class Count(Goal, frozen=True):
    """Something happens this many times, perhaps only while a condition holds."""

    # rule: outer_rim.goal.counter-tokens
    trigger: Trigger
    times: int = 1
    condition: Condition | None = None

    @property
    def needed(self) -> int:
        return self.times

    def counts(self, g: OuterRim, seat: Seat, event: Any) -> bool:
        """Whether this event brings the player a goal token."""
        if self.trigger.whose(event) != seat or not self.trigger.meant(g, event):
            return False
        # rule: outer_rim.goal.prior-condition-counts
        return self.condition is None or self.condition.holds(g, seat)


class Reach(Goal, frozen=True):
    """A condition holds."""

    condition: Condition

    @property
    def needed(self) -> int:
        return 0

    def reached(self, g: OuterRim, seat: Seat) -> bool:
        return self.condition.holds(g, seat)


class ByAbility(Goal, frozen=True):
    """The ability on the same side that is headed with this word completes it."""

    clause: str


class CompleteShipGoal(Effect, frozen=True):
    """The ship's goal is completed."""

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.goals import complete_ship_goal

        complete_ship_goal(g, r.you)
        return None
