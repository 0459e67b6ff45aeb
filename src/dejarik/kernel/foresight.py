"""What is sure to happen if a seat chooses something: from what it sees, and no further than that carries.

Each option is carried out on a copy of the seat's own view, blanks and all. What is drawn unseen is drawn as
a blank; where the rules must look at a blank or need luck, the trial ends, and what was told before that is
what can be known. So nothing hidden has a say in it, and whatever is foreseen comes true.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from dejarik.kernel.chance import SealedChance
from dejarik.kernel.data import astuple
from dejarik.kernel.decision import Option, Seat
from dejarik.kernel.observation import Observation
from dejarik.kernel.state import State
from dejarik.kernel.together import Together

S = TypeVar("S", bound=State)


class Foresight(Generic[S]):
    """What one option is sure to do.

    `news` are the events that are sure, in order. If it is `whole`, nothing unknown came in, and `state` is
    the position at the next question, whoever is asked, or at the end; otherwise it is good for names only.
    """

    __slots__ = ("news", "state", "whole")

    def __init__(self, news: list[Any], state: S, *, whole: bool):
        self.news = news
        self.state = state
        self.whole = whole


class Unsure(Exception):
    """Something unknown has come to light: what follows may hang on it."""


class _Known:
    """Watches the moments of a trial: remembers how much had been told when the last whole one had ended."""

    def __init__(self, trial: State):
        self.trial = trial
        self.told = 0

    def count(self) -> None:
        """What has been told by now is sure; after an event that showed a blank nothing more is."""
        news = self.trial.news
        while self.told < len(news):
            self.told += 1
            event = news[self.told - 1]
            if isinstance(event, self.trial.unforeseen) and _has_blank(event):
                raise Unsure


def _has_blank(event: Any) -> bool:
    """Whether an event speaks of a card that the seat does not know yet."""
    values = astuple(event)
    return any(value == "" or (isinstance(value, tuple) and "" in value) for value in values)


def foresee(seen: Observation[S]) -> dict[Option, Foresight[S]]:
    """By option, what is sure; nothing for answers that several give in secret at the same time."""
    decision, view = seen.decision, seen.view
    if decision is None or not decision.options or seen.seat is None:
        return {}
    if isinstance(view.stack[-1], Together):
        return {}
    return {option: _foresee(view.copy(), seen.seat, option) for option in decision.options}


def _foresee(trial: S, seat: Seat, option: Option) -> Foresight[S]:
    trial.chance = SealedChance(0)
    known = _Known(trial)
    try:
        trial.answer(seat, option)
        trial.run(known.count)
        known.count()
        whole = True
    except Unsure:
        whole = False
    except Exception:  # something blank was looked at, or luck was needed
        # Asking somebody else may need their blanks; by then everything before the question has happened.
        whole = bool(trial.stack) and bool(trial.stack[-1].asks)
    news = [trial.seen_by(event, seat) for event in trial.news[: known.told]]
    return Foresight(news, trial, whole=whole)
