"""Who brings what to many matches: ready-made decks in all pairs, and random legal ones."""

from __future__ import annotations

from functools import cache
from typing import Any

from dejarik.games import modules
from dejarik.kernel import Game

LANGUAGE = "en"  # of faults that ready-made decks do not have


@cache
def ready_made(game: str, only: tuple[str, ...] = ()) -> tuple[tuple[str, str], ...]:
    """The pairs of ready-made decks that can meet, first against second; only of some decks, if they are named."""
    seating = modules(game).seating
    decks = [deck for deck in seating.decks() if not only or deck in only]
    pairs = [
        (deck, other)
        for deck in decks
        for other in seating.against(deck, LANGUAGE)
        if other in decks and (other != deck or len(decks) == 1)
    ]
    return tuple(pairs)


def pairing(game: Game[Any, Any], number: int) -> Any:
    """The setup of a match by number: every other one is of ready-made decks, the rest are random."""
    if number % 2:
        return game.random_setup(number)
    pairs = ready_made(game.name)
    return modules(game.name).seating.setup(pairs[number // 2 % len(pairs)], LANGUAGE)
