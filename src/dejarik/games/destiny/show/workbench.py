"""Decks of Destiny as people build them in a window, card by card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

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
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, PLAYABLE, PLOT
from dejarik.games.destiny.decks import points
from dejarik.games.destiny.decks.files.gathering import NoDeck, Reading
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.files.writing import WRITERS, as_yaml
from dejarik.games.destiny.decks.finding import CONSTRUCTED, for_play, not_playable, unwritable
from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.ready_made import READY_MADE, reading
from dejarik.games.destiny.decks.rules import UNREAD, Fault, faults
from dejarik.games.destiny.rules.setup import Deck, Member
from dejarik.games.destiny.text.decks import DeckTexts

TEAM, CARDS, UNDER = "team", "cards", "under"
PLACES = (
    DeckPlace(TEAM, [CHARACTER], apart=True),
    DeckPlace(PLOT, [PLOT], single=True),
    DeckPlace(BATTLEFIELD, [BATTLEFIELD], single=True),
    DeckPlace(CARDS, list(PLAYABLE)),
    DeckPlace(UNDER, list(PLAYABLE), apart=True),
)
MOST_TOLD = 3  # of what a card would do; nobody reads more before they have added it
# While there is no team, no card can be said to fit it or not.
OF_THE_TEAM = ("color", "affiliation", "affiliation-neutral", "plot-color", "plot-affiliation")


def outfit(lang: str) -> Outfit:
    """The workshop of Destiny: our own form is the first of the forms."""
    say = DeckTexts(lang).words.say
    return Outfit(
        places=list(PLACES),
        formats=[DeckFormat(name, say(f"format-{name}")) for name in formats()],
        forms=list(WRITERS),
        ready_made={name: _titled(_as_sheet(reading(name)), lang) for name in READY_MADE},
    )


def units(codes: Iterable[str]) -> list[str]:
    """Every card stands for itself, but the back of a double-sided one comes with its front."""
    return [code for code in codes if not almanac.cards()[code].is_back]


def judged(sheet: DeckSheet, weigh: Sequence[str], lang: str) -> Judged:
    """A deck with all its faults, and what each card would add to them."""
    deck, under = _deck(sheet), _format(sheet)
    found = _all_faults(deck, under)
    texts = DeckTexts(lang)
    return Judged(
        figures=[
            DeckFigure("points", points.team_points(deck, under), under.points),
            DeckFigure("cards", len(deck.cards), under.cards, _enough(under)),
        ],
        faults=[_told(fault, texts, lang) for fault in found],
        formats=[FormatVerdict(name, len(_all_faults(deck, each))) for name, each in formats().items()],
        weighed=dict(_weighed(deck, under, found, weigh, texts, lang)),
        text="" if found else as_yaml(for_play(deck), under.name),
        points={
            code: [points.member_points(Member(code, elite), deck, under) for elite in _dice(code, under)]
            for code in dict.fromkeys(member.card for member in deck.team)
            if (card := almanac.find(code)) is not None and card.points
        },
    )


def fitting(sheet: DeckSheet) -> list[str]:
    """Every card that the team takes, one copy of it."""
    deck, under = msgspec.structs.replace(_deck(sheet), cards=()), _format(sheet)
    known = frozenset(_all_faults(deck, under))
    fits = []
    for code, card in almanac.cards().items():
        new = (fault for fault in _all_faults(_with(deck, card), under) if fault not in known)
        if not card.is_back and all(_is_no_harm(fault, deck) for fault in new):
            fits.append(code)
    return fits


def laid_out(text: str, lang: str) -> LaidOut:
    """What stands in a text, without the lines that could not be read."""
    texts = DeckTexts(lang)
    try:
        found = read(text)
    except NoDeck as none:
        return LaidOut(DeckSheet(), [_told(none.fault, texts, lang)])
    return LaidOut(_as_sheet(found), [_told(fault, texts, lang) for fault in found.faults])


def written(sheet: DeckSheet, form: str, lang: str) -> str:
    """The deck in a form."""
    deck, under = _deck(sheet), _format(sheet)
    if bad := unwritable(Reading(deck, under.name), form):
        raise ValueError(" ".join(DeckTexts(lang).faults(bad)))
    return WRITERS[form](deck, under.name)


# ---- From lines to a deck and back ------------------------------------------------------------------


def _deck(sheet: DeckSheet) -> Deck:
    def codes(place: str) -> Iterator[str]:
        for line in sheet.lines:
            if line.place == place:
                yield from [line.card] * line.count

    first, second, *_ = (*codes(BATTLEFIELD), "", "")
    return Deck(
        name=sheet.name,
        team=tuple(Member(one.card, one.elite) for one in sheet.lines if one.place == TEAM),
        plot=next(codes(PLOT), ""),
        elite_plot=any(one.elite for one in sheet.lines if one.place == PLOT),
        battlefield=first,
        other_battlefield=second,
        cards=tuple(codes(CARDS)),
        under=tuple(codes(UNDER)),
    )


def _as_sheet(found: Reading) -> DeckSheet:
    deck = found.deck
    cards = sorted(code for code in deck.cards if code != UNREAD)
    lines = [
        *(DeckLine(TEAM, member.card, elite=member.elite) for member in deck.team),
        *([DeckLine(PLOT, deck.plot, elite=deck.elite_plot)] if deck.plot else []),
        *(DeckLine(BATTLEFIELD, code) for code in (deck.battlefield, deck.other_battlefield) if code),
        *(DeckLine(CARDS, code, len(list(copies))) for code, copies in groupby(cards)),
        *(DeckLine(UNDER, code) for code in deck.under),
    ]
    known = [line for line in lines if line.card != UNREAD]
    return DeckSheet(deck.name, found.format or CONSTRUCTED, known)


def _titled(sheet: DeckSheet, lang: str) -> DeckSheet:
    """A deck of ours goes by its name in the reader's language, one that was sold by its team."""
    texts = DeckTexts(lang)
    name, about = texts.called(_deck(sheet))
    team = dict.fromkeys(line.card for line in sheet.lines if line.place == TEAM)
    return msgspec.structs.replace(sheet, name=name if about else " · ".join(map(texts.title, team)))


def _format(sheet: DeckSheet) -> Format:
    """A format that is no longer there gives way to that of the rulebook."""
    return formats().get(sheet.format) or formats()[CONSTRUCTED]


# ---- Faults -----------------------------------------------------------------------------------------


def _all_faults(deck: Deck, under: Format) -> tuple[Fault, ...]:
    return (*faults(deck, under), *not_playable(deck))


def _weighed(
    deck: Deck, under: Format, before: Sequence[Fault], weigh: Sequence[str], texts: DeckTexts, lang: str
) -> Iterator[tuple[str, Weighed]]:
    known = frozenset(before)
    for code in weigh:
        card = almanac.find(code)
        if card is None:
            continue
        new = [fault for fault in _all_faults(_with(deck, card), under) if fault not in known]
        harm = [fault for fault in new if not _is_no_harm(fault, deck)]
        if harm:
            told = [_told(fault, texts, lang) for fault in harm[:MOST_TOLD]]
            yield code, Weighed(harm[0].kind, told)


def _with(deck: Deck, card: almanac.OfficialCard) -> Deck:
    replace = msgspec.structs.replace
    if card.type == CHARACTER:
        return replace(deck, team=(*deck.team, Member(card.code)))
    if card.type == PLOT:
        return replace(deck, plot=card.code, elite_plot=False)
    if card.type == BATTLEFIELD:
        return replace(deck, battlefield=card.code)
    return replace(deck, cards=(*deck.cards, card.code))


def _is_no_harm(fault: Fault, deck: Deck) -> bool:
    """A deck on its way to its size, or waiting for its team, is not yet wrong."""
    if fault.kind == "size":
        return fault.found <= fault.allowed
    return fault.kind in OF_THE_TEAM and not deck.team


def _enough(under: Format) -> int:
    """From how many cards on a deck is complete, where that is not the one number that it must have."""
    return under.fewest if under.fewest < under.cards else 0


def _dice(code: str, under: Format) -> tuple[bool, ...]:
    """Whether it can be taken with one die, and with two."""
    return (False, True)[: len(points.point_values(almanac.cards()[code], under))]


def _told(fault: Fault, texts: DeckTexts, lang: str) -> DeckFault:
    return deck_fault(texts.fault(fault), fault.rule, fault.card, lang)
