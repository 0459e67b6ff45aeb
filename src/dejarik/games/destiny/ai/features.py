"""A position and its options in numbers, for learning agents: teams, dice, hands and purses.

The reader comes first, then the others clockwise. What is told of hidden cards is how many there are.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from dejarik.games.destiny.ai.mechanisms import MARKS, TOKENS, is_flipped, marks, progress
from dejarik.games.destiny.cards.facts import (
    ANY_SYMBOL,
    BLANK,
    CHARACTER,
    COUNTS_AS,
    DAMAGE,
    DOWNGRADE,
    PLAYABLE,
    SHIELD,
    SUPPORT,
    SYMBOLS,
    TYPES,
    UPGRADE,
    Side,
    X,
)
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules.values import MOST_SHIELDS, constants, cost, health, own_dice, x_value
from dejarik.kernel import Decision, Option, Seat, kinds_in, player_seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny, Thing

MOST_OPTIONS: Final = 48
MOST_SEATS: Final = 4
TEAM: Final = 4  # characters of a player that are told one by one

QUESTIONS: Final = kinds_in(Ask)
KINDS: Final = kinds_in(Do)

_SHOWN: Final = {symbol: place for place, symbol in enumerate((*SYMBOLS, ANY_SYMBOL, BLANK))}
_TYPE: Final = {kind: place for place, kind in enumerate(TYPES)}

# What is scaled by what: a value of that size counts as one.
_HEALTH, _COST, _VALUE, _POINTS, _PURSE, _HAND, _PILE, _ROUNDS = 15.0, 5.0, 4.0, 8.0, 10.0, 6.0, 30.0, 15.0

_CHARACTER: Final = (
    "there",
    "health left",
    "damage",
    "shields",
    "ready",
    "upgrades",
    "downgrades",
    "pilots a vehicle",
    "elite",
)
_SEAT: Final = (
    "playing",
    "resources",
    "cards in hand",
    "cards in deck",
    "cards in discard pile",
    "controls battlefield",
    "has claimed",
    "characters",
    "health left",
    "shields",
    "ready cards with dice",
    "upgrades",
    "supports",
    "dice in play",
    "dice in pool",
    "modifiers in pool",
    *(f"points in pool: {symbol}" for symbol in _SHOWN),
    *(f"points still to roll: {symbol}" for symbol in _SHOWN),
    "captured dice",
    *(f"{tokens} on other cards" for tokens in TOKENS),
    "flipped cards",
    "downgrades",
    "progress of a card that wins",
    "cards face down or under a plot",
    "set-aside cards",
    "effects that wait",
    *(f"mark: {mark}" for mark in MARKS),
    *(f"character {place + 1}: {what}" for place in range(TEAM) for what in _CHARACTER),
)
POSITION: Final = (
    "round",
    "own turn",
    "passes in succession",
    "own additional actions",
    "abilities in the queue",
    *(f"own hand: {kind}" for kind in PLAYABLE),
    "own hand: affordable",
    "own hand: cost",
    *(f"seat {place}: {what}" for place in range(MOST_SEATS) for what in _SEAT),
)

_DIE: Final = ("damage", "shields", "other points", "specials", "modifiers", "blanks")
OPTION: Final = (
    "own",
    "an opponent's",
    "card in play",
    "die",
    "card",
    "player",
    "ability",
    "number",
    *TYPES,
    "cost",
    "rest of the purse",
    "health left",
    "damage",
    "shields",
    "exhausted",
    "resources on it",
    "upgrades",
    "downgrades",
    "flipped",
    "elite",
    "pilots or is piloted",
    "captured",
    "wins: progress",
    *(f"shows {symbol}" for symbol in _SHOWN),
    "value shown",
    "modifier shown",
    "cost shown",
    *(f"its die on average: {what}" for what in _DIE),
    "object there",
    "object own",
    "object health left",
    "object ready",
)
_AT: Final = {name: place for place, name in enumerate(OPTION)}
_OWN, _OTHERS, _THING, _A_DIE, _CARD, _PLAYER, _ABILITY, _NUMBER = range(8)
_TYPES, _COSTS, _REST, _LEFT, _HURT = (
    _AT[name] for name in (TYPES[0], "cost", "rest of the purse", "health left", "damage")
)
_SHIELDS, _EXHAUSTED, _TOKENS, _UPGRADES = _HURT + 1, _HURT + 2, _HURT + 3, _HURT + 4
_DOWNGRADES, _FLIPPED, _ELITE, _PILOTED, _CAPTURED, _WINS = range(_UPGRADES + 1, _UPGRADES + 7)
_SHOWS, _SHOWN_VALUE, _AVERAGE, _OBJECT = (
    _WINS + 1,
    _AT["value shown"],
    _AT["cost shown"] + 1,
    _AT["object there"],
)
_UNMARKED: Final = [0.0] * len(MARKS)
_NO_TOKENS: Final = [0.0] * len(TOKENS)
Row: TypeAlias = "array[float]"
_BLANK_ROW: Final = array("f", [0.0] * len(OPTION))


# ---- The position -----------------------------------------------------------------------------------


def asked(g: Destiny) -> list[Seat]:
    """The seats that somebody plays: all."""
    return list(range(g.seats))


def position(g: Destiny, seat: Seat) -> list[float]:
    """The numbers of `POSITION`, as far as there are players."""
    hand = g.hands[seat]
    types = [CARDS[card].type for card in hand]
    costs = [cost(g, seat, card) for card in hand]
    purse = g.resources[seat]
    row = [
        g.round / _ROUNDS,
        float(g.turn == seat),
        g.passes / g.seats,
        g.extra.count(seat) / 2,
        len(g.queue) / 4,
        *[types.count(kind) / _HAND for kind in PLAYABLE],
        sum([one <= purse for one in costs]) / _HAND,
        sum(costs) / (_COST * len(costs)) if costs else 0.0,
    ]
    for step in range(g.seats):
        row += _seat(g, (seat + step) % g.seats)
    return row


def _seat(g: Destiny, seat: Seat) -> list[float]:
    if seat in g.out:
        return [0.0] * len(_SEAT)
    team: list[float] = []
    characters = upgrades = supports = shields = 0
    left = 0.0
    rare = _Rare()
    index = g.cached or g.index
    attached, dice = index.attached, index.dice
    bonuses = constants(g, "health") if "health" in index.constants else []
    for thing in g.things.values():
        if thing.controller != seat:
            continue
        rare.flipped += is_flipped(thing.card)
        if thing.type == CHARACTER:
            characters += 1
            most = CARDS[thing.card].health
            for constant, view in bonuses:  # as `values.health` has it, which would look for them again
                most += constant.bonus(g, view, thing.id)
            remains = max(0, most - thing.damage) / _HEALTH
            left += remains
            shields += thing.shields
            if characters <= TEAM:
                team += (
                    1.0,
                    remains,
                    thing.damage / _HEALTH,
                    thing.shields / MOST_SHIELDS,
                    float(not thing.exhausted),
                    len(g.attached(thing.id, UPGRADE)) / 3 if thing.id in attached else 0.0,
                    len(g.attached(thing.id, DOWNGRADE)) / 3 if thing.id in attached else 0.0,
                    float(thing.pilots > 0),
                    float(thing.elite or thing.trained or len(dice.get(thing.id, ())) - thing.more_dice > 1),
                )
            continue
        rare.note(thing)
        if thing.type == UPGRADE:
            upgrades += 1
        elif thing.type == SUPPORT:
            supports += 1
    team += [0.0] * (TEAM * len(_CHARACTER) - len(team))
    return [
        1.0,
        g.resources[seat] / _PURSE,
        len(g.hands[seat]) / _HAND,
        len(g.decks[seat].cards) / _PILE,
        len(g.discards[seat]) / _PILE,
        float(g.battlefield_controller() == seat),
        float(g.claimed == seat),
        characters / TEAM,
        left / TEAM,
        shields / (MOST_SHIELDS * TEAM),
        *_dice(g, seat, upgrades, supports),
        *rare.row(g, seat),
        *team,
    ]


class _Rare:
    """What a player has besides characters, dice and cards in hand."""

    __slots__ = ("downgrades", "flipped", "tokens", "way")

    def __init__(self) -> None:
        self.tokens: dict[str, int] = {}  # on cards other than characters
        self.flipped = self.downgrades = 0
        self.way = 0.0

    def note(self, thing: Thing) -> None:
        """Count a card in play that is no character."""
        self.downgrades += thing.type == DOWNGRADE
        if thing.resources or thing.shields or thing.damage:
            for tokens in TOKENS:
                self.tokens[tokens] = self.tokens.get(tokens, 0) + getattr(thing, tokens)
        way = progress(thing)
        if way is not None and way > self.way:
            self.way = way

    def row(self, g: Destiny, seat: Seat) -> list[float]:
        """All of it, with what lies elsewhere and what binds the player."""
        marked = list(marks(g, seat)) if g.lasting else []
        captured = 0
        for die in (g.cached or g.index).dice_of[seat]:
            captured += g.dice[die].captor > 0
        return [
            captured / 3,
            *([number / _POINTS for number in self.tokens.values()] if self.tokens else _NO_TOKENS),
            self.flipped / 2,
            self.downgrades / 6,
            self.way,
            (len(g.face_down[seat]) + len(g.under[seat])) / _HAND,
            len(g.set_aside[seat]) / _HAND,
            sum([waiting.you == seat for waiting in g.delayed]) / 3 if g.delayed else 0.0,
            *([float(mark in marked) for mark in MARKS] if marked else _UNMARKED),
        ]


def _is_elite(g: Destiny, thing: Thing) -> bool:
    return thing.elite or thing.trained or own_dice(g, thing.id) > 1


def _dice(g: Destiny, seat: Seat, upgrades: int, supports: int) -> list[float]:
    """Dice in the pool by what they show, dice on ready cards by what they show on the average."""
    shown = [0.0] * len(_SHOWN)
    to_roll = [0.0] * len(_SHOWN)
    dice = pool = modifiers = 0
    ready: set[int] = set()
    index = g.cached or g.index
    as_printed = COUNTS_AS not in index.constants
    for number in index.dice_of[seat]:
        die = g.dice[number]
        dice += 1
        if die.side >= 0:
            side = CARDS[die.card].sides[die.side] if as_printed else g.side_of(number, die.side)
            pool += 1
            modifiers += side.modifier
            shown[_SHOWN[side.symbol]] += _points(g, side, die.id)
            continue
        thing = g.things.get(die.thing)
        roller = g.things.get(thing.host, thing) if thing is not None else None
        if roller is None or roller.exhausted or die.captor:
            continue
        if not g.lasting or not g.cannot_roll(die.id):
            ready.add(roller.id)
            for place, points in _rolls(die.card):
                to_roll[place] += points
    return [len(ready) / 6, upgrades / 6, supports / 6, dice / 12, pool / 12, modifiers / 6, *shown, *to_roll]


def _points(g: Destiny, side: Side, die: int) -> float:
    """What a side counts for among those of its symbol; blanks and specials count themselves."""
    if not side.value:
        return 1.0 / _POINTS
    return (x_value(g, die) if side.value == X else side.value) / _POINTS


@cache
def _rolls(card: str) -> tuple[tuple[int, float], ...]:
    """What a die shows on the average roll: by symbol, in points."""
    found: dict[int, float] = {}
    for side in CARDS[card].sides:
        place = _SHOWN[side.symbol]
        found[place] = found.get(place, 0.0) + max(1, side.value) / (6 * _POINTS)
    return tuple(found.items())


def _left(g: Destiny, thing: Thing) -> float:
    return max(0, health(g, thing.id) - thing.damage) / _HEALTH


# ---- Options ----------------------------------------------------------------------------------------


def options(g: Destiny, seat: Seat, decision: Decision, shown: Sequence[Option]) -> Row:
    """The numbers of `OPTION` for each of the options, one after the other."""
    numbers = array("f")
    for option in shown:
        numbers += _option(g, seat, option)
    return numbers


def _option(g: Destiny, seat: Seat, option: Option) -> Row:
    """What an option is about."""
    subject = option.subject
    row = _piece(g, seat, subject) if isinstance(subject, int) else _word(g, seat, subject)
    about = option.object
    if about:
        host = g.things.get(about) if isinstance(about, int) else None
        if host is not None:
            row[_OBJECT] = 1.0
            row[_OBJECT + 1] = float(host.controller == seat)
            row[_OBJECT + 2] = _left(g, host) if host.type == CHARACTER else 0.0
            row[_OBJECT + 3] = float(not host.exhausted)
        elif isinstance(about, str):
            row[_ABILITY] = 1.0
    return row


def _piece(g: Destiny, seat: Seat, subject: int) -> Row:
    """A die or a card in play, if there is one."""
    die = g.dice.get(subject)
    if die is not None:
        row = _printed(die.card)[:]
        row[_OWN if die.seat == seat else _OTHERS] = 1.0
        row[_A_DIE] = 1.0
        row[_CAPTURED] = float(die.captor > 0)
        if die.side >= 0:
            _side(row, g.side_of(die.id, die.side))
            row[_SHOWN_VALUE] = g.value(subject) / _VALUE
        return row
    thing = g.things.get(subject)
    if thing is None:
        row = _BLANK_ROW[:]
        row[_NUMBER] = subject / _PURSE
        return row
    row = _printed(thing.card)[:]
    row[_OWN if thing.controller == seat else _OTHERS] = 1.0
    row[_THING] = 1.0
    if thing.type == CHARACTER:
        row[_LEFT] = _left(g, thing)
    row[_HURT] = thing.damage / _HEALTH
    row[_SHIELDS] = thing.shields / MOST_SHIELDS
    row[_EXHAUSTED] = float(thing.exhausted)
    row[_TOKENS] = thing.resources / 3
    if subject in (g.cached or g.index).attached:
        row[_UPGRADES] = len(g.attached(subject, UPGRADE)) / 3
        row[_DOWNGRADES] = len(g.attached(subject, DOWNGRADE)) / 3
    row[_FLIPPED] = float(is_flipped(thing.card))
    row[_ELITE] = float(_is_elite(g, thing))
    row[_PILOTED] = float(thing.pilots > 0 or (thing.type == SUPPORT and bool(g.pilots_of(subject))))
    row[_WINS] = progress(thing) or 0.0
    return row


def _word(g: Destiny, seat: Seat, word: str) -> Row:
    """A card elsewhere, a side of a die, a player, an ability, or a number."""
    card = CARDS.get(word)
    if card is not None:
        row = _printed(word)[:]
        row[_CARD] = 1.0
        if card.type in PLAYABLE:
            price = cost(g, seat, word)
            row[_COSTS] = price / _COST
            row[_REST] = max(0, g.resources[seat] - price) / _PURSE
        return row
    row = _BLANK_ROW[:]
    side = _sides().get(word)
    if side is not None:
        _side(row, side)
    elif (other := player_seat(word)) is not None:
        row[_PLAYER] = 1.0
        row[_OWN if other == seat else _OTHERS] = 1.0
    elif word.isdecimal():
        row[_NUMBER] = int(word) / _PURSE
    elif (code := word.partition(".")[0]) in CARDS:
        row = _printed(code)[:]
        row[_ABILITY] = 1.0
    return row


@cache
def _printed(card: str) -> Row:
    """A row with what is printed on a card and, on the average, on the die that goes with it."""
    row = _BLANK_ROW[:]
    facts = CARDS[card]
    row[_TYPES + _TYPE[facts.type]] = 1.0
    row[_COSTS] = facts.cost / _COST
    if facts.sides:
        row[_AVERAGE : _AVERAGE + len(_DIE)] = _average(card)
    return row


def _side(row: Row, side: Side) -> None:
    row[_SHOWS + _SHOWN[side.symbol]] = 1.0
    row[_SHOWN_VALUE] = max(0, side.value) / _VALUE
    row[_SHOWN_VALUE + 1] = float(side.modifier)
    row[_SHOWN_VALUE + 2] = side.cost / 3


def _average(card: str) -> Row:
    """What `_DIE` names, for one roll of a card's die."""
    sides = CARDS[card].sides
    counted = (*DAMAGE, SHIELD)
    other = [side for side in sides if side.symbol not in counted]
    numbers = (
        sum(max(1, side.value) for side in sides if side.symbol in DAMAGE) / (6 * _VALUE),
        sum(max(1, side.value) for side in sides if side.symbol == SHIELD) / (6 * _VALUE),
        sum(max(0, side.value) for side in other) / (6 * _VALUE),
        sum(side.symbol == "special" for side in sides) / 6,
        sum(side.modifier for side in sides) / 6,
        sum(side.symbol == BLANK for side in sides) / 6,
    )
    return array("f", numbers)


@cache
def _sides() -> dict[str, Side]:
    """Every side there is, by the word for it."""
    return {side.word: side for card in CARDS.values() for side in card.sides}


__all__ = ["KINDS", "MOST_OPTIONS", "OPTION", "POSITION", "QUESTIONS", "asked", "options", "position"]
