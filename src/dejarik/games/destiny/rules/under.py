"""Cards brought to the game under a plot: face down, and its player may look at them at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.cards.facts import UNDER
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def take(g: Destiny, seat: Seat, card: str) -> None:
    """A card comes to light from under a plot and lies in the queue."""
    g.under[seat].remove(card)
    g.playing[seat].append(card)
    for viewer in range(g.seats):
        g.facts.left(viewer, seat, UNDER, card)
    g.changes += 1
    g.reveals += 1
