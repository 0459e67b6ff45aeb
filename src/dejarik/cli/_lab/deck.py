"""`dejarik lab deck`: another name for `dejarik deck measure`, where whoever looks for long runs finds it."""

from argparse import Namespace

from dejarik.cli._parser import Subparsers
from dejarik.cli.deck import add_measured, measure
from dejarik.words import Words


def add(commands: Subparsers, words: Words) -> None:
    add_measured(commands, "deck", words.say("lab-deck-help"), words)


def run(args: Namespace, words: Words) -> int:
    return measure(args, words)
