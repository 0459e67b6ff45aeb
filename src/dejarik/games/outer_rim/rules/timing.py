"""What follows from each moment: abilities, goals, fame from assets, victory, defeat, surplus assets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.ability import WHENEVER, Ability, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.triggers import concerned
from dejarik.games.outer_rim.rules import goals, values, verbs
from dejarik.games.outer_rim.rules.assets import MakeFit
from dejarik.games.outer_rim.rules.defeat import Defeats
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.kernel import Outcome, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

RULE = "outer_rim.fame.win-at-10"


def between(g: OuterRim) -> None:
    """Called after every moment in which something was told or changed."""
    while g.told or g.dirty:
        told, g.told = g.told, []
        for event in told:
            hear(g, event)
        if g.dirty:
            g.dirty = False
            check(g)
            if g.outcome is not None:
                g.told = []
                return


def hear(g: OuterRim, event: Any) -> None:
    """Goals count an event, and the abilities it triggers are resolved, those of the current player first."""
    # rule: outer_rim.timing.after
    kind = type(event)
    seats: list[Seat] = []
    for seat in concerned(event):
        if kind in holdings(g, seat).heard and seat not in g.out:
            seats.append(seat)
    if not seats:
        return
    found: list[Resolve] = []
    for seat in in_turn_order(g, seats):
        found += [Resolve(ability.ref, seat, card) for card, ability in triggered(g, seat, event)]
    for frame in reversed(found):
        g.push(frame)
    for seat in seats:
        goals.count(g, seat, event)


def in_turn_order(g: OuterRim, seats: list[Seat]) -> list[Seat]:
    """Seats clockwise, the current player first."""
    return sorted(seats, key=lambda seat: (seat - g.current) % g.seats) if len(seats) > 1 else seats


def triggered(g: OuterRim, seat: Seat, event: Any) -> Iterator[tuple[str, Ability]]:
    """The abilities of a player that wait for this event, each with the card it stands on."""
    # rule: outer_rim.solo-ai.no-abilities-but-values
    for card, ability in holdings(g, seat).headed.get(WHENEVER, ()):
        waits = ability.whenever
        if waits is None or waits.trigger.event is not type(event) or (seat == g.ai and not waits.binds_ai):
            continue
        if waits.trigger.whose(event) == seat and waits.trigger.meant(g, event):
            yield card, ability


def check(g: OuterRim) -> None:
    famous = False
    short: list[Seat] = []
    for seat, player in enumerate(g.players):
        if not player.ship or (g.out and seat in g.out):
            continue
        held = holdings(g, seat)
        if not held.fits:
            short.append(seat)
        # rule: outer_rim.fame.asset-bonus, outer_rim.fame.asset-bonus-lost
        fame = values.asset_fame(g, seat) if held.fame else 0
        if fame != player.fame_from_assets:
            gained, player.fame_from_assets = fame - player.fame_from_assets, fame
            verbs.change_fame(g, seat, gained)
        goal = held.goal
        if goal is not None and seat != g.ai and goal.reached(g, seat):
            goals.complete_personal_goal(g, seat)
        famous = famous or player.fame >= g.goal
    if famous:
        g.outcome = Outcome((winner_of(g),), RULE)
        return
    fall: list[Seat] = []
    for seat in range(g.seats - 1, -1, -1):
        player = g.players[seat]
        if not player.ship or (g.out and seat in g.out):
            continue
        # The player whose slots are short is asked before anything else happens.
        if short and seat in short:
            g.push(MakeFit(seat))
        at_limit = (player.damage or player.ship_damage) and cap_damage(g, seat)
        if player.defeated:
            # rule: outer_rim.defeat.ends-when-damage-below-limit, outer_rim.defeat.stand-up-after-recovery
            if not at_limit:
                player.defeated = False
                g.changes += 1
                g.tell(ev.StoodUp(seat))
        elif at_limit and seat not in g.falling:
            fall.append(seat)
    if fall:
        fall = in_turn_order(g, fall)
        g.falling = (*g.falling, *fall)
        g.push(Defeats(tuple(fall)))


def cap_damage(g: OuterRim, seat: Seat) -> bool:
    """Who loses a card with health or hull keeps no more damage than the limit: says if that is reached."""
    # rule: outer_rim.damage.capped, outer_rim.combat.ability.plus-x-passive
    # rule: outer_rim.defeat.at-health, outer_rim.defeat.at-hull
    player = g.players[seat]
    reached = capped = False
    if player.damage:
        health = values.health(g, seat)
        if player.damage >= health:
            capped = player.damage > health
            player.damage = health
            reached = player.damage != 0
    if player.ship_damage:
        hull = values.hull(g, seat)
        if player.ship_damage >= hull:
            capped = capped or player.ship_damage > hull
            player.ship_damage = hull
            reached = reached or player.ship_damage != 0
    if capped:
        g.changes += 1
    return reached


def winner_of(g: OuterRim) -> Seat:
    """Who has won: of several at once the richest, then who sits farthest from the first."""
    # rule: outer_rim.fame.win-at-10, outer_rim.fame.immediate-anytime, outer_rim.variant.long-game
    # rule: outer_rim.fame.simultaneous-most-credits, outer_rim.fame.simultaneous-farthest-seat
    # rule: outer_rim.solo-ai.win, outer_rim.solo-ai.expert.long-game
    famous = [seat for seat, one in enumerate(g.players) if one.fame >= g.goal and seat not in g.out]
    return max(famous, key=lambda seat: (g.players[seat].credits, (seat - g.first) % g.seats))
