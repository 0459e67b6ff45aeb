"""Verbs for tokens: shields, damage and resources, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.rules.values import most_shields
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.rules.damage import Damage
    from dejarik.games.destiny.state import Destiny


def share_shields(g: Destiny, things: tuple[int, ...], amount: int) -> list[int]:
    """Give shields to several characters, twice as many to whoever is named twice; how many each got."""
    return [give_shields(g, thing, amount * things.count(thing)) for thing in dict.fromkeys(things)]


def give_shields(g: Destiny, thing: int, amount: int) -> int:
    """Give shields to a card, up to its limit; returns how many it got."""
    found = g.things[thing]
    given = min(amount, most_shields(g, thing) - found.shields)  # rule: destiny.shield.maximum
    if given > 0:
        found.shields += given
        g.changes += 1
        g.tell(ev.ShieldsGiven(thing, given))
    return max(given, 0)


def remove_shields(g: Destiny, thing: int, amount: int) -> int:
    found = g.things[thing]
    lost = min(amount, found.shields)
    if lost > 0:
        found.shields -= lost
        g.changes += 1
        g.tell(ev.ShieldsLost(thing, lost))
    return lost


def put_damage(g: Destiny, thing: int, amount: int) -> None:
    """Damage that nothing blocked is put on a character."""
    g.things[thing].damage += amount
    g.changes += 1
    g.dirty = True


def place_damage(g: Destiny, thing: int, amount: int) -> None:
    """Damage tokens from the supply are put on a card that is no character."""
    if amount > 0:
        g.things[thing].damage += amount
        g.changes += 1
        g.dirty = True
        g.tell(ev.DamagePlaced(thing, amount))


def redirect(g: Destiny, damage: Damage, place: int, target: int) -> None:
    """A part of the damage about to be dealt goes to another character."""
    # rule: destiny.effect.replacement.only-once, destiny.effect.replacement.may-trigger
    damage.parts = (*damage.parts[:place], target, *damage.parts[place + 1 :])
    damage.replaced = (*damage.replaced, place)
    g.changes += 1


def heal(g: Destiny, thing: int, amount: int) -> int:
    """Remove damage from a card; returns how much there was to remove."""
    # rule: destiny.term.heal, destiny.term.heal.excess, destiny.term.heal.none-removed
    found = g.things[thing]
    healed = min(amount, found.damage)
    if healed > 0:
        found.damage -= healed
        found.spared = False
        g.dirty = True
        g.changes += 1
        g.tell(ev.Healed(thing, healed) if g.is_character(thing) else ev.DamageRemoved(thing, healed))
    return healed


def move_damage(g: Destiny, by: Seat, source: int, target: int, amount: int) -> int:
    """Move damage between characters: shields do not help, and the target takes no damage by it."""
    # rule: destiny.term.move.damage-ignores-shields, destiny.term.move.damage-not-taken
    moved = min(amount, g.things[source].damage)
    if moved > 0 and source != target:  # rule: destiny.term.move.not-to-origin
        g.things[source].damage -= moved
        g.things[target].damage += moved
        g.changes += 1
        g.dirty = True
        g.tell(ev.DamageMoved(by, source, target, moved))
    return moved


def move_shields(g: Destiny, source: int, target: int, amount: int) -> int:
    """Move shields, as many as there are and as there is room for."""
    # rule: destiny.term.move.not-to-origin, destiny.term.move.no-destination
    room = most_shields(g, target) - g.things[target].shields
    moved = min(amount, g.things[source].shields, room) if source != target else 0
    if moved > 0:
        g.things[source].shields -= moved
        g.things[target].shields += moved
        g.changes += 1
        g.tell(ev.ShieldsMoved(source, target, moved))
    return max(moved, 0)


def gain_resources(g: Destiny, seat: Seat, amount: int) -> int:
    # rule: destiny.zone.supply.unlimited
    if amount > 0:
        g.resources[seat] += amount
        g.changes += 1
        g.tell(ev.ResourcesGained(seat, amount))
    return amount


def lose_resources(g: Destiny, seat: Seat, amount: int) -> int:
    """Lose resources, as many as there are at most."""
    # rule: destiny.symbol.disrupt.up-to-all, destiny.symbol.disrupt.never-negative
    lost = min(amount, g.resources[seat])
    if lost > 0:
        g.resources[seat] -= lost
        g.changes += 1
        g.tell(ev.ResourcesLost(seat, lost))
    return lost


def tell_robbed(g: Destiny, seat: Seat, by: Seat) -> None:
    """Another player's effect made somebody lose resources: told where a card listens to it."""
    if by != seat and ev.ResourcesRobbed in (g.cached or g.index).after:
        g.tell(ev.ResourcesRobbed(seat, by))


def spend_resources(g: Destiny, seat: Seat, amount: int) -> None:
    """Pay; legality has made sure that it can be paid."""
    # rule: destiny.resource.use
    if amount > 0:
        g.resources[seat] -= amount
        g.changes += 1
        g.tell(ev.ResourcesSpent(seat, amount))


def give_resources(g: Destiny, seat: Seat, to: Seat, amount: int) -> int:
    """Hand resources to another player, as many as there are at most."""
    given = min(amount, g.resources[seat])
    if given > 0:
        g.resources[seat] -= given
        g.resources[to] += given
        g.changes += 1
        g.tell(ev.ResourcesGiven(seat, to, given))
    return given


def place_resources(g: Destiny, thing: int, amount: int) -> None:
    """Put resources from the supply on a card."""
    g.things[thing].resources += amount
    g.changes += 1
    g.tell(ev.ResourcesPlaced(thing, amount))


def remove_resources(g: Destiny, thing: int, amount: int) -> int:
    """Put resources that lie on a card back to the supply, as many as there are at most."""
    removed = min(amount, g.things[thing].resources)
    if removed > 0:
        g.things[thing].resources -= removed
        g.changes += 1
        g.tell(ev.ResourcesRemoved(thing, removed))
    return removed


def take_resources_from(g: Destiny, seat: Seat, thing: int, amount: int) -> None:
    """A player takes resources that lie on a card."""
    taken = min(amount, g.things[thing].resources)
    g.things[thing].resources -= taken
    gain_resources(g, seat, taken)
