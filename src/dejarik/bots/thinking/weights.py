"""Weights of policy and judgment, and numbers of plans: files that come with the game.

`dejarik lab train` writes them.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

POLICY_FILE = "policy.json"
JUDGMENT_FILE = "judgment.json"
PLAN_FILE = "plan.json"


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where weights come from, so that anybody can make them again."""

    command: str = ""
    seed: int = 0
    matches: int = 0
    choices: int = 0
    positions: int = 0  # that were judged by who won in the end
    practice: int = 0  # matches of the quick policy against itself
    quick: int = 0  # the same, to judge positions by
    trials: int = 0  # against the weights before, or against none
    won: int = 0
    rules: int = 0  # the version of the rules they were played by
    version: str = ""  # of Dejarik
    start: str = ""  # a digest of the weights that they started from, if they did not start from nothing
    trial: str = ""  # the command that tried them later, if it was another one
    former: dict[str, float] = {}  # of the numbers of a plan that were fitted: what they were before
    edition: str = ""  # a digest of the numbers of a plan that came with an edition of the evaluation


class Table(msgspec.Struct, frozen=True):
    """The weights of a game and their origin."""

    origin: Origin = Origin()
    weights: dict[str, float] = {}


def read_table(game: str, file: str = POLICY_FILE) -> Table:
    """The weights that come with a game; none if it has not been trained."""
    found = files(f"dejarik.games.{game}.ai") / file
    return msgspec.json.decode(found.read_bytes(), type=Table) if found.is_file() else Table()
