"""What a position is judged by: numbers of each side, which `dejarik lab train` weighs by who won.

They say what lies on the table by what it is and does (icons, cost, damage), never which card it is: a new
card needs no new training. What only one side has (the dial, destroyed objectives) counts for that side
alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.cardgame.ai.evaluation import SCALE, holdings
from dejarik.games.cardgame.cards.facts import BLAST, ENHANCEMENT, OBJECTIVE, TACTICS, UNIT, UNIT_DAMAGE
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.rules import values
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

HOLDINGS: Final = "holdings"  # what the evaluation says by itself: fitting starts from it alone
TRAITS: Final = (
    HOLDINGS,
    "dark",
    "turn",
    "dark: turn",
    "dark: dial",
    "dark: dial beyond eight",
    "light: destroyed objectives",
    "light: two destroyed objectives",
    "damage on the worst objective",
    "damage on the second objective",
    "damage on objectives",
    "dark: damage on the worst objective",
    "dark: damage on objectives",
    "safety of the worst objective",
    "balance",
    "dark: balance",
    "committed Force",
    "units",
    "ready units",
    "capacity",
    "unit damage",
    "tactics",
    "blast",
    "edge icons",
    "ready blast",
    "ready blows",
    "cost of units",
    "focus",
    "shields",
    "enhancements",
    "resources",
    "ready resources",
    "hand",
    "dark: hand",
    "captives",
    "Force",
    "reach of the worst objective",
    "superiority",
    "dark: superiority",
)
_EDGE: Final = 3  # icons that count for whoever has the edge follow the others in the same order
_SAFE: Final = 6.0
_FAR: Final = 1.5
_LATE: Final = 8


class _Side:
    """One player's numbers, and what the other compares theirs with."""

    __slots__ = ("blast", "blows", "dark", "row", "safety")

    def __init__(self, row: list[float], dark: float, blast: float, blows: float, safety: float):
        self.row = row
        self.dark = dark
        self.blast = blast  # of ready units
        self.blows = blows
        self.safety = safety  # what the worst objective of the other side can still take


def traits(g: CardGame) -> list[list[float]]:
    """For each seat, the numbers of `TRAITS`."""
    sides = [_side(g, seat) for seat in range(g.seats)]
    for seat, side in enumerate(sides):
        attack = side.blast + side.blows
        superior = attack / (attack + sides[1 - seat].blows + 1.0)
        side.row += [min(_FAR, side.blast / (side.safety + 0.5)), superior, superior * side.dark]
    return [side.row for side in sides]


def _side(g: CardGame, seat: Seat) -> _Side:
    worst = second = hurt = 0.0
    safety = 99.0
    units = ready = capacity = damage = tactics = blast = edge = ready_blast = blows = cost = 0.0
    focus = shields = enhancements = resources = ready_resources = committed = force = captives = 0.0
    for thing in g.things.values():
        kind = thing.type
        if kind == OBJECTIVE:
            if thing.controller == seat:
                gives = CARDS[thing.card].resources
                resources += gives
                if not thing.focus:
                    ready_resources += gives
                captives += len(thing.captives)
                continue
            takes = max(1, values.capacity(g, thing.id))
            part = thing.damage / takes
            hurt += part
            if part > worst:
                worst, second = part, worst
            elif part > second:
                second = part
            if takes - thing.damage < safety:
                safety = float(takes - thing.damage)
        elif thing.controller != seat:
            continue
        elif kind == UNIT:
            card = CARDS[thing.card]
            icons = values.icons(g, thing.id)
            units += 1.0
            cost += card.cost
            capacity += values.capacity(g, thing.id) - thing.damage
            shields += thing.shields
            focus += thing.focus
            damage += icons[UNIT_DAMAGE]
            tactics += icons[TACTICS]
            blast += icons[BLAST]
            edge += icons[_EDGE] + icons[_EDGE + 1] + icons[_EDGE + 2]
            resources += card.resources
            force += card.force
            if thing.committed:
                committed += 0.5 * card.force if thing.focus else card.force
            if not thing.focus:
                ready += 1.0
                ready_resources += card.resources
                ready_blast += icons[BLAST] + 0.6 * icons[BLAST + _EDGE]
                blows += icons[UNIT_DAMAGE] + icons[TACTICS]
                blows += 0.5 * (icons[UNIT_DAMAGE + _EDGE] + icons[TACTICS + _EDGE])
        elif kind == ENHANCEMENT:
            enhancements += 1.0
            resources += CARDS[thing.card].resources
            if not thing.focus:
                ready_resources += CARDS[thing.card].resources
    is_dark = seat == g.dark
    dark = 1.0 if is_dark else 0.0
    turn = 1.0 if g.active == seat else 0.0
    balance = 1.0 if g.balance == seat else 0.0
    destroyed = 0 if is_dark else len(g.victory[seat])
    hand = len(g.hands[seat]) / 6.0
    row = [
        holdings(g, seat) / SCALE,
        dark,
        turn,
        dark * turn,
        dark * g.dial / 12.0,
        dark * max(0, g.dial - _LATE) / 4.0,
        float(destroyed),
        1.0 if destroyed >= 2 else 0.0,
        worst,
        second,
        hurt,
        dark * worst,
        dark * hurt,
        min(_SAFE, safety) / _SAFE,
        balance,
        dark * balance,
        committed / 3.0,
        units / 3.0,
        ready / 3.0,
        capacity / 6.0,
        damage / 4.0,
        tactics / 3.0,
        blast / 4.0,
        edge / 5.0,
        ready_blast / 4.0,
        blows / 5.0,
        cost / 8.0,
        focus / 3.0,
        shields,
        enhancements / 3.0,
        resources / 5.0,
        ready_resources / 5.0,
        hand,
        dark * hand,
        captives,
        force / 5.0,
    ]
    return _Side(row, dark, ready_blast, blows, safety)
