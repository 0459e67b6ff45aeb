"""Decks that players bring to the server: any form we read, with all faults, and as plain text again."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.faces import DeckLook, deck_fault
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.decks.files.writing import write_text
from dejarik.games.cardgame.decks.finding import check
from dejarik.games.cardgame.decks.rules import Fault
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.show import showcase
from dejarik.games.cardgame.text.decks import DeckTexts


def look_over(text: str, lang: str) -> DeckLook:
    """What somebody has pasted."""
    try:
        built = read(text)
    except NoDeck as bad:
        return _with_faults("", bad.faults, lang)
    found = check(built)
    if found:
        return _with_faults(built.name, found, lang)
    shown = showcase.described("", built, lang)
    return DeckLook(built.name or shown.name, shown.about, shown.cards, write_text(built), [], built.side)


def deck(text: str) -> Deck:
    """The deck to play with; `ValueError` if it has faults."""
    built = read(text)
    if found := check(built):
        raise NoDeck(*found)
    return built


def _with_faults(name: str, found: Sequence[Fault], lang: str) -> DeckLook:
    texts = DeckTexts(lang)
    faults = []
    for fault in found:
        known = almanac.objective_sets().get(fault.set)
        card = known.objective if known is not None else fault.text if fault.text in almanac.cards() else ""
        faults.append(deck_fault(texts.fault(fault), fault.rule, card, lang))
    return DeckLook(name, "", [], "", faults)
