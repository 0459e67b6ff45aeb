"""argparse, speaking the reader's language.

argparse fetches its own sentences through gettext. We answer with messages of our catalog instead; a test
takes the sentences out of the argparse that runs and checks that we know all of them.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from dejarik.words import Words

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["Parser"]
else:
    Subparsers = argparse._SubParsersAction

# A sentence of argparse -> our message. The placeholders of the sentence (%s, %(value)s) stand in ours, too.
SENTENCES = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help-help",
    "argument %(argument_name)s: %(message)s": "cli-error-argument",
    "the following arguments are required: %s": "cli-error-required",
    "one of the arguments %s is required": "cli-error-one-of",
    "unrecognized arguments: %s": "cli-error-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-error-choice",
    "invalid %(type)s value: %(value)r": "cli-error-value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-error-parser",
    "expected one argument": "cli-error-expected-one",
    "expected at most one argument": "cli-error-expected-at-most-one",
    "expected at least one argument": "cli-error-expected-some",
    "expected %s argument": "cli-error-expected-count",
    "expected %s arguments": "cli-error-expected-count",
    "ambiguous option: %(option)s could match %(matches)s": "cli-error-ambiguous",
    "ignored explicit argument %r": "cli-error-explicit",
    "not allowed with argument %s": "cli-error-not-allowed-with",
    "can't open '%(filename)s': %(error)s": "cli-error-open",
}


class BadInput(Exception):
    """What was typed cannot be done; the message is one sentence in the reader's language."""


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence instead of a page of usage.

    `mixed`: options may appear among any number of words, as in `cards outer-rim --lang ru Bossk`.
    """

    mixed = False

    def parse_known_args(
        self, args: Iterable[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        if not self.mixed:
            return super().parse_known_args(args, namespace)
        self.mixed = False  # argparse parses twice for it, and comes back here
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixed = True

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


@contextmanager
def argparse_speaking(words: Words) -> Iterator[None]:
    """Inside this context, argparse takes its sentences from our catalog."""

    def one(sentence: str) -> str:
        message = SENTENCES.get(sentence)
        return sentence if message is None else words.say(message)

    def one_or_many(singular: str, plural: str, number: int) -> str:
        return one(singular if number == 1 else plural)

    module = vars(argparse)
    own = {name: module[name] for name in ("_", "ngettext")}
    module.update(_=one, ngettext=one_or_many)
    try:
        yield
    finally:
        module.update(own)
