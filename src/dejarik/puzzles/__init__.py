"""Puzzles: a position, a task, and a check that notices when the task is done or can no longer be done.

A puzzle is written in the language of scenarios, with a goal and a bound. How to write one is in
`docs/puzzles.md`. Others were found in matches and proved (`proving`, `found`).
"""

from dejarik.puzzles.daily import puzzle_of
from dejarik.puzzles.found import Found, load_found
from dejarik.puzzles.loading import find, load, load_text, shipped
from dejarik.puzzles.puzzle import LEVELS, PASSES, Puzzle, UnknownPuzzle
from dejarik.puzzles.trial import Trial, answer_for, opponent_answer, opponent_bot, solve

__all__ = [
    "LEVELS",
    "PASSES",
    "Found",
    "Puzzle",
    "Trial",
    "UnknownPuzzle",
    "answer_for",
    "find",
    "load",
    "load_found",
    "load_text",
    "opponent_answer",
    "opponent_bot",
    "puzzle_of",
    "shipped",
    "solve",
]
