"""A table with the solo opponent at seat 1, and what it is to do."""

from __future__ import annotations

from tests.games.outer_rim.table import run, table

from dejarik.games.outer_rim import OuterRim
from dejarik.games.outer_rim.rules.solo import AiItem
from dejarik.kernel import Pile


def solo(ai: str = "han-solo", me: str = "bossk") -> OuterRim:
    return table(me, ai, solo=True)


def item(g: OuterRim, do: str, what: str = "", amount: int = 0, other: str = "") -> None:
    """The opponent carries out one item of a card."""
    run(g, AiItem(1, do, what, amount, other))


def draws(g: OuterRim, card: str) -> Pile:
    """The card that the opponent draws next; its deck."""
    assert g.ai_deck is not None
    g.ai_deck.cards.remove(card)
    g.ai_deck.put_top(card)
    return g.ai_deck
