"""Which card of the Card Game is meant in a description."""

from __future__ import annotations

from typing import Final

from dejarik import positions
from dejarik.games.cardgame.cards.facts import DARK, LIGHT, slug
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.positions import Complain, Path, Tree

SEATS: Final = "AB"  # A plays the light side, B the dark side
SIDES: Final = (LIGHT, DARK)


class Fields(positions.Fields):
    """Values out of a description, cards among them."""

    def __init__(self, complain: Complain):
        super().__init__(complain, len(SEATS))

    def card(self, tree: Tree, path: Path, side: str, types: tuple[str, ...]) -> str:
        """The code of a card of a side, by title or by code."""
        text = str(tree)
        fitting = [card for card in CARDS.values() if text == card.code or slug(text) == card.slug]
        mine = [card.code for card in fitting if card.side == side and card.type in types]
        if mine:
            return mine[0]
        if fitting:
            self.complain(path, "card-type", name=text, kind=fitting[0].type, wanted=", ".join(types))
        else:
            self.no_such_card(path, text, slug(text), {card.slug: card.title for card in CARDS.values()})
        return ""
