"""Outer Rim for people who choose and browse in a window: characters and the faces of all cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from dejarik.faces import CardFace, CardFact, CardFilter, CardSection, DeckChoice, FilterValue
from dejarik.games.outer_rim.abilities.vocabulary.flow import RunFight
from dejarik.games.outer_rim.cards.editions import EDITION, first_code, in_box
from dejarik.games.outer_rim.cards.facts import ARMOR, BOUNTY, GROUND, JOB, LAST_LEVEL, MARKET
from dejarik.games.outer_rim.cards.library import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    CONTACTS,
    DATABANK,
    PATROLS,
    SHIPS,
)
from dejarik.games.outer_rim.knowledge import all_cards
from dejarik.games.outer_rim.rules.setup import AT_THE_TABLE
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.text import Teller, opponent
from dejarik.games.outer_rim.text.names import capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dejarik.games.outer_rim.abilities.ability import Ability
    from dejarik.games.outer_rim.cards.facts import Card, Character, Sheet
    from dejarik.games.outer_rim.state import OuterRim

ORIGINAL = "en"  # in which things have their first names


@lru_cache(maxsize=8)
def _teller(lang: str) -> Teller:
    return Teller(lang)


def ready_made(lang: str) -> list[DeckChoice]:
    """The characters in words."""
    teller = _teller(lang)
    say, names = teller.words.say, teller.names
    found = []
    for code, character in CHARACTERS.items():
        skills = [names.known(skill) for skill in character.skills]
        text = say("lobby-character", skills=skills, goal=teller.printed.goal(code))
        found.append(DeckChoice(code, names.title(code), text, [code]))
    return [*found, DeckChoice(AT_THE_TABLE, say("lobby-any"), say("lobby-any-about"), [])]


# ---- Faces ----------------------------------------------------------------------------------------------


def codes() -> list[str]:
    """Everything in the box that has a face, as it is printed now."""
    return [*CHARACTERS, *SHIPS, *in_box(CARDS, EDITION), *PATROLS, *AI_CARDS]


def codes_in(g: OuterRim) -> list[str]:
    """The same as a match has it, whose cards may be those of an earlier edition."""
    present = {code for cards in (*all_cards(g), *g.unseen) for code in cards}
    printings = {first_code(code): code for code in present}
    return [printings.get(first_code(code), code) for code in codes()]


def filters(lang: str) -> list[CardFilter]:
    """The decks."""
    decks = dict.fromkeys(deck for deck in (face(code, ORIGINAL).set for code in codes()) if deck)
    known = _teller(lang).names.known
    return [CardFilter("set", [FilterValue(deck, capital(known(deck))) for deck in decks])]


@lru_cache(maxsize=4096)
def face(code: str, lang: str) -> CardFace:
    """One face; an unknown code raises `LookupError`."""
    found = _told(code, _teller(lang))
    return found if lang == ORIGINAL else msgspec.structs.replace(found, original=face(code, ORIGINAL).name)


def _told(code: str, teller: Teller) -> CardFace:
    if code in CONTACTS:  # whoever is met is known by the databank card
        card = _card(CARDS[in_box(DATABANK[CONTACTS[code].number], EDITION)[0]], teller)
        name = teller.names.title(code)
        return msgspec.structs.replace(card, code=code, name=name, original=name)
    if code in CARDS:
        return _card(CARDS[code], teller)
    if code in CHARACTERS:
        return _character(code, teller)
    if code in SHIPS:
        return _ship(code, teller)
    if code in AI_CARDS:
        name, kind = teller.names.card(code), teller.words.say("face-is-ai")
        return _face(code, name, "ai", kind, unique=True, abilities=opponent.lines(code, teller))
    if code in _enemies():
        say = teller.words.say
        return _face(code, teller.names.known(code), "enemy", say("face-is-enemy"))
    return _patrol(code, teller)


@lru_cache(maxsize=1)
def _enemies() -> frozenset[str]:
    """Whom one fights only because a card says so. They have no card, but a name."""
    return frozenset(op.enemy for one in ABILITIES.values() for op in one.code if isinstance(op, RunFight))


def _face(
    code: str,
    name: str,
    kind: str,
    type_line: str,
    *,
    subtypes: Sequence[str] = (),
    affiliation: str = "",
    deck: str = "",
    cost: str = "",
    health: str = "",
    unique: bool = False,
    abilities: Sequence[str] = (),
    facts: Sequence[CardFact] = (),
    sections: Sequence[CardSection] = (),
) -> CardFace:
    """Nothing in this game has a subtitle, a color, points or dice, and all of it can be played."""
    return CardFace(
        code=code,
        name=capital(name),
        original=capital(name),
        subtitle="",
        type=kind,
        type_line=capital(type_line),
        subtypes=list(subtypes),
        color="",
        affiliation=affiliation,
        set=deck,
        cost=cost,
        health=health,
        points="",
        unique=unique,
        playable=True,
        sides=[],
        abilities=list(abilities),
        facts=list(facts),
        sections=list(sections),
    )


def _fact(teller: Teller, kind: str, value: object) -> CardFact:
    return CardFact(kind, capital(teller.words.say(f"fact-{kind}")), str(value))


def _character(code: str, teller: Teller) -> CardFace:
    character, say = CHARACTERS[code], teller.words.say
    skills = ", ".join(teller.names.known(skill) for skill in character.skills)
    after = [say("face-after", text=text) for text in teller.printed.character(character, flipped=True)]
    goal = say("face-goal", goal=teller.printed.goal(code))
    return _face(
        code,
        teller.names.known(code),
        "character",
        say("face-is-character"),
        subtypes=["droid"] if character.droid else [],
        health=str(character.health),
        unique=True,
        abilities=[*teller.printed.character(character, flipped=False), goal, *after],
        facts=[
            _fact(teller, "health", character.health),
            _fact(teller, "ground", character.ground),
            _fact(teller, "skills", skills),
            *_starting_facts(character, teller),
        ],
    )


def _starting_facts(character: Character, teller: Teller) -> list[CardFact]:
    """What a character begins with: reputation, and the kind of the first card."""
    # rule: outer_rim.character.setup-instructions
    say, names = teller.words.say, teller.names
    standings = [
        say(
            "face-standing",
            level="positive" if level > 0 else "negative",
            **{"with": names.standing(faction)},
        )
        for faction, level in character.reputation
    ]
    if character.chooses_reputation:
        standings.append(say("face-standing-chosen"))
    first = in_box(DATABANK[character.databank], EDITION)
    kinds = dict.fromkeys(names.known(CARDS[card].type) for card in first)
    found = [_fact(teller, "standing", ", ".join(standings))] if standings else []
    return [*found, _fact(teller, "first-card", ", ".join(kinds))]


def _ship(code: str, teller: Teller) -> CardFace:
    ship, say = SHIPS[code], teller.words.say
    lines = teller.printed.sheet(ship.front, ship.goal)
    if ship.back is not None:
        lines.append(say("face-ship-goal", goal=teller.printed.goal(code)))
        lines.append(say("face-becomes", name=teller.printed.ship(ship, flipped=True)))
        lines += [say("face-after", text=text) for text in teller.printed.sheet(ship.back)]
    price = [_fact(teller, "price", teller.names.number(ship.price))] if ship.price else []
    return _face(
        code,
        teller.names.known(code),
        "ship-sheet",
        say("face-is-ship-sheet"),
        cost=str(ship.price),
        unique=True,
        abilities=lines,
        facts=price + _sheet_facts(ship.front, teller),
    )


def _sheet_facts(sheet: Sheet, teller: Teller) -> list[CardFact]:
    slots = (("cargo", sheet.cargo), ("mod", sheet.mod), ("either", sheet.either), ("crew", sheet.crew))
    listed = [teller.words.say(f"slots-{kind}", count=count) for kind, count in slots if count]
    return [
        _fact(teller, "hyperdrive", sheet.hyperdrive),
        _fact(teller, "ship-combat", sheet.combat),
        _fact(teller, "hull", sheet.hull),
        _fact(teller, "slots", ", ".join(listed)),
    ]


def _patrol(code: str, teller: Teller) -> CardFace:
    if code not in PATROLS:
        raise LookupError(code)
    patrol, say = PATROLS[code], teller.words.say
    beatable = patrol.level < LAST_LEVEL
    reward = teller.effects.reward(patrol.reward)
    return _face(
        code,
        str(teller.names.patrol(code)),
        "patrol",
        say("face-is-patrol"),
        affiliation=patrol.faction,
        abilities=teller.effects.origin(patrol) if beatable else [say("fact-unbeatable")],
        facts=[_fact(teller, "value", patrol.value), _fact(teller, "reward", reward)] if beatable else [],
    )


def _card(card: Card, teller: Teller) -> CardFace:
    names, say = teller.names, teller.words.say
    traits = [say(f"face-is-{trait}") for trait in sorted(card.traits)]
    kind = names.known(card.type) if card.type else ""
    if card.deck == "databank":
        where = say("face-is-databank", number=card.number)
    elif card.deck in MARKET:
        where = "" if card.deck == card.type else say("face-is-of-deck", deck=say(f"deck-{card.deck}"))
    else:
        where = say("face-is-encounter", deck=names.known(card.deck))
    faction = CONTACTS[card.contact].faction if card.contact in CONTACTS else ""
    return _face(
        card.code,
        names.card(card.code),
        card.type or ("databank" if card.deck == "databank" else "encounter"),
        ", ".join(filter(None, (kind, *traits, where))),
        subtypes=sorted(card.traits),
        affiliation=faction,
        deck=card.deck,
        cost="" if card.price is None else str(card.price),
        unique=True,
        abilities=[*teller.printed.card(card), *teller.effects.origin(card)],
        facts=_card_facts(card, teller),
        sections=[
            *(_section(card, where, ABILITIES[ref], teller) for where, ref in card.sections.items()),
            *_tale(card, teller),
        ],
    )


def _section(card: Card, where: str, ability: Ability, teller: Teller) -> CardSection:
    story, text = teller.stories.section(card.code, where), teller.effects.text(ability.effect)
    lines = teller.stories.lines(card, ability)
    return CardSection(where, capital(teller.effects.section(where)), story, text, lines)


def _tale(card: Card, teller: Teller) -> list[CardSection]:
    """What is told on a card without sections; what it does stands among its abilities."""
    read = next((one for one in card.abilities if one.clause in {"databank", "job"}), None)
    story, lines = teller.stories.card(card.code), teller.stories.lines(card, read)
    return [CardSection(read.section if read else "", "", story, "", lines)] if story or lines else []


def _card_facts(card: Card, teller: Teller) -> list[CardFact]:
    reward = teller.effects.reward
    found = []
    if card.price is not None:
        found.append(_fact(teller, "price", teller.names.number(card.price)))
    if card.destination:
        found.append(_fact(teller, "to", teller.names.place(card.destination)))
    if card.banned and card.price is not None:
        where = teller.words.say("face-banned", place=teller.names.phrase(card.banned))
        found.append(_fact(teller, "banned", where))
    if card.start:
        found.append(_fact(teller, "start", teller.names.place(card.start)))
    if card.type == BOUNTY:
        found.append(_fact(teller, "class", teller.names.known(CONTACTS[card.contact].cls)))
        found.append(_fact(teller, "ground" if card.combat == GROUND else "ship-combat", card.value))
    if card.skills:
        found.append(_fact(teller, "skills", ", ".join(teller.names.known(skill) for skill in card.skills)))
    if card.critical:  # rule: outer_rim.job.italic-skill-fails-job
        critical = ", ".join(teller.names.known(skill) for skill in card.critical)
        found.append(_fact(teller, "critical", critical))
    for kind, pays in (("reward", card.reward), ("capture", card.capture), ("eliminate", card.eliminate)):
        if reward(pays):
            found.append(_fact(teller, kind, reward(pays)))
    if card.type == JOB:
        after = "removed" if card.removed else "discarded"
        found.append(_fact(teller, "completed", teller.words.say(f"face-{after}")))
    if ARMOR in card.traits:
        found.append(_fact(teller, "limit", teller.words.say("face-one-armor")))
    return found
