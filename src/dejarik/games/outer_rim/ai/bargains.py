"""What the market offers to a player, for the planning bot: bargains, room for them, services.

The unit is a credit; nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.vocabulary.market import BuyUsedShip, OrderSpecially
from dejarik.games.outer_rim.ai.prospects import (
    TURN,
    captured_worth,
    cargo_worth,
    hunt_worth,
    job_worth,
    knows,
    planet_of,
    turns_to,
)
from dejarik.games.outer_rim.ai.valuing import FAME, asset_worth, purse, ship_worth
from dejarik.games.outer_rim.cards.facts import BOUNTY, CARGO, CREW, GEAR, JOB, MARKET, MOD, SHIP
from dejarik.games.outer_rim.cards.library import CARDS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.market import (
    own_ship_value,
    used_ships,
    why_not_buy,
)
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

TURNING_OVER: Final = 900.0  # what the unknown next cards of the market are worth
NEVER: Final = 1e6
REPAIRS: Final = 1_500.0  # a used ship comes damaged
ORDERING: Final = 5_000.0  # to choose between two cards of the kind one wants
INFORMATION: Final = 2_600.0  # to see the contacts of a planet while one is hunting
UNDERWAY: Final = 2_500.0  # an errand once begun is given up only for a clearly better one
ROVING: Final = 0.7  # of an errand that leads after other players or patrols


def bargain(g: OuterRim, seat: Seat, deck: str, start: str) -> float:
    """What the top card of a deck would gain a buyer in a space."""
    code = g.top(deck)
    if not code or CARDS[code].banned == start or why_not_buy(g, seat, deck) is not None:
        return 0.0
    card = CARDS[code]
    player = g.players[seat]
    price = card.price or 0
    if card.type == SHIP:
        price -= own_ship_value(g, seat)
        gain = ship_worth(g, seat, card.ship) - ship_worth(g, seat, player.ship, player.ship_flipped)
    elif card.type in {CARGO, JOB, BOUNTY}:
        gain = errand_worth(g, seat, code, start) - cost_of_room(g, seat, code, start)
    elif card.type in {CREW, GEAR, MOD}:
        gain = asset_worth(g, seat, code) - cost_of_room(g, seat, code, start)
        if card.fame is not None:  # what it adds at once; the last fame needed is worth any price
            fame = card.fame.amount(g, seat)
            gain += FAME * fame + (NEVER if player.fame + fame >= g.goal else 0.0)
    else:
        gain, price = service_worth(g, seat, code)
    return gain - (purse(player.credits) - purse(max(0, player.credits - price)))


def cost_of_room(g: OuterRim, seat: Seat, code: str, start: str) -> float:
    """What would have to go to make room for a card."""
    if values.room_for(g, seat, code):
        return 0.0
    costs = [
        UNDERWAY + errand_worth(g, seat, old, start)
        if CARDS[old].type in {CARGO, JOB, BOUNTY}
        else asset_worth(g, seat, old)
        for old in values.makes_room(g, seat, code)
    ]
    return min(costs, default=NEVER)


def service_worth(g: OuterRim, seat: Seat, code: str) -> tuple[float, int]:
    """What a service gains, and what it costs."""
    player = g.players[seat]
    service = CARDS[code].abilities[0].effect
    if isinstance(service, BuyUsedShip):
        ships = used_ships(g, seat, player.credits)
        worths = {ship: ship_worth(g, seat, ship) for ship in ships}
        if not worths:
            return 0.0, 0
        best = max(worths, key=lambda ship: worths[ship])
        gain = worths[best] - ship_worth(g, seat, player.ship, player.ship_flipped) - REPAIRS
        return gain, SHIPS[best].price - own_ship_value(g, seat)
    price = CARDS[code].price or 0
    if isinstance(service, OrderSpecially):
        return (ORDERING if player.credits >= price + ORDERING else 0.0), price
    hunting = any(card not in g.captured for card in g.of_type(seat, BOUNTY))
    return (INFORMATION if hunting else 0.0), price


def errand_worth(g: OuterRim, seat: Seat, code: str, start: str) -> float:
    """What an errand is worth, the way to it included."""
    card = CARDS[code]
    if card.type == CARGO:
        worth = cargo_worth(g, seat, code)
    elif card.type == JOB:
        worth = job_worth(g, seat, code)
    elif code in g.captured:
        worth = captured_worth(g, seat, code)
    else:
        return quarry_worth(g, seat, code, start)
    if card.destination not in g.map.near:
        return ROVING * worth
    return max(0.0, 0.9 * worth - 0.6 * TURN * turns_to(g, seat, start, card.destination))


def quarry_worth(g: OuterRim, seat: Seat, code: str, start: str) -> float:
    """What a bounty is worth whose target is still at large."""
    target = CARDS[code].contact
    crew = g.crew_of_contact(target)
    if crew and g.owner_of(crew) != seat:
        return 400.0
    for slot, there in g.contacts.items():
        if there.code == target and knows(g, seat, slot):
            far = turns_to(g, seat, start, planet_of(slot))
            return max(0.0, 0.85 * hunt_worth(g, seat, code) - 0.6 * TURN * far)
    return max(0.0, 0.45 * hunt_worth(g, seat, code))


def market_worth(g: OuterRim, seat: Seat, start: str) -> float:
    """What a visit to the market is worth."""
    return TURNING_OVER + max(0.0, *(bargain(g, seat, deck, start) for deck in MARKET))
