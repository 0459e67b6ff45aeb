"""Finding a deck: a ready-made one by name, or a file."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from dejarik.games.cardgame.cards.facts import slug
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import Fault, faults
from dejarik.games.cardgame.rules.setup import Deck

LARGEST_FILE = 1_000_000  # no deck is longer; whatever is, was named by mistake


def find_deck(name_or_path: str) -> Deck:
    """A deck to play with: legal, or one of the ready-made decks, which the book builds with fewer sets."""
    # rule: cardgame.setup.2-starter-deck-size
    deck = read_deck(name_or_path)
    found = check(deck)
    if found:
        raise NoDeck(*found)
    return deck


def read_deck(name_or_path: str) -> Deck:
    """The ready-made deck of this name, or what stands in a file or is a share code."""
    ready_made = READY_MADE.get(slug(name_or_path))
    if ready_made is not None:
        return ready_made
    path = Path(name_or_path)
    try:
        if path.is_file() and path.stat().st_size > LARGEST_FILE:
            raise NoDeck(Fault("no-deck"))
        if not path.exists() and ":" in name_or_path:
            return read(name_or_path)
        return read(path.read_text(encoding="utf-8"))
    except NoDeck:
        raise
    except FileNotFoundError as missing:
        near = tuple(get_close_matches(slug(name_or_path), READY_MADE, cutoff=0.5)) or tuple(READY_MADE)
        raise NoDeck(Fault("not-found", text=name_or_path, near=near)) from missing
    except UnicodeDecodeError as binary:
        raise NoDeck(Fault("no-deck")) from binary
    except (OSError, ValueError) as unreadable:
        raise NoDeck(Fault("unreadable", text=name_or_path)) from unreadable


def check(deck: Deck) -> list[Fault]:
    """All that is wrong with a deck; a ready-made one is right, whatever its name and order."""
    ready_made = READY_MADE.get(deck.affiliation)
    if ready_made is not None and sorted(deck.sets) == sorted(ready_made.sets):
        return []
    return faults(deck)
