"""One text in the making: the language, the card that speaks, and what has been mentioned so far."""

from __future__ import annotations

import re
from copy import copy

import msgspec

from dejarik.games.destiny.facts import Card
from dejarik.games.destiny.text import titles
from dejarik.words import Phrase, Words


def kebab(name: str) -> str:
    """The name of a class as it stands in the names of messages: `DealDamage` → `deal-damage`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower().replace("_", "-")


def message_of(kind: str, node: object) -> str:
    """Where a word of the vocabulary finds its words: `DealDamage(…)` → `effect-deal-damage`."""
    return f"{kind}-{kebab(type(node).__name__)}"


MENTIONED = "adj-mentioned"  # "that" die


class Saying:
    """What a text can refer back to: "that die", "that opponent", "this upgrade"."""

    def __init__(self, words: Words, card: Card | None = None) -> None:
        self.words = words
        self.card = card
        noun = words.phrase(f"type-{card.type}" if card is not None else "noun-card")
        self.this = words.phrase("phrase-this", what=noun)
        self.own = self.this  # never by name: what lies on a character needs none
        self.bound: dict[str, Phrase] = {}
        self.host = words.phrase("type-character")
        self.opponent_named = False
        self.host_named = False
        self.stated = False  # something is so, nobody does it: in Russian not «свой» but «ваш»
        self.aimed = False  # what comes next speaks of the character that is dealt the damage
        self.they = False  # another player is told what to do: "your" is "their"

    def apart(self) -> Saying:
        """For a text that others do not refer back to: one of several choices."""
        other = copy(self)
        other.bound = self.bound.copy()
        return other

    def call_by_name(self) -> None:
        """Other cards are spoken of, too: "this character" would be taken for one of them."""
        if self.card is not None:
            self.this = titles.name(self.words, self.card.code)

    def remember(self, name: str, noun: Phrase, adjective: str = MENTIONED, *, many: bool = False) -> None:
        """From now on `name` is "that" noun, described by how it came to be known."""
        that = self.words.phrase("phrase-described", what=noun, adjective=adjective)
        self.bound[name] = self.words.phrase("several", what=that) if many else that


def fields(node: msgspec.Struct) -> dict[str, object]:
    """The fields of a value by the names that messages use: `from_` → `from`, `any_colour` → `any-colour`."""
    return {name.rstrip("_").replace("_", "-"): getattr(node, name) for name in node.__struct_fields__}
