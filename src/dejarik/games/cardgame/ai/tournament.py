"""What a simulation wants to know about a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import OBJECTIVE
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.rules.setup import Setup
    from dejarik.games.cardgame.state import CardGame

TURN = None  # turns are counted by the rules


def rounds(g: CardGame, turns: int) -> int:
    """How many turns the player who began has begun."""
    return max(g.turns)


def first(g: CardGame) -> Seat | None:
    """Who has the first turn: always the dark side."""
    return g.dark if any(g.turns) else None


def places(g: CardGame) -> tuple[int, ...]:
    """Which of the decks sits where."""
    return tuple(range(g.seats))


def drawable(setup: Setup, place: int) -> Sequence[str]:
    """The objectives and the command deck."""
    deck = setup.decks[place]
    return [*deck.objectives(), *deck.command()]


def at_hand(g: CardGame, seat: Seat) -> Sequence[str]:
    """The hand, and the objectives in play."""
    things = g.things.values()
    return [*g.hands[seat], *(one.card for one in things if one.type == OBJECTIVE and one.owner == seat)]


def used(event: ev.AnyEvent) -> Sequence[tuple[Seat, str, bool]]:
    """Played, put into play, or placed in an edge battle."""
    match event:
        case ev.CardPlayed() | ev.EnteredPlay():
            return ((event.seat, event.card, True),)
        case ev.EdgeRevealed():
            return [(seat, card, False) for seat, cards in enumerate(event.stacks) for card in cards]
    return ()
