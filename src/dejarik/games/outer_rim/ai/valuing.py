"""What things are worth to a player, in credits, for those who plan. No rule follows from anything here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.cards.facts import (
    CREW,
    GEAR,
    GROUND_COMBAT,
    HEALTH,
    HYPERDRIVE,
    MOD,
    SHIP_COMBAT,
    Card,
    Reward,
)
from dejarik.games.outer_rim.cards.library import CARDS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.goals import COLLECTION, DEAR_SHIP
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

FAME: Final = 10_000.0
STANDING: Final = {-1: -2_000.0, 0: 0.0, 1: 1_200.0}  # reputation with a faction
SKILL, SECOND_COPY = 1_800.0, 600.0
BONUS: Final = {GROUND_COMBAT: 2_200.0, SHIP_COMBAT: 2_200.0, HYPERDRIVE: 2_500.0, HEALTH: 700.0}
TRICK: Final = 1_500.0  # an ability for rolls
RESALE: Final = 0.5  # of a price: what can be bartered later
GOAL: Final = 0.4  # of the fame of a goal that is still open
HUNTING_SEASON: Final = 15_000.0  # what Bossk's goal is worth, with the duels it opens
COLLECTING: Final = 7_000.0  # of it, what can be had before the last piece
PURSE: Final = ((0, 1.0), (10_000, 0.85), (20_000, 0.5))  # a credit above so many is worth so much
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


def token(g: OuterRim, seat: Seat, character: str) -> float:
    """What one more goal token is worth on a character card."""
    player = g.players[seat]
    if player.character != character or player.flipped:
        return 0.0
    return FAME / max(1, g.character(seat).needed)


def ship_token(g: OuterRim, seat: Seat, ship: str) -> float:
    player = g.players[seat]
    if player.ship != ship or player.ship_flipped:
        return 0.0
    return FAME / SHIPS[ship].needed


def ship_worth(g: OuterRim, seat: Seat, code: str, flipped: bool = False) -> float:
    """What a ship does for its owner, and what it can be bartered for."""
    ship = SHIPS[code]
    sheet = ship.back if flipped and ship.back is not None else ship.front
    total = 2_500.0 * (sheet.hyperdrive - 5) + 1_500 * (sheet.combat - 2) + 500 * (sheet.hull - 3)
    total += 1_500 * (sheet.cargo + sheet.mod + sheet.either - 2) + 1_500 * (sheet.crew - 1)
    total += RESALE * ship.price
    if not flipped and ship.price:
        total += GOAL * FAME
    player = g.players[seat]
    if player.character == "han-solo" and not player.flipped and ship.price >= DEAR_SHIP:
        total += FAME
    if player.character == "ig-88" and not player.flipped and sheet.crew > 1:
        total += 3_000
    return total


def crew_worth(g: OuterRim, seat: Seat, card: Card) -> float:
    total = 500.0 + TRICK * len(card.dice) + sum(BONUS.get(one.value, 0.0) * one.by for one in card.bonuses)
    for skill in set(card.skills):
        have = values.copies(g, seat, skill) - (card.code in g.players[seat].assets) * card.skills.count(
            skill
        )
        total += SKILL if have <= 0 else SECOND_COPY
    player = g.players[seat]
    if card.droid and player.character == "ig-88" and not player.flipped:
        total += FAME / 2
    if player.ship == "gx1-short-hauler" and not player.ship_flipped:
        total += FAME / 4
    return total


def asset_worth(g: OuterRim, seat: Seat, code: str) -> float:
    """What a card that is no errand is worth."""
    card = CARDS[code]
    total = LUXURY.get(code, 0.0)
    if card.type == CREW:
        return total + crew_worth(g, seat, card)
    if card.type not in {GEAR, MOD}:
        return total
    total += RESALE * (card.price or 1_000)
    total += TRICK * len(card.dice) + sum(BONUS.get(one.value, 500.0) * one.by for one in card.bonuses)
    if "holds-cargo" in card.rules:
        total += 1_500
    if card.abilities:
        total += 500
    player = g.players[seat]
    if player.character == "bossk" and not player.flipped:
        rest = [other for other in player.assets if other != code]
        total += collection_worth([*rest, code]) - collection_worth(rest)
    if card.type == MOD and player.ship == "yt-1300" and not player.ship_flipped:
        total += FAME / 4
    if card.fame is not None and not card.fame.amount(g, seat):
        total += 0.35 * FAME
    return total


def collection_worth(assets: list[str]) -> float:
    """How near a set of assets comes to Bossk's goal: two pieces of gear and a mod, dear enough together."""
    arms = sorted((CARDS[code].price or 0 for code in assets if CARDS[code].type == GEAR), reverse=True)[:2]
    mods = [CARDS[code].price or 0 for code in assets if CARDS[code].type == MOD]
    pieces = len(arms) + min(1, len(mods))
    share = min(1.0, (sum(arms) + sum(mods)) / COLLECTION)
    return HUNTING_SEASON if share == 1.0 and pieces == 3 else COLLECTING * share * pieces / 3


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
