"""What one seat may see: the state with blanks, and states dealt from it for bots that search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from dejarik.kernel.chance import Chance, ChanceNeeded, SealedChance
from dejarik.kernel.data import encode
from dejarik.kernel.decision import Decision, Option, Seat
from dejarik.kernel.state import State
from dejarik.kernel.together import Together

S = TypeVar("S", bound=State)


class Observation(Generic[S]):
    """What `seat` sees (None: a spectator). It holds nothing hidden, so nothing can leak from it.

    `view` has the state's layout with unknown cards blank and no chance in it: it cannot be played on.
    `decision` says who is asked what; its options are there only if this seat is asked.
    """

    __slots__ = ("decision", "seat", "view")

    def __init__(self, state: S, seat: Seat | None):
        self.seat = seat
        view = state.blanked(seat)
        view.chance = Chance(0)
        view.asked = None
        view.answering = -1
        view.told = []
        view.news = []
        view.sealed = [answers if at == seat else [] for at, answers in enumerate(view.sealed)]
        self.view = view
        self.decision: Decision | None = None
        if state.outcome is None:
            mine = state.decision_of(seat) if seat is not None else None
            asked = state.decision
            self.decision = mine or Decision(asked.seat, asked.kind, (), asked.about, asked.public)

    @property
    def options(self) -> tuple[Option, ...]:
        """What this seat may choose now; nothing if it is not asked."""
        return self.decision.options if self.decision is not None else ()

    def deal(
        self,
        seed: int,
        guess: dict[Seat, list[str]] | None = None,
        answer: Callable[[Any, Decision], Option] | None = None,
    ) -> S:
        """A state that fits the observation. Equal observations and seeds give equal deals.

        Where deck lists are closed, `guess` names the cards that a seat is taken to have brought. What others
        have answered in secret is chance, unless `answer` says how one answers with the cards dealt.
        """
        dealt = self.view.dealt(self.seat, Chance(seed), guess)
        dealt.stack = dealt.stack.copy()
        dealt.shared = len(dealt.stack)
        frame = dealt.stack[-1] if dealt.stack else None
        if isinstance(frame, Together):
            for seat in frame.seated:
                if seat != self.seat and seat not in frame.open:
                    frame.guess(dealt, seat, answer)
        return dealt

    def revealing(self) -> set[Option]:
        """The options that would bring something out: dice, or what somebody does not know yet.

        Each is tried on a deal, so no secret has a say in it; where chance would come in, the trial ends.
        An option that fails has brought out whatever came before the failure: whoever chooses it is told.
        """
        seat = self.seat
        if seat is None or not self.options:
            return set()
        dealt = self._sealed()
        dealt.decision_of(seat)  # derived once, shared by all copies
        return {option for option in self.options if _reveals(dealt.copy(), seat, (option,))}

    def reveals(self, options: Sequence[Option]) -> bool:
        """Whether these answers, given one after the other, would bring something out."""
        return self.seat is not None and _reveals(self._sealed(), self.seat, options)

    def _sealed(self) -> S:
        dealt = self.deal(0)
        dealt.chance = SealedChance(0)
        return dealt

    def encode(self) -> bytes:
        """The observation as JSON: what may be sent to this seat."""
        return encode({"seat": self.seat, "decision": self.decision}) + self.view.encode()


def _reveals(trial: State, seat: Seat, options: Sequence[Option]) -> bool:
    before = trial.reveals
    try:
        for option in options:
            trial.choose(option, seat)
    except ChanceNeeded:
        return True
    except Exception:  # of the rules themselves
        pass
    return trial.reveals != before


def observe(state: S, seat: Seat | None) -> Observation[S]:
    """What `seat` sees of `state`."""
    return Observation(state, seat)
