"""Effects on playing cards: cancel them, make them cheaper, put them into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.abilities.ability import Effect, Use
from dejarik.games.cardgame.abilities.vocabulary.choosing import bound_card
from dejarik.games.cardgame.cards.facts import FROM_HAND, From
from dejarik.games.cardgame.rules import piles
from dejarik.games.cardgame.rules.playing import EnterPlay, PlayCard, why_not_bring
from dejarik.kernel import Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class CancelIt(Effect, frozen=True):
    """Cancel the effects of what is being interrupted."""

    # rule: cardgame.cancel.meaning
    def run(self, g: CardGame, r: Use) -> Step | None:
        if r.depth >= 0 and not g.stack[r.depth].off:
            g.own(r.depth).off = True
        else:
            r.whole = False
        return None


class Reduce(Effect, frozen=True):
    """The card being played costs less: as much as cards were discarded."""

    def run(self, g: CardGame, r: Use) -> Step | None:
        frame = g.own(r.depth)
        if isinstance(frame, PlayCard):
            frame.discount += len(r.get("x"))
        return None


class PutIntoPlay(Effect, frozen=True):
    """Put the chosen card of your hand or your discard pile into play, perhaps as a participating unit."""

    zone: From
    joining: bool = False

    def run(self, g: CardGame, r: Use) -> Step | None:
        card = bound_card(r)
        cards = g.hands[r.you] if self.zone == FROM_HAND else g.discards[r.you]
        if card not in cards or why_not_bring(g, r.you, card) is not None:
            return None
        if self.zone == FROM_HAND:
            piles.from_hand(g, r.you, card)
        else:
            cards.remove(card)
        g.playing[r.you].append(card)
        return r.call(g, EnterPlay(r.you, card, self.joining))


class PlayThisAsParticipant(Effect, frozen=True):
    """Play this unit from your hand as a participating unit: the action window carries it out."""
