"""A toy of the Card Game: one engagement with just enough rules for its nastiest moment.

Mulligan, edge battle with fate cards, strikes; damage as one packet that interrupts redirect, prevent and
move, with shields on what is left; an interrupt that cancels interrupts.
"""

from tests.kernel.trials.cardgame.game import GAME, Sides

__all__ = ["GAME", "Sides"]
