"""Decks for tests, and the sets that a deck of an affiliation may contain."""

from __future__ import annotations

from dejarik.games.cardgame.deckbuilding import faults
from dejarik.games.cardgame.facts import JEDI
from dejarik.games.cardgame.library import SETS
from dejarik.games.cardgame.setup import Deck
from dejarik.games.cardgame.starters import JEDI_STARTER, NAVY_STARTER, REBEL_STARTER, SITH_STARTER

FOUR = (JEDI_STARTER, REBEL_STARTER, SITH_STARTER, NAVY_STARTER)
JEDI_TEN = Deck(JEDI, (1, 2, 3, 4, 5, 6, 7, 16, 17, 18), "Jedi")


def sets_for(affiliation: str) -> list[int]:
    """Those with which nothing is wrong but that there are too few."""
    return [
        number
        for number in sorted(SETS)
        if {fault.kind for fault in faults(Deck(affiliation, (number,)))} == {"too-few-sets"}
    ]
