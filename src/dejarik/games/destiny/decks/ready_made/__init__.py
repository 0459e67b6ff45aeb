"""Decks that are there for everybody, in the form in which players bring their own, one file a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from dejarik.games.destiny.decks.files.gathering import Reading
from dejarik.games.destiny.decks.files.reading import read
from dejarik.games.destiny.rules.setup import Deck

# As they were sold: Convergence, Awakenings, the Two-Player Game, Legacies.
STARTERS: Final = (
    "obi-wan",
    "grievous",
    "rey",
    "kylo-ren",
    "rey-and-poe",
    "kylo-and-phasma",
    "luke",
    "boba-fett",
)
# Of our own making: thirty cards each, legal in the Infinite format, as unlike as they can be.
OURS: Final = ("jedi-knights", "senators", "squadron", "stormtroopers", "dark-bargain", "bounty-hunters")


@cache
def reading(name: str) -> Reading:
    """A ready-made deck with its format, as its file has it."""
    return read((Path(__file__).parent / f"{name}.yaml").read_text(encoding="utf-8"))


class ReadyMade(Mapping[str, Deck]):
    """The decks by name; a file is read when its deck is asked for."""

    def __getitem__(self, name: str) -> Deck:
        if name not in (*STARTERS, *OURS):
            raise KeyError(name)
        return reading(name).deck

    def __iter__(self) -> Iterator[str]:
        return iter((*STARTERS, *OURS))

    def __len__(self) -> int:
        return len(STARTERS) + len(OURS)


READY_MADE: Final = ReadyMade()
