"""The words that are not options: commands, understood in every language at any time."""

from enum import StrEnum
from functools import cache

from dejarik.words import Words, languages


class Command(StrEnum):
    """Each is described by the messages `play-command-…` (its words) and `play-help-…`.

    Where a puzzle understands one in its own way, `puzzle-help-…` describes it.
    """

    WHY = "why"
    HINT = "hint"
    UNDO = "undo"
    RESTART = "restart"
    LOG = "log"
    BOARD = "board"
    STACK = "stack"
    CARD = "card"
    RULES = "rules"
    SAVE = "save"
    LOAD = "load"
    ASIDE = "aside"
    CONCEDE = "concede"
    HELP = "help"
    QUIT = "quit"


# What makes no sense in a match, and what makes none in a puzzle: it is neither kept nor given up.
OF_PUZZLES = frozenset({Command.RESTART})
OF_MATCHES = frozenset({Command.SAVE, Command.LOAD, Command.CONCEDE})


def words_of(command: Command, words: Words) -> list[str]:
    """What can be typed for it in that language, the full word first."""
    return words.say(f"play-command-{command}").split()


@cache
def _by_word() -> dict[str, Command]:
    found: dict[str, Command] = {}
    for language in languages():
        words = Words(language)
        for command in Command:
            for word in words_of(command, words):
                found.setdefault(word.casefold(), command)
    return found


def command(typed: str) -> tuple[Command, str] | None:
    """The command that was typed, and what follows it."""
    first, _, rest = typed.partition(" ")
    found = _by_word().get(first.casefold())
    return None if found is None else (found, rest.strip())
