"""Activating a character or support."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.facts import (
    ACTIVATES,
    CHARACTER,
    DOWNGRADE,
    GUARDIAN,
    NO_ACTIVATION,
    NOBODY,
    SUPPORT,
    UPGRADE,
)
from dejarik.games.destiny.events import Roles
from dejarik.games.destiny.rules import values, verbs
from dejarik.games.destiny.rules.occasions import Occasion
from dejarik.kernel import Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

GONE = Why("destiny.defeat.no-longer-usable")
EXHAUSTED = Why("destiny.action.activate.ready-only")
FORBIDDEN = Why("destiny.effect.negative-precedence")
NO_DIE = Why("destiny.action.activate.no-die-no-activation")
ACTIVATED = (CHARACTER, SUPPORT)


def why_not_activate(g: Destiny, thing: int) -> Why | None:
    """Only a ready character can be activated, or a ready support with a die, its own or an upgrade's."""
    found = g.things.get(thing)
    if found is None or found.type not in ACTIVATED:
        return GONE
    if found.exhausted:
        return EXHAUSTED  # rule: destiny.action.activate.ready-only
    return why_not_roll(g, thing, found.type)


def why_not_roll(g: Destiny, thing: int, kind: str) -> Why | None:
    """Why a ready character or support cannot be activated all the same."""
    index = g.cached or g.index
    if NO_ACTIVATION in index.constants and _forbidden(g, thing):
        return FORBIDDEN
    if thing not in index.dice and kind == SUPPORT and not dice_of(g, thing):
        # rule: destiny.action.activate.no-die-no-activation
        return None if _says_it_can(g, thing) else NO_DIE
    return None


def _forbidden(g: Destiny, thing: int) -> bool:
    """Whether an ongoing ability keeps a card from being activated."""
    return any(thing in constant.of.find(g, view) for constant, view in values.constants(g, NO_ACTIVATION))


def _says_it_can(g: Destiny, thing: int) -> bool:
    """Whether a support without dice says that it can be activated all the same."""
    return ACTIVATES in (g.cached or g.index).constants and any(
        thing in constant.of.find(g, view) for constant, view in values.constants(g, ACTIVATES)
    )


def dice_of(g: Destiny, thing: int) -> tuple[int, ...]:
    """A card's own dice and those of the upgrades on it."""
    # rule: destiny.upgrade.die-rolled-with-card, destiny.conflict.support-activation-dice
    dice = g.dice_on(thing)
    for upgrade in (g.cached or g.index).attached.get(thing, ()):
        # Ready or not.
        if g.things[upgrade].type == UPGRADE:  # rule: destiny.upgrade.exhausted-irrelevant
            dice += g.dice_on(upgrade)
    return dice


class Activate(Occasion):
    """Activate a character or support: exhaust it and roll its dice into the pool."""

    seat: Seat
    thing: int

    def why_not(self, g: Destiny) -> Why | None:
        return why_not_activate(g, self.thing)  # rule: destiny.keyword.guardian.defeated-before-activation

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing),)

    def keyword(self, g: Destiny) -> Resolve | None:
        # rule: destiny.keyword.guardian.interrupts
        if g.is_character(self.thing) and values.has_keyword(g, self.thing, GUARDIAN):
            return Resolve("keyword.guardian", self.seat, self.thing)
        return None

    def begin(self, g: Destiny) -> Step:
        if self.why_not(g) is not None:
            return g.done(happened=False, whole=False)
        g.narrate(ev.Activating(self.seat, self.thing))
        return g.before(self, then=self.roll)  # Guardian may interrupt; the card may be gone afterwards

    def roll(self, g: Destiny) -> Step:
        # rule: destiny.action.activate.exhaust-and-roll, destiny.action.activate.pool-dice-stay
        # rule: destiny.upgrade.not-exhausted-with-card, destiny.die.pool.resolve-later
        # rule: destiny.action.activate.late-upgrade, destiny.ready.upgrades-by-effects
        verbs.exhaust(g, self.thing)
        dice = dice_of(g, self.thing)
        rolled = tuple(die for die in dice if g.dice[die].side < 0 and not g.cannot_roll(die))
        # rule: destiny.reading.thrawn.dice
        into = self.seat if g.things[self.thing].controller != self.seat else NOBODY
        for die in rolled:
            verbs.roll_into_pool(g, die, into)
        g.tell(ev.Activated(self.seat, self.thing, rolled))
        for downgrade in g.attached(self.thing, DOWNGRADE):
            for die in g.dice_on(downgrade):  # rule: destiny.later.downgrade.dice
                if g.dice[die].side < 0:
                    verbs.roll_into_pool(g, die)
        return g.done(touched=rolled)
