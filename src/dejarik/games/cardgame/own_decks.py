"""Decks that guests of the web table bring: any form we read, with all faults, and as plain text again."""

from __future__ import annotations

import msgspec

from dejarik.games.cardgame import showcase
from dejarik.games.cardgame.deck_files import read, write_text
from dejarik.games.cardgame.deck_reading import NoDeck
from dejarik.games.cardgame.deckbuilding import Fault
from dejarik.games.cardgame.decks import check
from dejarik.games.cardgame.library import SETS
from dejarik.games.cardgame.setup import Deck
from dejarik.games.cardgame.text.decks import DeckTexts


class Wrong(msgspec.Struct, frozen=True):
    """A fault as a sentence, with its rule and the objective of its set, if any."""

    text: str
    rule: str
    card: str


class Pasted(msgspec.Struct, frozen=True):
    """A deck as the lobby shows it; `text` is to be brought to a match. With faults it is only those."""

    name: str
    about: str = ""
    cards: list[str] = []
    text: str = ""
    faults: list[Wrong] = []
    side: str = ""


def look_over(text: str, lang: str) -> Pasted:
    """What somebody has pasted."""
    try:
        built = read(text)
    except NoDeck as bad:
        return Pasted("", faults=_in_words(bad.faults, lang))
    found = check(built)
    if found:
        return Pasted(built.name, faults=_in_words(found, lang))
    shown = showcase.described("", built, lang)
    return Pasted(built.name or shown.name, shown.about, shown.cards, write_text(built), side=built.side)


def deck(text: str) -> Deck:
    """The deck to play with; `ValueError` if it has faults."""
    built = read(text)
    if found := check(built):
        raise NoDeck(*found)
    return built


def _in_words(found: tuple[Fault, ...] | list[Fault], lang: str) -> list[Wrong]:
    texts = DeckTexts(lang)
    return [
        Wrong(texts.fault(fault), fault.rule, SETS[fault.set].objective if fault.set in SETS else "")
        for fault in found
    ]
