"""Cards that are discarded at the same time: their owner decides in which order they go onto the pile."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


@cache
def reads_order(card: str) -> bool:
    """Whether a card looks at the top of the discard pile."""
    return any(ability.reads_discard_order for ability in CARDS[card].abilities)


@cache
def order_matters(cards: tuple[str, ...]) -> bool:
    """Whether any card of a deck looks at the top of the discard pile; deck lists are open."""
    return any(reads_order(card) for card in set(cards))


class DiscardTogether(Procedure["CardGame"]):
    """Cards on their way to a discard pile, the first to be put down chosen first."""

    # rule: cardgame.discard.owner-orders-simultaneous
    seat: Seat
    cards: tuple[str, ...]

    def begin(self, g: CardGame) -> Step:
        if len(set(self.cards)) > 1 and order_matters(g.lists[self.seat]):
            return g.ask(self, self.which_next, then=self.put)
        for card in self.cards:
            self.down(g, card)
        return g.done()

    def which_next(self, g: CardGame) -> Decision:
        options = tuple(Option(Do.DISCARD_NEXT, card) for card in dict.fromkeys(self.cards))
        return Decision(self.seat, Ask.DISCARD_ORDER, options, public=True)

    def put(self, g: CardGame, option: Option) -> Step:
        left = list(self.cards)
        left.remove(str(option.subject))
        self.cards = tuple(left)
        self.down(g, str(option.subject))
        return g.go(self, then=self.begin)

    def down(self, g: CardGame, card: str) -> None:
        g.playing[self.seat].remove(card)
        piles.put_on_discard(g, self.seat, card)
