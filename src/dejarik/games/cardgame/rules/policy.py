"""What a seat may do without being asked: choose windows to pass automatically, offer a draw, or concede."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame.kinds import Do
from dejarik.games.cardgame.rules import victory
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

# The windows of the timing chart, and the two kinds of windows in between.
WINDOWS = (
    "refresh",
    "draw",
    "deployment",
    "conflict",
    "conflict-end",
    "attackers",
    "defenders",
    "edge",
    "strike",
    "force",
    "interrupt",
    "reaction",
)
PASS = Option(Do.PASS)


def asides(g: CardGame, seat: Seat) -> tuple[Option, ...]:
    """Each window is either passed automatically or not; one may offer a draw, once, and concede."""
    windows = (Option(Do.STOP_AT if name in g.auto[seat] else Do.PASS_AT, name) for name in WINDOWS)
    draw = () if seat in g.draw_offers else (Option(Do.OFFER_DRAW),)
    return (*windows, *draw, Option(Do.CONCEDE))


def begin_aside(g: CardGame, seat: Seat, option: Option) -> Procedure[CardGame]:
    if option.kind == Do.CONCEDE:
        return victory.Concede(seat)
    if option.kind == Do.OFFER_DRAW:
        return victory.OfferDraw(seat)
    return ChangePolicy(seat, str(option.subject))


class ChangePolicy(Procedure["CardGame"]):
    """A player changes which windows they pass automatically. Nobody else learns of it."""

    seat: Seat
    window: str

    def begin(self, g: CardGame) -> Step:
        windows = g.auto[self.seat]
        if self.window in windows:
            windows.remove(self.window)
        else:
            windows.append(self.window)
            windows.sort()
        return g.done()


def automatic(g: CardGame, decision: Decision) -> Option | None:
    """The pass that a player has decided on in advance for this window."""
    if decision.about in g.auto[decision.seat] and PASS in decision.options:
        return PASS
    return None
