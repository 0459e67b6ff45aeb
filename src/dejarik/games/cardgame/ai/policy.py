"""What an option is and does, in a few words each, for the quick policy that plays ahead.

A word describes; it never names a card. So a card that nobody has trained with is weighed like others that do
the same. Only what everybody sees and the hand of whoever is asked is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from dejarik.games.cardgame.abilities.ability import Effect
from dejarik.games.cardgame.ai.evaluation import habit
from dejarik.games.cardgame.cards.facts import BLAST, OBJECTIVE, TACTICS, UNIT, UNIT_DAMAGE
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.kinds import Ask
from dejarik.games.cardgame.rules import values
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

STRUCTURE: Final = frozenset({"Seq", "May", "If", "Then", "ForEach"})
MOST: Final = 6  # larger numbers are told as this one


def words(g: CardGame, decision: Decision) -> list[list[str]]:
    """For each option, what it is and does."""
    seat = decision.seat
    asked = _asked(g, decision)
    where = _where(g, seat, decision)
    about = decision.about
    use = does(about) if isinstance(about, str) and about in ABILITIES else ()
    usual = habit(g, decision)
    found: list[list[str]] = []
    for option in decision.options:
        start = f"{asked} {option.kind}"
        told = [start, f"{start} {where}"]
        told += [f"{start} {word}" for word in _subject(g, seat, option)]
        told += [f"{start} for {word}" for word in use]
        if option == usual:
            told.append(f"usual {asked}")
        found.append(told)
    return found


def _asked(g: CardGame, decision: Decision) -> str:
    if decision.kind != Ask.ACTION:
        return decision.kind
    return f"action {g.phase} {'own' if g.active == decision.seat else 'their'}"


def _where(g: CardGame, seat: Seat, decision: Decision) -> str:
    """The circumstances that matter most for a question."""
    other = g.other(seat)
    if decision.kind == Ask.ACTION:
        fighting = "" if g.engagement is None else " fight"
        return f"hand {min(MOST, len(g.hands[seat]))}{fighting}"
    if decision.kind == Ask.EDGE:
        placed = len(g.stacks[seat]) + len(g.face_up[seat])
        theirs = len(g.stacks[other]) + len(g.face_up[other])
        return f"{placed} : {theirs} for {len(g.participants(seat))} : {len(g.participants(other))}"
    if decision.kind in (Ask.ENGAGE, Ask.ATTACKERS, Ask.DEFENDERS):
        mine = sum(g.ready(unit) for unit in g.units(seat))
        theirs = sum(g.ready(unit) for unit in g.units(other))
        return f"ready {min(MOST, mine)} : {min(MOST, theirs)}"
    if decision.kind == Ask.COMMIT:
        return f"Force {g.force_cards(seat)} balance {g.balance == seat}"
    return f"hand {min(MOST, len(g.hands[seat]))}"


def _subject(g: CardGame, seat: Seat, option: Option) -> list[str]:
    subject = option.subject
    if isinstance(subject, int):
        thing = g.things.get(subject)
        if thing is None:
            return []
        whose = "own" if thing.controller == seat else "their"
        told = [f"{whose} {thing.type}"]
        if thing.type == OBJECTIVE:
            left = values.capacity(g, subject) - thing.damage
            told += (f"{whose} objective left {min(MOST, left)}", f"resources {CARDS[thing.card].resources}")
            if thing.captives:
                told.append(f"{whose} objective with captives")
        elif thing.type == UNIT:
            icons = values.icons(g, subject)
            fight = icons[UNIT_DAMAGE] + icons[TACTICS] + icons[UNIT_DAMAGE + 3] + icons[TACTICS + 3]
            blast = icons[BLAST] + icons[BLAST + 3]
            ready = "ready" if not thing.focus else "focused"
            left = values.capacity(g, subject) - thing.damage
            told += (
                f"{whose} {ready}",
                f"{whose} unit fights {min(MOST, fight)}",
                f"{whose} unit blasts {min(MOST, blast)}",
                f"{whose} unit left {min(MOST, left)}",
                f"{whose} unit Force {CARDS[thing.card].force} fights {min(MOST, fight)}",
            )
            if thing.committed:
                told.append(f"{whose} committed")
        told += [f"{whose} {word}" for word in _card_does(thing.card)]
        return told
    facts = CARDS.get(subject)
    if facts is None:
        return [subject] if len(subject) < 20 else []
    told = [facts.type, f"{facts.type} cost {facts.cost}", f"{facts.type} Force {facts.force}"]
    if facts.type == UNIT:
        icons = facts.icons
        fight = icons[UNIT_DAMAGE] + icons[TACTICS] + icons[UNIT_DAMAGE + 3] + icons[TACTICS + 3]
        told.append(f"unit fights {min(MOST, fight)} blasts {min(3, icons[BLAST] + icons[BLAST + 3])}")
    if facts.resources:
        told.append(f"{facts.type} resources {facts.resources}")
    told += _card_does(subject)
    host = g.things.get(option.object) if isinstance(option.object, int) else None
    if host is not None:
        told.append(f"on {'own' if host.controller == seat else 'their'} {host.type}")
    return told


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
    named = {type(part).__name__ for part in _parts(effect) if isinstance(part, Effect)}
    return named - STRUCTURE


def _parts(effect: Any) -> Iterator[Any]:
    waiting: list[Any] = [effect]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part
        elif isinstance(part, msgspec.Struct):
            yield part
            waiting += [getattr(part, field) for field in part.__struct_fields__]
