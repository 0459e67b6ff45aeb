"""Winning, losing and elimination."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules import verbs
from dejarik.kernel import AGREED, Option, Outcome, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

NO_CHARACTERS = "destiny.victory.no-characters"
NO_CARDS = "destiny.victory.no-cards"
NO_CARDS_BOTH = "destiny.victory.no-cards-both"
LAST_PLAYER = "destiny.multiplayer.last-player-wins"
CONCEDED = "conceded"
BY_A_CARD = "destiny.meta.golden-rule.card-over-rules"


def check(g: Destiny) -> None:
    """Whoever controls no character is out."""
    # rule: destiny.victory.no-characters, destiny.conflict.victory-wording
    if g.round and () in (g.cached or g.index).characters:
        eliminate(g, [seat for seat in g.players() if not g.characters(seat)], NO_CHARACTERS)


def check_cards(g: Destiny) -> None:
    """At the end of a round: whoever has no cards in hand and deck is out."""
    # rule: destiny.victory.no-cards
    empty = [seat for seat in g.players() if not g.hands[seat] and not g.decks[seat].cards]
    eliminate(g, empty, NO_CARDS)


def eliminate(g: Destiny, losers: list[Seat], rule: str) -> None:
    """Players leave the game; the last one wins."""
    if not losers or g.outcome is not None:
        return
    staying = [seat for seat in g.players() if seat not in losers]
    if not staying:
        # rule: destiny.victory.no-cards-both
        winner = g.orderer() if g.orderer() in losers else losers[0]
        end(g, winner, NO_CARDS_BOTH if rule == NO_CARDS else rule)
        return
    if g.seats == 2:
        end(g, staying[0], rule)
        return
    for seat in losers:
        g.tell(ev.Eliminated(seat, rule))
        _remove(g, seat)
    if len(staying) == 1:
        end(g, staying[0], LAST_PLAYER)  # rule: destiny.multiplayer.last-player-wins


def end(g: Destiny, winner: Seat, rule: str) -> None:
    g.outcome = Outcome((winner,), rule)
    g.tell(ev.Won((winner,), rule))


def _remove(g: Destiny, seat: Seat) -> None:
    """An eliminated player's cards and dice leave the game, with what waits for that player."""
    # rule: destiny.multiplayer.elimination, destiny.multiplayer.elimination.components
    g.out = (*g.out, seat)
    if g.battlefield_controller() == seat:
        # rule: destiny.multiplayer.elimination.battlefield-uncontrolled
        verbs.leave_battlefield(g)
        g.decider = g.left_of(seat)
    elif g.decider == seat:
        g.decider = g.left_of(seat)
    if g.claimed == seat:
        g.claim_shut = True  # rule: destiny.multiplayer.elimination.claim-next-round
    verbs.remove_player(g, seat)
    g.queue = [waiting for waiting in g.queue if waiting.you != seat]
    g.heard = [waiting for waiting in g.heard if waiting.you != seat]
    g.delayed = [waiting for waiting in g.delayed if waiting.you != seat]
    g.extra = [other for other in g.extra if other != seat]
    _call_off(g, seat)


def _call_off(g: Destiny, seat: Seat) -> None:
    """Nothing unwinds the stack: what the player had begun is marked, and falls when its time comes."""
    for depth in range(len(g.stack)):
        mine = g.own(depth)
        mine.player_left(g, seat)
        if seat in (getattr(mine, "seat", NOBODY), getattr(mine, "you", NOBODY)):
            mine.asks = ""
            mine.off = True
            mine.recheck = True


def asides(g: Destiny, seat: Seat) -> tuple[Option, ...]:
    """Anybody still in the game may concede at any time, or offer a draw in a duel."""
    if g.outcome is not None or seat in g.out:
        return ()
    draw = g.seats == 2 and seat not in g.draw_offers
    return (Option(Do.CONCEDE), Option(Do.OFFER_DRAW)) if draw else (Option(Do.CONCEDE),)


def begin_aside(seat: Seat, option: Option) -> Procedure[Destiny]:
    return OfferDraw(seat) if option.kind == Do.OFFER_DRAW else Concede(seat)


class OfferDraw(Procedure["Destiny"]):
    """A player offers a draw, or agrees to the one that was offered."""

    seat: Seat

    def begin(self, g: Destiny) -> Step:
        step = g.done()
        g.offer_draw(self.seat, g.players())
        g.tell(ev.DrawOffered(self.seat) if g.outcome is None else ev.MatchDrawn(AGREED))
        return step


class Concede(Procedure["Destiny"]):
    """A player gives up."""

    seat: Seat

    def begin(self, g: Destiny) -> Step:
        g.tell(ev.Conceded(self.seat))
        step = g.done()
        eliminate(g, [self.seat], CONCEDED)
        return step
