"""Finding a deck: a ready-made one by name, or a file."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.decks.files.gathering import NoDeck, Reading
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.ready_made import READY_MADE, reading
from dejarik.games.destiny.decks.rules import UNREAD, Fault, brought, faults
from dejarik.games.destiny.rules.setup import Deck, Member

CONSTRUCTED, INFINITE = "constructed", "infinite"
LARGEST_FILE = 1_000_000  # no deck is longer; whatever is, was named by mistake


class BadDeck(Exception):
    """A deck that cannot be read, is not legal, or cannot be played; the faults say why."""

    def __init__(self, name: str, faults: tuple[Fault, ...]):
        self.name = name
        self.faults = faults
        super().__init__(f"{name}: {', '.join(fault.kind for fault in faults)}")


def find_deck(name_or_path: str) -> Deck:
    """A legal deck that can be played, with each card under the code of its definition."""
    reading = read_deck(name_or_path)
    found = (*check(reading, format_of(reading)), *not_playable(reading.deck))
    if found:
        raise BadDeck(name_or_path, found)
    return for_play(reading.deck)


def read_deck(name_or_path: str) -> Reading:
    """The ready-made deck of this name, or what stands in a file."""
    name = name_or_path.strip().lower()
    if name in READY_MADE:
        return reading(name)
    path = Path(name_or_path)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadDeck(name_or_path, (Fault("no-deck"),))
        return read(path.read_text(encoding="utf-8"))
    except FileNotFoundError as missing:
        near = tuple(get_close_matches(name_or_path, READY_MADE, cutoff=0.5))
        kind = "not-found-near" if near else "not-found"
        fault = Fault(kind, text=name_or_path, near=near or tuple(READY_MADE))
        raise BadDeck(name_or_path, (fault,)) from missing
    except UnicodeDecodeError as binary:
        raise BadDeck(name_or_path, (Fault("no-deck"),)) from binary
    except (OSError, ValueError) as unreadable:
        raise BadDeck(name_or_path, (Fault("unreadable", text=name_or_path),)) from unreadable
    except NoDeck as none:
        raise BadDeck(name_or_path, (none.fault,)) from none


def format_of(reading: Reading) -> Format:
    """The format a deck names, else that of the rulebook."""
    return formats()[reading.format or CONSTRUCTED]


def check(reading: Reading, under: Format) -> tuple[Fault, ...]:
    """All that is wrong with a deck: what could not be understood and what the rules forbid."""
    return (*reading.faults, *faults(reading.deck, under))


def unwritable(reading: Reading, form: str) -> tuple[Fault, ...]:
    """What keeps a deck from being written in a form: cards would be lost."""
    deck = reading.deck
    return (
        *reading.faults,
        *(fault for fault in faults(deck, formats()[CONSTRUCTED]) if _lost(fault)),
        *((Fault("under-lost", card=deck.plot),) if deck.under and deck.plot and form != "yaml" else ()),
    )


def _lost(fault: Fault) -> bool:
    return fault.kind == "unknown-card" or (fault.kind == "battlefields" and not fault.found)


def not_playable(deck: Deck) -> tuple[Fault, ...]:
    """A fault for each card that is known but whose abilities do not work yet."""
    return tuple(
        Fault("not-playable", "destiny.format.playable", code)  # rule: destiny.format.playable
        for code in dict.fromkeys(brought(deck))
        if code != UNREAD and almanac.find(code) and almanac.definition(code) is None
    )


def for_play(deck: Deck) -> Deck:
    """The deck with every card under the code of its definition, which printings share."""
    return Deck(
        name=deck.name,
        team=tuple(Member(_definition(member.card), member.elite) for member in deck.team),
        plot=_definition(deck.plot) if deck.plot else "",
        elite_plot=deck.elite_plot,
        battlefield=_definition(deck.battlefield),
        other_battlefield=_definition(deck.other_battlefield) if deck.other_battlefield else "",
        cards=tuple(_definition(code) for code in deck.cards),
        under=tuple(_definition(code) for code in deck.under),
    )


def _definition(code: str) -> str:
    return almanac.definition(code) or code
