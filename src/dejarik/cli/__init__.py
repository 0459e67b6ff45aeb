"""The command `dejarik`.

Each module of this folder whose name has no leading underscore is a command: its `add(subparsers, words)`
describes the command, its `run(args, words)` carries it out and returns the exit code. A new command is a
new file. All of them are imported for `dejarik --help`, so what is heavy is imported inside `run`.
"""

import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, cast

from dejarik import RULES_RUN, __version__
from dejarik.cli._language import chosen_language
from dejarik.cli._parser import BadInput, Parser, Subparsers, argparse_speaking
from dejarik.words import Words, languages

if TYPE_CHECKING:
    from argparse import Namespace

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130


class Command(Protocol):
    """What a module of this folder offers."""

    def add(self, subparsers: Subparsers, words: Words) -> None:
        """Adds the parser of the command, in the words of the reader's language."""

    def run(self, args: "Namespace", words: Words) -> int:
        """Runs the command; bad input raises `BadInput` with one sentence."""


def _commands() -> Iterator[Command]:
    for module in pkgutil.iter_modules(__path__):
        if not module.name.startswith("_"):
            yield cast(Command, importlib.import_module(f"{__name__}.{module.name}"))


def _parser(words: Words) -> Parser:
    parser = Parser(prog="dejarik", description=words.say("cli-description"))
    version = words.say(f"cli-version-{RULES_RUN}", version=__version__)
    parser.add_argument("--version", action="version", version=version, help=words.say("cli-version-help"))
    subparsers = parser.add_subparsers(
        title=words.say("cli-commands"), metavar=words.say("cli-command"), dest="command"
    )
    for command in _commands():
        before = set(subparsers.choices)
        command.add(subparsers, words)
        for name in subparsers.choices.keys() - before:
            subparsers.choices[name].set_defaults(run=command.run)
    # The language is understood before and after the command: nobody should have to remember which.
    for each in (parser, *subparsers.choices.values()):
        each.add_argument("--lang", choices=languages(), help=words.say("cli-lang-help"))
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; whatever a person typed wrong is answered with a sentence, never with a traceback."""
    typed = sys.argv[1:] if argv is None else list(argv)
    words = Words(chosen_language(typed, os.environ, languages()))
    with argparse_speaking(words):
        parser = _parser(words)
        args = parser.parse_args(typed)
        if args.command is None:  # whoever names no command wants to know which there are
            parser.print_help(sys.stderr)
            return BAD_INPUT
    try:
        code = cast(int, args.run(args, words))
        sys.stdout.flush()
        return code
    except BadInput as bad:
        print(f"dejarik {args.command}: {bad}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (head, less) has seen enough; keep Python from complaining when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
