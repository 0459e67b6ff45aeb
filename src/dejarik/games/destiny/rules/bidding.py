"""Secret choices of several players, one each, that are revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import verbs
from dejarik.games.destiny.rules.values import remaining_health
from dejarik.kernel import Decision, Option, Seat, Step, Together

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


def seal(choice: Together[Destiny], g: Destiny, option: Option) -> Step:
    """Each player makes one choice; after the last one all are revealed."""
    g.sealed[g.answering].append(choice.sealed_item(option))
    choice.open = tuple(seat for seat in choice.open if seat != g.answering)
    if choice.open:
        return g.ask(choice, choice.first_open, then=choice.answered)
    return choice.join(g)


class PickSide(Together["Destiny"]):
    """A player picks another side of a card, an opponent names one. The result: the places of both."""

    thing: int = 0
    sides: tuple[str, ...] = ()  # those that can be shown

    def question_for(self, g: Destiny, seat: Seat) -> Decision:
        owner = seat == g.things[self.thing].controller
        options = tuple(Option(Do.FLIP, side) for side in (self.sides if owner else self.all_sides(g)))
        if g.sealed[seat]:
            options = (Option(Do.DONE),)
        return Decision(seat, Ask.FLIP if owner else Ask.NAME, options, self.thing)

    def answered(self, g: Destiny, option: Option) -> Step:
        return seal(self, g, option)

    def all_sides(self, g: Destiny) -> tuple[str, ...]:
        return g.card(self.thing).flips

    def join(self, g: Destiny) -> Step:
        owner = g.things[self.thing].controller
        picked = [
            *g.sealed[owner],
            *(side for seat in self.seated if seat != owner for side in g.sealed[seat]),
        ]
        g.sealed = []
        return g.done(touched=tuple(self.all_sides(g).index(str(side)) for side in picked))


class Bids(Together["Destiny"]):
    """Each player secretly chooses a number. The result: the highest, and who chose it."""

    def question_for(self, g: Destiny, seat: Seat) -> Decision:
        if g.sealed[seat]:
            return Decision(seat, Ask.BID, (Option(Do.DONE),))
        # A list must end: more than would defeat all of one's characters is never different from just that.
        most = sum(remaining_health(g, one) + g.things[one].shields for one in g.characters(seat))
        return Decision(seat, Ask.BID, tuple(Option(Do.BID, str(number)) for number in range(most + 1)))

    def answered(self, g: Destiny, option: Option) -> Step:
        return seal(self, g, option)

    def join(self, g: Destiny) -> Step:
        bids = verbs.reveal_bids(g, self.seated)
        highest = max(bids.values(), default=0)
        winners = tuple(seat for seat, bid in bids.items() if bid == highest)
        return g.done(amount=highest, touched=winners)
