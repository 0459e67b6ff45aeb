"""Refusals: what the asked seat might expect to choose and cannot, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.kernel import Refusal

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


def refusals(g: CardGame) -> list[Refusal]:
    """Asked of the frame that asks."""
    refuse = getattr(g.stack[-1], "refusals", None)
    return refuse(g) if refuse is not None else []
