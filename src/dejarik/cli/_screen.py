"""The terminal: colours where there are any, plain text everywhere else."""

import sys
from typing import Any

import msgspec
from rich.console import Console


def screen() -> Console:
    """Where a command writes for people; nothing is guessed from the text, so numbers stay plain."""
    return Console(highlight=False, markup=False, emoji=False)


def print_json(value: Any) -> None:
    """Writes a value for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
