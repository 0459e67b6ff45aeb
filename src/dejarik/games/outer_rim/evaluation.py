"""How good a position is, for bots that look one step ahead: errands count more the nearer they are.

The unit is a credit. No rule follows from anything here.
"""

from __future__ import annotations

from math import ceil
from random import Random
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim import values
from dejarik.games.outer_rim.facts import (
    BOUNTY,
    CARGO,
    CREW,
    FACTIONS,
    GEAR,
    GROUND,
    JOB,
    MARKET,
    MOD,
    NOBODY,
    SHIP,
    Reward,
)
from dejarik.games.outer_rim.library import CARDS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.market import why_not_buy
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

WON: Final = 1e6
FAME: Final = 9_000.0
REPUTATION: Final = 900.0
PATIENCE: Final = 0.82  # what a turn of travelling leaves of a reward
PASSING: Final = (0.25, 0.75, 0.94)  # a test, by copies of the skill
SMUGGLING: Final = 0.7
WEAR: Final = 350.0  # a point of damage
SKILL: Final = 1_400.0
SECRET: Final = 1_200.0
USED: Final = 0.8  # of its price that gear and mods are worth
DONE, PASS = Option("done"), Option("pass")


def worth(g: OuterRim, seat: Seat) -> float:
    """What the seat has, and a little less for what the leader of the others has."""
    if g.outcome is not None:
        return WON if seat in g.outcome.winners else -WON
    rivals = max((g.players[other].fame for other in g.others(seat)), default=0)
    return holdings(g, seat) - 0.3 * FAME * rivals


def holdings(g: OuterRim, seat: Seat) -> float:
    player = g.players[seat]
    if not player.space:
        return 0.0
    total = FAME * player.fame + 0.9 * player.credits
    total += REPUTATION * sum(player.reputation)
    total -= WEAR * (player.damage + player.ship_damage)
    if player.defeated:
        total -= 2_500
    total += SECRET * len(player.secrets)
    total += 0.95 * SHIPS[player.ship].price + (0 if player.ship_flipped else 600)
    total += 2_500 * (player.tokens + player.ship_tokens + len(player.marks))
    for card in player.assets:
        total += asset(g, seat, card)
    if g.on_planet(seat):
        total += 400
    total -= danger(g, seat)
    return total


def prize(reward: Reward) -> float:
    return reward.credits + FAME * reward.fame + REPUTATION * sum(amount for _, amount in reward.reputation)


def away(g: OuterRim, seat: Seat, space: str) -> int:
    """How many turns of travelling a space is away."""
    distance = g.board.distance[g.players[seat].space].get(space)
    if distance is None:
        return 3
    return ceil(distance / max(1, values.hyperdrive(g, seat)))


def nearer(g: OuterRim, seat: Seat, space: str) -> float:
    """What the way leaves of a reward, with a little more for each step closer."""
    distance = g.board.distance[g.players[seat].space].get(space)
    if distance is None:
        return PATIENCE**3
    return float(PATIENCE ** away(g, seat, space)) * (1 - 0.004 * distance)


def asset(g: OuterRim, seat: Seat, card: str) -> float:
    facts = CARDS[card]
    if facts.type == CARGO:
        chance = SMUGGLING if facts.illegal else 1.0
        return chance * prize(facts.reward) * nearer(g, seat, facts.destination)
    if facts.type == JOB:
        return job(g, seat, card)
    if facts.type == BOUNTY:
        return bounty(g, seat, card)
    price = facts.price or 2_500
    if facts.deck == "luxury":
        return price + 500.0
    if facts.type == CREW:
        return SKILL * len(facts.skills) + 400
    return USED * price + 500 if facts.type in {GEAR, MOD} else 0.0


def job(g: OuterRim, seat: Seat, card: str) -> float:
    facts = CARDS[card]
    chance = 1.0
    for skill in facts.skills:
        passing = PASSING[min(2, values.copies(g, seat, skill))]
        chance *= passing if skill in facts.critical else 0.75 + 0.25 * passing
    reward = prize(facts.reward) or 1.2 * FAME
    return chance * reward * nearer(g, seat, facts.destination)


def bounty(g: OuterRim, seat: Seat, card: str) -> float:
    facts = CARDS[card]
    if card in g.captured:
        return prize(facts.capture) * nearer(g, seat, facts.destination)
    mine = values.ground_combat(g, seat) if facts.combat == GROUND else values.ship_combat(g, seat)
    chance = max(0.1, min(0.95, 0.62 + 0.11 * (mine - facts.value)))
    reward = chance * max(prize(facts.eliminate), PATIENCE * prize(facts.capture))
    known = next((slot for slot, there in g.contacts.items() if there.code == facts.contact and there.faceup), "")
    if known:
        return reward * nearer(g, seat, known.rpartition(".")[0])
    cls = CONTACTS[facts.contact].cls
    hidden = [slot for slot, there in g.contacts.items() if not there.faceup and there.cls == cls]
    if not hidden:
        return 0.1 * reward
    near = max(nearer(g, seat, slot.rpartition(".")[0]) for slot in hidden)
    return reward * near * (0.3 + 0.5 / len(hidden))


def danger(g: OuterRim, seat: Seat) -> float:
    """A hostile patrol in one's space, before it has been met."""
    player = g.players[seat]
    total = 0.0
    for faction in FACTIONS:
        if g.patrols[faction] == player.space and player.reputation_with(faction) < 0:
            value = PATROLS[g.patrol(faction)].value or 9
            total += 700.0 * max(0, value - values.ship_combat(g, seat))
    return total


def at_rest(g: OuterRim, decision: Decision) -> bool:
    return decision.kind in {"planning", "action", "encounter"}


def rough_answer(g: OuterRim, decision: Decision) -> Option | None:
    """Quick answers; where they matter, what they lead to is compared."""
    options = decision.options
    kinds = {option.kind: option for option in reversed(options)}
    for kind in ("take", "capture", "pay", "join", "decline", "withdraw"):
        if kind in kinds:
            return kinds[kind]
    if decision.kind.startswith("dice-") or decision.kind in {"patrol-route", "pick-dice", "market-discard"}:
        return options[-1] if decision.kind == "market-discard" else options[0]
    return None


def habit(g: OuterRim, decision: Decision) -> Option | None:
    """Deliver, then go to market; offers are declined; a market deck without anything good is turned over."""
    kinds = {option.kind: option for option in reversed(decision.options)}
    if decision.kind == "action":
        return kinds.get("deliver") or kinds.get("market")
    for kind in ("decline", "withdraw"):
        if kind in kinds and decision.kind in {"trade-offer", "credit-offer", "trade-terms", "credit-terms"}:
            return kinds[kind]
    if decision.kind == "market-discard":
        gains = {deck: bargain(g, decision.seat, deck) for deck in MARKET}
        if max(gains.values()) > 1_500:
            return PASS
        worst = min(("cargo", "job", "bounty", "luxury"), key=lambda deck: gains[deck])
        return next((option for option in decision.options if option.subject == worst), PASS)
    return None


def bargain(g: OuterRim, seat: Seat, deck: str) -> float:
    """What the top card of a deck would gain a buyer."""
    card = g.top(deck)
    if not card or why_not_buy(g, seat, deck) is not None:
        return 0.0
    facts = CARDS[card]
    if facts.type == SHIP:
        return 0.2 * ((facts.price or 0) - SHIPS[g.players[seat].ship].price)
    if facts.contact and g.owner_of(card) != NOBODY:
        return 0.0
    full = not values.room_for(g, seat, card) if facts.type in {CARGO, JOB, BOUNTY, CREW, GEAR, MOD} else True
    return 0.0 if full else asset(g, seat, card) - 0.9 * (facts.price or 0)


def guess(view: OuterRim, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
    return None
