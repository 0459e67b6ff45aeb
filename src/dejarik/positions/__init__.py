"""Positions described in words, and read back: what every game needs for its scenarios."""

from dejarik.positions.fields import SEATS, Complain, Fields, Path, Tree
from dejarik.positions.values import (
    HIDDEN,
    PositionValues,
    event_word,
    first_of,
    judged_deck,
    out_of_play,
    seat_word,
)

__all__ = [
    "HIDDEN",
    "SEATS",
    "Complain",
    "Fields",
    "Path",
    "PositionValues",
    "Tree",
    "event_word",
    "first_of",
    "judged_deck",
    "out_of_play",
    "seat_word",
]
