"""What an option is and does, in a few words each, for the quick policy that plays ahead.

A word describes; it never names a card. So a card that nobody has trained with is weighed like others that do
the same. Only what everybody sees and the hand of whoever is asked is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from dejarik.games.cardgame.abilities.ability import Effect
from dejarik.games.cardgame.ai.evaluation import habit
from dejarik.games.cardgame.cards.facts import BLAST, OBJECTIVE, TACTICS, UNIT, UNIT_DAMAGE
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask
from dejarik.games.cardgame.rules import values
from dejarik.kernel import Decision, Option, Seat, code

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

STRUCTURE: Final = frozenset({"Seq", "May", "If", "Then", "ForEach"})
MOST: Final = 6  # larger numbers are told as this one

Key = tuple[Any, ...]


def words(g: CardGame, decision: Decision) -> list[list[str]]:
    """For each option, what it is and does."""
    return [told(key) for key in keys(g, decision)]


def keys(g: CardGame, decision: Decision) -> list[Key]:
    """For each option, all that its words depend on: options with equal keys are told alike."""
    seat = decision.seat
    about = decision.about
    use = about if isinstance(about, str) and about in ABILITIES else ""
    asked = (decision.kind, *_asked(g, decision), use)
    where = _where(g, seat, decision)
    usual = habit(g, decision)
    return [
        (asked, where, option.kind, option == usual, *_subject(g, seat, option))
        for option in decision.options
    ]


def told(key: Key) -> list[str]:
    """The words of an option."""
    (kind, phase, own, use), where, answer, usual, about, *subject = key
    asked = f"{kind} {phase} {'own' if own else 'their'}" if phase else kind
    start = f"{asked} {answer}"
    told = [start, f"{start} {_TOLD_WHERE[where[0]](*where[1:])}"]
    told += [f"{start} {word}" for word in _ABOUT[about](*subject)]
    if use:
        told += [f"{start} for {word}" for word in does(use)]
    if usual:
        told.append(f"usual {asked}")
    return told


def _asked(g: CardGame, decision: Decision) -> tuple[str, bool]:
    """For an action: in which phase, and of whose turn."""
    return (g.phase, g.active == decision.seat) if decision.kind == Ask.ACTION else ("", False)


def _where(g: CardGame, seat: Seat, decision: Decision) -> Key:
    """The circumstances that matter most for a question."""
    other = g.other(seat)
    if decision.kind == Ask.EDGE:
        placed = len(g.stacks[seat]) + len(g.face_up[seat])
        theirs = len(g.stacks[other]) + len(g.face_up[other])
        return (STACKS, placed, theirs, len(g.participants(seat)), len(g.participants(other)))
    if decision.kind in (Ask.ENGAGE, Ask.ATTACKERS, Ask.DEFENDERS):
        mine = sum([g.ready(unit) for unit in g.units(seat)])
        theirs = sum([g.ready(unit) for unit in g.units(other)])
        return (READY, min(MOST, mine), min(MOST, theirs))
    if decision.kind == Ask.COMMIT:
        return (FORCE, g.force_cards(seat), g.balance == seat)
    fighting = decision.kind == Ask.ACTION and g.engagement is not None
    return (HAND, min(MOST, len(g.hands[seat])), fighting)


STACKS, READY, FORCE, HAND = range(4)
_TOLD_WHERE: Final[dict[int, Callable[..., str]]] = {
    STACKS: lambda placed, theirs, mine, others: f"{placed} : {theirs} for {mine} : {others}",
    READY: lambda mine, theirs: f"ready {mine} : {theirs}",
    FORCE: lambda cards, balance: f"Force {cards} balance {balance}",
    HAND: lambda cards, fighting: f"hand {cards} fight" if fighting else f"hand {cards}",
}


def _subject(g: CardGame, seat: Seat, option: Option) -> Key:
    subject = option.subject
    if isinstance(subject, int):
        thing = g.things.get(subject)
        if thing is None:
            return (NOTHING,)
        whose = "own" if thing.controller == seat else "their"
        if thing.type == OBJECTIVE:
            left = min(MOST, values.capacity(g, subject) - thing.damage)
            return (AN_OBJECTIVE, whose, thing.card, left, bool(thing.captives))
        if thing.type == UNIT:
            fight, blast = _icons(values.icons(g, subject))
            left = min(MOST, values.capacity(g, subject) - thing.damage)
            ready, committed = not thing.focus, bool(thing.committed)
            return (A_UNIT, whose, thing.card, ready, fight, blast, left, committed)
        return (A_THING, whose, thing.card, thing.type)
    if subject not in CARDS:
        return (SAID, subject)
    host = g.things.get(option.object) if isinstance(option.object, int) else None
    if host is None:
        return (A_CARD, subject)
    return (A_CARD, subject, "own" if host.controller == seat else "their", host.type)


def _icons(icons: Sequence[int]) -> tuple[int, int]:
    """With how many a unit fights units, and with how many objectives."""
    fight = icons[UNIT_DAMAGE] + icons[TACTICS] + icons[UNIT_DAMAGE + 3] + icons[TACTICS + 3]
    return min(MOST, fight), min(MOST, icons[BLAST] + icons[BLAST + 3])


def _about_thing(whose: str, card: str, type_: str) -> list[str]:
    return [f"{whose} {type_}", *(f"{whose} {word}" for word in _card_does(card))]


def _about_objective(whose: str, card: str, left: int, captives: bool) -> list[str]:
    told = [f"{whose} {OBJECTIVE}", f"{whose} objective left {left}", f"resources {CARDS[card].resources}"]
    if captives:
        told.append(f"{whose} objective with captives")
    return told + [f"{whose} {word}" for word in _card_does(card)]


def _about_unit(
    whose: str, card: str, ready: bool, fight: int, blast: int, left: int, committed: bool
) -> list[str]:
    told = [
        f"{whose} {UNIT}",
        f"{whose} {'ready' if ready else 'focused'}",
        f"{whose} unit fights {fight}",
        f"{whose} unit blasts {blast}",
        f"{whose} unit left {left}",
        f"{whose} unit Force {CARDS[card].force} fights {fight}",
    ]
    if committed:
        told.append(f"{whose} committed")
    return told + [f"{whose} {word}" for word in _card_does(card)]


def _about_card(card: str, whose: str = "", host: str = "") -> list[str]:
    facts = CARDS[card]
    told = [facts.type, f"{facts.type} cost {facts.cost}", f"{facts.type} Force {facts.force}"]
    if facts.type == UNIT:
        fight, blast = _icons(facts.icons)
        told.append(f"unit fights {fight} blasts {min(3, blast)}")
    if facts.resources:
        told.append(f"{facts.type} resources {facts.resources}")
    told += _card_does(card)
    return [*told, f"on {whose} {host}"] if host else told


def _about_said(said: str) -> list[str]:
    return [said] if len(said) < 20 else []


def _about_nothing() -> list[str]:
    return []


A_UNIT, AN_OBJECTIVE, A_THING, A_CARD, SAID, NOTHING = range(6)
_ABOUT: Final[dict[int, Callable[..., list[str]]]] = {
    A_UNIT: _about_unit,
    AN_OBJECTIVE: _about_objective,
    A_THING: _about_thing,
    A_CARD: _about_card,
    SAID: _about_said,
    NOTHING: _about_nothing,
}


@cache
def does(ability: str) -> tuple[str, ...]:
    """What an ability does: the names of its effects."""
    return tuple(sorted(_effects(ABILITIES[ability].effect)))


@cache
def _card_does(card: str) -> tuple[str, ...]:
    """What the abilities of a card do; the dial is none."""
    told: set[str] = set()
    for ability in CARDS[card].abilities if card in CARDS else ():
        told |= {f"{ability.clause} {name}" for name in _effects(ability.effect)}
    return tuple(sorted(told))


def _effects(effect: Any) -> set[str]:
    named = {type(part).__name__ for part in code.parts_of(effect) if isinstance(part, Effect)}
    return named - STRUCTURE
