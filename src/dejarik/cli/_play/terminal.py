"""The person at the keyboard: what they are shown and what they type."""

import sys
import textwrap
from contextlib import suppress
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from dejarik.cli._screen import screen

# On a wider screen lines get too long to read.
WIDEST = 140
LONGEST_QUOTE = 40


class Left(Exception):
    """Nothing more will be typed."""


class Terminal:
    """Lines out, lines in. Nothing that is typed or printed here can raise anything but `Left`."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - gives input() its arrow keys
        self.console: Console = screen()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, width=self.width)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        said = Text(text, style=style)
        self.show(Padding(said, (0, 0, 0, indent), expand=False) if indent else said)

    def item(self, text: str, depth: int = 0) -> None:
        """One of several sentences; what came of another one stands below it, further to the right."""
        margin = "  " * depth
        for paragraph in text.splitlines():
            said = textwrap.fill(
                paragraph, self.width, initial_indent=f"{margin}· ", subsequent_indent=f"{margin}  "
            )
            self.show(Text(said))

    def line(self, text: str) -> None:
        """Something to be copied: never broken into two lines."""
        self.console.print(Text(f"  {text}"), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Hide what was shown: the screen where there is one, and a page of nothing elsewhere."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            # The lines that were scrolled out of sight are secret, too.
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.console.print("\n" * 50)

    def ask(self, prompt: str) -> str:
        """One line, trimmed."""
        self.console.file.flush()
        try:
            typed = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.gap()
            raise Left from None
        if not sys.stdin.isatty():
            # Nobody echoed it: what was typed belongs into the transcript.
            self.say(quotable(typed, len(typed)))
        return typed.strip()


def quotable(typed: str, longest: int = LONGEST_QUOTE) -> str:
    """What somebody typed, fit to be printed inside a sentence."""
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in typed)
    return plain if len(plain) <= longest else plain[:longest] + "…"
