"""Quick answers of the simple bot inside a roll: spend what helps, keep what is not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY
from dejarik.games.outer_rim.cards.facts import BLANK, CRIT, DAMAGE, FOCUS, HIT
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.pieces import Roll
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.dice import DICE_AT
from dejarik.games.outer_rim.rules.skill_tests import succeeds
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

PASS, ROLL = Option(Do.PASS), Option(Do.ROLL)
WORTH_A_SECRET: Final = 3  # dice of an enemy


def dice_habit(g: OuterRim, decision: Decision) -> Option | None:
    roll = g.dice
    if roll is None:
        return None
    if decision.kind == Ask.PICK_DICE:
        return pick(decision, roll, decision.seat)
    if decision.kind not in DICE_AT.values():
        return None
    useful = [
        option for option in decision.options if option != PASS and helps(g, decision.seat, option, roll)
    ]
    # What the cards do for nothing comes before secrets.
    useful.sort(key=lambda option: (option.kind in OPENLY, str(option.object) == f"{FOCUS}-to-{HIT}"))
    return useful[0] if useful else PASS


def pick(decision: Decision, roll: Roll, seat: Seat) -> Option:
    """Own dice: the bad ones; those of an opponent: the good ones."""
    shown = {str(option.subject): option for option in decision.options if option.kind == Do.DIE}
    wanted: tuple[str, ...] = (BLANK, FOCUS) if roll.seat == seat else (CRIT, HIT)
    if roll.what == "illegal":
        wanted = (BLANK, FOCUS, CRIT)
    for result in wanted:
        if result in shown:
            return shown[result]
    return ROLL if ROLL in decision.options else decision.options[0]


def helps(g: OuterRim, seat: Seat, option: Option, roll: Roll) -> bool:
    """Whether an ability does any good now."""
    word = OPENLY.get(option.kind, option.kind)
    secret = word != option.kind
    if roll.what == "test":
        copies = values.copies(g, roll.seat, roll.skill) + roll.extra
        if word == Do.GAIN_SKILL:
            return copies == 0 or (copies == 1 and not secret)
        if succeeds(copies, roll.results):
            return False
        if word == Do.TURN:
            new = str(option.object).partition("-to-")[2]
            return succeeds(copies, (new,))
        return True
    if roll.what == "combat":
        enemy = g.combat.value if g.combat is not None else 0
        if secret and g.combat is not None and not g.combat.enemy:
            enemy = WORTH_A_SECRET
        if secret and enemy < WORTH_A_SECRET:
            return False
        if word == Do.REROLL:
            return any(result in {BLANK, FOCUS} for result in roll.results)
        if word == Do.REROLL_THEIRS:
            return any(DAMAGE[result] for result in roll.results)
        return True
    if roll.what == "illegal":
        return HIT not in roll.results
    return roll.results != (CRIT,)
