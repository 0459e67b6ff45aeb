"""Secret choices of several seats: each in its own sealed list, joined when all are closed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from dejarik.kernel.decision import Decision, Option, Seat, Subject
from dejarik.kernel.procedure import G, Procedure, Step

CLOSE = "done"
MOST_PICKS = 20  # that anybody is taken to have made in secret


class Together(Procedure[G]):
    """Each seat in `open` answers a small dialog that cannot read the others'; then `join` runs.

    Answers are in `g.sealed[seat]`, never in the frame, so the stack can be shown to all; what the
    answers move stays where it is until the join, so that counts tell nothing either.
    """

    open: tuple[Seat, ...]
    seated: tuple[Seat, ...] = ()

    def begin(self, g: G) -> Step:
        self.seated = self.open
        g.sealed = [[] for _ in range(g.seats)]
        return g.ask(self, self.first_open, then=self.answered)

    def first_open(self, g: G) -> Decision:
        return self.question_for(g, self.open[0])

    def question_for(self, g: G, seat: Seat) -> Decision:
        """What `seat` is asked, given its answers so far; an option of kind "done" closes its list."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def sealed_item(self, option: Option) -> Subject:
        """What of an answer is kept in the sealed list."""
        return option.subject

    def answered(self, g: G, option: Option) -> Step:
        seat = g.answering
        if option.kind == CLOSE:
            self.open = tuple(other for other in self.open if other != seat)
        else:
            g.sealed[seat].append(self.sealed_item(option))
            g.sealed[seat].sort(key=str)  # equal sets of picks are equal states
        if self.open:
            return g.ask(self, self.first_open, then=self.answered)
        return self.join(g)

    def join(self, g: G) -> Step:
        """All lists are closed: carry the answers out, then clear `g.sealed`."""
        raise TypeError(f"{type(self).__name__} joins nothing")

    def player_left(self, g: G, seat: Seat) -> None:
        """Neither an answer of that seat nor what it has answered counts any longer."""
        self.open = tuple(other for other in self.open if other != seat)
        self.seated = tuple(other for other in self.seated if other != seat)
        if self.asks and not self.open:
            self.asks = ""
            self.next = self.join.__name__

    def guess(self, g: G, seat: Seat, answer: Callable[[G, Decision], Option] | None = None) -> None:
        """Fill the sealed list of a seat that has closed it: by chance, for its owner cannot be read.

        Whoever knows how people answer may say it; nobody picks on forever, so the last answers are chance.
        """
        for number in count():
            decision = self.question_for(g, seat)
            options = decision.options
            if answer is not None and number < MOST_PICKS:
                option = answer(g, decision)
            else:
                option = options[g.chance.below(len(options))]
            if option.kind == CLOSE:
                return
            g.sealed[seat].append(self.sealed_item(option))
            g.sealed[seat].sort(key=str)
