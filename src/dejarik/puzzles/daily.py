"""The puzzle of the day: the same for everybody, and none comes again before all have had their day."""

from __future__ import annotations

from datetime import date
from random import Random

from dejarik.games import names
from dejarik.puzzles.found import load_found
from dejarik.puzzles.loading import load
from dejarik.puzzles.puzzle import Puzzle


def puzzle_of(day: date) -> Puzzle:
    """One of all puzzles of all games. Every day of a cycle has one of its own, in an order of the cycle."""
    puzzles = [puzzle for game in names() for puzzle in (load(game) | load_found(game)).values()]
    cycle, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    Random(cycle).shuffle(order)
    return puzzles[order[place]]
