"""What a simulation wants to know about a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

TURN = None  # turns are counted by the rules


def rounds(g: CardGame, turns: int) -> int:
    """How many turns the player who began has begun."""
    return max(g.turns)


def first(g: CardGame) -> Seat | None:
    """Who has the first turn: always the dark side."""
    return g.dark if any(g.turns) else None


def places(g: CardGame) -> tuple[int, ...]:
    """Which of the decks sits where."""
    return tuple(range(g.seats))
