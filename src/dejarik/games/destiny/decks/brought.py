"""Decks that guests bring in the browser: any format we read, with all faults, and in our own form again."""

from __future__ import annotations

import msgspec

from dejarik.faces import DeckLook, deck_fault
from dejarik.games.destiny.decks.files.gathering import NoDeck, Reading
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.files.writing import as_yaml
from dejarik.games.destiny.decks.finding import INFINITE, check, for_play, format_of, not_playable
from dejarik.games.destiny.decks.rules import Fault
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.show import showcase
from dejarik.games.destiny.text.decks import DeckTexts


def look_over(text: str, lang: str) -> DeckLook:
    """What somebody has pasted."""
    reading, found = _read(text)
    if reading is None or found:
        texts = DeckTexts(lang)
        faults = [deck_fault(texts.fault(fault), fault.rule, fault.card, lang) for fault in found]
        return DeckLook(reading.deck.name if reading is not None else "", "", [], "", faults)
    shown = showcase.described(for_play(reading.deck), lang)
    written = as_yaml(reading.deck, format_of(reading).name)
    return DeckLook(reading.deck.name or shown.name, shown.about, shown.cards, written, [])


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
