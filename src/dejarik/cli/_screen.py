"""The terminal: colors where there are any, plain text everywhere else."""

import sys
from typing import Any

import msgspec
from rich.console import Console


class Screen(Console):
    """A console that lets the command handle a reader who has seen enough (head, less)."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen() -> Console:
    """Where a command writes for people; nothing is guessed from the text, so numbers stay plain."""
    return Screen(highlight=False, markup=False, emoji=False)


def print_json(value: Any) -> None:
    """Writes a value for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
