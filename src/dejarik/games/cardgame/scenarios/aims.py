"""What puzzles from matches of the Card Game ask for in one phase or engagement, whatever the other holds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import fate_of
from dejarik.games.cardgame.cards.facts import ENHANCEMENT, OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.decks.random import random_decks
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules.setup import Setup
from dejarik.games.cardgame.scenarios.builder.values import PositionValues
from dejarik.games.contract import Aim
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

WIN, OBJECTIVES, DESTROY, DAMAGE, DEPLOY = "win", "objective", "destroy", "damage", "deploy"
BOTH, SAVE, KEEP, EXHAUST, SPARE, RESERVE = "both", "save", "keep", "exhaust", "spare", "reserve"
KINDS: Final = (WIN, BOTH, SPARE, OBJECTIVES, SAVE, DESTROY, KEEP, EXHAUST, RESERVE, DAMAGE, DEPLOY)
BEGINS: Final = frozenset({Ask.ACTION, Ask.ENGAGE, Ask.DEFENDERS, Ask.EDGE, Ask.STRIKE})
PASSING: Final = frozenset({Do.PASS, Do.DONE, Do.DECLINE, Do.ENOUGH})
LOOPS: Final = True
OPPONENT: Final = "simple"
_DEPLOYMENT, _CONFLICT = "deployment", "conflict"
_FEWEST_DEPLOYED = 4  # printed cost of what comes into play
_FEWEST_DAMAGE = 2
_FEWEST_READY = 2  # units of the other side that are to be exhausted


def setup(luck: Random) -> Setup:
    """Two random decks, by the usual rules."""
    return Setup(random_decks(luck))


def worth_a_look(g: CardGame, seat: Seat) -> bool:
    """One's own deployment or conflict, or any engagement, with lists that everybody may know."""
    own = g.active == seat and g.phase in (_DEPLOYMENT, _CONFLICT)
    return (own or g.engagement is not None) and g.open_lists


def deployed(g: CardGame, seat: Seat) -> int:
    """What a player's units and enhancements in play cost together, as printed."""
    return sum(
        CARDS[thing.card].cost or 0
        for thing in g.things.values()
        if thing.owner == seat and thing.type in (UNIT, ENHANCEMENT)
    )


def _theirs(g: CardGame, seat: Seat, kind: str) -> list[int]:
    return [thing.id for thing in g.things.values() if thing.controller != seat and thing.type == kind]


def reached(start: CardGame, g: CardGame, seat: Seat) -> Sequence[Aim]:
    """The end of the match; objectives and units of the other side that are gone or damaged."""
    if g.outcome is not None:
        return [Aim(WIN)] if g.outcome.winners == (seat,) else []
    found: list[Aim] = []
    for thing in _theirs(start, seat, OBJECTIVE):
        if thing not in g.things:
            found.append(Aim(OBJECTIVES, thing))
        elif g.things[thing].damage >= start.things[thing].damage + _FEWEST_DAMAGE:
            found.append(Aim(DAMAGE, thing, g.things[thing].damage))
            if g.phase == _CONFLICT and g.engagement is None and _ready(g, seat):
                found.append(Aim(RESERVE, thing, g.things[thing].damage))
    found += _units(start, g, seat)
    now = deployed(g, seat)
    if now >= deployed(start, seat) + _FEWEST_DEPLOYED:
        found.append(Aim(DEPLOY, 0, now))
    if _over(start, g):
        found += _kept(start, g, seat)
    return found


def _units(start: CardGame, g: CardGame, seat: Seat) -> list[Aim]:
    """Units of the other side that are gone, alone or with something else, or all exhausted."""
    gone = [thing for thing in _theirs(start, seat, UNIT) if thing not in g.things]
    destroyed = [thing for thing in _theirs(start, seat, OBJECTIVE) if thing not in g.things]
    found = [Aim(DESTROY, thing) for thing in gone]
    found += [Aim(BOTH, one, other) for one in (*destroyed, *gone) for other in gone if one < other]
    ready = [thing for thing in _theirs(start, seat, UNIT) if not start.things[thing].focus]
    if len(ready) >= _FEWEST_READY and _exhausted(g, seat):
        found.append(Aim(EXHAUST))
    spared = _ready(g, seat)
    if spared and g.phase == _CONFLICT and g.engagement is None:
        found += [Aim(SPARE, thing, spared) for thing in destroyed]
    return found


def _ready(g: CardGame, seat: Seat) -> int:
    """How many units of a player are ready."""
    return sum(not g.things[unit].focus for unit in g.units(seat))


def _exhausted(g: CardGame, seat: Seat) -> bool:
    return all(g.things[thing].focus for thing in _theirs(g, seat, UNIT))


def _over(start: CardGame, g: CardGame) -> bool:
    """Whether the engagement of the start has come to its end."""
    return start.engagement is not None and g.engagement is None


def _kept(start: CardGame, g: CardGame, seat: Seat) -> list[Aim]:
    """What took part in an engagement and has survived it."""
    assert start.engagement is not None
    found = [Aim(KEEP, unit) for unit in start.participants(seat) if _own(g, seat, unit)]
    objective = start.engagement.objective
    if start.engagement.attacker != seat and objective in g.things:
        found.append(Aim(SAVE, objective))
    return found


def _own(g: CardGame, seat: Seat, thing: int) -> bool:
    return thing in g.things and g.things[thing].controller == seat


def holds(g: CardGame, seat: Seat, aim: Aim) -> bool:
    won = g.outcome is not None and g.outcome.winners == (seat,)
    subject = int(aim.subject)
    if aim.kind == WIN:
        return won
    if aim.kind == DEPLOY:
        return deployed(g, seat) >= aim.amount
    if aim.kind == DAMAGE:
        objective = g.things.get(subject)  # what was destroyed has had enough
        return objective is None or objective.damage >= aim.amount
    if aim.kind == RESERVE:
        objective = g.things.get(subject)
        enough = objective is None or objective.damage >= aim.amount
        return won or (enough and g.engagement is None and _ready(g, seat) > 0)
    if aim.kind == EXHAUST:
        return _exhausted(g, seat)
    if aim.kind in (SAVE, KEEP):
        return won or (g.outcome is None and g.engagement is None and _own(g, seat, subject))
    if aim.kind == SPARE:
        return won or (subject not in g.things and g.engagement is None and _ready(g, seat) >= aim.amount)
    if aim.kind == BOTH:
        return subject not in g.things and aim.amount not in g.things
    return subject not in g.things


def too_late(start: CardGame, g: CardGame, seat: Seat) -> bool:
    """Another phase; in conflict, after one engagement."""
    if g.active != start.active or g.phase != start.phase:
        return True
    over = start.engagement is not None or len(g.engaged) > len(start.engaged)
    return g.phase == _CONFLICT and g.engagement is None and over


def idle(g: CardGame, seat: Seat, option: Option) -> bool:
    """Edge cards without fate where nobody defends, and other orders of cards that are discarded together."""
    if option.kind == Do.PLACE:
        card = str(option.subject)
        return not card or (not g.participants(1 - seat) and not fate_of(card))
    return option.kind == Do.DISCARD_NEXT and option != g.decision.options[0]


def armed(view: CardGame, seat: Seat) -> CardGame:
    """The opponent holds a copy of every card that nobody has seen: more than any hand could."""
    foe = 1 - seat
    hidden = {card for card in view.unseen[foe] if CARDS[card].type != OBJECTIVE}
    if view.hands[foe]:
        view.hands[foe] = sorted(hidden | {card for card in view.hands[foe] if card})
    return view


def knows_answers(g: CardGame, seat: Seat, decision: Decision) -> bool:
    """The hand holds whatever it could hold, so that all answers are there."""
    return True


def spoiled(g: CardGame, seat: Seat, news: Sequence[Any]) -> bool:
    """Somebody looked into that hand, or cards went from it that in truth may not be there."""
    foe = 1 - seat
    for event in news:
        if isinstance(event, ev.Looked | ev.Revealed) and event.seat == foe:
            return True
        if isinstance(event, ev.Captured) and not event.from_play:
            return True
    return False


def unknowns(g: CardGame, seat: Seat, option: Option) -> Sequence[CardGame]:
    return ()


def alike(g: CardGame, seat: Seat, option: Option) -> Hashable:
    """Equal units are one choice."""
    thing = g.things.get(option.subject) if isinstance(option.subject, int) else None
    if thing is None:
        return option
    return (option.kind, thing.card, thing.focus, thing.damage, thing.shields, thing.host, option.object)


def position(g: CardGame) -> PositionValues:
    return PositionValues(g, {}, {})


def about(g: CardGame, seat: Seat, aim: Aim, options: Sequence[Option]) -> tuple[str, ...]:
    """The cards that are used, and the one that is aimed at."""
    target = g.things[int(aim.subject)].card if aim.subject in g.things else ""
    if aim.kind == BOTH:
        target = f"{target} {g.things[aim.amount].card}"
    found: list[str] = []
    for option in options:
        if option.kind in (Do.PASS, Do.DONE, Do.FOCUS):
            continue
        one = option.subject
        card = g.things[one].card if isinstance(one, int) and one in g.things else str(one)
        found.append(f"{option.kind} {card}")
    return (aim.kind, target, *sorted(found))
