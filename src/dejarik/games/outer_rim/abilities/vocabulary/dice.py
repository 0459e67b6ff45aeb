"""Dice abilities: what a player may do to a roll, before it, by rolling again, or by changing results."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from dejarik.games.outer_rim.cards.facts import ADDED_HIT, BLANK, CRIT, FOCUS, HIT, SKILLS
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.pieces import Roll
from dejarik.games.outer_rim.rules import values

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

ANY = 99
COMBAT: tuple[str, ...] = ("combat-ground", "combat-space")
EVERY_ROLL: tuple[str, ...] = (*COMBAT, "test", "illegal", "die", "gamble")

SECRETLY: Final = {  # what an ability is called when a secret has it
    Do.ADD_HIT: Do.SECRET_ADD_HIT,
    Do.CANCEL: Do.SECRET_CANCEL,
    Do.GAIN_SKILL: Do.SECRET_GAIN_SKILL,
    Do.REROLL: Do.SECRET_REROLL,
    Do.REROLL_THEIRS: Do.SECRET_REROLL_THEIRS,
    Do.TURN: Do.SECRET_TURN,
    Do.WEAKEN: Do.SECRET_WEAKEN,
}
OPENLY: Final = {secret: word for word, secret in SECRETLY.items()}


class DiceAbility(msgspec.Struct, frozen=True):
    """`what` rolls it is for; whether `skills` are needed; how often: per roll, combat or turn."""

    stage: ClassVar[str] = ""
    word: ClassVar[str] = ""
    what: tuple[str, ...] = COMBAT
    skills: tuple[str, ...] = ()  # one of them is needed
    limit: str = "combat"
    mine: ClassVar[bool] = True  # for one's own roll, or for the opponent's

    def applies(self, g: OuterRim, seat: Seat, roll: Roll) -> bool:
        if self.mine != (roll.seat == seat):
            return False
        what = roll.what
        if what == "combat":
            assert g.combat is not None
            what = f"combat-{g.combat.combat}"
        if what not in self.what:
            return False
        return not self.skills or any(values.copies(g, seat, skill) for skill in self.skills)

    def moments(self) -> frozenset[str]:
        """When a secret with this ability could be played: for players who do not know which secret it is."""
        whose = "mine" if self.mine else "theirs"
        rolls = {what.partition("-")[0] for what in self.what}
        return frozenset(f"{roll}.{self.stage}.{whose}" for roll in rolls)

    def uses(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> int:
        """How often it was used within its limit."""
        if self.limit == "turn":
            used = g.used
        elif self.limit == "combat" and g.combat is not None and roll.what == "combat":
            used = g.combat.used
        else:
            used = roll.used
        return used.count(self.mark(seat, source)) if used else 0

    def mark(self, seat: Seat, source: str) -> str:
        return f"{seat} {source} {self.word}"

    def use(self, g: OuterRim, seat: Seat, source: str, times: int = 1) -> None:
        marks = (self.mark(seat, source),) * times
        roll = g.dice
        assert roll is not None
        if self.limit == "turn":
            g.used = (*g.used, *marks)
        elif self.limit == "combat" and g.combat is not None and roll.what == "combat":
            g.combat.used = (*g.combat.used, *marks)
        else:
            roll.used = (*roll.used, *marks)

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        """What it can be used on now; empty: not at all."""
        raise TypeError(f"{type(self).__name__} is for nothing")

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        """Use it; returns how many dice may now be picked and rolled again."""
        raise TypeError(f"{type(self).__name__} does nothing")


class MayReroll(DiceAbility, frozen=True):
    """Roll some of your dice again."""

    stage: ClassVar[str] = "reroll"
    word: ClassVar[str] = Do.REROLL
    most: int = 1
    only: str = "any"

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        if self.uses(g, seat, roll, source):
            return []
        fitting = any(result != ADDED_HIT and self.only in {"any", result} for result in roll.results)
        return [self.only] if fitting else []

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        return self.most


class MayRerollTheirs(MayReroll, frozen=True):
    """Have some of your opponent's dice rolled again; more with one of the skills."""

    word: ClassVar[str] = Do.REROLL_THEIRS
    mine: ClassVar[bool] = False
    more_with: tuple[str, ...] = ()

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        return self.most + any(values.copies(g, seat, skill) for skill in self.more_with)


class MayTurn(DiceAbility, frozen=True):
    """Turn one of your results into another; with a skill perhaps into a crit instead."""

    # rule: outer_rim.combat.ability.turn-die
    stage: ClassVar[str] = "turn"
    word: ClassVar[str] = Do.TURN
    from_: tuple[str, ...] = (FOCUS,)
    to: str = HIT
    times: int = 1
    more_with: tuple[str, ...] = ()  # one more result with one of these skills
    crit_with: str = ""

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        used = self.uses(g, seat, roll, source)
        more = any(values.copies(g, seat, skill) for skill in self.more_with)
        if used >= self.times + more:
            return []
        there = [old for old in self.from_ if shown(roll, old)]
        turns = [f"{old}-to-{self.to}" for old in there]
        if self.crit_with and not used and values.copies(g, seat, self.crit_with):
            turns += [f"{old}-to-{CRIT}" for old in there]
        return turns

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        old, _, new = thing.partition("-to-")
        self.use(g, seat, source, times=self.times if new != self.to else 1)
        turn(g, old, new)
        return 0


class MayCancel(DiceAbility, frozen=True):
    """Cancel one opposing hit, or with a skill one crit instead."""

    # rule: outer_rim.combat.ability.cancel
    stage: ClassVar[str] = "turn"
    word: ClassVar[str] = Do.CANCEL
    mine: ClassVar[bool] = False
    crit_with: str = ""

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        if self.uses(g, seat, roll, source):
            return []
        found = [HIT] if shown(roll, HIT) else []
        if self.crit_with and CRIT in roll.results and values.copies(g, seat, self.crit_with):
            found.append(CRIT)
        return found

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        roll = g.dice
        assert roll is not None
        place = place_of(roll, thing)
        roll.results = roll.results[:place] + roll.results[place + 1 :]
        return 0


class AddHit(DiceAbility, frozen=True):
    """Add a hit to your roll."""

    # rule: outer_rim.combat.ability.add-hit
    stage: ClassVar[str] = "turn"
    word: ClassVar[str] = Do.ADD_HIT

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        return [] if self.uses(g, seat, roll, source) else [HIT]

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        roll = g.dice
        assert roll is not None
        roll.results = (*roll.results, ADDED_HIT)
        return 0


class FewerDice(DiceAbility, frozen=True):
    """Your opponent rolls one die fewer: no choice, so never offered."""

    word: ClassVar[str] = "fewer"
    mine: ClassVar[bool] = False


class MayWeaken(DiceAbility, frozen=True):
    """You may have your opponent roll fewer dice."""

    stage: ClassVar[str] = "before"
    word: ClassVar[str] = Do.WEAKEN
    mine: ClassVar[bool] = False
    by: int = 1

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        return [] if self.uses(g, seat, roll, source) or not roll.count else [f"{self.by}"]

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        roll = g.dice
        assert roll is not None
        roll.count = max(0, roll.count - self.by)
        return 0


class MayWeakenAtStart(DiceAbility, frozen=True):
    """At the start of combat you may have your opponent roll fewer dice."""

    # rule: outer_rim.combat.ability.start-of-combat
    stage: ClassVar[str] = "start"
    word: ClassVar[str] = Do.WEAKEN
    by: int = 2

    def applies(self, g: OuterRim, seat: Seat, roll: Roll) -> bool:
        return g.combat is not None and f"combat-{g.combat.combat}" in self.what

    def moments(self) -> frozenset[str]:
        return frozenset({"combat.start.mine", "combat.start.theirs"})

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        return [] if self.uses(g, seat, roll, source) else [f"{self.by}"]

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        assert g.combat is not None
        attacker, defender = g.combat.fewer
        if seat == g.combat.attacker:
            g.combat.fewer = (attacker, defender + self.by)
        else:
            g.combat.fewer = (attacker + self.by, defender)
        return 0


class MayGainSkill(DiceAbility, frozen=True):
    """Before a test, gain one skill of your choice for that test: what matters is the tested one."""

    # rule: outer_rim.skill.gained-temporary, outer_rim.skill.gained-may-duplicate
    stage: ClassVar[str] = "before"
    word: ClassVar[str] = Do.GAIN_SKILL
    what: tuple[str, ...] = ("test",)
    limit: str = "turn"
    times: int = 1  # copies
    leaves: bool = False  # the card is discarded if the test is passed

    def objects(self, g: OuterRim, seat: Seat, roll: Roll, source: str) -> list[str]:
        return [] if self.uses(g, seat, roll, source) else [roll.skill or SKILLS[0]]

    def apply(self, g: OuterRim, seat: Seat, source: str, thing: str) -> int:
        self.use(g, seat, source)
        roll = g.dice
        assert roll is not None
        roll.extra += self.times
        if self.leaves:
            roll.if_passed = (*roll.if_passed, source)
        return 0


def shown(roll: Roll, result: str) -> bool:
    """Whether a roll shows a result; a hit that was added is a hit, though it cannot be rolled again."""
    # rule: outer_rim.combat.ability.add-hit
    return result in roll.results or (result == HIT and ADDED_HIT in roll.results)


def place_of(roll: Roll, result: str) -> int:
    """Where a roll shows a result; an added hit only where there is no other."""
    return roll.results.index(result if result in roll.results else ADDED_HIT)


def turn(g: OuterRim, old: str, new: str) -> None:
    roll = g.dice
    assert roll is not None
    place = place_of(roll, old)
    roll.results = (*roll.results[:place], new, *roll.results[place + 1 :])


def may_treat_as_hit(*from_: str) -> MayTurn:
    """When you roll for illegal cargo, turn one of these results to a hit."""
    return MayTurn(what=("illegal",), from_=from_ or (BLANK, FOCUS, CRIT), to=HIT, limit="roll")
