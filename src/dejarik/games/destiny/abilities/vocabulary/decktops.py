"""The top and the bottom of decks: looking at cards there and putting them away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.ability import Code, Effect, Resolve
from dejarik.games.destiny.abilities.vocabulary.drawing import DiscardOneByOne
from dejarik.games.destiny.abilities.vocabulary.picking import OnPlayer
from dejarik.games.destiny.abilities.vocabulary.references import THAT_PLAYER, Who
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.rules import piles
from dejarik.kernel import Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class LookAtTop(OnPlayer, frozen=True):
    """Look at the top card of players' decks."""

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            if not piles.look_at_top(g, r.you, seat):
                r.whole = False
        return None


class TopToBottom(Effect, frozen=True):
    """Put the top card of a deck on the bottom of it, without showing it."""

    who: Who = THAT_PLAYER

    def useless(self, g: Destiny, r: Resolve) -> bool:
        return not any(len(g.decks[seat].cards) > 1 for seat in self.who.seats(g, r))

    def run(self, g: Destiny, r: Resolve) -> Step | None:
        for seat in self.who.seats(g, r):
            if g.decks[seat].cards:
                piles.top_to_bottom(g, seat)
        return None


class PutHandUnder(Effect, frozen=True):
    """Put cards from your hand on the bottom of your deck, one after another."""

    what: Select

    def lay(self, code: Code) -> None:
        code.append(PutUnderOneByOne("put-under", self.what, code.name("")))


class PutUnderOneByOne(DiscardOneByOne, frozen=True):
    """Each card goes under the deck as it is chosen; which ones they were no frame remembers."""

    def part_with(self, g: Destiny, seat: Seat, card: str) -> str:
        piles.hand_to_bottom(g, seat, card)
        return ""
