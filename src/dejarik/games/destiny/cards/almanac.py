"""All official cards: what is printed on them and what they are called, playable or not."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from dejarik.games.destiny.cards.facts import Side
from dejarik.games.destiny.cards.facts import sides as read_sides
from dejarik.games.destiny.cards.library import CARDS

DATA = Path(__file__).parent / "data"

SETS = {
    "AW": "Awakenings",
    "SoR": "Spirit of Rebellion",
    "EaW": "Empire at War",
    "TPG": "Two-Player Game",
    "LEG": "Legacies",
    "RIV": "Rivals",
    "WotF": "Way of the Force",
    "AtG": "Across the Galaxy",
    "CONV": "Convergence",
    "AoN": "Allies of Necessity",
    "SoH": "Spark of Hope",
    "CM": "Covert Missions",
    "TR": "Transformations",
}

_BACKS = frozenset({"13003B", "13004B", "13006B", "13008B", "13009B", "13010B"})


class OfficialCard(msgspec.Struct, frozen=True, array_like=True):
    """What is printed on a card apart from its text, errata and added subtypes worked in."""

    code: str
    set: str
    position: int  # the collector number; in Transformations the number of the face
    title: str
    subtitle: str
    type: str
    color: str  # rule: destiny.battlefield.gray
    affiliation: str
    subtypes: tuple[str, ...]  # rule: destiny.subtypes.table
    rarity: str
    unique: bool
    cost: int | None
    health: int | None
    points: tuple[int, ...]
    die: str  # the six sides in short form, or nothing
    reprint_of: str
    textless: bool = False  # no abilities: playable without a definition

    @property
    def sides(self) -> tuple[Side, ...]:
        return read_sides(self.die)

    @property
    def name(self) -> str:
        """Title and subtitle."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def first_printing(self) -> str:
        return self.reprint_of or self.code

    @property
    def other_sides(self) -> tuple[str, ...]:
        """The codes of the other faces of a double-sided card, the first face first."""
        if self.code[-1].isdigit():
            return ()
        faces = (f"{self.code[:-1]}{letter}" for letter in "ABCD")
        return tuple(code for code in faces if code != self.code and code in cards())

    @property
    def is_back(self) -> bool:
        """The other face of a double-sided card, which nobody puts into a deck."""
        return self.code in _BACKS


class RussianName(msgspec.Struct, frozen=True, array_like=True):
    """A Russian name; `forms` (genitive, dative, accusative, instrumental, prepositional) where it bends."""

    code: str
    title: str
    subtitle: str
    gender: str
    forms: tuple[str, ...] = ()


@cache
def cards() -> dict[str, OfficialCard]:
    """Every official card by code, in the order of the sets."""
    listed = msgspec.json.decode((DATA / "facts.json").read_bytes(), type=list[OfficialCard])
    return {card.code: card for card in listed}


@cache
def russian_names() -> dict[str, RussianName]:
    """The Russian name of every official card."""
    listed = msgspec.json.decode((DATA / "names_ru.json").read_bytes(), type=list[RussianName])
    return {name.code: name for name in listed}


@cache
def _by_place() -> dict[tuple[str, int], OfficialCard]:
    # rule: destiny.card.id
    return {(card.set, card.position): card for card in cards().values()}


@cache
def _printings() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for card in cards().values():
        found[card.first_printing] = (*found.get(card.first_printing, ()), card.code)
    return found


@cache
def _by_name() -> dict[str, tuple[OfficialCard, ...]]:
    """Cards by every way to name them: title, title and subtitle, in both languages."""
    found: dict[str, list[OfficialCard]] = {}
    for card in cards().values():
        russian = russian_names()[card.code]
        titles = {card.title, card.name, russian.title, f"{russian.title}, {russian.subtitle}"}
        for key in {plain(title) for title in titles}:
            found.setdefault(key, []).append(card)
    return {key: tuple(named) for key, named in found.items()}


def plain(name: str) -> str:
    """A name without what people type differently: case, accents, quotes, ё, dots at the end."""
    decomposed = unicodedata.normalize("NFKD", name.casefold().replace("ё", "е").replace("…", "..."))
    kept = "".join(letter for letter in decomposed if not unicodedata.combining(letter) or letter == "\u0306")
    for quote in "'’‘`\"“”«»":
        kept = kept.replace(quote, "")
    return unicodedata.normalize("NFC", " ".join(kept.replace("–", "-").split())).rstrip(".")


def find(code: str) -> OfficialCard | None:
    """The card with this code, if there is one."""
    return cards().get(code.upper())


def at(set_name: str, number: int) -> OfficialCard | None:
    """The card with this number in a set, named by its code or its English name."""
    wanted = plain(set_name)
    for code, name in SETS.items():
        if wanted in (plain(code), plain(name)):
            return _by_place().get((code, number))
    return None


def named(name: str, types: Iterable[str] = ()) -> list[OfficialCard]:
    """Different cards of this name (of these types, if any are named): one printing of each.

    Of several printings the one we can play is taken, else the first.
    """
    types = tuple(types)
    found: dict[str, OfficialCard] = {}
    for card in _by_name().get(plain(name), ()):
        if not types or card.type in types:
            found.setdefault(card.first_printing, cards()[definition(card.code) or card.first_printing])
    return list(found.values())


def near(name: str, types: Iterable[str] = (), *, russian: bool = False) -> list[str]:
    """Up to three names that look like this one."""
    types = tuple(types)
    titles = {
        plain(told): told
        for card in cards().values()
        if not types or card.type in types
        for told in _told(card, russian=russian or _is_cyrillic(name))
    }
    return [titles[key] for key in get_close_matches(plain(name), titles, n=3, cutoff=0.6)]


def _told(card: OfficialCard, *, russian: bool) -> tuple[str, ...]:
    title = russian_names()[card.code].title if russian else card.title
    subtitle = russian_names()[card.code].subtitle if russian else card.subtitle
    return (title, f"{title}, {subtitle}") if subtitle else (title,)


def _is_cyrillic(name: str) -> bool:
    return any("а" <= letter <= "я" or letter == "ё" for letter in name.lower())


def printings(code: str) -> tuple[str, ...]:
    """The codes of all printings of a card, the first one first."""
    return _printings()[cards()[code].first_printing]


def definition(code: str) -> str | None:
    """The code under which a card can be played: its own or that of another printing; None if it cannot."""
    if code in CARDS:
        return code
    return next((other for other in printings(code) if other in CARDS), None)


class Coverage(msgspec.Struct, frozen=True):
    """How many cards of a set there are, and how many of them can be played."""

    set: str
    total: int
    playable: int


def coverage() -> list[Coverage]:
    """The count for each set. A card is playable if it or another printing of it has a definition."""
    return [
        Coverage(
            code,
            sum(card.set == code for card in cards().values()),
            sum(card.set == code and definition(card.code) is not None for card in cards().values()),
        )
        for code in SETS
    ]
