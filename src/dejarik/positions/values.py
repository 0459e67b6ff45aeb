"""Reading a position back: what games share in saying who, what happened, and how to pass a question by."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from dejarik.kernel import Decision, Option, Seat, State, Subject
from dejarik.positions.fields import SEATS

G = TypeVar("G", bound=State)

NOBODY: Final = "nobody"
HIDDEN: Final = "hidden"  # a card whose face a player does not see
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class PositionValues(ABC, Generic[G]):
    """A position that was set up, with the names its writer gave."""

    match_keys: ClassVar[tuple[str, ...]]  # what may be asked about the whole match
    seat_keys: ClassVar[tuple[str, ...]]  # and about one player, as in `B.hand`

    def __init__(self, g: G, names: Mapping[str, Subject], decks: Mapping[str, dict[str, Any]] | None = None):
        self.state = g
        self.names = names
        self.decks = decks or {}  # to be judged, with what can be expected of each
        self.opening: Sequence[Any] = ()
        self.called: dict[Subject, list[str]] = {}
        for name, subject in names.items():
            self.called.setdefault(subject, []).append(name)

    def run_up(self) -> Self:
        """Run the match to its first question, and keep what happens on the way for the log."""
        self.state.run()
        self.opening, self.state.news = self.state.news, []
        return self

    def begin(self) -> G:
        return self.state.copy()

    def why_not(self, g: G, seat: Seat, option: Option) -> str | None:
        return None

    def near(self, key: str) -> list[str] | None:
        """None if expectations may speak of `key`, else what may have been meant."""
        seat, field = self._split(key)
        if seat is not None:
            return None if field in self.seat_keys else _close(field, self.seat_keys) or list(self.seat_keys)
        if key in self.match_keys or key.lower() in self.decks or self.knows(key):
            return None
        return _close(key, [*self.match_keys, *self.decks, *self.names, *self.titles()])

    def read(self, g: G, key: str) -> Any:
        seat, field = self._split(key)
        if seat is not None:
            return self.of_seat(g, seat, field)
        if key.lower() in self.decks:
            return self.decks[key.lower()]
        return self.of_match(g, key) if key in self.match_keys else self.of_piece(g, key)

    def _split(self, key: str) -> tuple[Seat | None, str]:
        """`B.hand` as the seat it is about and what of it; without a seat the key as it stands."""
        letter, dot, field = key.partition(".")
        if dot and letter in SEATS[: self.state.seats]:
            return SEATS.index(letter), field
        return None, key

    @abstractmethod
    def knows(self, key: str) -> bool:
        """Whether a key names something that is in the position or may come into it."""

    @abstractmethod
    def titles(self) -> Iterable[str]:
        """What else there is to be named, for suggestions."""

    @abstractmethod
    def of_match(self, g: G, key: str) -> Any: ...

    @abstractmethod
    def of_seat(self, g: G, seat: Seat, field: str) -> Any: ...

    @abstractmethod
    def of_piece(self, g: G, key: str) -> Any: ...


def _close(word: str, known: Iterable[str]) -> list[str]:
    return get_close_matches(word, list(known), 3)


def seat_word(seat: Seat) -> frozenset[str]:
    """`A`, or `nobody` for no seat at all."""
    return frozenset({SEATS[seat] if seat >= 0 else NOBODY})


def out_of_play(code: str, zones: Mapping[str, Iterable[Collection[str]]]) -> dict[str, Any]:
    """What is not in play: in which zones its card lies (any copy of it)."""
    lies = {word for word, piles in zones.items() if any(code in pile for pile in piles)}
    return {"is": frozenset({code}), "state": frozenset({"out of play", *lies})}


def judged_deck(name: str, rules: Iterable[str], **contents: Any) -> dict[str, Any]:
    """What can be expected of a deck: whether it is legal, the rules it breaks, and what is in it."""
    broken = [frozenset({rule}) for rule in rules]
    legal = frozenset({"illegal" if broken else "legal"})
    return {"is": frozenset({name}), "state": legal, "faults": broken, **contents}


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
