"""Reading deck files: plain text, share codes, OCTGN `.o8d` and the JSON of swlcgdb, told apart by content.

Our text:

    Name: Heroes
    Affiliation: Jedi
    2x A Hero's Journey
    1x Hit and Run
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import SIDE_OF, slug
from dejarik.games.cardgame.cards.library import SETS, official
from dejarik.games.cardgame.decks.files import octgn, swlcgdb
from dejarik.games.cardgame.decks.files.gathering import NoDeck, Reading, affiliation_in
from dejarik.games.cardgame.decks.rules import OFFICIAL, Fault
from dejarik.games.cardgame.rules.setup import Deck

_CODE = re.compile(r"(?P<affiliation>[a-z-]+):(?P<sets>\d{1,4}(?:-\d{1,4})*)")
_COUNTED = re.compile(
    r"(?:-\s*)?(?:(?P<before>\d+)\s*[xх×]?\s+)?(?P<name>.+?)(?:\s+[xх×]\s*(?P<after>\d+)|\s+\((?P<bare>\d+)\))?"
)
_BRACKET = re.compile(r"\s*\([^()]*[^\d()][^()]*\)\s*$")
MOST_NEAR = 10  # faults with advice: looking for names takes long
_TOTAL = re.compile(r"(?:total\s+)?objective sets\s*:.*", re.IGNORECASE)


def read(text: str) -> Deck:
    """The deck in a text of any form that we know."""
    text = text.removeprefix("\ufeff")  # empty lines above it count when a line is named
    content = text.strip()
    if not content:
        raise NoDeck(Fault("empty", line=1))
    if content.startswith("<"):
        return octgn.read(content, above=text[: text.index("<")].count("\n"))
    if content.startswith("{"):
        return swlcgdb.read(text)
    code = _CODE.fullmatch(content)
    return _read_text(text) if code is None else _read_code(code)


def _read_code(code: re.Match[str]) -> Deck:
    reading = Reading()
    reading.affiliate(code["affiliation"], 1)
    for number in code["sets"].split("-"):
        reading.add(int(number), 1, 1, number)
    return reading.deck()


def _plain(title: str) -> str:
    """A title as it is compared: without case, quotes and a leading article."""
    return slug(title).removeprefix("the-")


def _read_text(text: str) -> Deck:
    reading = Reading()
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        key, _, value = line.partition(":")
        if not line or _TOTAL.fullmatch(line) or raw.startswith(("  -", "\t", "   ")):
            continue  # cards listed under their set need not be read
        if key.lower() == "name":
            reading.name = value.strip()
        elif key.lower() == "affiliation":
            reading.affiliate(value, number)
        elif not reading.affiliation and not reading.sets and affiliation_in(line) in SIDE_OF:
            reading.affiliate(line, number)
        else:
            found = _COUNTED.fullmatch(_BRACKET.sub("", line))
            title = found["name"] if found is not None else line
            called = set_called(title)
            if called:
                count = (found and (found["before"] or found["after"] or found["bare"])) or 1
                reading.add(called, count, number, line)
            else:
                near = _near(title) if len(reading.faults) < MOST_NEAR else ()
                reading.note(Fault("unknown-set", OFFICIAL, line=number, text=title, near=near))
    return reading.deck()


def set_called(title: str) -> int:
    """The number of the set with this objective, or 0. What can be played needs no look into the almanac."""
    wanted = _plain(title)
    return _titles(playable=True).get(wanted) or _titles(playable=False).get(wanted, 0)


def _near(title: str) -> tuple[str, ...]:
    """Titles of objectives that look like this one."""
    known = _titles(playable=False)
    found = get_close_matches(_plain(title), known, n=3, cutoff=0.6)
    return tuple(official(almanac.objective_sets()[known[name]].objective).title for name in found)


@cache
def _titles(*, playable: bool) -> dict[str, int]:
    sets = SETS if playable else almanac.objective_sets()
    return {_plain(official(one.objective).title): number for number, one in sets.items()}
