"""What the rest of the product knows about a game: its name, rules version, and how to begin."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, TypeVar, Union

import msgspec

from dejarik.kernel.procedure import Procedure
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)
Setup = TypeVar("Setup", bound=msgspec.Struct)


class Game(Generic[S, Setup]):
    """One of the games. `version` is bumped whenever a stored playthrough changes."""

    def __init__(self, name: str, version: int, state: type[S], setup: type[Setup]):
        self.name = name
        self.version = version
        self.state = state
        self.setup = setup

    def new(self, setup: Setup, seed: int) -> S:
        """A new match, run up to its first question."""
        raise TypeError(f"{self.name} does not say how it begins")

    def samples(self) -> dict[str, Setup]:
        """Ready-made set-ups by name: the contract suite walks all of them."""
        return {}

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        frame: Any = Union[tuple(_frames(self.state.__module__.rpartition(".")[0]))]  # noqa: UP007 - made at run time
        state: Any = self.state
        return msgspec.json.Decoder(tuple[list[list[frame]], state])

    def decode(self, data: bytes) -> S:
        """The state that `State.encode` saved."""
        frames, state = self._decoder.decode(data)
        state.unpark(frames)
        return state  # type: ignore[no-any-return]

    def decode_setup(self, data: Any) -> Setup:
        """A set-up out of plain data (of a record)."""
        return msgspec.convert(data, self.setup)


def _frames(package: str) -> list[type[Procedure[Any]]]:
    """All procedures of the kernel and of one game's package."""
    found: list[type[Procedure[Any]]] = []
    waiting: list[type[Procedure[Any]]] = list(Procedure.__subclasses__())
    while waiting:
        frame = waiting.pop()
        waiting.extend(frame.__subclasses__())
        if frame.__module__.startswith((package, __package__ + ".")) and hasattr(frame, "begin"):
            found.append(frame)
    return sorted(set(found), key=lambda frame: frame.__name__)
