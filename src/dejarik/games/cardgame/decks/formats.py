"""How a deck may be judged: by the rulebook, or as tournaments do, with their restricted list."""

from __future__ import annotations

from typing import Final

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.decks.finding import check
from dejarik.games.cardgame.decks.rules import Fault, faults
from dejarik.games.cardgame.rules.setup import Deck

CONSTRUCTED: Final = "constructed"
TOURNAMENT: Final = "tournament"
FORMATS: Final = (CONSTRUCTED, TOURNAMENT)
# Objective sets of which a deck has at most one, in the usual number of copies.
RESTRICTED: Final = (
    (99, 103),
    (112, 128),
    (97, 229),
    (103, 237),
    (46, 180),
    (135, 195),
    (126, 240),
)


def check_in(deck: Deck, format_name: str) -> list[Fault]:
    """All that is wrong with a deck in a format."""
    if format_name != TOURNAMENT:
        return check(deck)
    found = faults(deck)  # the starter decks are too small for a tournament
    return [*found, *restricted(deck)]


def restricted(deck: Deck) -> list[Fault]:
    """Pairs of the restricted list that a deck has both of."""
    both = (pair for pair in RESTRICTED if set(pair) <= set(deck.sets))
    sets = almanac.objective_sets()
    # rule: cardgame.format.restricted
    rule = "cardgame.format.restricted"
    return [Fault("restricted", rule, one, text=sets[other].objective) for one, other in both]
