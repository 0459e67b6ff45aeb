"""What a simulation wants to know about Destiny: what the seats bring, and how far a match has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.games.destiny.facts import NOBODY
from dejarik.games.destiny.setup import Deck, Setup
from dejarik.games.destiny.starters import STARTERS
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

SEATS = (2, 4)  # rule: destiny.multiplayer.recommended-count
SAMPLE = tuple(STARTERS)  # the decks of a match by which speed is measured


def brings(name: str) -> Deck:
    """The deck of that name; `LookupError` if there is none."""
    return STARTERS[name]


def known() -> list[str]:
    """The names of the decks that come with the game."""
    return list(STARTERS)


def setup(brought: Sequence[Deck]) -> Setup:
    """A match between these decks."""
    return Setup(tuple(brought))


def rounds(g: Destiny) -> int:
    """How many rounds have begun."""
    return g.round


def first(g: Destiny) -> Seat | None:
    """Whose turn it is in the first round: read at its first question, who goes first."""
    return g.turn if g.round == 1 and g.turn != NOBODY else None


def places(g: Destiny) -> tuple[int, ...]:
    """Which of the decks sits where."""
    return g.places
