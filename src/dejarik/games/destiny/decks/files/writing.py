"""Writing decks: in our own form, JSON and plain text of the community database, Tabletop Simulator.

The words of the foreign forms belong to those forms, so they are the same in every language.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import yaml

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import SETS, OfficialCard
from dejarik.games.destiny.cards.facts import (
    BATTLEFIELD,
    BLUE,
    CHARACTER,
    DOWNGRADE,
    EVENT,
    GRAY,
    HERO,
    NEUTRAL,
    PLOT,
    RED,
    SUPPORT,
    UPGRADE,
    VILLAIN,
    YELLOW,
)
from dejarik.games.destiny.decks.files.names import name_to_write
from dejarik.games.destiny.decks.files.tabletop_simulator import as_saved_object
from dejarik.games.destiny.decks.formats import formats
from dejarik.games.destiny.rules.setup import Deck

_SECTIONS = (BATTLEFIELD, PLOT, CHARACTER, UPGRADE, DOWNGRADE, SUPPORT, EVENT)
_COLOR_WORDS = {BLUE: "Force", RED: "Command", YELLOW: "Rogue", GRAY: "General"}


def as_yaml(deck: Deck, format_name: str) -> str:
    """The deck in our own form."""
    content: dict[str, Any] = {"name": deck.name} if deck.name else {}
    content["format"] = format_name
    content["team"] = [
        {"card": _name(member.card), "elite": True} if member.elite else _name(member.card)
        for member in deck.team
    ]
    if deck.plot:
        content["plot"] = [_name(deck.plot)] * 2 if deck.elite_plot else _name(deck.plot)
    places = [_name(code) for code in (deck.battlefield, deck.other_battlefield) if code]
    content["battlefield"] = places if len(places) > 1 else places[0]
    content["cards"] = {_name(code): number for code, number in Counter(deck.cards).items()}
    if deck.under:
        content["under"] = [_name(code) for code in deck.under]
    return str(yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=1000))


def as_json(deck: Deck, format_name: str) -> str:
    """The deck as the community database hands it out."""
    team = Counter(member.card for member in deck.team)
    characters = {code: _team_slot(deck, code) for code in team}
    slots: dict[str, Any] = dict(characters)
    for other, number in Counter(_beside_the_team(deck)).items():
        has_die = bool(almanac.cards()[other].die)
        slots[other] = {"quantity": number, "dice": number if has_die else 0, "dices": None}
    content: dict[str, Any] = {"name": deck.name}
    # Only official formats have a code there; a deck without one is read by the rulebook again.
    if code := formats()[format_name].code:
        content |= {"format_code": code, "format_name": format_name.capitalize()}
    content |= {"affiliation_code": _side(deck), "affiliation_name": _side(deck).capitalize()}
    content |= {"slots": dict(sorted(slots.items())), "characters": characters}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def as_text(deck: Deck, format_name: str) -> str:
    """The deck as the community database exports it as text."""
    return "\n".join(_text_lines(deck)) + "\n"


WRITERS = {"yaml": as_yaml, "text": as_text, "json": as_json, "tts": as_saved_object}


def _text_lines(deck: Deck) -> Iterator[str]:
    numbers = Counter(_beside_the_team(deck))
    for member in deck.team:
        numbers[member.card] += 2 if member.elite else 1
    brought = sorted((almanac.cards()[code] for code in numbers), key=lambda card: card.code)
    sets = [name for code, name in SETS.items() if any(card.set == code for card in brought)]
    colors = Counter(almanac.cards()[code].color for code in numbers.elements())
    yield deck.name
    yield ""
    yield _side(deck).capitalize()
    yield " / ".join(_COLOR_WORDS[color] for color, _ in colors.most_common())
    yield ""
    yield f"Sets: {sets[0]}" if len(sets) == 1 else f"Sets: From {sets[0]} to {sets[-1]}"
    for section in _SECTIONS:
        lines = [_text_line(card, numbers[card.code]) for card in brought if card.type == section]
        if lines:
            yield ""
            yield section.upper()
            yield "-" * len(section)
            yield from lines


def _text_line(card: OfficialCard, number: int) -> str:
    count = "" if card.type in (BATTLEFIELD, PLOT) else f"{number}x "
    return f"{count}{card.name} ({SETS[card.set]} #{card.position})"


def _team_slot(deck: Deck, code: str) -> dict[str, Any]:
    dice = [2 if member.elite else 1 for member in deck.team if member.card == code]
    # Only copies with different numbers of dice have to be told apart.
    dices = ",".join(map(str, dice)) if len(dice) > 1 and 2 in dice else None
    return {"quantity": len(dice), "dice": sum(dice), "dices": dices}


def _beside_the_team(deck: Deck) -> Iterator[str]:
    if deck.plot:
        yield from [deck.plot] * (2 if deck.elite_plot else 1)
    yield from filter(None, (deck.battlefield, deck.other_battlefield))
    yield from deck.cards


def _side(deck: Deck) -> str:
    sides = {almanac.cards()[member.card].affiliation for member in deck.team}
    return HERO if HERO in sides else VILLAIN if VILLAIN in sides else NEUTRAL


def _name(code: str) -> str:
    return name_to_write(almanac.cards()[code])
