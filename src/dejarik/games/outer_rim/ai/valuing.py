"""What things are worth to a player, in credits, for the planning bot. Nothing here is a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from dejarik.games.outer_rim.abilities.ability import WHENEVER, Condition
from dejarik.games.outer_rim.abilities.vocabulary.conditions import (
    HasAsset,
    HasCollection,
    HasDroids,
    HasShipWorth,
)
from dejarik.games.outer_rim.abilities.vocabulary.goals import Count, Reach
from dejarik.games.outer_rim.abilities.vocabulary.triggers import GainAssets
from dejarik.games.outer_rim.cards.facts import (
    BOUNTY,
    CARGO,
    CREW,
    GEAR,
    GROUND_COMBAT,
    HEALTH,
    HYPERDRIVE,
    JOB,
    MOD,
    SHIP_COMBAT,
    Card,
    Reward,
)
from dejarik.games.outer_rim.cards.library import CARDS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.holdings import cargo_held_by, holdings
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

C = TypeVar("C", bound=Condition)

ERRANDS: Final = frozenset({CARGO, JOB, BOUNTY})
FAME: Final = 10_000.0
STANDING: Final = {-1: -2_000.0, 0: 0.0, 1: 1_200.0}  # reputation with a faction
SKILL, SECOND_COPY = 1_800.0, 600.0
BONUS: Final = {GROUND_COMBAT: 2_200.0, SHIP_COMBAT: 2_200.0, HYPERDRIVE: 2_500.0, HEALTH: 700.0}
TRICK: Final = 1_500.0  # an ability for rolls
RESALE: Final = 0.5  # of a price: what can be bartered later
GOAL: Final = 0.4  # of the fame of a goal that is still open
HUNTING_SEASON: Final = 15_000.0  # what Bossk's goal is worth, with the duels it opens
COLLECTING: Final = 7_000.0  # of it, what can be had before the last piece
PURSE: Final = ((0, 1.0), (10_000, 0.85), (20_000, 0.5))  # above this many credits, one is worth this much
LUXURY: Final = {
    "chromium-hull": 0.0,  # its fame counts already
    "dash-rendar": 4_500.0,
    "dejarik-holotable": 1_000.0,
    "extravagant-wardrobe": 0.0,
    "mandalorian-armor": 4_500.0,
    "proton-torpedoes": 4_500.0,
    "sy-snootles": 5_000.0,
}


def purse(money: int) -> float:
    """What credits are worth: the more one has, the less another one helps."""
    total = 0.0
    for limit, share in reversed(PURSE):
        if money > limit:
            total += share * (money - limit)
            money = limit
    return total


def prize(g: OuterRim, seat: Seat, reward: Reward) -> float:
    player = g.players[seat]
    total = reward.credits + FAME * reward.fame
    for faction, amount in reward.reputation:
        level = player.reputation_with(faction)
        total += STANDING[max(-1, min(1, level + amount))] - STANDING[level]
    return total


def condition_of_goal(g: OuterRim, seat: Seat, kind: type[C]) -> C | None:
    """What the open personal goal of a player asks for, if it is a condition of this kind."""
    goal = holdings(g, seat).goal
    return goal.condition if isinstance(goal, Reach) and isinstance(goal.condition, kind) else None


def ship_worth(g: OuterRim, seat: Seat, code: str, flipped: bool = False) -> float:
    """What a ship does for its owner, and what it can be bartered for."""
    ship = SHIPS[code]
    sheet = ship.back if flipped and ship.back is not None else ship.front
    total = 2_500.0 * (sheet.hyperdrive - 5) + 1_500 * (sheet.combat - 2) + 500 * (sheet.hull - 3)
    total += 1_500 * (sheet.cargo + sheet.mod + sheet.either - 2) + 1_500 * (sheet.crew - 1)
    total += RESALE * ship.price
    if not flipped and ship.price:
        total += GOAL * FAME
    dear = condition_of_goal(g, seat, HasShipWorth)
    if dear is not None and ship.price >= dear.price:
        total += FAME
    if sheet.crew > 1 and condition_of_goal(g, seat, HasDroids) is not None:
        total += 3_000
    return total


def crew_worth(g: OuterRim, seat: Seat, card: Card) -> float:
    total = 500.0 + TRICK * len(card.dice) + sum(BONUS.get(one.value, 0.0) * one.by for one in card.bonuses)
    for skill in set(card.skills):
        have = values.copies(g, seat, skill) - (card.code in g.players[seat].assets) * card.skills.count(
            skill
        )
        total += SKILL if have <= 0 else SECOND_COPY
    droids = condition_of_goal(g, seat, HasDroids)
    if card.droid and droids is not None:
        total += FAME / droids.count
    goal = holdings(g, seat).ship_goal
    if isinstance(goal, Count) and isinstance(goal.trigger, GainAssets):
        total += FAME / 4
    return total


def asset_worth(g: OuterRim, seat: Seat, code: str) -> float:
    """What a card that is not an errand is worth."""
    card = CARDS[code]
    total = LUXURY.get(code, 0.0)
    if card.type == CREW:
        return total + crew_worth(g, seat, card)
    if card.type not in {GEAR, MOD}:
        return total
    total += RESALE * (card.price or 1_000)
    total += TRICK * len(card.dice) + sum(BONUS.get(one.value, 500.0) * one.by for one in card.bonuses)
    total += 1_500 * cargo_held_by(card)
    if any(one.clause != WHENEVER for one in card.abilities):
        total += 500
    collecting = condition_of_goal(g, seat, HasCollection)
    if collecting is not None:
        rest = [other for other in g.players[seat].assets if other != code]
        total += collection_worth([*rest, code], collecting) - collection_worth(rest, collecting)
    if card.type == MOD and wants_mods(g, seat):
        total += FAME / 4
    if card.fame is not None and not card.fame.amount(g, seat):
        total += 0.35 * FAME
    return total


def wants_mods(g: OuterRim, seat: Seat) -> bool:
    """Whether the open goal of the ship asks for mods."""
    goal = holdings(g, seat).ship_goal
    asked = goal.condition if isinstance(goal, Count) else None
    return isinstance(asked, HasAsset) and asked.type == MOD


def collection_worth(assets: list[str], goal: HasCollection) -> float:
    """How near a set of assets comes to a goal that asks for gear and mods, dear enough together."""
    arms = sorted((CARDS[code].price or 0 for code in assets if CARDS[code].type == GEAR), reverse=True)
    arms = arms[: goal.gear]
    mods = [CARDS[code].price or 0 for code in assets if CARDS[code].type == MOD]
    pieces, wanted = len(arms) + min(goal.mods, len(mods)), goal.gear + goal.mods
    share = min(1.0, (sum(arms) + sum(mods)) / goal.worth)
    return HUNTING_SEASON if share == 1.0 and pieces == wanted else COLLECTING * share * pieces / wanted


def injuries(g: OuterRim, seat: Seat) -> float:
    """What the damage one has suffered costs: little at first, much when the next blow may be the last."""
    player = g.players[seat]
    if player.defeated:
        return 6_000.0
    total = 0.0
    for damage, most in (
        (player.damage, values.health(g, seat)),
        (player.ship_damage, values.hull(g, seat)),
    ):
        total += 250.0 * damage + 2_500.0 * (damage / max(1, most)) ** 3
    return total
