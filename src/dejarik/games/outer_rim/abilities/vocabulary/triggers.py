"""Triggers: what triggered abilities and goals wait for, each by the class of the event it hears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import Effect
from dejarik.games.outer_rim.cards.facts import NOBODY
from dejarik.games.outer_rim.cards.library import CARDS, PATROLS

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

PATROL = "patrol"


class Trigger(msgspec.Struct, frozen=True):
    """Something that happens to a player."""

    event: ClassVar[type[ev.Event]]

    def whose(self, event: Any) -> Seat:
        """To whom it happened."""
        found: Seat = event.seat
        return found

    def meant(self, g: OuterRim, event: Any) -> bool:
        """Whether this is one of the events that are waited for."""
        return True


class Whenever(msgspec.Struct, frozen=True):
    """A triggered ability: what it waits for, and what it does."""

    trigger: Trigger
    effect: Effect
    binds_ai: bool = False  # no ability to use but a price to pay: the solo opponent pays it as well


class WinCombat(Trigger, frozen=True):
    """You win a combat, perhaps only one against a patrol."""

    event: ClassVar[type[ev.Event]] = ev.CombatDecided
    against: str = ""

    def whose(self, event: ev.CombatDecided) -> Seat:
        return event.attacker if event.won else event.defender

    def meant(self, g: OuterRim, event: ev.CombatDecided) -> bool:
        return self.against != PATROL or event.enemy in PATROLS


class LoseCombat(Trigger, frozen=True):
    """You lose a combat of a type."""

    event: ClassVar[type[ev.Event]] = ev.CombatDecided
    combat: str

    def whose(self, event: ev.CombatDecided) -> Seat:
        return event.defender if event.won else event.attacker

    def meant(self, g: OuterRim, event: ev.CombatDecided) -> bool:
        return g.combat is not None and g.combat.combat == self.combat


class EarnBounty(Trigger, frozen=True):
    """You earn a bounty, perhaps only by delivering a captive, or only by eliminating the target."""

    event: ClassVar[type[ev.Event]] = ev.BountyEarned
    captured: bool | None = None

    def meant(self, g: OuterRim, event: ev.BountyEarned) -> bool:
        return self.captured in {None, event.captured}


class CompleteJobs(Trigger, frozen=True):
    """You complete a job."""

    event: ClassVar[type[ev.Event]] = ev.JobCompleted


class DeliverCargo(Trigger, frozen=True):
    """You deliver cargo, perhaps only with a trait."""

    event: ClassVar[type[ev.Event]] = ev.Delivered
    trait: str = ""

    def meant(self, g: OuterRim, event: ev.Delivered) -> bool:
        return not self.trait or self.trait in CARDS[event.card].traits


class GainAssets(Trigger, frozen=True):
    """You gain an asset of a type and then have this many."""

    event: ClassVar[type[ev.Event]] = ev.AssetGained
    type: str
    count: int

    def meant(self, g: OuterRim, event: ev.AssetGained) -> bool:
        return CARDS[event.card].type == self.type and len(g.of_type(event.seat, self.type)) >= self.count


class RepairShip(Trigger, frozen=True):
    """You recover at least so much damage from your ship at once."""

    event: ClassVar[type[ev.Event]] = ev.Recovered
    amount: int

    def meant(self, g: OuterRim, event: ev.Recovered) -> bool:
        return event.ship and event.amount >= self.amount


class BeDefeated(Trigger, frozen=True):
    """You are defeated."""

    event: ClassVar[type[ev.Event]] = ev.Defeated


def concerned(event: Any) -> list[Seat]:
    """Whom an event that may be heard happens to."""
    if isinstance(event, ev.CombatDecided):
        return [seat for seat in (event.attacker, event.defender) if seat != NOBODY]
    return [event.seat]


HEARD = frozenset(kind.event for kind in Trigger.__subclasses__())
