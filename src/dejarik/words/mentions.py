"""What a text has spoken of and can refer back to."""

from __future__ import annotations

from dejarik.words.phrase import Phrase
from dejarik.words.speech import Words

MENTIONED = "adj-mentioned"  # "that" die


class Mentions:
    """What has been mentioned so far, by the names that definitions have for it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.bound: dict[str, Phrase] = {}
        self.several: set[str] = set()  # names that stand for several

    def remember(self, name: str, noun: Phrase, adjective: str = MENTIONED, *, many: bool = False) -> None:
        """From now on `name` is "that" noun, described by how it came to be known."""
        that = self.words.phrase("phrase-described", what=noun, adjective=adjective)
        self.bound[name] = self.words.phrase("several", what=that) if many else that
        (self.several.add if many else self.several.discard)(name)
