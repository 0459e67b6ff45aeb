"""Chances of dice, for the planning bot: tests, illegal cargo, combats. Nothing here is a rule."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.vocabulary.dice import (
    AddHit,
    FewerDice,
    MayCancel,
    MayGainSkill,
    MayReroll,
    MayRerollTheirs,
    MayTurn,
    MayWeakenAtStart,
)
from dejarik.games.outer_rim.cards.facts import BLANK, DAMAGE, FACES, FOCUS, GROUND, HIT, Card
from dejarik.games.outer_rim.rules import values
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

PASSING = (15 / 64, 3 / 4, 15 / 16)  # a test, by copies of the skill
WITH_REROLL = (0.33, 0.875, 0.984)
FOCUS_AS_CRIT = (0.61, 0.94, 0.94)
CUSTOMS_RESCUE = 0.6  # of what customs found, so much is delivered all the same
MOST_DICE = 12


@cache
def damages(dice: int) -> tuple[float, ...]:
    """The chance of each amount of damage that this many dice do."""
    chances = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(chances) + max(DAMAGE.values()))
        for amount, chance in enumerate(chances):
            for face in FACES:
                more[amount + DAMAGE[face]] += chance / len(FACES)
        chances = more
    return tuple(chances)


@cache
def winning(mine: int, theirs: int) -> float:
    """The chance that an attacker with this many dice wins; ties are the attacker's."""
    defense = damages(theirs)
    return sum(chance * sum(defense[: dealt + 1]) for dealt, chance in enumerate(damages(mine)))


@cache
def dealing(dice: int, at_least: int) -> float:
    """The chance that this many dice do at least so much damage."""
    return sum(damages(dice)[max(0, at_least) :])


def strength(g: OuterRim, seat: Seat, combat: str) -> tuple[float, float]:
    """Dice in a type of combat, those that abilities are worth included; dice the enemy will miss."""
    mine = float(values.ground_combat(g, seat) if combat == GROUND else values.ship_combat(g, seat))
    dice, fewer = mine, 0.0
    if seat == g.ai:
        return mine, 0.0
    for _, source in values.sources(g, seat):
        for one in source.dice:
            if f"combat-{combat}" not in one.what:
                continue
            if one.skills and not any(values.copies(g, seat, skill) for skill in one.skills):
                continue
            if isinstance(one, MayRerollTheirs):
                fewer += 0.6
            elif isinstance(one, MayReroll):
                share = 0.5 if one.only != BLANK else 0.25
                dice += share * (mine if one.most > 1 else 1)
            elif isinstance(one, MayTurn):
                dice += 0.8 * one.times if FOCUS in one.from_ else 0.9
            elif isinstance(one, AddHit):
                dice += 1.6
            elif isinstance(one, (MayCancel, FewerDice)):
                fewer += 1.0
            elif isinstance(one, MayWeakenAtStart):
                fewer += one.by
    return dice, fewer


def bounded(dice: float) -> int:
    """A number of dice that chances are known for."""
    return min(MOST_DICE, max(0, round(dice)))


def passing(g: OuterRim, seat: Seat, skill: str, more: int = 0) -> float:
    """The chance to pass a test of a skill."""
    copies = min(2, values.copies(g, seat, skill) + more)
    for one in g.character(seat).dice:
        if "test" in one.what and isinstance(one, MayReroll):
            return WITH_REROLL[copies]
    return PASSING[copies]


def completing(g: OuterRim, seat: Seat, job: Card) -> float:
    """The chance to complete a job, one help per turn for the hardest test that must be passed."""
    copies = {skill: values.copies(g, seat, skill) for skill in job.skills}
    helped = False
    chance = 1.0
    dice = [one for _, source in values.sources(g, seat) for one in source.dice if "test" in one.what]
    gains = sum(isinstance(one, MayGainSkill) for one in dice)
    turns = sum(isinstance(one, MayTurn) for one in dice)
    for skill in sorted(job.skills, key=lambda skill: (skill not in job.critical, copies[skill])):
        if gains and copies[skill] == 0:
            gains -= 1
            one = passing(g, seat, skill, more=1)
        elif turns and copies[skill] < 2 and not helped:
            helped = True
            one = FOCUS_AS_CRIT[min(2, copies[skill])]
        else:
            one = passing(g, seat, skill)
        chance *= one if skill in job.critical else 0.85 + 0.15 * one
    return chance


def smuggling(g: OuterRim, seat: Seat) -> float:
    """The chance to deliver an illegal cargo at once."""
    faces = {HIT}
    again = False
    for _, source in values.sources(g, seat):
        for one in source.dice:
            if "illegal" in one.what:
                if isinstance(one, MayTurn):
                    faces.update(one.from_)
                elif isinstance(one, MayReroll):
                    again = True
    chance = sum(face in faces for face in FACES) / len(FACES)
    if again:
        chance += (1 - chance) * chance
    return chance + (1 - chance) * CUSTOMS_RESCUE
