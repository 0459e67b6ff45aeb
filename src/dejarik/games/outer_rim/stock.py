"""The components of Outer Rim for people at a command line; what stands on them tells the showcase."""

from __future__ import annotations

from typing import Final

from dejarik.games import outer_rim
from dejarik.games.outer_rim.facts import ENCOUNTERS, MARKET
from dejarik.games.outer_rim.library import CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.showcase import codes
from dejarik.games.outer_rim.solo import AI_CARDS
from dejarik.games.outer_rim.text import Teller

_ = outer_rim.GAME  # its cards are what can be played

FACTS = ("set", "type", "affiliation")
NUMBERS = ("cost",)
FLAGS = ()

# What the box holds. The decks hold what they are dealt, so they are counted there.
BOX: Final = {"characters": 8, "ships": 18, "contacts": 22, "patrols": 16, "databank": 53, "ai": 10}


def coverage() -> list[tuple[str, int, int]]:
    """Part by part: what the box holds, and what can be played; ships by their sides."""
    defined = {
        "characters": len(CHARACTERS),
        "ships": sum(2 if ship.back is not None else 1 for ship in SHIPS.values()),
        "contacts": len(CONTACTS),
        "patrols": len(PATROLS),
    }
    for deck in (*MARKET, *ENCOUNTERS, "databank"):
        defined[deck] = sum(card.deck == deck for card in CARDS.values())
    defined["ai"] = len(AI_CARDS)
    return [(part, BOX.get(part, count), count) for part, count in defined.items()]


def heading(part: str, lang: str) -> str:
    teller = Teller(lang)
    for kind, decks in (("market", MARKET), ("encounters", ENCOUNTERS)):
        if part in decks:
            return teller.words.say(f"stock-{kind}", deck=teller.names.known(part))
    return teller.words.say(f"stock-{part}")


__all__ = ["FACTS", "FLAGS", "NUMBERS", "codes", "coverage", "heading"]
