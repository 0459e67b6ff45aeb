"""What can be answered in one go, or for a player: dice to reroll, tests that are passed, lone answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.contract import Shortcut
from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY
from dejarik.games.outer_rim.cards.facts import BLANK, FOCUS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.dice import DICE_AT, PickDice
from dejarik.games.outer_rim.rules.skill_tests import succeeds
from dejarik.kernel import Decision, Option

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text import Teller

PASS, ROLL = Option(Do.PASS), Option(Do.ROLL)


def shortcut(g: OuterRim, decision: Decision, teller: Teller) -> Shortcut | None:
    """What to answer, if that is plain or may be proposed."""
    if len(decision.options) == 1:
        return Shortcut(decision.options, tells=not decision.public)
    if decision.kind in DICE_AT.values() and PASS in decision.options and _is_passed(g):
        secret = any(option.kind in OPENLY for option in decision.options)
        return Shortcut((PASS,), tells=secret)
    if decision.kind == Ask.PICK_DICE:
        return _poor_dice(g, decision, teller)
    return None


def _is_passed(g: OuterRim) -> bool:
    """Whether a test has succeeded already, so that nothing more can be won by its dice."""
    roll = g.dice
    if roll is None or roll.what != "test" or not roll.results:
        return False
    return succeeds(values.copies(g, roll.seat, roll.skill) + roll.extra, roll.results)


def _poor_dice(g: OuterRim, decision: Decision, teller: Teller) -> Shortcut | None:
    """As many of one's own dice that show nothing as may be rerolled."""
    picking, roll = g.stack[-1], g.dice
    if roll is None or roll.seat != decision.seat or not isinstance(picking, PickDice):
        return None
    failed = [result for _, result in sorted(picking.pickable(g), key=lambda each: each[1] != BLANK)]
    failed = [result for result in failed if result in (BLANK, FOCUS)][: picking.most - len(picking.picked)]
    if not failed:
        return None
    dice = [Option(Do.DIE, result) for result in failed]
    return Shortcut((*dice, ROLL), text=teller.rerolled(failed), certain=False)
