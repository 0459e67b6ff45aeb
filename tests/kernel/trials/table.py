"""Plays a trial by option words, saving, loading and copying at every question."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from dejarik.kernel import Game, Seat, State

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A state with a memory: at each question it keeps a save and a copy; `check` plays all of them on."""

    def __init__(self, game: Game[S, Any], setup: msgspec.Struct, seed: int = 1):
        self.game = game
        self.state: S = game.new(setup, seed)
        self.rows: list[tuple[Seat | None, str]] = []  # a seat is named for an aside
        self.saves: list[bytes] = []
        self.copies: list[S] = []

    @property
    def stack(self) -> str:
        return " › ".join(type(frame).__name__ for frame in self.state.stack)

    @property
    def options(self) -> list[str]:
        return [self.state.key(option) for option in self.state.decision.options]

    @property
    def asked(self) -> tuple[Seat, str]:
        return self.state.decision.seat, self.state.decision.kind

    def choose(self, *keys: str) -> None:
        for key in keys:
            self._row(None, key)

    def aside(self, seat: Seat, key: str) -> None:
        self._row(seat, key)

    def _row(self, seat: Seat | None, key: str) -> None:
        self.saves.append(self.state.encode())
        self.copies.append(self.state.copy())
        self.rows.append((seat, key))
        play(self.state, seat, key)

    def check(self) -> None:
        """Every save and every copy has stayed what it was, and leads to this very position."""
        self.saves.append(self.state.encode())
        for number, copy in enumerate(self.copies):
            assert copy.encode() == self.saves[number], f"the copy made before {self.rows[number]} moved"
            loaded = self.game.decode(self.saves[number])
            assert loaded.encode() == self.saves[number]
            for later, (seat, key) in enumerate(self.rows[number:], number + 1):
                play(loaded, seat, key)
                play(copy, seat, key)
                assert loaded.encode() == copy.encode() == self.saves[later]
                assert loaded.outcome is not None or loaded.decision == copy.decision
        assert self.state.encode() == self.saves[-1]


def play(state: State, seat: Seat | None, key: str) -> None:
    if seat is None:
        state.choose(state.find(state.decision, key))
    else:
        state.aside(seat, next(option for option in state.asides(seat) if state.key(option) == key))
