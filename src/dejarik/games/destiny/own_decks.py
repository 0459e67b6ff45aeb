"""Decks that guests of the web table bring: any form we read, with all faults, and in our own form again."""

from __future__ import annotations

import msgspec

from dejarik.games.destiny import showcase
from dejarik.games.destiny.deck_gathering import NoDeck, Reading
from dejarik.games.destiny.deck_reading import read
from dejarik.games.destiny.deck_writing import as_yaml
from dejarik.games.destiny.deckbuilding import Fault
from dejarik.games.destiny.decks import INFINITE, check, for_play, format_of, not_playable
from dejarik.games.destiny.setup import Deck
from dejarik.games.destiny.text.decks import DeckTexts


class OwnFault(msgspec.Struct, frozen=True):
    """Something wrong with the deck: a sentence, and the rule and the card it is about, if any."""

    text: str
    rule: str
    card: str


class OwnDeck(msgspec.Struct, frozen=True):
    """A deck as the lobby shows it; `text` is to be brought to a match. With faults it is only those."""

    name: str
    about: str
    cards: list[str]
    text: str
    faults: list[OwnFault]


def look_over(text: str, lang: str) -> OwnDeck:
    """What somebody has pasted."""
    reading, found = _read(text)
    if reading is None or found:
        texts = DeckTexts(lang)
        faults = [OwnFault(texts.fault(fault), fault.rule, fault.card) for fault in found]
        return OwnDeck(reading.deck.name if reading is not None else "", "", [], "", faults)
    shown = showcase.described(for_play(reading.deck), lang)
    written = as_yaml(reading.deck, format_of(reading).name)
    return OwnDeck(reading.deck.name or shown.name, shown.about, shown.cards, written, [])


def deck(text: str) -> Deck:
    """The deck to play with; `ValueError` if it has faults."""
    reading, found = _read(text)
    if reading is None or found:
        raise ValueError("the deck has faults")
    return for_play(reading.deck)


def _read(text: str) -> tuple[Reading | None, tuple[Fault, ...]]:
    """A deck and all its faults. One that names no format may be built for the widest."""
    try:
        reading = read(text)
    except NoDeck as none:
        return None, (none.fault,)
    found = _faults(reading)
    if found and not reading.format:
        widest = msgspec.structs.replace(reading, format=INFINITE)
        if not _faults(widest):
            return widest, ()
    return reading, found


def _faults(reading: Reading) -> tuple[Fault, ...]:
    return (*check(reading, format_of(reading)), *not_playable(reading.deck))
