"""What the rest of the product knows about a game: its name, rules version, and how to begin."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from dejarik.kernel.data import StateDecoder
from dejarik.kernel.decision import Option, Seat
from dejarik.kernel.fingerprint import Parts, digest_of, written
from dejarik.kernel.procedure import Procedure
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)
Setup = TypeVar("Setup", bound=msgspec.Struct)


class Game(Generic[S, Setup]):
    """One of the games. `version` is bumped whenever a stored playthrough changes.

    Its procedures are all those below `home`: the package of the state, unless told otherwise.
    """

    def __init__(self, name: str, version: int, state: type[S], setup: type[Setup], home: str = ""):
        self.name = name
        self.version = version
        self.state = state
        self.setup = setup
        self.home = home or state.__module__.rpartition(".")[0]

    def new(self, setup: Setup, seed: int) -> S:
        """A new match, run up to its first question."""
        raise TypeError(f"{self.name} does not say how it begins")

    def samples(self) -> dict[str, Setup]:
        """Ready-made setups by name: the contract suite walks all of them."""
        return {}

    def random_setup(self, number: int) -> Setup:
        """The setup of this number: legal, with players, decks and options by chance, the same every time."""
        samples = list(self.samples().values())
        return samples[number % len(samples)]

    def closed_lists(self, setup: Setup) -> dict[Seat, list[str]] | None:
        """What each seat brought, if the others do not know it: a guess that is always right."""
        return None

    @cached_property
    def parts(self) -> Parts:
        """What its matches may use: cards, abilities and the like, by code."""
        return Parts(())

    def board(self, state: S) -> Any:
        """What a match uses besides: the map, say."""
        return None

    def fingerprint(self, state: S) -> str:
        """Of a beginning and all that the match uses: another one means that it would go another way.

        What is added to the game does not change it, nor does what things are called.
        """
        offered = [(option.subject, option.object) for option in _options(state)]
        used = self.parts.used((msgspec.json.decode(state.encode()), offered))
        return digest_of(written((state.digest(), used, self.board(state))))

    @cached_property
    def _decoder(self) -> StateDecoder:
        return StateDecoder(self.state, _frames(self.home))

    def decode(self, data: bytes) -> S:
        """The state that `State.encode` saved."""
        decoded: tuple[list[Any], S] = self._decoder.decode(data)
        frames, state = decoded
        state.unpark(frames)
        return state

    def decode_setup(self, data: Any) -> Setup:
        """A setup out of plain data (of a record)."""
        return msgspec.convert(data, self.setup)


def _options(state: State) -> list[Option]:
    """All that anybody may choose now."""
    if state.outcome is not None:
        return []
    asked = [state.decision_of(seat) for seat in range(state.seats)]
    return [option for decision in asked if decision is not None for option in decision.options]


def _frames(home: str) -> list[type[Procedure[Any]]]:
    """All procedures of the kernel and of one game."""
    found: list[type[Procedure[Any]]] = []
    waiting: list[type[Procedure[Any]]] = list(Procedure.__subclasses__())
    while waiting:
        frame = waiting.pop()
        waiting.extend(frame.__subclasses__())
        inside = f"{frame.__module__}.".startswith((f"{home}.", f"{__package__}."))
        if inside and hasattr(frame, "begin"):
            found.append(frame)
    return sorted(set(found), key=lambda frame: frame.__name__)
