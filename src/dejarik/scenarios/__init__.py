"""Scenarios: a position in a few lines, what is done in it, and what is then true — for any game.

The same file is a test and an example. How to write one is in `docs/scenarios.md`.
"""

from dejarik.scenarios.loading import files_below, former_names, load, load_text, shipped
from dejarik.scenarios.reading import Problem
from dejarik.scenarios.running import Failure, Moved, moves, run
from dejarik.scenarios.script import Scenario

__all__ = [
    "Failure",
    "Moved",
    "Problem",
    "Scenario",
    "files_below",
    "former_names",
    "load",
    "load_text",
    "moves",
    "run",
    "shipped",
]
