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
TURN: Final = 3_000.0  # what a turn of travelling costs
LATER: Final = 0.8  # what a reward for a captive is worth before it is delivered
OPEN: Final = 0.4  # of a reward for which one has not set out yet
PURSE: Final = 16_000  # more credits than that are hardly of use
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
    total = FAME * player.fame + 0.9 * min(player.credits, PURSE) + 0.35 * max(0, player.credits - PURSE)
    total += REPUTATION * sum(player.reputation)
    total -= WEAR * (player.damage + player.ship_damage)
    if player.defeated:
        total -= 2_500
    total += SECRET * len(player.secrets)
    total += 0.95 * SHIPS[player.ship].price + (0 if player.ship_flipped else 600)
    total += 2_500 * (player.tokens + player.ship_tokens + len(player.marks))
    errands = []
    for card in player.assets:
        if CARDS[card].type in {CARGO, JOB, BOUNTY}:
            errands.append(errand(g, seat, card))
        else:
            total += asset(g, seat, card)
    total += promise(g, seat, errands)
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


def promise(g: OuterRim, seat: Seat, errands: list[tuple[float, str]]) -> float:
    """What rewards are worth that wait in some spaces: the best of them counts as near as it is."""
    total = 0.0
    best = rest = 0.0
    for reward, space in errands:
        total += OPEN * reward
        if space not in g.board.distance:
            continue
        distance = g.board.distance[g.players[seat].space][space]
        gain = max(0.0, (1 - OPEN) * reward - TURN * away(g, seat, space) - 40 * distance)
        if gain > best:
            best, gain = gain, best
        rest += gain
    return total + best + 0.3 * rest


def asset(g: OuterRim, seat: Seat, card: str) -> float:
    """What a card that is no errand is worth."""
    facts = CARDS[card]
    price = facts.price or 2_500
    if facts.deck == "luxury":
        return price + 500.0
    if facts.type == CREW:
        return SKILL * len(facts.skills) + 400
    return USED * price + 500 if facts.type in {GEAR, MOD} else 0.0


def errand(g: OuterRim, seat: Seat, card: str) -> tuple[float, str]:
    """What an errand pays on the average, and where one has to go for it."""
    facts = CARDS[card]
    if facts.type == CARGO:
        return (SMUGGLING if facts.illegal else 1.0) * prize(facts.reward), facts.destination
    if facts.type == JOB:
        chance = 1.0
        for skill in facts.skills:
            passing = PASSING[min(2, values.copies(g, seat, skill))]
            chance *= passing if skill in facts.critical else 0.75 + 0.25 * passing
        return chance * (prize(facts.reward) or FAME), facts.destination
    if card in g.captured:
        return prize(facts.capture), facts.destination
    mine = values.ground_combat(g, seat) if facts.combat == GROUND else values.ship_combat(g, seat)
    chance = max(0.1, min(0.95, 0.62 + 0.11 * (mine - facts.value)))
    reward = chance * max(prize(facts.eliminate), LATER * prize(facts.capture))
    known = [slot for slot, there in g.contacts.items() if there.code == facts.contact and there.faceup]
    cls = CONTACTS[facts.contact].cls
    hidden = [slot for slot, there in g.contacts.items() if not there.faceup and there.cls == cls]
    places = known or hidden
    if not places:
        return 0.1 * reward, ""
    distance = g.board.distance[g.players[seat].space]
    near = min(places, key=lambda slot: distance[slot.rpartition(".")[0]]).rpartition(".")[0]
    return reward if known else reward * (0.4 + 0.6 / len(hidden)), near


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
    if full:
        return 0.0
    gain = 0.7 * errand(g, seat, card)[0] if facts.type in {CARGO, JOB, BOUNTY} else asset(g, seat, card)
    return gain - 0.9 * (facts.price or 0)


def guess(view: OuterRim, viewer: Seat, luck: Random) -> dict[Seat, list[str]] | None:
    return None
