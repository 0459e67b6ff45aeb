"""Why something is not possible: what the asked player might expect to do now, each with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, JOB, MARKET
from dejarik.games.outer_rim.kinds import Ask, Do, Never
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.delivering import why_not_deliver
from dejarik.games.outer_rim.rules.market import why_not_buy
from dejarik.games.outer_rim.rules.moving import what_stops
from dejarik.games.outer_rim.rules.turns import (
    ACTION,
    EXPLORE,
    GAIN,
    STAY,
    actions,
    at_destination,
    headed,
    hostile,
)
from dejarik.kernel import Option, Refusal, Seat, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

MUST_RECOVER = Why("outer_rim.defeat.must-recover-next-planning")
TOO_FAR = Why(
    "outer_rim.movement.hyperdrive-limit", lambda g, seat, _: {"hyperdrive": values.hyperdrive(g, seat)}
)
SPECIAL_TAKEN = Why("outer_rim.action.special-each-once")
PATROL_FIRST = Why("outer_rim.encounter.patrol.must-if-negative")
NOT_AT_DESTINATION = Why("outer_rim.job.attempt-at-destination")
NOT_TRADED = Why("outer_rim.trade.not-secrets-not-ships")
NOT_SHOWN = Why("outer_rim.secret.may-not-show")
FACEDOWN = Why("outer_rim.contact.secret-look-no-databank")

Found = list[tuple[Option, Why]]


def refusals(g: OuterRim) -> list[Refusal]:
    """What the asked player might expect to be able to do now, and why it is not possible."""
    decision = g.decision
    seat = decision.seat
    found: Found = []
    if decision.kind == Ask.PLANNING:
        found += planning(g, seat)
    elif decision.kind == Ask.ACTION:
        found += action(g, seat)
    elif decision.kind == Ask.BUY:
        for deck in MARKET:
            why = why_not_buy(g, seat, deck)
            if why is not None and Option(Do.BUY, deck) not in decision.options:
                found.append((Option(Do.BUY, deck), why))
    elif decision.kind == Ask.ENCOUNTER:
        found += encounter(g, seat)
    elif decision.kind == Ask.TRADE_TERMS:
        held = [secret.card for secret in g.players[seat].secrets]
        found += [(Option(Do.GIVE, card), NOT_TRADED) for card in (*held, g.players[seat].ship)]
    return [
        Refusal(option, why.rule, why.numbers(g, seat, option) if why.numbers else {})
        for option, why in found
    ]


def planning(g: OuterRim, seat: Seat) -> Found:
    found: Found = []
    if g.players[seat].defeated:
        found += [(option, MUST_RECOVER) for option in (STAY, GAIN)]
    near = set(g.decision.options)
    for space in g.map.spaces:
        option = Option(Do.MOVE, space)
        if option not in near and space != g.players[seat].space:
            found.append((option, why_not_move(g, seat, space)))
    return found


def why_not_move(g: OuterRim, seat: Seat, space: str) -> Why:
    """Why a player cannot move to a space in the planning step."""
    if g.players[seat].defeated:
        return MUST_RECOVER
    hyperdrive = values.hyperdrive(g, seat)
    if g.map.distance[g.players[seat].space][space] > hyperdrive:
        return TOO_FAR
    return what_stops(g, seat, hyperdrive, space)


def action(g: OuterRim, seat: Seat) -> Found:
    found: Found = [(option, why) for option, why in actions(g, seat) if why is not None]
    for source, ability in headed(g, seat, ACTION):
        used_up = f"{seat} {ability.ref}" in g.used
        why = SPECIAL_TAKEN if used_up else ability.why_not(g, seat, source)
        if why is not None:
            found.append((Option(Do.USE, source, ability.ref), why))
    for card in g.of_type(seat, CARGO, BOUNTY):
        why = why_not_deliver(g, seat, card)
        if why is not None:
            found.append((Option(Do.DELIVER, card), why))
    found += [(Option(Never.SHOW, secret.card), NOT_SHOWN) for secret in g.players[seat].secrets]
    # Who is known to lie there is not known to the table: its databank card stays closed.
    found += [
        (Option(Never.LOOK_UP, slot), FACEDOWN)
        for slot, contact in g.contacts.items()
        if not contact.faceup and contact.seen >> seat & 1
    ]
    return found


def encounter(g: OuterRim, seat: Seat) -> Found:
    found: Found = []
    if hostile(g, seat):
        found.append((EXPLORE, PATROL_FIRST))
        found += [(Option(Do.CONTACT, slot), PATROL_FIRST) for slot in g.contacts_on(g.players[seat].space)]
    for card in g.of_type(seat, JOB):
        if Option(Do.JOB, card) not in g.decision.options:
            here = at_destination(g, seat, card)
            found.append((Option(Do.JOB, card), PATROL_FIRST if here else NOT_AT_DESTINATION))
    return found
