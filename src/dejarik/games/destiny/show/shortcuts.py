"""What can be answered in one go: damage and shields assigned, dice picked and turned, and what is no choice.

What is proposed is what a player would mostly do; every other way is still there, one answer at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.contract import Shortcut
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.abilities.vocabulary.choosing import Pick
from dejarik.games.destiny.ai.evaluation import WORTH_A_ROLL, best_side, gain_of_rolling, gain_of_turning
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.turning import TurnDice
from dejarik.games.destiny.rules.values import health, most_shields
from dejarik.kernel import Decision, Option

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny
    from dejarik.games.destiny.text import Teller


def _room(g: Destiny, character: int) -> int:
    """How many more shields a character can have."""
    return most_shields(g, character) - g.things[character].shields


def shortcut(g: Destiny, decision: Decision, teller: Teller) -> Shortcut | None:
    """What to answer, if that is plain or may be proposed."""
    if len(decision.options) == 1:
        return Shortcut(decision.options, tells=not decision.public)
    match decision.kind:
        case Ask.DISTRIBUTE:
            plan = _damage(g, decision)
        case Ask.OPENING_SHIELDS:
            plan = _shields(g, decision)
        case Ask.REROLL_DICE:
            plan = _poor_dice(g, decision, len(decision.options))
        case Ask.REROLL:
            plan = _poor_dice(g, decision, _may_pick(g))
        case Ask.TURN:
            plan = _turned(g, decision)
        case _:
            return None
    if len(plan) < 2:
        return None
    return Shortcut(tuple(plan), text=teller.in_one_go(g, decision, plan), certain=False)


def _damage(g: Destiny, decision: Decision) -> list[Option]:
    """Point by point to whoever has most left, so that nobody falls as long as that can be helped."""
    left = {option: _remaining(g, int(option.subject)) for option in decision.options}
    plan: list[Option] = []
    for _ in range(int(decision.about)):
        most = max(left, key=lambda option: left[option])
        left[most] -= 1
        plan.append(most)
    return plan


def _remaining(g: Destiny, character: int) -> int:
    thing = g.things[character]
    return health(g, character) - thing.damage + thing.shields


def _shields(g: Destiny, decision: Decision) -> list[Option]:
    """All to the character with the least health, as far as it can hold them."""
    order = sorted(decision.options, key=lambda option: health(g, int(option.subject)))
    room = [option for option in order for _ in range(_room(g, int(option.subject)))]
    return room[: int(decision.about)]


def _poor_dice(g: Destiny, decision: Decision, most: int) -> list[Option]:
    """The dice whose next roll is worth more than what they show (an opponent's: less), then the roll."""
    dice = [option for option in decision.options if option.kind == Do.REROLL]
    gains = {option: gain_of_rolling(g, decision.seat, option) for option in dice}
    poor = sorted((o for o in dice if gains[o] >= WORTH_A_ROLL), key=lambda option: -gains[option])[:most]
    end = Option(Do.ROLL if decision.kind == Ask.REROLL_DICE else Do.STOP)
    return poor if not poor or len(poor) == most else [*poor, end]


def _may_pick(g: Destiny) -> int:
    """How many dice an ability still lets a player pick."""
    frame = g.stack[-1]
    if not isinstance(frame, Resolve) or not isinstance(frame.op, Pick) or frame.op.select.within >= 0:
        return 0
    return frame.op.select.bounds(g, frame)[1] - len(frame.get(frame.op.name))


def _turned(g: Destiny, decision: Decision) -> list[Option]:
    """The die that gains most, and the side it is best turned to."""
    turning = g.stack[-1]
    dice = [option for option in decision.options if option.kind == Do.TURN]
    if not isinstance(turning, TurnDice) or not dice:
        return []
    best = max(dice, key=lambda option: gain_of_turning(g, decision.seat, option))
    die = int(best.subject)
    words = dict.fromkeys(side.word for _, side in turning.sides_to(g, die))
    asked = Decision(decision.seat, Ask.SIDE, tuple(Option(Do.SIDE, word) for word in words), die)
    side = best_side(g, asked) if words else None
    return [best, side] if side is not None else []
