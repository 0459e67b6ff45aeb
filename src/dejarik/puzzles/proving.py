"""What a seat can reach for certain, whatever is hidden: an exact search over all of its choices.

A proof is carried out on what the seat sees, blanks and all, with chance sealed. Where the rules need luck,
look at a blank or show one, that way ends; where such a card can only be one of a few (the next one of a
market), each is tried, and the aim must be reached with all. Where somebody else is asked, each answer is
tried, and the aim must be reached after all; if they could answer with something that is not seen, that way
ends. So whatever is proved comes true with every deal, every deck and every answer. `docs/puzzles.md` says it
to people.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec

from dejarik.games.contract import Aim, Aims
from dejarik.kernel import Observation, Option, Seat, State
from dejarik.kernel.chance import SealedChance
from dejarik.kernel.data import astuple

MOST_NODES = 4_000  # positions of one search; where more are needed, nothing is said
MOST_CHOICES = 14  # of the player, in one line, passes not counted
LONGEST_LINE = 36  # passes counted


class TooWide(Exception):
    """The search was given up: there is too much to try."""


class Way(msgspec.Struct):
    """How an aim may be reached: by which first choices, and on which line."""

    first: list[Option]
    line: tuple[Option, ...]


class Prover:
    """Searches from what one seat sees."""

    def __init__(self, seen: Observation[Any], aims: Aims, most: int = MOST_NODES):
        assert seen.seat is not None
        self.seat: Seat = seen.seat
        self.aims = aims
        self.most = most
        self.nodes = 0
        self.start = aims.armed(seen.view, seen.seat)
        self.start.chance = SealedChance(0)
        self._failed: dict[bytes, int] = {}
        self._aim: Aim | None = None

    # ---- One choice -------------------------------------------------------------------------------

    def outcomes(self, state: State, option: Option, seat: Seat, *, every: bool = True) -> list[State]:
        """The positions that a choice may lead to; none if something unknown would have a say in it."""
        self.nodes += 1
        if self.nodes > self.most:
            raise TooWide
        after = self._after(state, option, seat)
        if after is not None:
            return [after]
        found: list[State] = []
        for filled in self.aims.unknowns(state, self.seat, option):
            self.nodes += 1
            after = self._after(filled, option, seat)
            if after is None:
                return []
            found.append(after)
            if not every:
                break
        return found

    def _after(self, state: State, option: Option, seat: Seat) -> State | None:
        trial = state.copy()
        try:
            trial.choose(option, seat)
        except Exception:  # luck was needed, or something blank was looked at
            # Asking somebody else may need their blanks; by then everything before the question has happened.
            if not trial.stack or not trial.stack[-1].asks:
                return None
        if any(_shows_blank(trial, event) for event in trial.news):
            return None
        return None if self.aims.spoiled(trial, self.seat, trial.news) else trial

    def _asked(self, state: State) -> Seat | None:
        """Who is asked next; None if that way ends here."""
        if state.outcome is not None or self.aims.too_late(self.start, state, self.seat):
            return None
        try:
            decision = state.decision
        except Exception:  # the question itself hangs on a blank
            return None
        if decision.seat == self.seat or self.aims.knows_answers(state, self.seat, decision):
            return decision.seat
        return None

    def cost(self, state: State, option: Option) -> int:
        """What an option counts for in a line: nothing if there is no other, or it does nothing."""
        return int(len(state.decision.options) > 1 and option.kind not in self.aims.PASSING)

    def sensible(self, state: State) -> list[Option]:
        """All options but those that need luck in any case, or end the player's chances."""
        options = state.decision.options
        return [option for option in options if not self.aims.idle(state, self.seat, option)]

    # ---- What may be within reach -----------------------------------------------------------------

    def within_reach(self) -> dict[Aim, Way]:
        """All aims that some line reaches if others do nothing; `TooWide` if not everything was tried.

        One answer of others is enough here: what is within reach for certain is within reach after that, too.
        """
        found: dict[Aim, Way] = {}
        self.nodes = 0
        seen: dict[tuple[Option, bytes], int] = {}
        self._walk(self.start, (), found, seen)
        return found

    def _walk(
        self,
        state: State,
        line: tuple[Option, ...],
        found: dict[Aim, Way],
        seen: dict[tuple[Option, bytes], int],
    ) -> None:
        seat = self._asked(state)
        if seat is None or len(line) >= LONGEST_LINE:
            return
        if self.aims.LOOPS and len(line) > 1:
            key = (line[0], state.encode())
            if seen.get(key, LONGEST_LINE) <= len(line):
                return
            seen[key] = len(line)
        options = self.sensible(state) if seat == self.seat else state.decision.options[-1:]
        for option in options:
            longer = (*line, option) if seat == self.seat else line
            for after in self.outcomes(state, option, seat, every=False):
                for aim in self.aims.reached(self.start, after, self.seat):
                    self._note(found, aim, longer)
                self._walk(after, longer, found, seen)

    def _note(self, found: dict[Aim, Way], aim: Aim, line: tuple[Option, ...]) -> None:
        if not line:
            return
        way = found.setdefault(aim, Way([], line))
        if line[0] not in way.first:
            way.first.append(line[0])
        if len(line) < len(way.line):
            way.line = line

    # ---- What is within reach for certain ----------------------------------------------------------

    def winning_first(self, aim: Aim, among: list[Option], most_choices: int) -> list[Option]:
        """Which of some first choices reach the aim for certain, in at most so many choices."""
        return [option for option in among if self.proves(self.start, aim, most_choices, (option,))]

    def proves(self, state: State, aim: Aim, choices: int, only: tuple[Option, ...] = ()) -> bool:
        """Whether the aim can be reached in so many choices for certain; `TooWide` if that is not known."""
        if aim != self._aim:
            self._failed, self._aim = {}, aim
        self.nodes = 0
        return self._reaches(state, aim, choices, only)

    def next_choice(self, state: State, aim: Aim, choices: int) -> Option | None:
        """A choice after which the aim is still reached for certain, on a shortest way."""
        options = sorted(self.sensible(state), key=lambda option: self.cost(state, option))
        for most in range(choices + 1):
            for option in options:
                if self.proves(state, aim, most, (option,)):
                    return option
        return None

    def _reaches(self, state: State, aim: Aim, choices: int, only: tuple[Option, ...] = ()) -> bool:
        if self.aims.holds(state, self.seat, aim):
            return True
        seat = self._asked(state)
        if seat is None or choices < 0:
            return False
        options = only or self.sensible(state)
        if seat != self.seat:
            return all(self._sure(state, option, seat, aim, choices) for option in options)
        key = b"" if only else state.encode()
        if not only and self._failed.get(key, -1) >= choices:
            return False
        if any(
            self._sure(state, option, seat, aim, choices - self.cost(state, option)) for option in options
        ):
            return True
        if not only:
            self._failed[key] = choices
        return False

    def _sure(self, state: State, option: Option, seat: Seat, aim: Aim, choices: int) -> bool:
        outcomes = self.outcomes(state, option, seat)
        return bool(outcomes) and all(self._reaches(after, aim, choices) for after in outcomes)


def _shows_blank(state: State, event: Any) -> bool:
    """Whether an event shows a card that the seat does not know."""
    if not isinstance(event, state.unforeseen):
        return False
    values: tuple[Any, ...] = astuple(cast(Any, event))
    return any(value == "" or (isinstance(value, tuple) and "" in value) for value in values)
