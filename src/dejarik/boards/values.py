"""Reading a table back: what the games share in saying who, what happened, and how to pass a question by."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from dejarik.boards.fields import SEATS
from dejarik.kernel import Decision, Option, Seat, Subject

NOBODY: Final = "nobody"
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def names_by_subject(names: Mapping[str, Subject]) -> dict[Subject, list[str]]:
    """What the writer called each thing, card or player."""
    called: dict[Subject, list[str]] = {}
    for name, subject in names.items():
        called.setdefault(subject, []).append(name)
    return called


def seat_word(seat: Seat) -> frozenset[str]:
    """`A`, or `nobody` for no seat at all."""
    return frozenset({SEATS[seat] if seat >= 0 else NOBODY})


def seat_and_field(key: str, seats: int) -> tuple[Seat | None, str]:
    """`B.hand` as the seat it is about and what of it; without a seat the key as it stands."""
    letter, dot, field = key.partition(".")
    if dot and letter in SEATS[:seats]:
        return SEATS.index(letter), field
    return None, key


def near_field(field: str, known: Sequence[str]) -> list[str] | None:
    """None if a field is known, else what may have been meant."""
    return None if field in known else get_close_matches(field, known, 3) or list(known)


def event_word(event: Any) -> str:
    """`die-rolled`: the name of an event."""
    return _CAPITAL.sub("-", type(event).__name__).lower()


def first_of(decision: Decision, kinds: Iterable[str]) -> Option | None:
    """The option of the first of some kinds that the question has."""
    for kind in kinds:
        for option in decision.options:
            if option.kind == kind:
                return option
    return None
