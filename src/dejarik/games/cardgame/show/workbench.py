"""Decks of the Card Game as people build them in a window, objective set by objective set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec

from dejarik.faces import (
    DeckFault,
    DeckFigure,
    DeckFormat,
    DeckLine,
    DeckPlace,
    DeckSheet,
    FormatVerdict,
    Judged,
    LaidOut,
    Outfit,
    Weighed,
    deck_fault,
)
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import AFFILIATION, OBJECTIVE, SIDE_OF
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.decks.files.writing import write_text
from dejarik.games.cardgame.decks.formats import CONSTRUCTED, FORMATS, check_in
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import FEWEST_SETS, OFFICIAL, Fault
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.show.searching import sets_of
from dejarik.games.cardgame.show.workshop import WRITERS
from dejarik.games.cardgame.text import titles
from dejarik.games.cardgame.text.decks import DeckTexts

SETS = "sets"
PLACES = (DeckPlace(AFFILIATION, [AFFILIATION], single=True), DeckPlace(SETS, [OBJECTIVE]))
MOST_TOLD = 3  # of what a set would do; nobody reads more before they have added it
# A deck on its way to its size is not yet wrong, and one without an affiliation waits for it.
NO_HARM = ("too-few-sets", "no-affiliation")


def outfit(lang: str) -> Outfit:
    """The workshop of the Card Game: an objective set is one piece, known by its objective."""
    words = DeckTexts(lang).words
    return Outfit(
        places=list(PLACES),
        formats=[DeckFormat(name, words.say(f"format-{name}")) for name in FORMATS],
        forms=list(WRITERS),
        ready_made={
            name: _as_sheet(msgspec.structs.replace(deck, name=titles.title(words, deck.affiliation)))
            for name, deck in READY_MADE.items()
        },
        contents={one.objective: list(one.cards) for one in almanac.objective_sets().values()},
    )


def units(codes: Iterable[str]) -> list[str]:
    """Affiliations, and the objective sets in which the cards are."""
    found: dict[str, None] = {}
    for code in codes:
        if code in SIDE_OF:
            found[code] = None
        for number in sets_of(code):
            found[almanac.objective_sets()[number].objective] = None
    return list(found)


def judged(sheet: DeckSheet, weigh: Sequence[str], lang: str) -> Judged:
    """A deck with all its faults, and what each set would add to them."""
    deck, unknown = _deck(sheet)
    found = [*unknown, *check_in(deck, sheet.format)]
    texts = DeckTexts(lang)
    return Judged(
        figures=[DeckFigure(SETS, len(deck.sets), max(FEWEST_SETS if found else 0, len(deck.sets)))],
        faults=[_told(fault, texts, lang) for fault in found],
        formats=[FormatVerdict(name, len(unknown) + len(check_in(deck, name))) for name in FORMATS],
        weighed=dict(_weighed(deck, sheet.format, found, weigh, texts, lang)),
        text="" if found else write_text(deck),
        side=SIDE_OF.get(deck.affiliation, ""),
    )


def fitting(sheet: DeckSheet) -> list[str]:
    """Every set that the affiliation takes, one copy of it."""
    alone = Deck(_deck(sheet)[0].affiliation, ())
    return [
        code
        for code in (*SIDE_OF, *_numbers())
        if all(fault.kind in NO_HARM for fault in check_in(_with(alone, code), sheet.format))
    ]


def laid_out(text: str, lang: str) -> LaidOut:
    """What stands in a text, without the lines that could not be read."""
    try:
        return LaidOut(_as_sheet(read(text)), [])
    except NoDeck as bad:
        texts = DeckTexts(lang)
        return LaidOut(_as_sheet(bad.rest), [_told(fault, texts, lang) for fault in bad.faults])


def written(sheet: DeckSheet, form: str, lang: str) -> str:
    """The deck in a form; what no form could name keeps it from being written."""
    deck, lost = _deck(sheet)
    lost += [fault for fault in check_in(deck, CONSTRUCTED) if _is_lost(fault)]
    if lost:
        raise ValueError(" ".join(DeckTexts(lang).faults(lost)))
    return WRITERS[form](deck)


# ---- From lines to a deck and back ------------------------------------------------------------------


def _deck(sheet: DeckSheet) -> tuple[Deck, list[Fault]]:
    """The deck, and a fault for every line with a card that there is not."""
    affiliation = next((line.card for line in sheet.lines if line.place == AFFILIATION), "")
    sets: list[int] = []
    unknown: list[Fault] = []
    for line in sheet.lines:
        if line.place == SETS and line.card in _numbers():
            sets += [_numbers()[line.card]] * line.count
        elif line.place == SETS:
            unknown.append(Fault("unknown-card", OFFICIAL, text=line.card))
    return Deck(affiliation, tuple(sets), sheet.name), unknown


@cache
def _numbers() -> dict[str, int]:
    return {one.objective: number for number, one in almanac.objective_sets().items()}


def _as_sheet(deck: Deck) -> DeckSheet:
    lines = [DeckLine(AFFILIATION, deck.affiliation)] if deck.affiliation in SIDE_OF else []
    for number, count in sorted(Counter(deck.sets).items()):
        lines.append(DeckLine(SETS, almanac.objective_sets()[number].objective, count))
    return DeckSheet(deck.name, CONSTRUCTED, lines)


# ---- Faults -----------------------------------------------------------------------------------------


def _weighed(
    deck: Deck, format_name: str, before: Sequence[Fault], weigh: Sequence[str], texts: DeckTexts, lang: str
) -> Iterator[tuple[str, Weighed]]:
    for code in weigh:
        new = [fault for fault in check_in(_with(deck, code), format_name) if fault not in before]
        harm = [fault for fault in new if fault.kind not in NO_HARM]
        if harm:
            told = [_told(fault, texts, lang) for fault in harm[:MOST_TOLD]]
            yield code, Weighed(harm[0].kind, told)


def _with(deck: Deck, code: str) -> Deck:
    if code in SIDE_OF:
        return msgspec.structs.replace(deck, affiliation=code)
    number = _numbers().get(code)
    return deck if number is None else msgspec.structs.replace(deck, sets=(*deck.sets, number))


def _is_lost(fault: Fault) -> bool:
    return fault.kind in ("no-affiliation", "unknown-set", "set-not-playable")


def _told(fault: Fault, texts: DeckTexts, lang: str) -> DeckFault:
    known = almanac.objective_sets().get(fault.set)
    card = known.objective if known is not None else fault.text if fault.text in almanac.cards() else ""
    return deck_fault(texts.fault(fault), fault.rule, card, lang)
