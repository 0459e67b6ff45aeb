"""Boards described in words: what every game needs to read one. It lies below the games, scenarios above."""

from dejarik.boards.fields import SEATS, Complain, Fields, Path, Tree
from dejarik.boards.values import (
    event_word,
    first_of,
    names_by_subject,
    near_field,
    seat_and_field,
    seat_word,
)

__all__ = [
    "SEATS",
    "Complain",
    "Fields",
    "Path",
    "Tree",
    "event_word",
    "first_of",
    "names_by_subject",
    "near_field",
    "seat_and_field",
    "seat_word",
]
