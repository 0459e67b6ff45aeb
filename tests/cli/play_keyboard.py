"""Somebody at the keyboard who reads what is on the screen before typing."""

import io
import re
import sys
from collections.abc import Callable, Iterable
from random import Random

import pytest

from dejarik.cli import main

MOST_ANSWERS = 3_000
BOT = ("--opponent", "random", "--seed", "3")


class Keyboard(io.StringIO):
    """Standard input: each line is what `typist` answers to what was printed since the last one."""

    def __init__(self, screen: io.StringIO, typist: Callable[[str], str | None]):
        super().__init__()
        self.screen = screen
        self.typist = typist
        self.read_to = 0
        self.answers = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        shown = self.screen.getvalue()
        new, self.read_to = shown[self.read_to :], len(shown)
        self.answers += 1
        assert self.answers < MOST_ANSWERS, "the match does not end"
        typed = self.typist(new)
        return "" if typed is None else typed + "\n"


def play(
    monkeypatch: pytest.MonkeyPatch, typist: Callable[[str], str | None], *args: str, game: str = "destiny"
) -> str:
    """Everything that was on the screen; the program ends politely."""
    screen = io.StringIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", screen)
        patch.setattr(sys, "stdin", Keyboard(screen, typist))
        assert main(["play", game, *args]) == 0
    shown = screen.getvalue()
    assert "Traceback" not in shown
    return shown


def typing(lines: Iterable[str]) -> Callable[[str], str | None]:
    """Types these lines whatever is shown, then nothing more."""
    left = iter(lines)
    return lambda shown: next(left, None)


def options_in(shown: str) -> int:
    """How many options are on the screen."""
    block = shown.rpartition("\n\n")[2]
    return max((int(number) for number in re.findall(r"(?:^|\s)(\d+)  \S", block)), default=0)


def choosing_at_random(seed: int, answers: int = MOST_ANSWERS) -> Callable[[str], str | None]:
    """Chooses any of the numbers on the screen, so often; leaves when there are none."""
    luck = Random(seed)
    left = iter(range(answers))

    def typist(shown: str) -> str | None:
        if next(left, None) is None:
            return None
        count = options_in(shown)
        return str(luck.randint(1, count)) if count else ""

    return typist


def last_screen(shown: str) -> str:
    """The last board with its options."""
    return shown[shown.rindex("\n\n", 0, shown.rindex("Battlefield:")) : shown.rindex("> ")]


def activated() -> list[str]:
    """Up to a turn on which Obi-Wan is exhausted: mulligan, shields or battlefield, then activate him."""
    return ["done", "1", "1", "activate obi"]
