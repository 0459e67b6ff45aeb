"""Numbers on the command line: read with bounds, and said as the reader's language writes them."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.statistics import Share


def at_least(least: int, words: Words) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise ArgumentTypeError(words.say("lab-number-wanted", text=text, least=least))
        return value

    return number


def game_named(text: str, words: Words) -> str:
    """The game that was typed."""
    from dejarik.games import names, typed

    name = text.replace("-", "_")
    if name not in names():
        raise BadInput(words.say("cli-unknown-game", game=text, known=typed(*names())))
    return name


def bot_named(text: str, words: Words) -> str:
    """The bot that was typed."""
    from dejarik import bots

    if text not in bots.names():
        raise BadInput(words.say("lab-unknown-bot", bot=text, known=", ".join(bots.names())))
    return text


def bots_named(typed: Iterable[str], words: Words) -> list[str]:
    """The bots that were typed; if none was, all of them, the strongest first, as in our own tables."""
    from dejarik import bots

    return [bot_named(name, words) for name in dict.fromkeys(typed)] or list(reversed(bots.names()))


def decimal(number: float, words: Words, digits: int = 1) -> str:
    from dejarik.lab.figures import Figures

    return Figures(words).decimal(number, digits)


def percent(number: float, words: Words) -> str:
    from dejarik.lab.figures import Figures

    return Figures(words).percent(number)


def interval(found: "Share", words: Words) -> str:
    from dejarik.lab.figures import Figures

    return Figures(words).interval(found)


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal for long work; what it yields is told how much is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    said = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=said, transient=True, disable=not said.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.update(task, completed=done)
