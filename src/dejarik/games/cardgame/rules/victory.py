"""How a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import MOST_DIAL
from dejarik.games.cardgame.rules import values
from dejarik.kernel import Outcome, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

OBJECTIVES_TO_WIN = 3


def win(g: CardGame, seat: Seat, rule: str) -> None:
    """The first condition met ends the match."""
    # rule: cardgame.victory.immediate
    if g.outcome is None:
        g.outcome = Outcome((seat,), rule)
        g.tell(ev.Won(seat, rule))


def out_of_cards(g: CardGame, seat: Seat) -> None:
    """A player must take a card from an empty deck."""
    # rule: cardgame.victory.decking-moment, cardgame.victory.light-dark-decks-out
    # rule: cardgame.victory.dark-light-decks-out
    if seat == g.dark:
        win(g, g.light, "cardgame.victory.light-dark-decks-out")
    else:
        win(g, g.dark, "cardgame.victory.dark-light-decks-out")


def check(g: CardGame) -> None:
    """What wins as soon as it is so."""
    if g.dial >= MOST_DIAL:
        win(g, g.dark, "cardgame.victory.dark-dial-twelve")
    elif len(g.victory[g.light]) >= OBJECTIVES_TO_WIN:
        # rule: cardgame.victory.light-three-objectives
        win(g, g.light, "cardgame.victory.light-three-objectives")
    elif dial_destroyed(g):
        # rule: cardgame.meta.golden-rule-card-over-book
        win(g, g.light, "cardgame.meta.golden-rule-card-over-book")


def dial_destroyed(g: CardGame) -> bool:
    """Whether the dial has as much damage as some card asks for."""
    damage = g.things[g.dial_thing].damage
    return damage > 0 and any(damage >= one.damage for one, _ in values.constants(g, "dial-damage-wins"))


class Concede(Procedure["CardGame"]):
    """A player gives up."""

    seat: Seat

    def begin(self, g: CardGame) -> Step:
        g.tell(ev.Conceded(self.seat))
        g.outcome = Outcome((g.other(self.seat),), "concede")
        return g.done()


class OfferDraw(Procedure["CardGame"]):
    """A player offers a draw; if the other has offered one, that is the end."""

    seat: Seat

    def begin(self, g: CardGame) -> Step:
        g.offer_draw(self.seat, (g.light, g.dark))
        g.tell(ev.DrawOffered(self.seat) if g.outcome is None else ev.Drew())
        return g.done()
