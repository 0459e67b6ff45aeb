"""How what a card says is laid out: sentences, how each may end, and lists to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from dejarik.games.outer_rim.text.names import capital
from dejarik.words import Words
from dejarik.words.sentences import bullets


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A clause that can stand within a sentence; what follows it; what one may choose from."""

    clause: str  # without a capital letter and a full stop
    ends: tuple[str, ...] = ()  # whole sentences: "Pass: …"
    choices: tuple[str, ...] = ()  # whole texts


class Layout:
    """Paragraphs as text in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def apart(self, paragraphs: Iterable[Paragraph]) -> str:
        """Each paragraph in a line of its own, and its choices below it."""
        return "\n".join(map(self.line, paragraphs))

    def line(self, paragraph: Paragraph) -> str:
        sentences = " ".join((f"{paragraph.clause}{':' if paragraph.choices else '.'}", *paragraph.ends))
        return capital(sentences) + bullets(self.words, paragraph.choices)

    def running(self, paragraphs: Sequence[Paragraph]) -> str:
        """One after the other in one line, the first without its capital letter."""
        first, *rest = self._sentences(paragraphs)
        return " ".join((first, *map(capital, rest)))

    def folded(self, paragraphs: Sequence[Paragraph]) -> Paragraph:
        """All of them as one: those after the first follow it in its line."""
        first, *rest = paragraphs
        if not rest:
            return first
        _, *later = self._sentences(paragraphs)
        return replace(first, ends=(*first.ends, *map(capital, later)))

    def _sentences(self, paragraphs: Sequence[Paragraph]) -> list[str]:
        """What comes after a test comes however that went, and says so."""
        found = [self._sentence(paragraphs[0])]
        for before, paragraph in pairwise(paragraphs):
            clause = paragraph.clause
            if before.ends:
                clause = self.words.say("effect-either-way", text=clause)
            found.append(self._sentence(replace(paragraph, clause=clause)))
        return found

    def _sentence(self, paragraph: Paragraph) -> str:
        text = self.line(paragraph)
        return paragraph.clause[:1] + text[1:]
