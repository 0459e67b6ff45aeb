"""Skill tests, single dice, and contests of skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.facts import CRIT, FOCUS, HIT
from dejarik.games.outer_rim.pieces import Roll
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.assets import DiscardAsset
from dejarik.games.outer_rim.rules.dice import RollDice
from dejarik.kernel import Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

TEST_DICE = 2


def succeeds(copies: int, results: tuple[str, ...]) -> bool:
    """Whether a test with this many copies of the skill is passed."""
    # rule: outer_rim.skill.test.unskilled, outer_rim.skill.test.skilled
    # rule: outer_rim.skill.test.highly-skilled, outer_rim.skill.test.otherwise-fail
    enough = (CRIT,) if copies == 0 else (CRIT, HIT) if copies == 1 else (CRIT, HIT, FOCUS)
    return any(result in enough for result in results)


class SkillTest(Procedure["OuterRim"]):
    """Roll two dice; what is needed depends on how often one has the skill."""

    seat: Seat
    skill: str
    leaving: tuple[str, ...] = ()
    passed: bool = False

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.skill.test.two-dice
        g.dice = Roll(self.seat, "test", TEST_DICE, skill=self.skill)
        g.narrate(ev.Testing(self.seat, self.skill))
        return g.call(self, RollDice(), then=self.judge)

    def judge(self, g: OuterRim) -> Step:
        roll = g.dice
        assert roll is not None
        copies = values.copies(g, self.seat, self.skill) + roll.extra
        self.passed = succeeds(copies, roll.results)
        self.leaving = roll.if_passed if self.passed else ()
        g.dice = None
        g.changes += 1
        g.tell(ev.TestMade(self.seat, self.skill, copies, roll.results, self.passed))
        return g.go(self, then=self.leave)

    def leave(self, g: OuterRim) -> Step:
        if self.leaving:
            card, self.leaving = self.leaving[0], self.leaving[1:]
            return g.call(self, DiscardAsset(self.seat, card), then=self.leave)
        return g.done(happened=self.passed)


def roll_dice(g: OuterRim, seat: Seat, what: str = "die", count: int = 1) -> RollDice:
    """Prepare a roll that is no combat and no test; afterwards its results are in `g.dice`."""
    g.dice = Roll(seat, what, count)
    return RollDice()


class ContestOfSkills(Procedure["OuterRim"]):
    """Two players test the same skills; whoever passes more wins, the first in a tie."""

    seat: Seat
    other: Seat
    skills: tuple[str, ...]
    made: int = 0
    lead: int = 0

    def begin(self, g: OuterRim) -> Step:
        if self.made == 2 * len(self.skills):
            return g.done(happened=self.lead >= 0)
        who = self.seat if self.made % 2 == 0 else self.other
        return g.call(self, SkillTest(who, self.skills[self.made // 2]), then=self.tested)

    def tested(self, g: OuterRim) -> Step:
        assert self.result is not None
        if self.result.happened:
            self.lead += 1 if self.made % 2 == 0 else -1
        self.made += 1
        return g.go(self, then=self.begin)
