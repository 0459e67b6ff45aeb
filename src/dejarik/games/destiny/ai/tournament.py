"""What a simulation wants to know about a match of Destiny."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

TURN = None  # rounds are counted by the rules


def rounds(g: Destiny, turns: int) -> int:
    """How many rounds have begun."""
    return g.round


def first(g: Destiny) -> Seat | None:
    """Whose turn it is in the first round: read at its first question, who goes first."""
    return g.turn if g.round == 1 and g.turn != NOBODY else None


def places(g: Destiny) -> tuple[int, ...]:
    """Which of the decks sits where."""
    return g.places
