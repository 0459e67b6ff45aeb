"""The components of Outer Rim for people at a command line; what stands on them tells the showcase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games import outer_rim
from dejarik.games.outer_rim.cards.editions import EDITION, in_box
from dejarik.games.outer_rim.cards.facts import ENCOUNTERS, MARKET
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.show.showcase import codes, face
from dejarik.games.outer_rim.text import Teller

if TYPE_CHECKING:
    from collections.abc import Sized

_ = outer_rim.GAME  # its cards are what can be played

# What the box holds, whatever is defined here; ships by their sides: two to start with have one each.
# How the cards of the market are shared out among its six decks is not known for certain.
BOX: Final = {
    "characters": 8,
    "ships": 2 + 2 * 8,
    "contacts": 22,
    "patrols": 16,
    "market": 70,
    **dict.fromkeys(ENCOUNTERS, 10),
    "databank": 53,
    "ai": 10,
}


def _defined(part: str) -> int:
    if part == "ships":
        return sum(2 if ship.back is not None else 1 for ship in SHIPS.values())
    tokens: dict[str, Sized] = {
        "characters": CHARACTERS,
        "contacts": CONTACTS,
        "patrols": PATROLS,
        "ai": AI_CARDS,
    }
    if part in tokens:
        return len(tokens[part])
    decks = MARKET if part == "market" else (part,)
    return sum(CARDS[code].deck in decks for code in in_box(CARDS, EDITION))


def name(code: str, lang: str) -> str:
    return face(code, lang).name


def coverage() -> list[tuple[str, int, int]]:
    """Part by part: what the box holds, and what of it can be played; then what we have added to it."""
    counted = {part: _defined(part) for part in BOX}
    added = {
        "more-market": counted["market"] - BOX["market"],
        "more-encounters": sum(counted[deck] - BOX[deck] for deck in ENCOUNTERS),
    }
    rows = [(part, box, min(counted[part], box)) for part, box in BOX.items()]
    return rows + [(part, count, count) for part, count in added.items() if count > 0]


def heading(part: str, lang: str) -> str:
    teller = Teller(lang)
    if part in ENCOUNTERS:
        return teller.words.say("stock-encounters", deck=teller.names.known(part))
    return teller.words.say(f"stock-{part}")


__all__ = ["codes", "coverage", "heading", "name"]
