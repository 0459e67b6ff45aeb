"""What a game gives so that scenarios can be written for it: a module `board` with a class `Builder`.

Games do not import this module: they match the protocols by shape (`dejarik.positions`, below them, helps to
read descriptions). What a game finds wrong with a description it reports with
`complain(path, what, **about)`; `what` is a message of `scenario.ftl` without its beginning `scenario-bad-`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from dejarik.games import UnknownGame, names
from dejarik.kernel import Decision, Option, Seat, State, Subject
from dejarik.positions import Complain, Tree

# A value of the table as expectations are compared with it:
#   str         signs, compared as they stand
#   frozenset   the words any of which name one thing or one state of affairs
#   list        a set of values, in any order
#   tuple       values in order
#   dict        fields by name; "is" are the names of the whole, "state" the words that describe it
Value = bool | int | str | frozenset[str] | list[Any] | tuple[Any, ...] | dict[str, Any]


class Board(Protocol):
    """A table that was set up, with names for what lies on it."""

    names: Mapping[str, Subject]  # what the writer called things, dice and cards; seats, too

    def begin(self) -> State:
        """The match at its first question; each call gives one of its own."""

    def near(self, key: str) -> list[str] | None:
        """None if expectations may speak of `key`, else what may have been meant."""

    def read(self, g: Any, key: str) -> Value:
        """What the table says about `key` now."""

    def way_out(self, decision: Decision, seat: Seat) -> Option | None:
        """How to pass by a question nobody mentioned, while waiting for `seat` to be asked something else."""

    def why_not(self, g: Any, seat: Seat, option: Option) -> str | None:
        """The rule that forbids an option which is not even on the generous list of refusals."""

    def say(self, g: Any, event: Any) -> str:
        """An event in the words of the log."""


class Builder(Protocol):
    """Puts what a scenario describes on the table, piece by piece."""

    wrong: bool  # something was complained about

    def build(self, board: Tree, chance: Tree) -> None: ...

    def start(self) -> Board:
        """The table run up to its first question."""


def set_up(game: str, board: Tree, chance: Tree, seed: int, complain: Complain) -> Board | None:
    """The table as described; None if something is wrong with it."""
    folder = game.replace("-", "_")
    if folder not in names():
        raise UnknownGame(game)
    builder: Builder = import_module(f"dejarik.games.{folder}.scenarios.builder.position").Builder(
        seed, complain
    )
    builder.build(board, chance)
    return None if builder.wrong else builder.start()
