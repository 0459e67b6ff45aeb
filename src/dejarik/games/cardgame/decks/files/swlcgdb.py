"""Decks in the JSON of swlcgdb: an affiliation by name, sets as numbered blocks."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.files.gathering import NoDeck, Reading
from dejarik.games.cardgame.decks.rules import Fault
from dejarik.games.cardgame.rules.setup import Deck

_STRING = r'"(?:[^"\\]|\\.)*"'
_SIGNS = re.compile(rf"(?P<key>{_STRING})\s*:|{_STRING}|(?P<open>[\[{{])|(?P<close>[\]}}])", re.DOTALL)


def read(text: str) -> Deck:
    """The deck in a JSON text."""
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError as error:
        raise NoDeck(Fault("no-json", line=error.lineno, found=error.colno)) from error
    except (RecursionError, ValueError) as absurd:  # nested too deep, or a number of thousands of digits
        raise NoDeck(Fault("no-deck", line=1)) from absurd
    if not {"affiliation", "card_blocks"} & data.keys():
        raise NoDeck(Fault("no-deck", line=1))
    fields, items = _lines(text)
    for name, kind in (("affiliation", dict), ("card_blocks", list)):
        if not isinstance(data.get(name), kind):
            raise NoDeck(Fault("no-field", line=fields.get(name, 1), text=name))
    blocks = data["card_blocks"]
    if not all(isinstance(block, dict) for block in blocks):
        raise NoDeck(Fault("no-field", line=fields["card_blocks"], text="block"))
    reading = Reading()
    reading.name = str(data.get("name") or "")
    if affiliation := data["affiliation"].get("name"):
        reading.affiliate(str(affiliation), fields["affiliation"])
    for block, line in zip(blocks, items, strict=True):
        number = block.get("block")
        if not isinstance(number, int) or isinstance(number, bool):
            reading.wrong("no-field", line, "block")
        else:
            reading.add(number, block.get("quantity", 1), line, str(block.get("name", number)))
    return reading.deck()


def _lines(text: str) -> tuple[dict[str, int], list[int]]:
    """Where in a well-formed text its fields stand, and where each block begins: parsers do not tell."""
    fields: dict[str, int] = {}
    blocks: list[int] = []
    depth, key, line, seen = 0, "", 1, 0
    for sign in _SIGNS.finditer(text):
        line += text.count("\n", seen, sign.start())
        seen = sign.start()
        if depth == 1 and sign["key"]:
            key = json.loads(sign["key"])
            fields[key] = line
            if key == "card_blocks":
                blocks = []  # of a name that stands there twice the last one counts
        elif sign["open"]:
            if depth == 2 and key == "card_blocks":
                blocks.append(line)
            depth += 1
        elif sign["close"]:
            depth -= 1
    return fields, blocks


def write(deck: Deck) -> str:
    """The deck in the form of swlcgdb."""
    blocks = [
        {"block": number, "name": CARDS[SETS[number].objective].title, "quantity": count}
        for number, count in sorted(Counter(deck.sets).items())
    ]
    affiliation = {"name": CARDS[deck.affiliation].title}
    return json.dumps(
        {"name": deck.name, "affiliation": affiliation, "card_blocks": blocks}, ensure_ascii=False
    )
