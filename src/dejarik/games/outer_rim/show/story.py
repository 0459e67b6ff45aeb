"""What goes on, for a screen: the card that is read with its choices, the dice, the combat, the odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.ability import Resolve
from dejarik.games.outer_rim.abilities.vocabulary.flow import AskWhether, ChooseOne, Fight, Nothing, Test, To
from dejarik.games.outer_rim.cards.facts import NOBODY, SKILLS
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS, CONTACTS, PATROLS
from dejarik.games.outer_rim.kinds import Do
from dejarik.games.outer_rim.rules import chances, values
from dejarik.games.outer_rim.rules.chances import Bout, Outlook
from dejarik.games.outer_rim.rules.combat import damage_of
from dejarik.games.outer_rim.rules.dice import PickDice, UseAbilities
from dejarik.games.outer_rim.rules.encounters import MeetContact
from dejarik.games.outer_rim.show import odds
from dejarik.games.outer_rim.show.odds import COMBAT, ILLEGAL, TEST, Trial
from dejarik.games.outer_rim.show.shapes import (
    ShownChoice,
    ShownCombat,
    ShownDie,
    ShownOdds,
    ShownReading,
    ShownRoll,
)
from dejarik.games.outer_rim.text.names import capital
from dejarik.games.outer_rim.text.pending import opponent, under_way

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Effect
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.games.outer_rim.text import Teller
    from dejarik.kernel import Option, Seat


# ---- Odds in words ------------------------------------------------------------------------------------


def shown_odds(trial: Trial, teller: Teller) -> ShownOdds:
    """How something stands, in numbers and words."""
    outlook = trial.outlook
    return ShownOdds(outlook.success, outlook.fall, _note(trial, teller), _sentence(trial, teller))


def _note(trial: Trial, teller: Teller) -> str:
    say = teller.words.say
    if trial.kind == TEST and trial.skill:
        return say("odds-note-test", skill=teller.names.phrase(trial.skill), copies=trial.copies)
    if trial.kind == COMBAT and (trial.mine or trial.theirs):
        return say("odds-note-combat", mine=trial.mine, theirs=trial.theirs)
    return ""


def _sentence(trial: Trial, teller: Teller) -> str:
    outlook = trial.outlook
    shown = {
        "success": percent(outlook.success),
        "damage": teller.names.tenths(outlook.damage),
        "fall": percent(outlook.fall),
    }
    return teller.words.say(f"odds-{trial.kind}", **shown)


def percent(chance: float) -> int:
    """Nothing that may happen is told as impossible, and nothing uncertain as sure."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


# ---- The card that is being read ------------------------------------------------------------------------


def reading(g: OuterRim, teller: Teller) -> ShownReading | None:
    """The innermost card that is being resolved."""
    for frame in reversed(g.stack):
        if isinstance(frame, Resolve) and frame.card in CARDS and g.outcome is None:
            section = frame.ability.rpartition(".")[2]
            known = section in CARDS[frame.card].sections
            path, effect = under_way(frame)
            return ShownReading(
                code=frame.card,
                name=teller.names.title(frame.card),
                heading=_heading(g, frame, section if known else "", teller),
                story=_story(frame, section if known else "", teller),
                line=teller.stories.at(frame.card, section, path) if path else "",
                text=teller.effects.text(effect),
            )
    return None


def _heading(g: OuterRim, frame: Resolve, section: str, teller: Teller) -> str:
    """Where a story happens, and which section is read where that depends on more than the place."""
    space = g.players[frame.you].space
    place = capital(teller.names.space(space)) if space else ""
    if section and section != space:
        return " · ".join(filter(None, (place, teller.effects.section(section))))
    return place


def _story(frame: Resolve, section: str, teller: Teller) -> str:
    """What is read out with an encounter, a databank card or a job; nothing when an asset is used."""
    if section:
        return teller.stories.section(frame.card, section)
    return teller.stories.card(frame.card) if ABILITIES[frame.ability].clause in {"databank", "job"} else ""


def choices(g: OuterRim, viewer: Seat | None, teller: Teller) -> list[ShownChoice]:
    """What the viewer may choose in a story or do to dice; others' questions cannot be put to a view."""
    if viewer is None or g.outcome is not None:
        return []
    frame = g.stack[-1]
    match frame:
        case Resolve() if frame.you == viewer and isinstance(frame.op, ChooseOne | AskWhether):
            return [_choice(g, viewer, option, teller) for option in g.decision.options]
        case UseAbilities() | PickDice() | MeetContact() if frame.seat == viewer:
            return [_plain(g, viewer, option, teller) for option in g.decision.options]
    return []


def _plain(g: OuterRim, viewer: Seat, option: Option, teller: Teller) -> ShownChoice:
    """A choice without a story of its own."""
    text = teller.option(g, g.decision, option)
    return ShownChoice(g.key(option), text, "", "", "", odds_of(g, viewer, option, teller))


def _choice(g: OuterRim, viewer: Seat, option: Option, teller: Teller) -> ShownChoice:
    label = teller.choice_label(g, option)
    effect = odds.effect_of(g, option)
    if effect is None:
        text = "" if label else teller.option(g, g.decision, option)
        return ShownChoice(g.key(option), label or text, "", "", "", None)
    tried = odds.of_effect(g, viewer, effect)
    if tried is None or not _is_plain(effect):
        text = teller.effects.outcome(effect)
        shown = shown_odds(tried, teller) if tried is not None else None
        return ShownChoice(g.key(option), label or text, text if label else "", "", "", shown)
    success, failure = _outcomes(tried, teller)
    if not label:
        label = teller.words.say(f"story-{tried.kind}", skill=teller.names.phrase(tried.skill or "tech"))
    cost = teller.effects.text(effect.cost) if isinstance(effect, To) else ""
    return ShownChoice(g.key(option), label, cost, success, failure, shown_odds(tried, teller))


def _is_plain(effect: Effect) -> bool:
    """A test or a fight and nothing else, but perhaps for a price."""
    return isinstance(effect.effect if isinstance(effect, To) else effect, Test | Fight)


def _outcomes(tried: Trial, teller: Teller) -> tuple[str, str]:
    """What success and failure bring, in sentences."""
    match tried.effect:
        case Test(passed=success, failed=failure) | Fight(win=success, lose=failure):
            return _brings(success, teller), _brings(failure, teller)
    return "", ""


def _brings(effect: Effect, teller: Teller) -> str:
    return "" if isinstance(effect, Nothing) else teller.effects.outcome(effect)


# ---- Dice and combats -----------------------------------------------------------------------------------


def roll(g: OuterRim, viewer: Seat | None, teller: Teller) -> ShownRoll | None:
    rolled = g.dice
    if rolled is None:
        return None
    dice = [
        ShownDie(f"d{place}", result, teller.names.known(result))
        for place, result in enumerate(rolled.results)
    ]
    copies = values.copies(g, rolled.seat, rolled.skill) + rolled.extra if rolled.skill in SKILLS else 0
    skill = teller.names.known(rolled.skill) if rolled.skill else ""
    damage = damage_of(rolled.results) if rolled.what == COMBAT and dice else None
    shown = None
    if viewer is not None and rolled.what in {TEST, ILLEGAL} and rolled.seat == viewer:
        shown = _now(g, viewer, Trial(rolled.what, Outlook(0.0), rolled.skill, copies), teller)
    return ShownRoll(_seat(rolled.seat), rolled.what, skill, copies, rolled.count, dice, damage, shown)


def _now(g: OuterRim, viewer: Seat, kind: Trial, teller: Teller) -> ShownOdds | None:
    outlook = odds.standing(g, viewer)
    if outlook is None:
        return None
    return shown_odds(Trial(kind.kind, outlook, kind.skill, kind.copies, kind.mine, kind.theirs), teller)


def combat(g: OuterRim, viewer: Seat | None, teller: Teller) -> ShownCombat | None:
    fight = g.combat
    if fight is None:
        return None
    enemy = str(opponent(teller.names, NOBODY, fight.enemy)) if fight.enemy else ""
    bout = Bout(fight.attacker, fight.defender, fight.combat, fight.value, fight.attacker)
    mine = max(0, chances.dice_of(g, bout, fight.attacker) - fight.fewer[0])
    theirs = max(0, chances.dice_of(g, bout, fight.defender) - fight.fewer[1])
    shown = None
    if viewer is not None and len(fight.dealt) < 2:
        sides = (mine, theirs) if viewer == fight.attacker else (theirs, mine)
        shown = _now(g, viewer, Trial(COMBAT, Outlook(0.0), mine=sides[0], theirs=sides[1]), teller)
    return ShownCombat(
        fight.attacker,
        _seat(fight.defender),
        capital(enemy),
        _code(g, fight.enemy),
        fight.combat == "ground",
        [mine, theirs],
        list(fight.dealt),
        shown,
    )


def _code(g: OuterRim, enemy: str) -> str:
    """The card of an enemy, for its picture."""
    if enemy in PATROLS:
        return enemy
    return g.card_of_contact(enemy) if enemy in CONTACTS else ""


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat


# ---- Asked for by a screen ------------------------------------------------------------------------------


def odds_of(g: OuterRim, seat: Seat, option: Option, teller: Teller) -> ShownOdds | None:
    """The odds of an option of the current question."""
    tried = odds.trial(g, seat, option) if option.kind != Do.CONCEDE else None
    return shown_odds(tried, teller) if tried is not None else None
