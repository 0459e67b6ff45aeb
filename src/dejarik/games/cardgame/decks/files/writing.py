"""Writing decks: as plain text, and as a short code to share."""

from __future__ import annotations

from collections import Counter

from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.rules.setup import Deck


def write_text(deck: Deck) -> str:
    """The deck as plain text."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines.append(f"Affiliation: {CARDS[deck.affiliation].title}")
    lines.append(f"Total Objective Sets: ({len(deck.sets)})")
    for number, count in sorted(Counter(deck.sets).items()):
        lines.append(f"{count}x {CARDS[SETS[number].objective].title}")
    return "\n".join(lines) + "\n"


def write_code(deck: Deck) -> str:
    """The deck as a short code to share."""
    return f"{deck.affiliation}:{'-'.join(str(number) for number in sorted(deck.sets))}"
