"""Which game a deck belongs to."""

import os
from collections.abc import Sequence

from dejarik.games import USUAL, modules, names
from dejarik.games.contract import Workshop


def workshops() -> dict[str, Workshop]:
    """The games for which decks are made, the usual one first."""
    games = sorted(names(), key=lambda name: name != USUAL)
    return {name: found for name in games if (found := modules(name).workshop) is not None}


def workshop_for(deck: str) -> tuple[str, Workshop] | None:
    """The game that a deck belongs to, and its workshop; a file that nobody knows is of the usual one."""
    known = workshops()
    found = next(((game, workshop) for game, workshop in known.items() if workshop.recognizes(deck)), None)
    if found is None and os.path.lexists(deck):
        return USUAL, known[USUAL]
    return found


def ready_made() -> dict[str, Sequence[str]]:
    """The decks that are there, game by game."""
    return {game: workshop.READY_MADE for game, workshop in workshops().items()}
