"""What a seat can reach for certain, whatever is hidden: an exact search over all of its choices.

A proof is carried out on what the seat sees, blanks and all, with chance sealed. Where the rules need luck,
look at a blank or show one, that way ends; where such a card can only be one of a few (the next one of a
market), each is tried, and the aim must be reached with all. Where somebody else is asked, each answer is
tried, and the aim must be reached after all; if they could answer with something that is not seen, that way
ends. So whatever is proved comes true with every deal, every deck and every answer. `docs/puzzles.md` says it
to people.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
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
    """How an aim may be reached: by which first choices, on which line, and with how many real choices."""

    first: list[Option]
    line: tuple[Option, ...]
    choices: int


_Waiting = tuple[State, int, tuple[Option, ...], int]  # a position, its place, and how it was reached


class _Reach:
    """The positions of a search: which first choices lead to each, and what is reached there."""

    def __init__(self) -> None:
        self.places: dict[bytes, int] = {}
        self.firsts: list[set[Option]] = [set()]
        self.next: list[list[int]] = [[]]
        self.aims: list[tuple[Aim, int, tuple[Option, ...], int]] = []

    def add(self, key: bytes) -> int:
        """One more position; without a key it is like no other."""
        self.firsts.append(set())
        self.next.append([])
        place = len(self.firsts) - 1
        if key:
            self.places[key] = place
        return place

    def note(self, place: int, aims: Sequence[Aim], line: tuple[Option, ...], choices: int) -> None:
        self.aims += [(aim, place, line, choices) for aim in aims if line]

    def link(self, place: int, next_: int, first: tuple[Option, ...]) -> None:
        """A choice leads from one position to another; from the first, it is a first choice itself."""
        self.next[place].append(next_)
        waiting = [(next_, self.firsts[place] | (set(first) if not place else set()))]
        while waiting:
            to, firsts = waiting.pop()
            if not firsts <= self.firsts[to]:
                self.firsts[to] |= firsts
                waiting += [(further, self.firsts[to]) for further in self.next[to]]

    def ways(self) -> dict[Aim, Way]:
        found: dict[Aim, Way] = {}
        for aim, place, line, choices in self.aims:
            way = found.setdefault(aim, Way([], line, choices))
            way.first += [option for option in self.firsts[place] if option not in way.first]
            if len(line) < len(way.line):
                way.line = line
            way.choices = min(way.choices, choices)
        return found


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
        found, everything = self.reachable()
        if not everything:
            raise TooWide
        return found

    def reachable(self, most: int | None = None) -> tuple[dict[Aim, Way], bool]:
        """What is within reach, the shortest lines first, and whether everything was tried.

        Positions that several lines lead to are looked at once, and at most so many of them.
        """
        self.nodes = 0 if most is None else self.most - most
        reach = _Reach()
        waiting: deque[_Waiting] = deque([(self.start, 0, (), 0)])
        try:
            while waiting:
                self._spread(*waiting.popleft(), reach, waiting)
        except TooWide:
            return reach.ways(), False
        return reach.ways(), True

    def _spread(
        self,
        state: State,
        place: int,
        line: tuple[Option, ...],
        choices: int,
        reach: _Reach,
        waiting: deque[_Waiting],
    ) -> None:
        """All that can be chosen in a position."""
        seat = self._asked(state)
        if seat is None or len(line) >= LONGEST_LINE:
            return
        options = self.sensible(state) if seat == self.seat else state.decision.options[-1:]
        for option in options:
            mine = seat == self.seat
            longer = (*line, option) if mine else line
            made = choices + self.cost(state, option) if mine else choices
            for after in self.outcomes(state, option, seat, every=False):
                key = after.encode() if self.aims.LOOPS else b""
                known = reach.places.get(key)
                if known is None:
                    next_ = reach.add(key)
                    reach.note(next_, self.aims.reached(self.start, after, self.seat), longer, made)
                    waiting.append((after, next_, longer, made))
                else:
                    next_ = known
                reach.link(place, next_, longer[:1])

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
