"""Deck files: plain text, share codes, OCTGN `.o8d` and the JSON of swlcgdb, all read by content.

Our text:

    Name: Heroes
    Affiliation: Jedi
    2x A Hero's Journey
    1x Hit and Run
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

from dejarik.games.cardgame import octgn
from dejarik.games.cardgame.deckbuilding import Fault
from dejarik.games.cardgame.facts import SIDE_OF, slug
from dejarik.games.cardgame.library import CARDS, SETS
from dejarik.games.cardgame.setup import Deck

WHOLE_SETS = "cardgame.deck.set-all-or-nothing"
MOST_COUNTED = 99  # far above what is legal, so that the deck is refused by the rules and not by the memory

_CODE = re.compile(r"(?P<affiliation>[a-z-]+):(?P<sets>\d{1,4}(?:-\d{1,4})*)")
_COUNTED = re.compile(
    r"(?:-\s*)?(?:(?P<before>\d+)\s*[xх×]?\s+)?(?P<name>.+?)(?:\s+[xх×]\s*(?P<after>\d+)|\s+\((?P<bare>\d+)\))?"
)
_BRACKET = re.compile(r"\s*\([^()]*[^\d()][^()]*\)\s*$")
_TOTAL = re.compile(r"(?:total\s+)?objective sets\s*:.*", re.IGNORECASE)


class NoDeck(ValueError):
    """A file that is no deck: the faults say why, with their lines."""

    def __init__(self, *faults: Fault):
        self.faults = faults
        super().__init__("; ".join(f"line {fault.line}: {fault.kind} {fault.text}" for fault in faults))


def read(text: str) -> Deck:
    """The deck in a text of any form that we know."""
    text = text.removeprefix("\ufeff")  # empty lines above it count when a line is named
    content = text.strip()
    if not content:
        raise NoDeck(Fault("empty", line=1))
    if content.startswith("<"):
        return _read_o8d(content, above=text[: text.index("<")].count("\n"))
    if content.startswith("{"):
        return _read_json(text)
    code = _CODE.fullmatch(content)
    if code is not None:
        return _checked(code["affiliation"], [int(number) for number in code["sets"].split("-")], "")
    return _read_text(text)


def _plain(title: str) -> str:
    """A title as it is compared: without case, quotes and a leading article."""
    return slug(title).removeprefix("the-")


def _titles() -> dict[str, int]:
    return {_plain(CARDS[one.objective].title): number for number, one in SETS.items()}


def _counted(number: object) -> int:
    """How many copies that says; 0 if nobody can mean it."""
    said = str(number)
    count = int(said) if said.isdecimal() and len(said) < 10 else 0
    return count if count <= MOST_COUNTED else 0


def _affiliation(word: str) -> str:
    return slug(word.partition("(")[0])


def _checked(affiliation: str, sets: list[int], name: str) -> Deck:
    """A deck of known sets and a known affiliation."""
    unknown = [Fault("unknown-set", set=number, line=1) for number in sets if number not in SETS]
    if affiliation not in SIDE_OF:
        unknown.append(Fault("no-affiliation", "cardgame.deck.choose-affiliation", word=affiliation, line=1))
    if unknown:
        raise NoDeck(*unknown)
    return Deck(affiliation, tuple(sorted(sets)), name)


def _read_text(text: str) -> Deck:
    titles = _titles()
    affiliation, name = "", ""
    sets: list[int] = []
    faults: list[Fault] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        key, _, value = line.partition(":")
        if not line or _TOTAL.fullmatch(line) or raw.startswith(("  -", "\t", "   ")):
            continue  # cards listed under their set need not be read
        if key.lower() == "name":
            name = value.strip()
        elif key.lower() == "affiliation":
            affiliation = _affiliation(value)
        elif not affiliation and not sets and _affiliation(line) in SIDE_OF:
            affiliation = _affiliation(line)
        else:
            found = _COUNTED.fullmatch(_BRACKET.sub("", line))
            count = _counted((found and (found["before"] or found["after"] or found["bare"])) or 1)
            title = found["name"] if found is not None else line
            if _plain(title) not in titles:
                faults.append(Fault("unknown-set", line=number, text=line))
            elif not count:
                faults.append(Fault("bad-count", line=number, text=line))
            else:
                sets += [titles[_plain(title)]] * count
    if faults:
        raise NoDeck(*faults)
    return _checked(affiliation, sets, name)


def _read_o8d(text: str, above: int) -> Deck:
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        line, column = error.position
        raise NoDeck(Fault("no-xml", line=above + line, found=column + 1)) from error
    places = octgn.places()
    affiliations = {octgn.card_id(number): code for code, number in octgn.AFFILIATIONS.items()}
    affiliation = ""
    counts: Counter[tuple[int, int]] = Counter()
    faults: list[Fault] = []
    for card in root.iter("card"):
        key = card.get("id", "")
        quantity = card.get("qty", "1")
        if key in affiliations:
            affiliation = affiliations[key]
        elif key in places and _counted(quantity):
            counts[places[key]] += _counted(quantity)
        else:
            line = 1 + above + text[: max(0, text.find(key) if key else 0)].count("\n")
            kind = "bad-count" if key in places else "unknown-card"
            faults.append(Fault(kind, line=line, text=(card.text or key).strip()))
    sets = [number for (number, place), count in counts.items() if place == 0 for _ in range(count)]
    copies = Counter(sets)
    for (number, place), count in sorted(counts.items()):
        if place and count != copies[number]:
            # rule: cardgame.deck.set-all-or-nothing
            title = CARDS[SETS[number].cards[place - 1]].title
            faults.append(
                Fault(
                    "broken-set",
                    WHOLE_SETS,
                    number,
                    count,
                    copies[number],
                    text=title,
                )
            )
    faults += [
        Fault("broken-set", WHOLE_SETS, number)
        for number in copies
        if any((number, place) not in counts for place in range(1, 6))
    ]
    if faults:
        raise NoDeck(*faults)
    return _checked(affiliation, sets, root.get("name", ""))


def _read_json(text: str) -> Deck:
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise NoDeck(Fault("no-json", line=error.lineno, found=error.colno)) from error
    except (RecursionError, ValueError) as absurd:  # nested too deep, or a number of thousands of digits
        raise NoDeck(Fault("no-deck", line=1)) from absurd
    affiliation = data.get("affiliation")
    blocks = data.get("card_blocks")
    if (
        not isinstance(affiliation, dict)
        or not isinstance(blocks, list)
        or not all(isinstance(block, dict) for block in blocks)
    ):
        raise NoDeck(Fault("no-deck", line=1))
    sets: list[int] = []
    for block in blocks:
        number, count = block.get("block"), _counted(block.get("quantity", 1))
        if not _counted(number):
            raise NoDeck(Fault("unknown-set", line=1, text=str(number)))
        if not count:
            raise NoDeck(Fault("bad-count", line=1, text=str(block.get("name", number))))
        sets += [int(number)] * count
    return _checked(slug(str(affiliation.get("name", ""))), sets, str(data.get("name", "")))


def write_text(deck: Deck) -> str:
    """The deck as plain text."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines.append(f"Affiliation: {CARDS[deck.affiliation].title}")
    lines.append(f"Total Objective Sets: ({len(deck.sets)})")
    for number, count in sorted(Counter(deck.sets).items()):
        lines.append(f"{count}x {CARDS[SETS[number].objective].title}")
    return "\n".join(lines) + "\n"


def write_code(deck: Deck) -> str:
    """The deck as a short code to share."""
    return f"{deck.affiliation}:{'-'.join(str(number) for number in sorted(deck.sets))}"


def write_o8d(deck: Deck) -> str:
    """The deck as an OCTGN file."""
    root = ET.Element("deck", game=octgn.GAME_ID)
    sections = {
        name: ET.SubElement(root, "section", name=name)
        for name in ("Affiliation", "Command Deck", "Objective Deck")
    }

    def add(section: str, number: int, count: int, title: str) -> None:
        ET.SubElement(sections[section], "card", qty=str(count), id=octgn.card_id(number)).text = title

    add("Affiliation", octgn.AFFILIATIONS[deck.affiliation], 1, CARDS[deck.affiliation].title)
    for number, count in sorted(Counter(deck.sets).items()):
        head, *rest = octgn.SETS[number]
        add("Objective Deck", head, count, CARDS[SETS[number].objective].title)
        for key, card in zip(rest, SETS[number].cards, strict=True):
            add("Command Deck", key, count, CARDS[card].title)
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n' + ET.tostring(root, "unicode") + "\n"


def write_swlcgdb(deck: Deck) -> str:
    """The deck in the form of swlcgdb."""
    blocks = [
        {"block": number, "name": CARDS[SETS[number].objective].title, "quantity": count}
        for number, count in sorted(Counter(deck.sets).items())
    ]
    affiliation = {"name": CARDS[deck.affiliation].title}
    return json.dumps(
        {"name": deck.name, "affiliation": affiliation, "card_blocks": blocks}, ensure_ascii=False
    )
