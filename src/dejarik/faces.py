"""Decks and cards as a game shows them outside a match: what the server sends and commands print."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from dejarik.rules.catalog import readings, rules, statement, wording


class Shape(msgspec.Struct, frozen=True, rename="camel"):
    """What goes over the wire. Field names are camel case there."""


# ---- Decks ------------------------------------------------------------------------------------------


class DeckChoice(Shape, frozen=True):
    """A ready-made deck or character to choose."""

    id: str
    name: str
    about: str  # a sentence or two
    cards: list[str]  # codes of the cards that stand for it, the most telling first
    side: str = ""  # decks of one side cannot meet; nothing: any can


class DeckFault(Shape, frozen=True):
    """Something wrong with it: a sentence, its rule, and the card it is about, if any."""

    text: str
    rule: str
    rule_text: str
    card: str


def deck_fault(text: str, rule: str, card: str, lang: str) -> DeckFault:
    """A fault with what its rule says."""
    return DeckFault(text, rule, statement(rule, lang), card)


class DeckLook(Shape, frozen=True):
    """What stands in it; without faults it can be played."""

    name: str
    about: str
    cards: list[str]  # codes of the cards that stand for it
    text: str  # to be kept, and sent with the wish for a match
    faults: list[DeckFault]
    side: str = ""  # as in `DeckChoice`


# ---- Decks that are being built ---------------------------------------------------------------------


class DeckLine(Shape, frozen=True, omit_defaults=True):
    """Copies of a card in a place of a deck."""

    place: Annotated[str, msgspec.Meta(max_length=20)]
    card: Annotated[str, msgspec.Meta(max_length=40)]
    count: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    elite: bool = False


class DeckSheet(Shape, frozen=True, omit_defaults=True):
    """A deck somebody builds, legal or not: whatever stands in it stays there until they take it out."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    format: Annotated[str, msgspec.Meta(max_length=20)] = ""
    lines: Annotated[list[DeckLine], msgspec.Meta(max_length=200)] = []


class DeckPlace(Shape, frozen=True):
    """A part of a deck: what goes there, whether only one does, and whether one line holds one copy."""

    id: str
    types: list[str]  # of cards; a card goes to the first place that takes its type
    single: bool = False  # another one takes its place
    apart: bool = False  # copies stand on lines of their own, in an order


class DeckFormat(Shape, frozen=True):
    """A format of play, and what it is called."""

    id: str
    name: str


class Outfit(Shape, frozen=True):
    """What a workshop of a game has: places of a deck, formats, forms of files, decks to begin with."""

    places: list[DeckPlace]
    formats: list[DeckFormat]
    forms: list[str]
    ready_made: dict[str, DeckSheet]
    contents: dict[str, list[str]] = {}  # what comes along with a card that stands for several


class DeckFigure(Shape, frozen=True):
    """How much of something there is in a deck, and how much is wanted or allowed."""

    kind: str
    found: int
    wanted: int
    enough: int = 0  # where fewer than wanted will do


class Weighed(Shape, frozen=True):
    """What would be wrong if a card were put into a deck that is not wrong now."""

    kind: str  # of the first fault
    faults: list[DeckFault]


class FormatVerdict(Shape, frozen=True):
    """How many faults a deck has in a format."""

    format: str
    faults: int


class Judged(Shape, frozen=True):
    """A deck looked over while it is being built."""

    figures: list[DeckFigure]
    faults: list[DeckFault]
    formats: list[FormatVerdict]
    weighed: dict[str, Weighed]  # by code; what does no harm is left out
    text: str  # as it is brought to a match; nothing while that cannot be
    points: dict[str, list[int]] = {}  # of the cards of the team, with one die and with two
    side: str = ""  # as in `DeckChoice`


class LaidOut(Shape, frozen=True):
    """What could be read of a text, and what could not, line by line."""

    sheet: DeckSheet
    faults: list[DeckFault]


# ---- Cards ------------------------------------------------------------------------------------------


class CardSide(Shape, frozen=True):
    """A side of a die."""

    symbol: str
    value: int | None  # None: worked out by the card (X)
    modifier: bool
    cost: int
    text: str


class CardFact(Shape, frozen=True):
    """A value on a card with its name; `kind` is for its drawing."""

    kind: str
    name: str
    value: str


class CardSection(Shape, frozen=True):
    """A part of a card that is read by itself: its heading, what is told, and what it does."""

    id: str
    title: str
    story: str
    text: str
    lines: dict[str, str] = {}  # read later, when it is known how things go; by their place in the story


class CardReading(Shape, frozen=True):
    """A rule that a card leads to, and its title."""

    rule: str
    title: str


class FilterValue(Shape, frozen=True):
    """Something that cards can be looked for by, and what it is called."""

    id: str
    name: str


class CardFilter(Shape, frozen=True):
    """A fact that cards can be looked for by, with all its values."""

    id: str
    values: list[FilterValue]


def card_readings(game: str, code: str, lang: str) -> list[CardReading]:
    return [CardReading(rule.id, wording(rule.id, lang).title) for rule in readings(game, code)]


def keyword_rules(game: str, keywords: Iterable[str], lang: str) -> list[CardReading]:
    """The rules of a card's keywords: of each the one that says what it does."""
    places = [f"{game}.{chapter}.{keyword}" for keyword in keywords for chapter in ("keyword", "later")]
    known = [rule.id for rule in rules(game)]
    found = []
    for place in places:
        about = [one for one in known if one == place or one.startswith(f"{place}.")]
        if about:
            says = place if place in about else f"{place}.effect"
            found.append(says if says in about else about[0])
    return [CardReading(one, wording(one, lang).title) for one in found]


class CardFace(Shape, frozen=True, kw_only=True):
    """All that stands on a card. What a card does not have is empty."""

    code: str
    name: str
    original: str  # the name in English, whoever reads: pictures go by it
    subtitle: str
    type: str
    type_line: str
    subtypes: list[str]
    color: str
    affiliation: str
    set: str
    cost: str
    health: str
    points: str
    unique: bool
    playable: bool  # its abilities work; otherwise only its facts are known
    sides: list[CardSide]
    abilities: list[str]
    missing: list[str] = []  # what a card that cannot be played yet waits for
    readings: list[CardReading] = []  # how we read it where it leaves room
    rules: list[CardReading] = []  # of its keywords
    other_sides: list[str] = []  # codes of what a double-sided card shows when it is flipped
    facts: list[CardFact] = []
    sections: list[CardSection] = []
