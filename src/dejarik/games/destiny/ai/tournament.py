"""What a simulation wants to know about a match of Destiny."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.rules.setup import Setup
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


def drawable(setup: Setup, place: int) -> Sequence[str]:
    """The draw deck; team, plot and battlefield are there from the start."""
    return setup.decks[place].cards


def at_hand(g: Destiny, seat: Seat) -> Sequence[str]:
    return g.hands[seat]


def used(event: ev.AnyEvent) -> Sequence[tuple[Seat, str, bool]]:
    """Played, or discarded to reroll dice."""
    match event:
        case ev.Played():
            return ((event.seat, event.card, True),)
        case ev.DiscardedToReroll():
            return ((event.seat, event.card, False),)
    return ()
