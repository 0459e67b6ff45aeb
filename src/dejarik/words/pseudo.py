"""A language that nobody speaks: English with accents, 40 % longer, to see what a translation would meet.

Whatever is on a screen without accents does not come from the messages; whatever does not fit will not fit a
language with longer words either. The folder is one that DEJARIK_LANGUAGES can name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from dejarik.words.functions import CHOOSES_TEXT
from dejarik.words.start import copied

PSEUDO = "eo"  # some language has to be named, so that plurals and dates have rules
LONGER = 1.4
_ACCENTS = str.maketrans("aeiouyAEIOUYcnsCNS", "àéîöúýÀÉÎÖÚÝçñšÇÑŠ")
_KEPT = re.compile(r"%\(\w+\)s|%s|<[^>]*>|\b[a-z_]+(?:\.[\w-]+)+|--[a-z-]+|https?:\S+")
_VOWEL = re.compile(r"[àéîöúý]")
# What the program reads itself: grammar, places of words, commands to type.
_MACHINE = ("gender", "animate", "quoted", "indeclinable", "place", "joint", "mark")
_TYPED = ("play-command-",)
_NAMES = re.compile(r"(?:adj|noun|type|symbol|color|who|select|phrase)-[\w-]+")  # of other messages


def accented(text: str) -> str:
    """The text with accents and as much longer as other languages are; what is filled in stays."""
    return "".join(part if kept else _longer(part.translate(_ACCENTS)) for kept, part in _parts(text) if part)


def _parts(text: str) -> Iterator[tuple[bool, str]]:
    end = 0
    for found in _KEPT.finditer(text):
        yield False, text[end : found.start()]
        yield True, found[0]
        end = found.end()
    yield False, text[end:]


def _longer(text: str) -> str:
    """Vowels are doubled, here and there more than once, until the text is long enough."""
    missing = round(len(text.strip()) * (LONGER - 1))
    vowels = len(_VOWEL.findall(text))
    if not vowels:
        return text
    each, rest = divmod(missing, vowels)
    seen = 0

    def doubled(found: re.Match[str]) -> str:
        nonlocal seen
        seen += 1
        return found[0] * (1 + each + (seen <= rest))

    return _VOWEL.sub(doubled, text)


class _Accents(Transformer):
    """Accents in all texts of a message, whatever it selects between."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(accented(node.value))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> Any:  # noqa: N802
        """What a function chooses from is text, too."""
        if node.id.name == CHOOSES_TEXT:
            for argument in node.arguments.positional:
                if isinstance(argument, ast.StringLiteral):
                    argument.value = accented(argument.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> Any:  # noqa: N802
        texts = [part.value for part in node.value.elements if isinstance(part, ast.TextElement)]
        if node.id.name in _MACHINE or any(_NAMES.fullmatch(text) for text in texts):
            return node
        return self.generic_visit(node)

    def visit_Message(self, node: ast.Message) -> Any:  # noqa: N802
        return node if node.id.name.startswith(_TYPED) else self.generic_visit(node)


def write(folder: Path) -> None:
    """The pseudo-language as a folder: words for all, words of the games, rules, puzzles and examples."""
    copied(folder, PSEUDO, messages, accented)


def messages(text: str) -> str:
    """A file of messages in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Accents().visit(resource))
