"""Secret numbers: everybody hides tokens in the hand, and all are revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.values import remaining_health
from dejarik.kernel import Decision, Option, Seat, Step, Together

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class Bids(Together["Destiny"]):
    """Each player secretly chooses a number. The result: the highest, and who chose it."""

    def question_for(self, g: Destiny, seat: Seat) -> Decision:
        if g.sealed[seat]:
            return Decision(seat, Ask.BID, (Option(Do.DONE),))
        # A list must end: more than would defeat all of one's characters is never different from just that.
        most = sum(remaining_health(g, one) + g.things[one].shields for one in g.characters(seat))
        return Decision(seat, Ask.BID, tuple(Option(Do.BID, str(number)) for number in range(most + 1)))

    def answered(self, g: Destiny, option: Option) -> Step:
        g.sealed[g.answering].append(self.sealed_item(option))
        self.open = tuple(seat for seat in self.open if seat != g.answering)
        if self.open:
            return g.ask(self, self.first_open, then=self.answered)
        return self.join(g)

    def join(self, g: Destiny) -> Step:
        bids = verbs.reveal_bids(g, self.seated)
        highest = max(bids.values(), default=0)
        winners = tuple(seat for seat, bid in bids.items() if bid == highest)
        return g.done(amount=highest, touched=winners)
