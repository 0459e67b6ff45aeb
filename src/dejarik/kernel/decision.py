"""What a player is asked, what may be answered, and why something may not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

Seat = int
Subject = int | str  # a thing's id or a number; a card's code or a place

_PLAYER = "player "


def distinct(cards: list[str]) -> list[str]:
    """Each card once, in their order. Of a hand: compiled, a short list is quicker than a dict."""
    found: list[str] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def as_player(seat: Seat) -> str:
    """A seat as the subject of an option: "player 2", as records and scenarios write it."""
    return f"{_PLAYER}{seat + 1}"


def player_seat(subject: Subject) -> Seat | None:
    """The seat that a subject stands for, or None if it is no player."""
    if isinstance(subject, int) or not subject.startswith(_PLAYER):
        return None
    return int(subject[len(_PLAYER) :]) - 1


def kinds_in(names: type) -> tuple[str, ...]:
    """The kinds that a game's class `Ask` or `Do` names, sorted."""
    return tuple(sorted(kind for name, kind in vars(names).items() if name.isupper()))


class Option(msgspec.Struct, frozen=True, gc=False):
    """One answer: a word and up to two subjects. `State.key` makes it readable."""

    kind: str
    subject: Subject = 0
    object: Subject = 0

    @property
    def seat(self) -> Seat:
        """The seat of the player that is its subject."""
        seat = player_seat(self.subject)
        if seat is None:
            raise ValueError(f"{self.subject!r} is no player")
        return seat


class Decision(msgspec.Struct, frozen=True):
    """One seat must choose one of `options`; `kind` and `about` say what the question is about.

    `public` marks questions whose options follow from what everybody knows, and which no aside could
    widen: a lone option is then taken at once. Otherwise even a lone option is a real decision:
    being asked tells nothing, and money that makes another answer possible may still arrive.
    """

    seat: Seat
    kind: str
    options: tuple[Option, ...]
    about: Subject = 0
    public: bool = False


class Why:
    """A reason for a refusal: the id of the rule that forbids, and how to work out its numbers.

    Reasons are made once, as module constants; `numbers` is only called when somebody looks.
    """

    __slots__ = ("numbers", "rule")

    def __init__(self, rule: str, numbers: Callable[[Any, Seat, Option], dict[str, int]] | None = None):
        self.rule = rule
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"Why({self.rule!r})"


class Refusal(msgspec.Struct, frozen=True):
    """Something a player might expect to be able to choose, and the rule that forbids it now."""

    option: Option
    rule: str
    numbers: dict[str, int] = {}
