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

MOST = 99  # copies of a set that anybody could mean; the check of the deck says how many there may be
_NUMBER = re.compile(r"[0-9]{1,4}")
_CODE = re.compile(r"(?P<affiliation>[a-z-]+):(?P<sets>\d{1,4}(?:-\d{1,4})*)")
_COUNTED = re.compile(
    r"(?:-\s*)?(?:(?P<before>\d+)\s*[xх×]?\s+)?(?P<name>.+?)(?:\s+[xх×]\s*(?P<after>\d+)|\s+\((?P<bare>\d+)\))?"
)
_BRACKET = re.compile(r"\s*\([^()]*[^\d()][^()]*\)\s*$")
_TOTAL = re.compile(r"(?:total\s+)?objective sets\s*:.*", re.IGNORECASE)


def _copies(written: str) -> int:
    return int(written) if len(written) < len(str(MOST)) + 1 else MOST


class NoDeck(ValueError):
    """A file that is no deck: the faults say why, with their lines."""

    def __init__(self, *faults: Fault):
        self.faults = faults
        super().__init__("; ".join(f"line {fault.line}: {fault.kind} {fault.text}" for fault in faults))


def read(text: str) -> Deck:
    """The deck in a text of any form that we know."""
    text = text.removeprefix("\ufeff").strip()
    if not text:
        raise NoDeck(Fault("empty", line=1))
    if text.startswith("<"):
        return _read_o8d(text)
    if text.startswith("{"):
        return _read_json(text)
    code = _CODE.fullmatch(text)
    if code is not None:
        return _checked(code["affiliation"], [int(number) for number in code["sets"].split("-")], "")
    return _read_text(text)


def _plain(title: str) -> str:
    """A title as it is compared: without case, quotes and a leading article."""
    return slug(title).removeprefix("the-")


def _titles() -> dict[str, int]:
    return {_plain(CARDS[one.objective].title): number for number, one in SETS.items()}


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
            count = _copies((found and (found["before"] or found["after"] or found["bare"])) or "1")
            title = found["name"] if found is not None else line
            if _plain(title) in titles:
                sets += [titles[_plain(title)]] * count
            else:
                faults.append(Fault("unknown-set", line=number, text=line))
    if faults:
        raise NoDeck(*faults)
    return _checked(affiliation, sets, name)


def _read_o8d(text: str) -> Deck:
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        raise NoDeck(Fault("no-xml", line=error.position[0], text=str(error))) from error
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
        elif key in places and quantity.isdigit():
            counts[places[key]] += _copies(quantity)
        else:
            line = 1 + text[: max(0, text.find(key) if key else 0)].count("\n")
            faults.append(Fault("unknown-card", line=line, text=(card.text or key).strip()))
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
        raise NoDeck(Fault("no-json", line=error.lineno, text=error.msg)) from error
    except (ValueError, RecursionError) as error:
        raise NoDeck(Fault("no-deck", line=1)) from error
    affiliation = data.get("affiliation")
    blocks = data.get("card_blocks")
    if not isinstance(affiliation, dict) or not isinstance(blocks, list):
        raise NoDeck(Fault("no-deck", line=1))
    sets: list[int] = []
    for block in blocks:
        named = block if isinstance(block, dict) else {}
        number, quantity = named.get("block"), named.get("quantity", 1)
        if not _NUMBER.fullmatch(str(number)) or not isinstance(quantity, int):
            raise NoDeck(Fault("unknown-set", line=1, text=str(number)))
        sets += [int(str(number))] * min(quantity, MOST)
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
