"""`dejarik lab`: long runs between bots. Each module of the folder `_lab` is one of its commands."""

from argparse import Namespace
from typing import cast

from dejarik.cli._lab import deck, ladder, puzzles, tables, tournament, train
from dejarik.cli._parser import Subparsers
from dejarik.words import Words, languages

COMMANDS = (tournament, ladder, tables, train, deck, puzzles)


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "lab", help=words.say("lab-help"), description=words.say("lab-description")
    )
    commands = parser.add_subparsers(
        title=words.say("cli-commands"), metavar=words.say("cli-command"), required=True, dest="what"
    )
    for command in COMMANDS:
        before = set(commands.choices)
        command.add(commands, words)
        for name in commands.choices.keys() - before:
            parser = commands.choices[name]
            parser.set_defaults(run_lab=command.run)
            parser.add_argument("--lang", choices=languages(), help=words.say("cli-lang-help"))


def run(args: Namespace, words: Words) -> int:
    return cast(int, args.run_lab(args, words))
