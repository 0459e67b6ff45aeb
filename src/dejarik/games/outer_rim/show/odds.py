"""The odds of what a player may choose now, from what lies on the table: see `rules.chances`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.outer_rim.abilities.ability import Effect, Resolve
from dejarik.games.outer_rim.abilities.vocabulary.dice import (
    OPENLY,
    DiceAbility,
    MayGainSkill,
    MayReroll,
    MayWeaken,
    MayWeakenAtStart,
)
from dejarik.games.outer_rim.abilities.vocabulary.flow import AskWhether, ChooseOne, Fight, May, Seq, Test, To
from dejarik.games.outer_rim.abilities.vocabulary.references import YOU
from dejarik.games.outer_rim.cards.facts import LAST_LEVEL, NOBODY, SPACE
from dejarik.games.outer_rim.cards.library import CARDS, PATROLS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import chances, values
from dejarik.games.outer_rim.rules.bounties import bounty_on
from dejarik.games.outer_rim.rules.chances import Bout, Dice, Outlook
from dejarik.games.outer_rim.rules.combat import type_between_players
from dejarik.games.outer_rim.rules.dice import DICE_AT, PickDice, UseAbilities, usable, usable_secrets
from dejarik.games.outer_rim.rules.encounters import MeetContact
from dejarik.kernel.data import replace

if TYPE_CHECKING:
    from dejarik.games.outer_rim.pieces import Roll
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Option, Seat

TEST, COMBAT, ILLEGAL = "test", "combat", "illegal"


class Trial(msgspec.Struct, frozen=True):
    """Something that may succeed or fail, and how it stands."""

    kind: str  # test, combat, illegal
    outlook: Outlook
    skill: str = ""
    copies: int = 0
    mine: int = 0  # dice in a combat
    theirs: int = 0
    effect: Effect | None = None  # what it stands in: a test or a fight on a card


def first_trial(effect: Effect) -> Test | Fight | None:
    """The test or fight that a choice begins with, whatever must be paid for it."""
    match effect:
        case Test() | Fight():
            return effect if getattr(effect, "who", YOU) == YOU else None
        case May():
            return first_trial(effect.effect)
        case To():
            return first_trial(effect.effect)
        case Seq():
            return next((found for one in effect.effects if (found := first_trial(one)) is not None), None)
    return None


def effect_of(g: OuterRim, option: Option) -> Effect | None:
    """What a choice on a card would do."""
    frame = g.stack[-1]
    if isinstance(frame, Resolve):
        if isinstance(frame.op, AskWhether) and option.kind == Do.YES:
            return frame.op.effect
        if isinstance(frame.op, ChooseOne) and option.kind == Do.CHOICE:
            return frame.op.choices[int(option.subject) - 1]
    return None


def trial(g: OuterRim, seat: Seat, option: Option) -> Trial | None:
    """How an option of the current question will end, if dice decide about it."""
    kind, subject = option.kind, str(option.subject)
    if g.decision.kind in {*DICE_AT.values(), Ask.PICK_DICE}:
        return _rolling(g, seat, option)
    match kind:
        case Do.CHOICE | Do.YES:
            effect = effect_of(g, option)
            return of_effect(g, seat, effect) if effect is not None else None
        case Do.PATROL | Do.REACH_PATROL if subject in PATROLS:
            patrol = PATROLS[subject]
            if patrol.level == LAST_LEVEL:
                return Trial(COMBAT, Outlook(0.0, float(values.hull(g, seat)), 1.0))
            return _enemy(g, seat, SPACE, patrol.value)
        case Do.FIGHT:
            return _target(g, seat)
        case Do.HUNT if CARDS[subject].contact:
            return _enemy(g, seat, CARDS[subject].combat, CARDS[subject].value)
        case Do.ATTACK:
            other = next(place for place, player in enumerate(g.players) if player.character == subject)
            return _rival(g, seat, other)
        case Do.JOB:
            return _job(g, seat, subject)
        case Do.TEST:
            return of_skill(g, seat, subject)
        case Do.DELIVER if subject in CARDS and CARDS[subject].illegal:
            return Trial(ILLEGAL, Outlook(chances.smuggling(g, seat)))
    return None


def of_skill(g: OuterRim, seat: Seat, skill: str, effect: Effect | None = None) -> Trial:
    copies = values.copies(g, seat, skill)
    return Trial(TEST, Outlook(chances.passing(g, seat, skill)), skill, copies, effect=effect)


def of_effect(g: OuterRim, seat: Seat, effect: Effect) -> Trial | None:
    match first_trial(effect):
        case Test() as test:
            return of_skill(g, seat, test.skill, test)
        case Fight() as fight:
            return _enemy(g, seat, fight.combat, fight.value, fight)
    return None


def _enemy(g: OuterRim, seat: Seat, combat: str, value: int, effect: Effect | None = None) -> Trial:
    mine = chances.dice_of(g, Bout(seat, NOBODY, combat, value, seat), seat)
    return Trial(COMBAT, chances.beating(g, seat, combat, value), mine=mine, theirs=value, effect=effect)


def _rival(g: OuterRim, seat: Seat, other: Seat) -> Trial:
    bout = Bout(seat, other, type_between_players(g, seat), 0, seat)
    mine, theirs = chances.dice_of(g, bout, seat), chances.dice_of(g, bout, other)
    return Trial(COMBAT, chances.fighting(g, chances.weakened(g, bout)), mine=mine, theirs=theirs)


def _target(g: OuterRim, seat: Seat) -> Trial | None:
    """The contact that has just been revealed, and that a bounty names."""
    frame = g.stack[-1]
    if not isinstance(frame, MeetContact):
        return None
    bounty = bounty_on(g, seat, g.contacts[frame.slot].code)
    return _enemy(g, seat, CARDS[bounty].combat, CARDS[bounty].value) if bounty else None


def _job(g: OuterRim, seat: Seat, card: str) -> Trial | None:
    """The tests of a job that must be passed, one after the other."""
    critical = [skill for skill in CARDS[card].skills if skill in CARDS[card].critical]
    if not critical:
        return None
    chance = 1.0
    for skill in critical:
        chance *= chances.passing(g, seat, skill)
    return Trial(TEST, Outlook(chance), critical[0], values.copies(g, seat, critical[0]))


# ---- While dice lie on the table ------------------------------------------------------------------------


def bout_of(g: OuterRim, viewer: Seat) -> Bout | None:
    """The combat that goes on, if the viewer fights in it and it can be won."""
    fight = g.combat
    if fight is None or fight.hopeless or viewer not in {fight.attacker, fight.defender}:
        return None
    return Bout(fight.attacker, fight.defender, fight.combat, fight.value, viewer, fight.fewer)


def standing(g: OuterRim, viewer: Seat) -> Outlook | None:
    """How the viewer's roll or combat stands, if everybody goes on as well as possible."""
    roll, frame = g.dice, _stage(g)
    if roll is None or frame is None:
        return None
    bout = bout_of(g, viewer)
    if frame.stage == "start":
        return chances.fighting(g, chances.weakened(g, bout)) if bout is not None else None
    dice = _dice(g, roll, viewer)
    if dice is None:
        return None
    if frame.stage == "before":
        return _before(g, roll, viewer, frame.seat, roll.count, copies=0)
    return dice.at(_number(roll, frame), chances.counted(roll.results))


def _rolling(g: OuterRim, seat: Seat, option: Option) -> Trial | None:
    roll, frame = g.dice, _stage(g)
    if roll is None or frame is None:
        return None
    outlook = _after(g, roll, frame, seat, option)
    if outlook is None:
        return None
    return Trial(roll.what if roll.what in {TEST, ILLEGAL} else COMBAT, outlook, roll.skill)


def _stage(g: OuterRim) -> UseAbilities | None:
    """Who may change the roll, and at which stage."""
    return next((frame for frame in reversed(g.stack) if isinstance(frame, UseAbilities)), None)


def _number(roll: Roll, frame: UseAbilities) -> int:
    """The place of a stage among those after the throw."""
    return 2 * (frame.stage == chances.TURN) + (frame.seat != roll.seat)


def _dice(g: OuterRim, roll: Roll, viewer: Seat) -> Dice | None:
    """The dice on the table, with all that is still to come."""
    bout = bout_of(g, viewer)
    if roll.what == TEST and roll.seat == viewer:
        return chances.test_dice(g, roll, values.copies(g, viewer, roll.skill) + roll.extra)
    if roll.what == ILLEGAL and roll.seat == viewer:
        return chances.smuggling_dice(g, roll)
    if roll.what == COMBAT and bout is not None and g.combat is not None:
        if g.combat.dealt:
            return chances.defense_dice(g, bout, roll, g.combat.dealt[0])
        return chances.attack_dice(g, bout, roll)
    return None


def _after(g: OuterRim, roll: Roll, frame: UseAbilities, seat: Seat, option: Option) -> Outlook | None:
    """What an answer about the dice leads to."""
    ability = _ability(g, frame, option)
    bout = bout_of(g, seat)
    if frame.stage == "start":
        if bout is None:
            return None
        after = chances.weakened(g, bout, without=seat)
        if isinstance(ability, MayWeakenAtStart):
            mine, theirs = after.fewer
            fewer = (mine, theirs + ability.by) if seat == bout.attacker else (mine + ability.by, theirs)
            after = replace(after, fewer=fewer)
        return chances.fighting(g, after)
    if frame.stage == "before":
        count = max(0, roll.count - ability.by) if isinstance(ability, MayWeaken) else roll.count
        copies = ability.times if isinstance(ability, MayGainSkill) else 0
        return _before(g, roll, seat, NOBODY, count, copies)
    dice = _dice(g, roll, seat)
    if dice is None:
        return None
    number, faces = _number(roll, frame), chances.counted(roll.results)
    picking = g.stack[-1]
    if isinstance(picking, PickDice):
        return _picked(dice, number, roll, picking, option)
    if ability is None:
        return dice.at(number + 1, faces)
    return _used(g, dice, number, faces, seat, option, ability)


def _before(g: OuterRim, roll: Roll, viewer: Seat, asked: Seat, count: int, copies: int) -> Outlook | None:
    """Before the throw; `asked`: who may still use what there is for that."""
    if roll.what == TEST:
        own = values.copies(g, viewer, roll.skill) + roll.extra + copies
        if asked == viewer:
            own = max(own, chances.test_copies(g, viewer, roll.skill, roll))
        return chances.test_dice(g, roll, own).thrown(count)
    dice = _dice(g, roll, viewer)
    return dice.thrown(count) if dice is not None else None


def _ability(g: OuterRim, frame: UseAbilities, option: Option) -> DiceAbility | None:
    """The ability that an option uses; none for passing and picking."""
    found = usable(g, frame.seat, frame.stage) + usable_secrets(g, frame.seat, frame.stage)
    return next((ability for known, ability in found if known == option), None)


def _used(
    g: OuterRim,
    dice: Dice,
    number: int,
    faces: chances.Faces,
    seat: Seat,
    option: Option,
    ability: DiceAbility,
) -> Outlook:
    """An ability is used on what the option names; a secret, too, is used up by it."""
    stage = dice.stages[number]
    left = tuple(helper.left for helper in stage.helpers)
    source, thing = str(option.subject), str(option.object)
    place = next((at for at, one in enumerate(stage.helpers) if one.source == source), None)
    if option.kind in OPENLY:
        place = None
    helper = chances.helper_of(g, seat, source, ability)
    spent = left if place is None else chances.less(left, place)
    if isinstance(ability, MayReroll):
        ways = list(chances.leaving(faces, ability.only, helper.dice))
        return _best(dice, number, [dice.rolled_again(number, kept, count, spent) for kept, count in ways])
    wanted = thing.partition("-to-")[2]
    outlooks = []
    for after, cost in chances.changes(faces, helper, helper.left):
        if not wanted or after[chances.KINDS.index(wanted)] > faces[chances.KINDS.index(wanted)]:
            rest = left if place is None else chances.less(left, place, cost)
            outlooks.append(dice.best(number, after, rest))
    return _best(dice, number, outlooks)


def _picked(dice: Dice, number: int, roll: Roll, picking: PickDice, option: Option) -> Outlook:
    """Some dice are in the hand; one more is picked, or they are rolled."""
    left = tuple(helper.left for helper in dice.stages[number].helpers)
    picked = tuple(roll.results[place] for place in picking.picked)
    if option.kind == Do.DIE:
        picked = (*picked, str(option.subject))
    in_hand = chances.counted(picked)
    faces = chances.counted(roll.results)
    most = 0 if option.kind == Do.ROLL else picking.most - len(picked)
    kept = tuple(count - taken for count, taken in zip(faces, in_hand, strict=True))
    ways = [(kept, 0), *chances.leaving(kept, picking.only, most)]
    outlooks = [dice.rolled_again(number, rest, len(picked) + more, left) for rest, more in ways]
    return _best(dice, number, outlooks)


def _best(dice: Dice, number: int, outlooks: list[Outlook]) -> Outlook:
    best = outlooks[0]
    for one in outlooks[1:]:
        best = dice.choice(number, best, one)
    return best
