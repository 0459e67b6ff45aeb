"""Boards described in words: what every game needs to read one. It lies below the games, scenarios above."""

from dejarik.positions.fields import SEATS, Complain, Fields, Path, Tree
from dejarik.positions.values import (
    HIDDEN,
    BoardValues,
    event_word,
    first_of,
    judged_deck,
    out_of_play,
    seat_word,
)

__all__ = [
    "HIDDEN",
    "SEATS",
    "BoardValues",
    "Complain",
    "Fields",
    "Path",
    "Tree",
    "event_word",
    "first_of",
    "judged_deck",
    "out_of_play",
    "seat_word",
]
