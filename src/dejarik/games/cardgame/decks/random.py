"""Random legal decks of all objective sets: for tests, and for anyone who wants a surprise."""

from __future__ import annotations

from functools import cache
from random import Random

from dejarik.games.cardgame.cards.facts import DARK, LIGHT, SIDE_OF
from dejarik.games.cardgame.cards.library import SETS
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.decks.rules import FEWEST_SETS, MOST_COPIES, faults
from dejarik.games.cardgame.rules.setup import Deck

LARGEST_DECK = FEWEST_SETS + 2  # there is no limit, but larger decks only show less of themselves


def random_decks(dice: Random) -> tuple[Deck, ...]:
    """A deck of each side, random or ready-made, in any order."""
    decks = [
        random_deck(dice, side) if dice.random() < 3 / 4 else _ready_made(dice, side)
        for side in (LIGHT, DARK)
    ]
    dice.shuffle(decks)
    return tuple(decks)


def random_deck(dice: Random, side: str) -> Deck:
    """Ten sets or a few more, drawn from all that one of the affiliations may use."""
    affiliation = dice.choice([name for name, of in SIDE_OF.items() if of == side])
    drawn = dice.sample(_pool(affiliation), dice.randint(FEWEST_SETS, LARGEST_DECK))
    return Deck(affiliation, tuple(sorted(drawn)))


def sets_for(affiliation: str) -> list[int]:
    """The sets that a deck of an affiliation may contain: nothing is wrong but that one is too few."""
    return [
        number
        for number in sorted(SETS)
        if {fault.kind for fault in faults(Deck(affiliation, (number,)))} == {"too-few-sets"}
    ]


@cache
def _pool(affiliation: str) -> list[int]:
    """The sets that a deck may contain, each as often as it may."""
    pool: list[int] = []
    for number in sets_for(affiliation):
        doubled = faults(Deck(affiliation, (number,) * MOST_COPIES))
        single = any(fault.kind == "too-many-copies" for fault in doubled)
        pool += [number] if single else [number] * MOST_COPIES
    return pool


def _ready_made(dice: Random, side: str) -> Deck:
    return dice.choice([deck for deck in READY_MADE.values() if deck.side == side])
