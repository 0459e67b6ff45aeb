"""Decks as Tabletop Simulator saves them: a bag with the team, and a deck of all other cards.

Only what names a card is read: its description, a set and a number such as `CONV 60`, with the word `elite`
before it where a character has two dice. The pictures belong to others, so what we write has none.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import SETS, OfficialCard
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER
from dejarik.games.destiny.decks.files.gathering import Gathered, NoDeck, Reading
from dejarik.games.destiny.decks.rules import OFFICIAL, UNREAD, Fault
from dejarik.games.destiny.rules.setup import Deck, Member

CARD, DECK, BAG = "Card", "Deck", "Bag"
DEEPEST = 8  # bags within bags; nobody packs a deck deeper
_DESCRIPTION = re.compile(r"(?P<elite>elite )?(?P<set>[A-Za-z]+) (?P<number>\d{1,3})")
_UPRIGHT = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}


def is_saved(content: object) -> bool:
    """Whether this is anything that Tabletop Simulator has saved."""
    return isinstance(content, dict) and "ObjectStates" in content


def read(content: dict[str, Any]) -> Reading:
    """The deck in a saved object; `NoDeck` if no card of the game is in it."""
    objects = content["ObjectStates"]
    gathered = Gathered()
    found_any = False
    for number, card in enumerate(_cards(objects, DEEPEST), start=1):
        found_any = True
        _put(card, gathered, number)
    if not found_any:
        raise NoDeck(Fault("no-saved-cards"))
    gathered.name = _word(objects[0], "Nickname")
    return gathered.reading()


def _cards(objects: object, depth: int) -> Iterator[dict[str, Any]]:
    """Every card, however it is packed; dice, tokens and other things are passed over."""
    if not isinstance(objects, list) or not all(isinstance(one, dict) for one in objects):
        raise NoDeck(Fault("bad-saved-objects"))
    for one in objects:
        if str(one.get("Name", "")).startswith(CARD):
            yield one
        elif one.get("ContainedObjects") is not None and depth:
            yield from _cards(one["ContainedObjects"], depth - 1)


def _put(card: dict[str, Any], gathered: Gathered, number: int) -> None:
    described = _word(card, "Description")
    found = _DESCRIPTION.fullmatch(described)
    if found is None:
        gathered.fault(Fault("no-description", found=number, text=_word(card, "Nickname") or described))
        gathered.cards.append(UNREAD)
        return
    meant = almanac.at(found["set"], int(found["number"]))
    if meant is None:
        known = any(almanac.plain(found["set"]) == almanac.plain(code) for code in SETS)
        gathered.fault(Fault("unknown-card" if known else "unofficial-card", OFFICIAL, text=described))
        gathered.cards.append(UNREAD)
    elif meant.type == CHARACTER:
        gathered.team += _members(meant, elite=found["elite"] is not None)
    else:
        gathered.put(meant, 1)


def _members(card: OfficialCard, *, elite: bool) -> list[Member]:
    """The community database says `elite` of two dice, also where they belong to two copies."""
    if elite and len(card.points) < 2:
        return [Member(card.code)] * 2
    return [Member(card.code, elite)]


def _word(one: dict[str, Any], key: str) -> str:
    found = one.get(key)
    return found.strip() if isinstance(found, str) else ""


def as_saved_object(deck: Deck, format_name: str) -> str:
    """The deck as a saved object, without pictures."""
    beside = [code for code in (deck.battlefield, deck.other_battlefield, deck.plot) if code]
    apart = [
        *(_card(code, number) for number, code in enumerate(beside, start=1)),
        *(
            _card(member.card, number, elite=member.elite)
            for number, member in enumerate(deck.team, start=1 + len(beside))
        ),
    ]
    cards = [_card(code, number) for number, code in enumerate(deck.cards, start=1 + len(apart))]
    packed = {
        "Name": DECK,
        "Transform": _UPRIGHT | {"rotZ": 180.0},  # face down
        "Nickname": "",
        "Description": "",
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": {sheet: look for card in cards for sheet, look in card["CustomDeck"].items()},
        "ContainedObjects": cards,
    }
    bag = {
        "Name": BAG,
        "Transform": _UPRIGHT,
        "Nickname": deck.name,
        "Description": "",
        "ContainedObjects": [*apart, packed] if cards else apart,
    }
    return json.dumps({"ObjectStates": [bag]}, ensure_ascii=False, indent=1) + "\n"


def _card(code: str, number: int, *, elite: bool = False) -> dict[str, Any]:
    """A card on a picture sheet of its own, which holds one picture: whoever has it can put it in."""
    card = almanac.cards()[code]
    sheet = {"FaceURL": "", "BackURL": "", "NumWidth": 1, "NumHeight": 1, "BackIsHidden": True}
    return {
        "Name": CARD,
        "Transform": _UPRIGHT,
        "Nickname": card.name if card.type == CHARACTER else card.title,
        "Description": f"{'elite ' if elite else ''}{card.set} {card.position}",
        "CardID": 100 * number,
        "SidewaysCard": card.type == BATTLEFIELD,
        "CustomDeck": {str(number): sheet},
    }
