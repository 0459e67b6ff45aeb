"""Giving up: the last one left wins; until then answers for players who have left are automatic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.kinds import DECLINING, Do
from dejarik.games.outer_rim.rules import trading
from dejarik.kernel import Decision, Option, Outcome, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

CONCEDE = Option(Do.CONCEDE)
CONCEDED = "conceded"


def asides(g: OuterRim, seat: Seat) -> tuple[Option, ...]:
    """Who is still playing may offer credits, and may give up at any time."""
    if g.outcome is not None or seat == g.ai or seat in g.out:
        return ()
    return (*trading.asides(g, seat), CONCEDE)


def begin_aside(seat: Seat, option: Option) -> Procedure[OuterRim]:
    return Concede(seat) if option == CONCEDE else trading.CreditOffer(seat)


def absent(decision: Decision) -> Option:
    """What is answered for a player who has left: something declined if possible."""
    return next((option for option in decision.options if option.kind in DECLINING), decision.options[0])


class Concede(Procedure["OuterRim"]):
    """A player gives up and leaves, with everything at the player board."""

    seat: Seat

    def begin(self, g: OuterRim) -> Step:
        g.out = (*g.out, self.seat)
        if self.seat == g.current:
            g.turn_over = True  # what is open is still finished
        g.changes += 1
        g.dirty = True
        g.tell(ev.Conceded(self.seat))
        staying = [seat for seat in range(g.seats) if seat not in g.out]
        if len(staying) == 1:
            g.outcome = Outcome((staying[0],), CONCEDED)
        return g.done()
