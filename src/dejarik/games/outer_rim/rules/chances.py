"""What a roll will come to, worked out exactly: tests, illegal cargo, combats.

Whoever may reroll, turn or cancel dice does so as well as possible, and knows what lies on the table: the
abilities of characters, ships and assets. Secrets are left out, since using one up is a choice of its own,
and so is crew that leaves for helping. Nothing here rolls a die or changes the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from math import factorial
from typing import TYPE_CHECKING

import msgspec

from dejarik.games.outer_rim.abilities.vocabulary.dice import (
    AddHit,
    DiceAbility,
    FewerDice,
    MayCancel,
    MayGainSkill,
    MayReroll,
    MayRerollTheirs,
    MayTurn,
    MayWeaken,
    MayWeakenAtStart,
)
from dejarik.games.outer_rim.cards.facts import (
    ADDED_HIT,
    CRIT,
    FACES,
    GROUND,
    HIT,
    NOBODY,
    RESULTS,
    SPACE,
)
from dejarik.games.outer_rim.pieces import Roll
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.combat import damage_of, prevented
from dejarik.games.outer_rim.rules.dice import own_dice_abilities
from dejarik.games.outer_rim.rules.skill_tests import TEST_DICE, succeeds

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat

KINDS = (*RESULTS, ADDED_HIT)  # what a roll is counted by
ADDED = KINDS.index(ADDED_HIT)
REROLL, TURN = "reroll", "turn"  # the stages after the throw, in which the roller comes first

Faces = tuple[int, ...]  # how often a roll shows each of `KINDS`


class Outlook(msgspec.Struct, frozen=True):
    """The chance of success, the damage one will suffer on the average, the chance to fall."""

    success: float
    damage: float = 0.0
    fall: float = 0.0

    def better_than(self, other: Outlook) -> bool:
        """For whoever wants the success; among equals it is better to be spared."""
        if abs(self.success - other.success) > 1e-12:
            return self.success > other.success
        return self.damage < other.damage - 1e-12


class Helper(msgspec.Struct, frozen=True):
    """An ability that may still be used on a roll."""

    source: str
    ability: DiceAbility
    left: int  # uses
    dice: int = 0  # that one use rolls again
    to_crit: bool = False  # it may turn a result into a crit, or cancel one


class Stage(msgspec.Struct, frozen=True):
    """Somebody's chance to change a roll; `for_success`: they want what the roll is for."""

    helpers: tuple[Helper, ...]
    for_success: bool


def counted(results: tuple[str, ...]) -> Faces:
    return tuple(results.count(kind) for kind in KINDS)


def listed(faces: Faces) -> tuple[str, ...]:
    return tuple(kind for kind, count in zip(KINDS, faces, strict=True) for _ in range(count))


@lru_cache(maxsize=64)
def throws(dice: int) -> tuple[tuple[Faces, float], ...]:
    """Everything that so many dice can show, each with its chance."""
    shares = [FACES.count(result) / len(FACES) for result in RESULTS]
    found = []
    for counts in product(range(dice + 1), repeat=len(RESULTS)):
        if sum(counts) == dice:
            chance = float(factorial(dice))
            for count, share in zip(counts, shares, strict=True):
                chance *= share**count / factorial(count)
            found.append(((*counts, 0), chance))
    return tuple(found)


class Dice:
    """A roll with the stages that are still to come; `worth` says what the dice mean in the end."""

    def __init__(self, stages: tuple[Stage, ...], worth: Callable[[Faces], Outlook]):
        self.stages = stages
        self.worth = worth
        self._known: dict[tuple[int, Faces, tuple[int, ...]], Outlook] = {}
        self._rolled: dict[tuple[int, Faces, int, tuple[int, ...]], Outlook] = {}

    def thrown(self, dice: int) -> Outlook:
        """Before the dice are thrown."""
        return mean((chance, self.at(0, faces)) for faces, chance in throws(dice))

    def at(self, number: int, faces: Faces) -> Outlook:
        """When a stage begins."""
        if number == len(self.stages):
            return self.worth(faces)
        return self.best(number, faces, tuple(helper.left for helper in self.stages[number].helpers))

    def best(self, number: int, faces: Faces, left: tuple[int, ...]) -> Outlook:
        """Whoever's turn it is uses something, or passes."""
        known = self._known.get((number, faces, left))
        if known is not None:
            return known
        best = self.at(number + 1, faces)
        for place, helper in enumerate(self.stages[number].helpers):
            if left[place]:
                for one in self.uses(number, faces, left, place, helper):
                    best = self.choice(number, best, one)
        self._known[number, faces, left] = best
        return best

    def choice(self, number: int, one: Outlook, other: Outlook) -> Outlook:
        """What whoever's stage it is prefers."""
        return other if other.better_than(one) == self.stages[number].for_success else one

    def uses(
        self, number: int, faces: Faces, left: tuple[int, ...], place: int, helper: Helper
    ) -> Iterator[Outlook]:
        """What each way of using an ability leads to."""
        if isinstance(helper.ability, MayReroll):
            spent = less(left, place)
            for kept, dice in leaving(faces, helper.ability.only, helper.dice):
                yield self.rolled_again(number, kept, dice, spent)
            return
        for after, cost in changes(faces, helper, left[place]):
            yield self.best(number, after, less(left, place, cost))

    def rolled_again(self, number: int, kept: Faces, dice: int, left: tuple[int, ...]) -> Outlook:
        """Some dice stay as they are, others are rolled again."""
        key = (number, kept, dice, left)
        if key not in self._rolled:
            self._rolled[key] = mean(
                (chance, self.best(number, added(kept, faces), left)) for faces, chance in throws(dice)
            )
        return self._rolled[key]


def mean(outlooks: Iterator[tuple[float, Outlook]]) -> Outlook:
    success = damage = fall = 0.0
    for chance, one in outlooks:
        success += chance * one.success
        damage += chance * one.damage
        fall += chance * one.fall
    return Outlook(success, damage, fall)


def less(left: tuple[int, ...], place: int, by: int = 1) -> tuple[int, ...]:
    return (*left[:place], max(0, left[place] - by), *left[place + 1 :])


def added(one: Faces, other: Faces) -> Faces:
    return tuple(mine + more for mine, more in zip(one, other, strict=True))


def moved(faces: Faces, old: int, new: int | None) -> Faces:
    """One result less of a kind, and perhaps one more of another."""
    changed = list(faces)
    changed[old] -= 1
    if new is not None:
        changed[new] += 1
    return tuple(changed)


def place_of(faces: Faces, result: str) -> int | None:
    """Where a result is counted, if it is shown; an added hit is a hit where there is no other."""
    place = KINDS.index(result)
    if faces[place]:
        return place
    return ADDED if result == HIT and faces[ADDED] else None


def leaving(faces: Faces, only: str, most: int) -> Iterator[tuple[Faces, int]]:
    """What stays lying when up to so many dice, and at least one, are picked up."""
    shown = [count if only in {"any", kind} else 0 for kind, count in zip(RESULTS, faces, strict=False)]
    for picked in product(*(range(count + 1) for count in shown)):
        if 0 < sum(picked) <= most:
            kept = tuple(count - taken for count, taken in zip(faces, (*picked, 0), strict=True))
            yield kept, sum(picked)


def changes(faces: Faces, helper: Helper, left: int) -> Iterator[tuple[Faces, int]]:
    """What a roll can be changed into without rolling, and how many uses that takes."""
    ability = helper.ability
    if isinstance(ability, AddHit):
        yield added(faces, counted((ADDED_HIT,))), 1
    elif isinstance(ability, MayCancel):
        for result in (HIT, CRIT) if helper.to_crit else (HIT,):
            place = place_of(faces, result)
            if place is not None:
                yield moved(faces, place, None), 1
    elif isinstance(ability, MayTurn):
        for old in ability.from_:
            place = place_of(faces, old)
            if place is not None:
                yield moved(faces, place, KINDS.index(ability.to)), 1
                if helper.to_crit and left == helper.left:
                    yield moved(faces, place, KINDS.index(CRIT)), ability.times


# ---- Whose abilities there are ------------------------------------------------------------------------


def helpers(g: OuterRim, seat: Seat, roll: Roll, what: str, stage: str) -> tuple[Helper, ...]:
    """What a player can still do to a roll at a stage. `what`: combat-ground, combat-space, test, illegal."""
    if seat in {NOBODY, g.ai}:
        return ()
    found = []
    for code, ability in own_dice_abilities(g, seat):
        if ability.stage == stage and fits(g, seat, ability, roll, what):
            helper = helper_of(g, seat, code, ability)
            used = ability.uses(g, seat, roll, code)
            if helper.left > used:
                found.append(
                    msgspec.structs.replace(
                        helper, left=helper.left - used, to_crit=helper.to_crit and not used
                    )
                )
    return tuple(found)


def helper_of(g: OuterRim, seat: Seat, code: str, ability: DiceAbility) -> Helper:
    """An ability that has not been used yet."""

    def has_one(skills: tuple[str, ...]) -> bool:
        return any(values.copies(g, seat, skill) for skill in skills)

    match ability:
        case MayRerollTheirs():
            return Helper(code, ability, 1, ability.most + has_one(ability.more_with))
        case MayReroll():
            return Helper(code, ability, 1, ability.most)
        case MayTurn():
            crit = bool(ability.crit_with) and has_one((ability.crit_with,))
            return Helper(code, ability, ability.times + has_one(ability.more_with), to_crit=crit)
        case MayCancel():
            return Helper(code, ability, 1, to_crit=bool(ability.crit_with) and has_one((ability.crit_with,)))
    return Helper(code, ability, 1)


def fits(g: OuterRim, seat: Seat, ability: DiceAbility, roll: Roll, what: str) -> bool:
    """Whether an ability is for such a roll, though the roll may not have begun."""
    if ability.mine != (roll.seat == seat) or what not in ability.what:
        return False
    return not ability.skills or any(values.copies(g, seat, skill) for skill in ability.skills)


def stages(g: OuterRim, roll: Roll, what: str, roller_wants: bool = True) -> tuple[Stage, ...]:
    """The stages of a roll after the throw, in their order."""
    return tuple(
        Stage(helpers(g, seat, roll, what, stage), wants)
        for stage in (REROLL, TURN)
        for seat, wants in ((roll.seat, roller_wants), (roll.other, not roller_wants))
    )


def fewer_dice(g: OuterRim, seat: Seat, roll: Roll, what: str) -> int:
    """How many dice less an opponent of this player will roll."""
    if seat in {NOBODY, g.ai}:
        return 0
    found = 0
    for code, ability in own_dice_abilities(g, seat):
        if not fits(g, seat, ability, roll, what):
            continue
        if isinstance(ability, FewerDice):
            found += 1
        elif isinstance(ability, MayWeaken) and not ability.uses(g, seat, roll, code):
            found += ability.by
    return found


# ---- Tests and illegal cargo --------------------------------------------------------------------------


def test_dice(g: OuterRim, roll: Roll, copies: int) -> Dice:
    def worth(faces: Faces) -> Outlook:
        return Outlook(float(succeeds(copies, listed(faces))))

    return Dice(stages(g, roll, "test"), worth)


def test_copies(g: OuterRim, seat: Seat, skill: str, roll: Roll) -> int:
    """Copies of a skill, those that may be gained for the test included."""
    gained = sum(
        helper.ability.times
        for helper in helpers(g, seat, roll, "test", "before")
        if isinstance(helper.ability, MayGainSkill) and not helper.ability.leaves
    )
    return values.copies(g, seat, skill) + roll.extra + gained


def passing(g: OuterRim, seat: Seat, skill: str) -> float:
    """The chance to pass a test of a skill that is about to begin."""
    roll = Roll(seat, "test", TEST_DICE, skill=skill)
    return test_dice(g, roll, test_copies(g, seat, skill, roll)).thrown(TEST_DICE).success


def smuggling_dice(g: OuterRim, roll: Roll) -> Dice:
    def worth(faces: Faces) -> Outlook:
        return Outlook(float(faces[KINDS.index(HIT)] > 0))

    return Dice(stages(g, roll, "illegal"), worth)


def smuggling(g: OuterRim, seat: Seat) -> float:
    """The chance that nobody looks at an illegal cargo."""
    return smuggling_dice(g, Roll(seat, "illegal", 1)).thrown(1).success


# ---- Combats ------------------------------------------------------------------------------------------


class Bout(msgspec.Struct, frozen=True):
    """A combat as it stands or would begin. The outlook is that of `viewer`, who is one of the two."""

    attacker: Seat
    defender: Seat  # NOBODY: an enemy
    combat: str
    value: int  # dice of the enemy
    viewer: Seat
    fewer: tuple[int, int] = (0, 0)


def hits_taken(g: OuterRim, bout: Bout, dealt: int) -> tuple[int, bool]:
    """What the viewer suffers when so much is dealt, and whether they fall."""
    ship = bout.combat == SPACE
    player = g.players[bout.viewer]
    suffered = max(0, dealt - prevented(g, bout.viewer, ship, hopeless=False))
    whole = values.hull(g, bout.viewer) if ship else values.health(g, bout.viewer)
    before = player.ship_damage if ship else player.damage
    return suffered, before + suffered >= whole


def decided(g: OuterRim, bout: Bout, attack: int, defense: int) -> Outlook:
    """What it means for the viewer that so much was dealt. Ties are the attacker's."""
    won = (attack >= defense) == (bout.viewer == bout.attacker)
    suffered, fallen = hits_taken(g, bout, defense if bout.viewer == bout.attacker else attack)
    return Outlook(float(won), float(suffered), float(fallen))


def dice_of(g: OuterRim, bout: Bout, seat: Seat) -> int:
    """How many dice a side of a combat has before anybody takes some away."""
    if seat == NOBODY:
        return bout.value
    return values.ground_combat(g, seat) if bout.combat == GROUND else values.ship_combat(g, seat)


def defense_dice(g: OuterRim, bout: Bout, roll: Roll, attack: int) -> Dice:
    """The second roll, once it is known what the attacker deals."""

    def worth(faces: Faces) -> Outlook:
        return decided(g, bout, attack, damage_of(listed(faces)))

    return Dice(stages(g, roll, f"combat-{bout.combat}", bout.viewer == bout.defender), worth)


def attack_dice(g: OuterRim, bout: Bout, roll: Roll) -> Dice:
    """The first roll; what it means depends on the second."""
    known: dict[int, Outlook] = {}

    def worth(faces: Faces) -> Outlook:
        attack = damage_of(listed(faces))
        if attack not in known:
            known[attack] = defending(g, bout, attack)
        return known[attack]

    return Dice(stages(g, roll, f"combat-{bout.combat}", bout.viewer == bout.attacker), worth)


def defending(g: OuterRim, bout: Bout, attack: int) -> Outlook:
    """Before the defender rolls."""
    roll = Roll(bout.defender, "combat", 0, bout.attacker)
    dice = dice_of(g, bout, bout.defender) - bout.fewer[1]
    dice -= fewer_dice(g, bout.attacker, roll, f"combat-{bout.combat}")
    return defense_dice(g, bout, roll, attack).thrown(max(0, dice))


def fighting(g: OuterRim, bout: Bout) -> Outlook:
    """Before anybody rolls."""
    roll = Roll(bout.attacker, "combat", 0, bout.defender)
    dice = dice_of(g, bout, bout.attacker) - bout.fewer[0]
    dice -= fewer_dice(g, bout.defender, roll, f"combat-{bout.combat}")
    return attack_dice(g, bout, roll).thrown(max(0, dice))


def weakened(g: OuterRim, bout: Bout, *, without: Seat = NOBODY) -> Bout:
    """With all the dice that may be taken away as the combat begins; `without`: who takes none."""
    taken = [0, 0]
    for place, seat in enumerate((bout.defender, bout.attacker)):  # who takes away from whom
        if seat in {NOBODY, g.ai, without}:
            continue
        for code, ability in own_dice_abilities(g, seat):
            if isinstance(ability, MayWeakenAtStart) and f"combat-{bout.combat}" in ability.what:
                roll = Roll(bout.attacker, "combat", 0, bout.defender)
                if not ability.uses(g, seat, roll, code):
                    taken[place] += ability.by
    fewer = (bout.fewer[0] + taken[0], bout.fewer[1] + taken[1])
    return msgspec.structs.replace(bout, fewer=fewer)


def beating(g: OuterRim, seat: Seat, combat: str, value: int) -> Outlook:
    """A combat that a player would begin against an enemy with so many dice."""
    return fighting(g, weakened(g, Bout(seat, NOBODY, combat, value, seat)))
