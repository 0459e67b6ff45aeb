"""How what a card says is laid out: sentences, how each may end, and lists to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from dejarik.games.outer_rim.text.names import capital
from dejarik.words import Words
from dejarik.words.sentences import bullets


@dataclass(frozen=True, slots=True)
class Passage:
    """A clause that can stand within a sentence; what follows it; what one may choose from."""

    clause: str  # without a capital letter and a full stop
    ends: tuple[str, ...] = ()  # whole sentences: "Pass: …"
    choices: tuple[str, ...] = ()  # whole texts


class Layout:
    """Passages as text in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def paragraphs(self, passages: Iterable[Passage]) -> str:
        """Each passage in a line of its own, and its choices below it."""
        return "\n".join(map(self.paragraph, passages))

    def paragraph(self, passage: Passage) -> str:
        sentences = " ".join((f"{passage.clause}{':' if passage.choices else '.'}", *passage.ends))
        return capital(sentences) + bullets(self.words, passage.choices)

    def running(self, passages: Sequence[Passage]) -> str:
        """One after the other in one line, the first without its capital letter."""
        first, *rest = self._sentences(passages)
        return " ".join((first, *map(capital, rest)))

    def folded(self, passages: Sequence[Passage]) -> Passage:
        """All of them as one: those after the first follow it in its line."""
        first, *rest = passages
        if not rest:
            return first
        _, *later = self._sentences(passages)
        return replace(first, ends=(*first.ends, *map(capital, later)))

    def _sentences(self, passages: Sequence[Passage]) -> list[str]:
        """What comes after a test comes however that went, and says so."""
        found = [self._sentence(passages[0])]
        for before, passage in pairwise(passages):
            clause = passage.clause
            if before.ends:
                clause = self.words.say("effect-either-way", text=clause)
            found.append(self._sentence(replace(passage, clause=clause)))
        return found

    def _sentence(self, passage: Passage) -> str:
        text = self.paragraph(passage)
        return passage.clause[:1] + text[1:]
