"""Outer Rim for people who choose and browse in a window: characters, options, and the faces of all cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated

import msgspec

from dejarik.games.outer_rim.boarding import place_name
from dejarik.games.outer_rim.facts import BOUNTY, MARKET
from dejarik.games.outer_rim.library import ABILITIES, CARDS, CHARACTERS, CONTACTS, DATABANK, PATROLS, SHIPS
from dejarik.games.outer_rim.table import AT_THE_TABLE
from dejarik.games.outer_rim.text import Teller
from dejarik.games.outer_rim.vocabulary.flow import RunFight

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dejarik.games.outer_rim.facts import Card, Sheet

SOLO = True  # one person can play against the opponent that the rules play
UNIQUE = True  # a character is played by one player only
LAST_LEVEL = 4  # of patrols: it cannot be beaten
TYPES = (
    "character",
    "ship-sheet",
    "bounty",
    "cargo",
    "crew",
    "gear",
    "mod",
    "job",
    "service",
    "ship",
    "encounter",
    "databank",
    "patrol",
)
FILTERS = ("type", "set", "affiliation", "cost")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen for a match; the head start is only for the solo opponent."""

    random_map: bool = False  # rule: outer_rim.map.layout-standard-or-random
    long_game: bool = False
    head_start: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # rule: outer_rim.solo-ai.expert.fame-head-start


SOLO_OPTIONS = ("head_start",)


class Brought(msgspec.Struct, frozen=True):
    """A character, or none yet."""

    id: str
    name: str
    about: str
    cards: list[str]


class Fact(msgspec.Struct, frozen=True):
    """A value with its name; `kind` is for its drawing."""

    kind: str
    name: str
    value: str


class Section(msgspec.Struct, frozen=True):
    """A part of a card that is read in one place."""

    id: str
    title: str
    story: str
    text: str


class FaceOfCard(msgspec.Struct, frozen=True, kw_only=True):
    """All that stands on a card, a character, a ship sheet or a patrol."""

    code: str
    name: str
    subtitle: str = ""
    type: str
    type_line: str
    subtypes: list[str] = []
    colour: str = ""
    affiliation: str = ""
    set: str = ""
    cost: str = ""
    health: str = ""
    points: str = ""
    unique: bool = False
    playable: bool = True
    sides: list[str] = []
    abilities: list[str] = []
    facts: list[Fact] = []
    sections: list[Section] = []


class BadFilter(ValueError):
    """What was typed is no such fact of a card."""


@lru_cache(maxsize=8)
def _teller(lang: str) -> Teller:
    return Teller(lang)


def about(lang: str) -> tuple[str, str]:
    """The name of the game, and what it is."""
    words = _teller(lang).words
    return words.say("lobby-name"), words.say("lobby-about")


def option(name: str, lang: str) -> tuple[str, str]:
    """What an option is called, and what it means."""
    say, word = _teller(lang).words.say, name.replace("_", "-")
    return say(f"lobby-option-{word}"), say(f"lobby-option-{word}-about")


def brought(lang: str) -> list[Brought]:
    """The characters in words."""
    teller = _teller(lang)
    say, names = teller.words.say, teller.names
    found = []
    for code, character in CHARACTERS.items():
        skills = [names.known(skill) for skill in character.skills]
        text = say("lobby-character", skills=skills, goal=teller.printed.goal(code))
        found.append(Brought(code, names.known(code), text, [code]))
    return [*found, Brought(AT_THE_TABLE, say("lobby-any"), say("lobby-any-about"), [])]


# ---- Faces ----------------------------------------------------------------------------------------------


def codes() -> list[str]:
    """Everything that has a face."""
    return [*CHARACTERS, *SHIPS, *CARDS, *PATROLS]


def cards(filters: Mapping[str, str], lang: str) -> list[FaceOfCard]:
    """The faces that fit: by type, deck, faction and words."""
    wanted = filters.get("codes", "")
    if wanted:
        known = {*codes(), *CONTACTS, *_enemies()}
        return [face(code, lang) for code in wanted.split(",") if code in known]
    found = [face(code, lang) for code in codes()]
    for name, typed in filters.items():
        if name == "type" and typed not in TYPES:
            raise BadFilter(typed, *TYPES)
        if name in FILTERS:
            found = [one for one in found if getattr(one, name) == typed]
        elif name == "q":
            found = [one for one in found if _contains(one, typed.casefold())]
    return found


def _contains(one: FaceOfCard, typed: str) -> bool:
    stories = [part for section in one.sections for part in (section.title, section.story, section.text)]
    parts = [one.name, one.subtitle, one.type_line, *one.abilities, *stories]
    return any(typed in part.casefold() for part in parts)


@lru_cache(maxsize=4096)
def face(code: str, lang: str) -> FaceOfCard:
    """One face; an unknown code raises `LookupError`."""
    teller = _teller(lang)
    if code in CONTACTS:  # whoever is met is known by the databank card
        card = _card(CARDS[DATABANK[CONTACTS[code].number][0]], teller)
        return msgspec.structs.replace(card, code=code, name=teller.names.known(code))
    if code in CARDS:
        return _card(CARDS[code], teller)
    if code in CHARACTERS:
        return _character(code, teller)
    if code in SHIPS:
        return _ship(code, teller)
    if code in _enemies():
        say = teller.words.say
        return FaceOfCard(
            code=code, name=teller.names.known(code), type="enemy", type_line=say("face-is-enemy")
        )
    return _patrol(code, teller)


@lru_cache(maxsize=1)
def _enemies() -> frozenset[str]:
    """Whom one fights only because a card says so. They have no card, but a name."""
    return frozenset(op.enemy for one in ABILITIES.values() for op in one.code if isinstance(op, RunFight))


def _fact(teller: Teller, kind: str, value: object) -> Fact:
    return Fact(kind, teller.words.say(f"fact-{kind}"), str(value))


def _number(number: int) -> str:
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def _character(code: str, teller: Teller) -> FaceOfCard:
    character, say = CHARACTERS[code], teller.words.say
    skills = ", ".join(teller.names.known(skill) for skill in character.skills)
    after = [say("face-after", text=text) for text in teller.printed.character(character, flipped=True)]
    goal = say("face-goal", goal=teller.printed.goal(code))
    return FaceOfCard(
        code=code,
        name=teller.names.known(code),
        type="character",
        type_line=say("face-is-character"),
        subtypes=["droid"] if character.droid else [],
        health=str(character.health),
        unique=True,
        abilities=[*teller.printed.character(character, flipped=False), goal, *after],
        facts=[
            _fact(teller, "health", character.health),
            _fact(teller, "ground", character.ground),
            _fact(teller, "skills", skills),
        ],
    )


def _ship(code: str, teller: Teller) -> FaceOfCard:
    ship, say = SHIPS[code], teller.words.say
    lines = teller.printed.sheet(ship.front)
    if ship.back is not None:
        lines.append(say("face-goal", goal=teller.printed.goal(code)))
        lines.append(say("face-becomes", name=teller.printed.ship(ship, flipped=True)))
        lines += [say("face-after", text=text) for text in teller.printed.sheet(ship.back)]
    price = [_fact(teller, "price", _number(ship.price))] if ship.price else []
    return FaceOfCard(
        code=code,
        name=teller.names.known(code),
        type="ship-sheet",
        type_line=say("face-is-ship-sheet"),
        cost=str(ship.price),
        unique=True,
        abilities=lines,
        facts=price + _sheet_facts(ship.front, teller),
    )


def _sheet_facts(sheet: Sheet, teller: Teller) -> list[Fact]:
    slots = (("cargo", sheet.cargo), ("mod", sheet.mod), ("either", sheet.either), ("crew", sheet.crew))
    listed = [teller.words.say(f"slots-{kind}", count=count) for kind, count in slots if count]
    return [
        _fact(teller, "hyperdrive", sheet.hyperdrive),
        _fact(teller, "ship-combat", sheet.combat),
        _fact(teller, "hull", sheet.hull),
        _fact(teller, "slots", ", ".join(listed)),
    ]


def _patrol(code: str, teller: Teller) -> FaceOfCard:
    if code not in PATROLS:
        raise LookupError(code)
    patrol, say = PATROLS[code], teller.words.say
    beatable = patrol.level < LAST_LEVEL
    reward = teller.effects.reward(patrol.reward)
    return FaceOfCard(
        code=code,
        name=teller.names.patrol(code),
        type="patrol",
        type_line=say("face-is-patrol"),
        affiliation=patrol.faction,
        abilities=teller.effects.origin(patrol) if beatable else [say("fact-unbeatable")],
        facts=[_fact(teller, "value", patrol.value), _fact(teller, "reward", reward)] if beatable else [],
    )


def _card(card: Card, teller: Teller) -> FaceOfCard:
    names, say = teller.names, teller.words.say
    traits = [say(f"face-is-{trait}") for trait in sorted(card.traits)]
    kind = names.known(card.type) if card.type else ""
    if card.deck == "databank":
        where = say("face-is-databank", number=card.number)
    elif card.deck in MARKET:
        where = names.known(card.deck)
    else:
        where = say("face-is-encounter", deck=names.known(card.deck))
    line = [part for part in (kind, *traits, where) if part and part != kind]
    faction = CONTACTS[card.contact].faction if card.contact in CONTACTS else ""
    return FaceOfCard(
        code=card.code,
        name=names.card(card.code),
        type=card.type or ("databank" if card.deck == "databank" else "encounter"),
        type_line=", ".join([kind, *line] if kind else line),
        subtypes=sorted(card.traits),
        affiliation=faction,
        set=card.deck,
        cost="" if card.price is None else str(card.price),
        unique=True,
        abilities=[*teller.printed.card(card), *teller.effects.origin(card)],
        facts=_card_facts(card, teller),
        sections=[
            Section(
                where,
                teller.effects.section(where),
                teller.effects.story(card.code, where),
                teller.effects.say(ABILITIES[ref].effect),
            )
            for where, ref in card.sections.items()
        ],
    )


def _card_facts(card: Card, teller: Teller) -> list[Fact]:
    reward = teller.effects.reward
    found = []
    if card.price is not None:
        found.append(_fact(teller, "price", _number(card.price)))
    if card.destination:
        found.append(_fact(teller, "to", place_name(card.destination, teller)))
    if card.type == BOUNTY:
        found.append(_fact(teller, "value", card.value))
    if card.skills:
        found.append(_fact(teller, "skills", ", ".join(teller.names.known(skill) for skill in card.skills)))
    for kind, pays in (("reward", card.reward), ("capture", card.capture), ("eliminate", card.eliminate)):
        if reward(pays):
            found.append(_fact(teller, kind, reward(pays)))
    return found
