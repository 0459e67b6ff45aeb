"""Discarding a card to reroll dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.kinds import Ask, Do
from dejarik.games.destiny.rules import piles, verbs
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


class DiscardToReroll(Procedure["Destiny"]):
    """Discard exactly one card, then choose any number of one's own dice, then roll them all."""

    seat: Seat
    dice: tuple[int, ...] = ()

    # rule: destiny.action.reroll.discard-one
    def begin(self, g: Destiny) -> Step:
        return g.ask(self, self.which_card, then=self.discard)

    def which_card(self, g: Destiny) -> Decision:
        options = tuple(Option(Do.DISCARD, card) for card in dict.fromkeys(g.hands[self.seat]))
        # A single card is no choice, and everybody sees that it is one.
        return Decision(self.seat, Ask.DISCARD_TO_REROLL, options, public=len(g.hands[self.seat]) == 1)

    def discard(self, g: Destiny, option: Option) -> Step:
        piles.discard_from_hand(g, self.seat, str(option.subject))
        g.tell(ev.DiscardedToReroll(self.seat, str(option.subject)))
        return g.go(self, then=self.next_die)

    def next_die(self, g: Destiny) -> Step:
        if any(die not in self.dice for die in g.pool(self.seat)):
            return g.ask(self, self.which_die, then=self.pick)
        return self.roll(g)

    def which_die(self, g: Destiny) -> Decision:
        # rule: destiny.action.reroll.choose-before-roll, destiny.conflict.reroll-count
        options = [Option(Do.REROLL, die) for die in g.pool(self.seat) if die not in self.dice]
        return Decision(self.seat, Ask.REROLL_DICE, (*options, Option(Do.ROLL)), public=True)

    def pick(self, g: Destiny, option: Option) -> Step:
        if option.kind == Do.ROLL:
            return self.roll(g)
        self.dice = tuple(sorted((*self.dice, int(option.subject))))
        return self.next_die(g)

    def roll(self, g: Destiny) -> Step:
        for die in self.dice:
            verbs.reroll(g, die)
        return g.done(touched=self.dice)
