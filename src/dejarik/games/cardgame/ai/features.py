"""The position in numbers, for learning agents: the dial, objectives and units of both sides, the engagement.

Both sides are told in the same words, the reader's first, and only what that seat sees.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from operator import add
from typing import TYPE_CHECKING, Final, TypeAlias

from dejarik.games.cardgame.cards.facts import (
    AFFILIATION,
    DIAL,
    ENHANCEMENT,
    EVENT,
    FATE,
    ICON_NAMES,
    MOST_DIAL,
    MOST_FORCE_CARDS,
    MOST_OBJECTIVES,
    OBJECTIVE,
    STARTING_RESERVE,
    UNIT,
)
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules.values import capacity, cost, icons, reserve
from dejarik.kernel import Decision, Option, Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame, Thing

MOST_OPTIONS: Final = 32

ASIDES: Final = {Do.CONCEDE, Do.OFFER_DRAW, Do.PASS_AT, Do.STOP_AT}  # bots do nothing without being asked
QUESTIONS: Final = tuple(sorted(kind for name, kind in vars(Ask).items() if name.isupper()))
KINDS: Final = tuple(sorted(kind for name, kind in vars(Do).items() if name.isupper() and kind not in ASIDES))

PHASES: Final = ("balance", "refresh", "draw", "deployment", "conflict", "force")
_TYPES: Final = (OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, AFFILIATION, DIAL)
_TYPE: Final = {kind: place for place, kind in enumerate(_TYPES)}
_ICONS: Final = (*ICON_NAMES, *(f"edge-enabled {name}" for name in ICON_NAMES))

# What is scaled by what: a value of that size counts as one.
_COST, _FORCE, _CAPACITY, _TOKENS, _ICON, _UNITS, _HAND, _PILE, _TURNS = 6, 5, 8, 3, 4, 10, 8, 50, 15
_DIAL_DAMAGE = 10
_STRENGTH: Final = 8  # icons of all units together

_OBJECTIVE: Final = ("there", "damage", "capacity left", "ready", "resources", "captives", "engaged")
_SEAT: Final = (
    "cards in hand",
    "cards in deck",
    "cards in discard pile",
    "reserve",
    "destroyed objectives",
    "Force cards left",
    "committed Force icons",
    "Balance of the Force",
    "units",
    "ready units",
    "capacity left of units",
    "shields",
    "enhancements",
    "ready resources",
    "edge stack",
    "units in the engagement",
    *(f"ready units: {icon}" for icon in _ICONS),
    *(f"in the engagement: {icon}" for icon in _ICONS),
    *(f"objective {place + 1}: {what}" for place in range(MOST_OBJECTIVES) for what in _OBJECTIVE),
)
POSITION: Final = (
    *(f"{phase} phase" for phase in PHASES),
    "own turn",
    "dark side",
    "turns",
    "dial",
    "damage on the dial",
    "engagement",
    "attacking",
    "edge won",
    "edge lost",
    *(f"own hand: {kind}" for kind in (UNIT, ENHANCEMENT, EVENT, FATE)),
    "own hand: Force icons",
    "own hand: cost",
    *(f"{whose}: {what}" for whose in ("own", "opponent") for what in _SEAT),
)

OPTION: Final = (
    "own",
    "the opponent's",
    "card in play",
    "card",
    "number",
    *_TYPES,
    "cost",
    "Force icons",
    "resources",
    "capacity",
    *_ICONS,
    "damage",
    "capacity left",
    "focus",
    "shields",
    "committed",
    "in the engagement",
    "engaged objective",
    "captives",
    "attached",
    *(f"icon: {name}" for name in ICON_NAMES),
    "object there",
    "object own",
    "object capacity left",
    "object ready",
)
_OWN, _OTHERS, _THING, _CARD, _NUMBER, _PRINTED = range(6)
_COSTS: Final = _PRINTED + len(_TYPES)
_ICON_ROW: Final = _COSTS + 4
_STATE: Final = _ICON_ROW + len(_ICONS)
_ICON_NAMED: Final = _STATE + 9
_OBJECT: Final = _ICON_NAMED + len(ICON_NAMES)
Row: TypeAlias = "array[float]"
_NOBODY_FIGHTS: Final = [0.0] * len(_ICONS)
_BLANK_ROW: Final = array("f", [0.0] * len(OPTION))


def asked(g: CardGame) -> list[Seat]:
    """The seats that somebody plays: both."""
    return list(range(g.seats))


# ---- The position -----------------------------------------------------------------------------------


def position(g: CardGame, seat: Seat) -> list[float]:
    """The numbers of `POSITION`."""
    hand = [CARDS[card] for card in g.hands[seat]]
    types = [card.type for card in hand]
    count = max(1, len(hand))
    engagement = g.engagement
    enemy = g.other(seat)
    dial = g.things.get(g.dial_thing)
    return [
        *[float(g.phase == phase) for phase in PHASES],
        float(g.active == seat),
        float(g.dark == seat),
        sum(g.turns) / (2 * _TURNS),
        g.dial / MOST_DIAL,
        dial.damage / _DIAL_DAMAGE if dial is not None else 0.0,
        float(engagement is not None),
        float(engagement is not None and engagement.attacker == seat),
        float(engagement is not None and engagement.edge == seat),
        float(engagement is not None and engagement.edge == enemy),
        *[types.count(kind) / _HAND for kind in (UNIT, ENHANCEMENT, EVENT, FATE)],
        sum([card.force for card in hand]) / (_FORCE * count),
        sum([card.cost for card in hand]) / (_COST * count),
        *_seat(g, seat),
        *_seat(g, enemy),
    ]


def _seat(g: CardGame, seat: Seat) -> list[float]:
    things = g.things
    ready = [0] * len(_ICONS)
    fighting = [0] * len(_ICONS)
    units = g.units(seat)
    participants = g.participants(seat)
    unspent = committed = left = shields = 0
    for unit in units:
        thing = things[unit]
        left += max(0, capacity(g, unit) - thing.damage)
        shields += thing.shields
        if thing.committed and not thing.focus:
            committed += CARDS[thing.card].force
        fights = unit in participants
        if thing.focus and not fights:
            continue
        row = icons(g, unit)
        if not thing.focus:
            unspent += 1
            ready = list(map(add, ready, row))
        if fights:
            fighting = list(map(add, fighting, row))
    resources = sum([value for source, value, _ in g.index.sources[seat] if not things[source].focus])
    return [
        len(g.hands[seat]) / _HAND,
        len(g.decks[seat].cards) / _PILE,
        len(g.discards[seat]) / _PILE,
        reserve(g, seat) / (2 * STARTING_RESERVE),
        len(g.victory[seat]) / MOST_OBJECTIVES,
        g.force_cards(seat) / MOST_FORCE_CARDS,
        committed / (MOST_FORCE_CARDS * _FORCE),
        float(g.balance == seat),
        len(units) / _UNITS,
        unspent / _UNITS,
        left / (_UNITS * _CAPACITY),
        shields / _UNITS,
        len(g.index.enhancements[seat]) / _UNITS,
        resources / 10,
        (len(g.stacks[seat]) + len(g.face_up[seat])) / 5,
        len(participants) / _UNITS,
        *[total / _STRENGTH for total in ready],
        *([total / _STRENGTH for total in fighting] if participants else _NOBODY_FIGHTS),
        *_objectives(g, seat),
    ]


def _objectives(g: CardGame, seat: Seat) -> list[float]:
    row: list[float] = []
    attacked = g.engagement.objective if g.engagement is not None else 0
    for objective in g.objectives(seat)[:MOST_OBJECTIVES]:
        thing = g.things[objective]
        row += (
            1.0,
            thing.damage / _CAPACITY,
            max(0, capacity(g, objective) - thing.damage) / _CAPACITY,
            float(not thing.focus),
            CARDS[thing.card].resources / _TOKENS,
            len(thing.captives) / _TOKENS,
            float(objective == attacked),
        )
    return row + [0.0] * (MOST_OBJECTIVES * len(_OBJECTIVE) - len(row))


# ---- Options ----------------------------------------------------------------------------------------


def options(g: CardGame, seat: Seat, decision: Decision, shown: Sequence[Option]) -> Row:
    """The numbers of `OPTION` for each of the options, one after the other."""
    numbers = array("f")
    for option in shown:
        numbers += _option(g, seat, option)
    return numbers


def _option(g: CardGame, seat: Seat, option: Option) -> Row:
    """What an option is about."""
    row = _BLANK_ROW[:]
    subject, about = option.subject, option.object
    if isinstance(subject, str):
        if subject in CARDS:
            row[_CARD] = 1.0
            row[_PRINTED:_STATE] = _printed(subject)
            row[_COSTS] = cost(g, seat, subject) / _COST
        elif subject in ICON_NAMES:
            row[_ICON_NAMED + ICON_NAMES.index(subject)] = 1.0
    elif subject in g.things:
        _thing(g, seat, row, g.things[subject])
    if isinstance(about, str):
        row[_NUMBER] = int(about) / _TOKENS if about.isdecimal() else 0.0
    elif about in g.things:
        thing = g.things[about]
        row[_OBJECT:] = array(
            "f", (1.0, float(thing.controller == seat), _left(g, thing), float(not thing.focus))
        )
    return row


def _thing(g: CardGame, seat: Seat, row: Row, thing: Thing) -> None:
    """A card in play."""
    row[_OWN if thing.controller == seat else _OTHERS] = 1.0
    row[_THING] = 1.0
    if thing.type == DIAL:  # no card, but it can be engaged
        row[_PRINTED + _TYPE[DIAL]] = 1.0
    else:
        row[_PRINTED:_STATE] = _printed(thing.card)
    if thing.type == UNIT:
        row[_ICON_ROW:_STATE] = array("f", [count / _ICON for count in icons(g, thing.id)])
    state = (
        thing.damage / _CAPACITY,
        _left(g, thing),
        thing.focus / _TOKENS,
        float(thing.shields),
        float(thing.committed),
        float(g.participating(thing.id)),
        float(g.engagement is not None and g.engagement.objective == thing.id),
        len(thing.captives) / _TOKENS,
        len(g.attached(thing.id)) / _TOKENS,
    )
    row[_STATE:_ICON_NAMED] = array("f", state)


def _left(g: CardGame, thing: Thing) -> float:
    if thing.type == DIAL:
        return (_DIAL_DAMAGE - thing.damage) / _DIAL_DAMAGE
    if thing.type not in (UNIT, OBJECTIVE):
        return 0.0
    return max(0, capacity(g, thing.id) - thing.damage) / _CAPACITY


@cache
def _printed(code: str) -> Row:
    """What is printed on a card, from its type to its icons."""
    card = CARDS[code]
    types = [0.0] * len(_TYPES)
    types[_TYPE[card.type]] = 1.0
    numbers = (card.cost / _COST, card.force / _FORCE, card.resources / _TOKENS, card.capacity / _CAPACITY)
    return array("f", [*types, *numbers, *(count / _ICON for count in card.icons)])


__all__ = ["KINDS", "MOST_OPTIONS", "OPTION", "POSITION", "QUESTIONS", "asked", "options", "position"]
