"""What came of the turns that were played ahead, as players of the Card Game talk about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.cardgame.ai.evaluation import unit_worth
from dejarik.games.cardgame.cards.facts import OBJECTIVE, UNIT
from dejarik.games.cardgame.rules.values import capacity
from dejarik.games.contract import Consequence
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

# A point of damage on an objective is 1.
WON: Final = 60.0
OBJECTIVE_LOST: Final = 13.0
DIAL: Final = 2.3  # a step
OF_UNIT: Final = 0.4  # of what the evaluation finds it worth
BALANCE: Final = 1.0
CARD: Final = 0.3


def consequences(begun: CardGame, ended: CardGame, seat: Seat) -> dict[Consequence, float]:
    found: dict[Consequence, float] = {}
    if ended.outcome is not None:
        won = seat in ended.outcome.winners
        found[Consequence("won" if won else "lost", "match", WON if won else -WON)] = 1.0
    for thing in begun.things.values():
        sign = -1.0 if thing.controller == seat else 1.0
        left = ended.things.get(thing.id)
        if thing.type == OBJECTIVE:
            if left is None:
                found[Consequence("destroyed", thing.id, sign * OBJECTIVE_LOST)] = 1.0
            taken = (capacity(begun, thing.id) if left is None else left.damage) - thing.damage
            if taken > 0:
                found[Consequence("damage", thing.id, sign, counted=True)] = float(taken)
        elif thing.type == UNIT and left is None:
            worth = round(OF_UNIT * unit_worth(begun, thing.id), 1)
            found[Consequence("gone", thing.id, sign * worth)] = 1.0
    found[Consequence("dial", worth=DIAL if seat == begun.dark else -DIAL, counted=True)] = float(ended.dial)
    if ended.balance == seat:
        found[Consequence("balance", worth=BALANCE)] = 1.0
    found[Consequence("hand", worth=CARD, counted=True)] = float(len(ended.hands[seat]))
    units = sum(one.type == UNIT and one.controller == seat for one in ended.things.values())
    found[Consequence("units", worth=OF_UNIT, counted=True)] = float(units)
    return found
