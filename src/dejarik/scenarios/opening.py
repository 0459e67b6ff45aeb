"""Positions as matches: what begins at a puzzle or an example is recorded and taken back like any match."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.games.contract import Position
from dejarik.kernel import Game, State

PUZZLE = "puzzle/"  # before the id of a puzzle, where a match says which position it began with


class Opened(msgspec.Struct, frozen=True):
    """The setup of such a match: which position."""

    scenario: str


class Begun(Game[Any, Opened]):
    """A game that begins at a position."""

    def __init__(self, game: Game[Any, Any], position: Position):
        super().__init__(game.name, game.version, game.state, Opened, game.home)
        self.game = game
        self.position = position

    def new(self, setup: Opened, seed: int) -> State:
        return self.position.begin()

    def fingerprint(self, state: State) -> str:
        return self.game.fingerprint(state)
