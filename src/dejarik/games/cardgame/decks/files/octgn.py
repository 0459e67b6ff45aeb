"""OCTGN deck files (`.o8d`). Card ids stand for places in a set, not for titles."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET
from xml.parsers import expat

import msgspec

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.files.gathering import NoDeck, Reading, counted
from dejarik.games.cardgame.decks.rules import Fault
from dejarik.games.cardgame.rules.setup import Deck

WHOLE_SETS = "cardgame.deck.set-all-or-nothing"
GAME_ID = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
_PREFIX = "ff4fb461-8060-457a-9c16-00000000"

AFFILIATIONS = {
    "imperial-navy": 95,
    "jedi": 143,
    "rebel-alliance": 173,
    "scum-and-villainy": 93,
    "sith": 94,
    "smugglers-and-spies": 216,
}


def card_id(number: int) -> str:
    """The id of a number."""
    return f"{_PREFIX}{number:04}"


def places() -> dict[str, tuple[int, int]]:
    """Each id with the set and the place in it; the objective has place 0."""
    return {
        card_id(number): (key, place)
        for key, one in almanac.objective_sets().items()
        for place, number in enumerate(one.octgn)
    }


class _Row(msgspec.Struct):
    """A `card` of the file: its id, how often, what it is called, and the line."""

    id: str
    quantity: str
    line: int
    title: str = ""


def read(text: str, above: int) -> Deck:
    """The deck in an XML text that has some lines above it."""
    reading = Reading()
    known = places()
    affiliations = {card_id(number): code for code, number in AFFILIATIONS.items()}
    rows: dict[int, dict[int, list[_Row]]] = {}  # by set and place
    for row in _rows(text, above, reading):
        if row.id in affiliations:
            reading.affiliate(affiliations[row.id], row.line)
        elif row.id not in known:
            reading.unknown(row.title or row.id, row.line)
        elif not counted(row.quantity):
            reading.wrong("bad-count", row.line, row.title or row.id)
        else:
            number, place = known[row.id]
            rows.setdefault(number, {}).setdefault(place, []).append(row)
    for number, of_set in rows.items():
        if number in SETS:
            _add_set(reading, number, of_set)
        else:
            reading.add(number, 1, min(row.line for found in of_set.values() for row in found), "")
    return reading.deck()


def _rows(text: str, above: int, reading: Reading) -> list[_Row]:
    """All cards with their lines, which other parsers do not tell."""
    rows: list[_Row] = []
    parser = expat.ParserCreate()
    inside: list[str] = []

    def begins(tag: str, fields: dict[str, str]) -> None:
        line = above + parser.CurrentLineNumber
        if not inside:
            reading.name = fields.get("name", "")
            if tag != "deck" or fields.get("game", GAME_ID).lower() != GAME_ID:
                raise NoDeck(Fault("no-deck", line=line))
        elif tag == "card":
            rows.append(_Row(fields.get("id", "").lower(), fields.get("qty", "1"), line))
        inside.append(tag)

    def ends(_: str) -> None:
        inside.pop()

    def says(words: str) -> None:
        if inside[-1] == "card":
            rows[-1].title += words.strip()

    def abbreviates(*_: object) -> None:
        raise NoDeck(Fault("no-deck", line=above + parser.CurrentLineNumber))  # no deck needs it, bombs do

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begins, ends, says
    parser.EntityDeclHandler = abbreviates
    parser.buffer_text = True
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise NoDeck(Fault("no-xml", line=above + error.lineno, found=error.offset + 1)) from error
    return rows


def _add_set(reading: Reading, number: int, rows: dict[int, list[_Row]]) -> None:
    """A set of which all six cards are there equally often."""
    # rule: cardgame.deck.set-all-or-nothing
    first = min((row for found in rows.values() for row in found), key=lambda row: row.line)
    counts = Counter({place: sum(counted(row.quantity) for row in found) for place, found in rows.items()})
    for place, card in enumerate(SETS[number].cards, 1):
        if counts[place] != counts[0]:
            line = rows[place][0].line if place in rows else rows.get(0, [first])[0].line
            reading.note(
                Fault("broken-set", WHOLE_SETS, number, counts[place], counts[0], line=line, text=card)
            )
            return
    reading.add(number, counts[0], first.line, first.title)


def write(deck: Deck) -> str:
    """The deck as an OCTGN file."""
    root = ET.Element("deck", game=GAME_ID)
    sections = {
        name: ET.SubElement(root, "section", name=name)
        for name in ("Affiliation", "Command Deck", "Objective Deck")
    }

    def add(section: str, number: int, count: int, title: str) -> None:
        ET.SubElement(sections[section], "card", qty=str(count), id=card_id(number)).text = title

    add("Affiliation", AFFILIATIONS[deck.affiliation], 1, CARDS[deck.affiliation].title)
    for number, count in sorted(Counter(deck.sets).items()):
        head, *rest = SETS[number].octgn
        add("Objective Deck", head, count, CARDS[SETS[number].objective].title)
        for key, card in zip(rest, SETS[number].cards, strict=True):
            add("Command Deck", key, count, CARDS[card].title)
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' + ET.tostring(root, "unicode") + "\n"
