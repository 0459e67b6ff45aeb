"""What a position is judged by: numbers of each side, which `dejarik lab train` weighs by who won.

They say what lies on the table by what it is and does (health, dice by what they show, cost), never which
card it is: a new card needs no new training. Weights are fitted where nobody has dice in the pool; what is in
pools counts through `holdings`.
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.ai.evaluation import SCALE, X_VALUE, average, holdings
from dejarik.games.destiny.cards.facts import (
    ANY_SYMBOL,
    BLANK,
    CHARACTER,
    DISCARD,
    DISRUPT,
    DOWNGRADE,
    FOCUS,
    INDIRECT,
    MELEE,
    RANGED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT,
    UPGRADE,
    X,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules.values import health
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

HOLDINGS: Final = "holdings"  # what the evaluation says by itself: fitting starts from it alone
TRAITS: Final = (
    HOLDINGS,
    "health",
    "shields",
    "characters",
    "characters in good health",
    "health of the weakest",
    "health of the strongest",
    "dice",
    "dice: damage",
    "dice: indirect damage",
    "dice: shields",
    "dice: resources",
    "dice: disrupt",
    "dice: discard",
    "dice: focus",
    "dice: specials",
    "dice: blanks",
    "dice: modifiers",
    "dice: costs",
    "dice of characters",
    "dice of upgrades",
    "dice of supports",
    "dice of the weakest",
    "captured dice",
    "upgrades",
    "cost of upgrades",
    "supports",
    "cost of supports",
    "downgrades",
    "resources",
    "resources beyond five",
    "hand",
    "hand beyond five",
    "end of the deck",
    "empty deck",
    "battlefield",
    "race",
    "share of health",
    "share of damage",
    "reach of the weakest",
    "reach of all",
)
_DAMAGE, _INDIRECT, _FOCUS, _SPECIALS, _MODIFIERS, _COSTS = 0, 1, 6, 7, 9, 10
_KINDS: Final = {  # of sides, by the place of what they bring
    MELEE: _DAMAGE,
    RANGED: _DAMAGE,
    ANY_SYMBOL: _DAMAGE,
    INDIRECT: _INDIRECT,
    SHIELD: 2,
    RESOURCE: 3,
    DISRUPT: 4,
    DISCARD: 5,
    FOCUS: _FOCUS,
    SPECIAL: _SPECIALS,
    BLANK: 8,
}
_ROLLED: Final = 11
_MODIFIER: Final = 0.6  # of what a side counts that needs another one
_SHIELD: Final = 0.75  # of a point of health
_PURSE: Final = 5
_HAND: Final = 5
_FEW: Final = 5  # cards in the deck: more would only tell who has drawn or thrown away how much
_FAR: Final = 1.5  # more than all of it needs nobody to reach


class _Side:
    """One player's numbers, and what the others compare theirs with."""

    __slots__ = ("damage", "health", "row", "weakest")

    def __init__(self, row: list[float], health: float, damage: float, weakest: float):
        self.row = row
        self.health = health
        self.damage = damage  # that all dice bring on the average roll
        self.weakest = weakest


def traits(g: Destiny) -> list[list[float]]:
    """For each seat, the numbers of `TRAITS`; none for whoever has left the game."""
    sides = [_side(g, seat) if seat not in g.out else None for seat in range(g.seats)]
    found: list[list[float]] = []
    for seat in range(g.seats):
        mine = sides[seat]
        if mine is None:
            found.append([])
            continue
        theirs = _strongest(sides, seat)
        row = mine.row
        if theirs is None:
            row += [0.0, 1.0, 1.0, _FAR, _FAR]
        else:
            row += [
                log((mine.damage + 1.0) / (theirs.health + 1.0)),
                mine.health / (mine.health + theirs.health + 0.01),
                mine.damage / (mine.damage + theirs.damage + 0.1),
                min(_FAR, mine.damage / (theirs.weakest + 1.0)),
                min(_FAR, mine.damage / (theirs.health + 1.0)),
            ]
        found.append(row)
    return found


def _strongest(sides: list[_Side | None], seat: Seat) -> _Side | None:
    """Of the others, whoever has most."""
    found: _Side | None = None
    for other, side in enumerate(sides):
        if other != seat and side is not None and (found is None or side.row[0] > found.row[0]):
            found = side
    return found


def _side(g: Destiny, seat: Seat) -> _Side:
    left = shields = alive = sound = strongest = 0.0
    weakest = 99.0
    weak = 0
    upgrades = upgrade_cost = supports = support_cost = downgrades = 0.0
    for thing in g.things.values():
        if thing.controller != seat:
            continue
        kind = thing.type
        if kind == CHARACTER:
            rest = health(g, thing.id) - thing.damage
            if rest <= 0:
                continue
            alive += 1.0
            left += rest
            shields += thing.shields
            stands = rest + _SHIELD * thing.shields
            sound += stands / (stands + 5.0)
            if stands < weakest:
                weakest, weak = stands, thing.id
            if stands > strongest:
                strongest = stands
        elif kind == UPGRADE:
            upgrades += 1.0
            upgrade_cost += CARDS[thing.card].cost
        elif kind == SUPPORT:
            supports += 1.0
            support_cost += CARDS[thing.card].cost
        elif kind == DOWNGRADE:
            downgrades += 1.0
    if not weak:
        weakest = 0.0
    row = [
        holdings(g, seat) / SCALE,
        left / 10.0,
        shields / 4.0,
        alive / 2.0,
        sound,
        weakest / 10.0,
        strongest / 10.0,
    ]
    damage = _dice(g, seat, weak, row)
    row += [
        upgrades / 2.0,
        upgrade_cost / 5.0,
        supports / 2.0,
        support_cost / 5.0,
        downgrades,
    ]
    _cards(g, seat, row)
    return _Side(row, left + _SHIELD * shields, damage, weakest)


def _dice(g: Destiny, seat: Seat, weak: int, row: list[float]) -> float:
    """Adds what the dice bring, and says how much damage they do on the average roll."""
    rolled = [0.0] * _ROLLED
    dice = captured = of_characters = of_upgrades = of_supports = of_weakest = 0.0
    for die in g.dice.values():
        if die.seat != seat:
            continue
        if die.captor:
            captured += 1.0
            continue
        dice += 1.0
        shows = _shows(die.card)
        for place in range(_ROLLED):
            rolled[place] += shows[place]
        thing = g.things.get(die.thing)
        if thing is None:
            continue
        brings = average(die.card)
        if thing.type == CHARACTER:
            of_characters += brings
        elif thing.type == UPGRADE:
            of_upgrades += brings
        else:
            of_supports += brings
        if weak and (thing.id == weak or thing.host == weak):
            of_weakest += brings
    row += [
        dice / 5.0,
        rolled[_DAMAGE] / 5.0,
        rolled[_INDIRECT] / 2.0,
        rolled[2] / 2.0,
        rolled[3] / 2.0,
        rolled[4],
        rolled[5],
        rolled[_FOCUS],
        rolled[_SPECIALS] / 2.0,
        rolled[8] / 3.0,
        rolled[_MODIFIERS] / 2.0,
        rolled[_COSTS] / 2.0,
        of_characters / 5.0,
        of_upgrades / 3.0,
        of_supports / 3.0,
        of_weakest / 4.0,
        captured,
    ]
    return rolled[_DAMAGE] + 0.8 * rolled[_INDIRECT] + 0.5 * rolled[_SPECIALS] + 0.3 * rolled[_FOCUS]


def _cards(g: Destiny, seat: Seat, row: list[float]) -> None:
    """Adds purse, hand, deck and battlefield."""
    purse, hand, deck = g.resources[seat], len(g.hands[seat]), len(g.decks[seat].cards)
    row += [
        min(purse, _PURSE) / 3.0,
        max(0, purse - _PURSE) / 5.0,
        min(hand, _HAND) / 5.0,
        max(0, hand - _HAND) / 5.0,
        max(0, _FEW - deck) / 5.0,
        0.0 if deck else 1.0,
        1.0 if g.battlefield_controller() == seat else 0.0,
    ]


@cache
def _shows(card: str) -> tuple[float, ...]:
    """What a die brings on the average roll, by kind; how much of it needs another die, or is paid for."""
    found = [0.0] * _ROLLED
    for side in CARDS[card].sides:
        points = X_VALUE if side.value == X else float(max(1, side.value))
        found[_KINDS[side.symbol]] += points * (_MODIFIER if side.modifier else 1.0) / 6.0
        found[_MODIFIERS] += side.modifier / 6.0
        found[_COSTS] += min(side.cost, 2) / 6.0
    return tuple(found)
