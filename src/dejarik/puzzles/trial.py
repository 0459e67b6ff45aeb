"""A puzzle being tried: is the goal reached, can it still be reached, and what does the opponent answer?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from dejarik import games
from dejarik.bots import bot
from dejarik.kernel import Decision, Option, Row, Seat, State, observe
from dejarik.puzzles.puzzle import PASSES, Puzzle
from dejarik.scenarios import Moved
from dejarik.scenarios.matching import Names, meant
from dejarik.scenarios.running import holds

if TYPE_CHECKING:
    from dejarik.puzzles.found import Found

Status = Literal["open", "solved", "lost"]
FALLBACK = "simple"  # the bot that answers where nothing can be passed
MOST_CHOICES = 300


class Trial:
    """What one attempt has come to, choice by choice, so that taking back is only forgetting."""

    def __init__(self, puzzle: Puzzle, state: State):
        self.puzzle = puzzle
        self._start = state.copy()
        self._after: list[Status] = [self._judge(state)]

    @property
    def status(self) -> Status:
        """A goal once reached stays reached, and so does the bound, whatever is played afterwards."""
        return next((status for status in self._after if status != "open"), "open")

    def follow(self, state: State) -> None:
        """A choice was carried out."""
        self._after.append(self._judge(state))

    def cut(self, kept: int) -> None:
        """All choices but so many were taken back."""
        del self._after[kept + 1 :]

    def choices(self, rows: Sequence[Row]) -> int:
        """How many choices the player needed, or has made so far."""
        decided = next((n for n, status in enumerate(self._after) if status != "open"), len(rows))
        return sum(row.seat == self.puzzle.seat for row in rows[:decided])

    def _judge(self, state: State) -> Status:
        puzzle = self.puzzle
        if puzzle.found is not None:
            return self._judge_found(state, puzzle.found)
        if all(holds(puzzle.position, state, step) for step in puzzle.goal):
            return "solved"
        if state.outcome is not None or any(holds(puzzle.position, state, step) for step in puzzle.lost):
            return "lost"
        return "open"

    def _judge_found(self, state: State, found: Found) -> Status:
        """What was found in a match is within reach without luck, and asks for that."""
        aims = games.modules(found.game).aims
        if state.chance.used != self._start.chance.used:
            return "lost"
        if aims.holds(state, found.seat, found.aim):
            return "solved"
        late = state.outcome is not None or aims.too_late(self._start, state, found.seat)
        return "lost" if late else "open"


def opponent_answer(puzzle: Puzzle, decision: Decision) -> Option | None:
    """What an opponent who only passes answers; None: a bot has to choose."""
    if puzzle.opponent != PASSES:
        return None
    return (
        decision.options[0] if len(decision.options) == 1 else puzzle.position.way_out(decision, puzzle.seat)
    )


def opponent_bot(puzzle: Puzzle) -> str:
    """The bot that answers for the opponent where passing is not enough."""
    return FALLBACK if puzzle.opponent == PASSES else puzzle.opponent


def solve(puzzle: Puzzle) -> Iterator[Moved]:
    """The stored solution until the puzzle is decided, the opponent's answers included.

    Questions that the solution does not mention are passed by; `ValueError` if that cannot be. Positions
    after a choice are lent.
    """
    state = puzzle.position.begin()
    trial = Trial(puzzle, state)
    names = Names(puzzle.position.names)
    words = [step.words for step in puzzle.solution]
    for _ in range(MOST_CHOICES):
        if trial.status != "open":
            return
        decision = state.decision
        if decision.seat == puzzle.seat:
            option = _named(state, names, decision, words) or puzzle.position.way_out(decision, puzzle.seat)
        else:
            option = answer_for(puzzle, state, decision.seat)
        if option is None:
            legal = ", ".join(sorted({one.kind for one in decision.options}))
            raise ValueError(f"{puzzle.id}: next would be {words[:1]}, but there is {legal}")
        before = state.copy()
        news = state.choose(option, decision.seat)
        trial.follow(state)
        yield Moved(before, state, decision.seat, decision, option, news)


def _named(state: State, names: Names, decision: Decision, words: list[str]) -> Option | None:
    """What the next words of the solution mean here; words that were understood are taken away."""
    if not words:
        return None
    found = [option for option in decision.options if state.stored_key(option) == words[0]]
    found = found or meant(state, names, decision.options, words[0])
    if len(found) != 1:
        return None
    del words[0]
    return found[0]


def answer_for(puzzle: Puzzle, state: State, seat: Seat, luck: int = 0) -> Option:
    """The opponent's answer."""
    decision = state.decision_of(seat)
    assert decision is not None
    passed = opponent_answer(puzzle, decision)
    if passed is not None:
        return passed
    return bot(opponent_bot(puzzle), luck).choose(observe(state, seat))
