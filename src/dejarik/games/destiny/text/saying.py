"""One text in the making: the language, the card that speaks, and what has been mentioned so far."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
from dejarik.games.destiny.abilities.vocabulary.references import (
    CardOf,
    Host,
    Reference,
    That,
    This,
    ThisDie,
)
from dejarik.games.destiny.cards.facts import CHARACTER, Card
from dejarik.games.destiny.text import titles
from dejarik.words import Phrase, Words
from dejarik.words.mentions import MENTIONED, Mentions

THAT = "adj-that"


class Saying(Mentions):
    """What a text can refer back to: "that die", "that opponent", "this upgrade"."""

    def __init__(self, words: Words, card: Card | None = None) -> None:
        super().__init__(words)
        self.card = card
        noun = words.phrase(f"type-{card.type}" if card is not None else "noun-card")
        self.this = words.phrase("phrase-this", what=noun)
        self.own = self.this  # never by name: what lies on a character needs none
        self.host = words.phrase("type-character")
        self.opponent_named = False
        self.host_named = False
        self.alone = True  # no other character can be meant by "that character"
        self.said_this: set[str] = set()  # nouns that stood after "this": the card or its die
        self.stated = False  # something is so, nobody does it: in Russian not «свой» but «ваш»
        self.counted: Amount | None = None  # the amount that was said last
        self.doing = False  # it is told what you do: in Russian «свой», not «ваш»
        self.aimed = False  # what comes next speaks of the character that is dealt the damage
        self.they = False  # another player is told what to do: "your" is "their"
        self.rerolled: set[str] = set()  # names of dice that were rerolled: they are rerolled again
        self.nouns: dict[str, Phrase] = {}  # what it is that a name stands for

    def apart(self) -> Saying:
        """For a text that others do not refer back to: one of several choices."""
        other = copy(self)
        other.bound, other.several = self.bound.copy(), self.several.copy()
        other.nouns, other.said_this = self.nouns.copy(), self.said_this.copy()
        other.rerolled = self.rerolled.copy()
        return other

    def remember(self, name: str, noun: Phrase, adjective: str = MENTIONED, *, many: bool = False) -> None:
        if adjective == MENTIONED and str(noun) in self.said_this:
            adjective = THAT  # "this" is taken
        if noun is self.words.phrase(f"type-{CHARACTER}"):
            self.host_named, self.alone = False, False
        super().remember(name, noun, adjective, many=many)
        self.nouns[name] = noun
        (self.rerolled.add if adjective == "adj-rerolled" else self.rerolled.discard)(name)

    def is_character(self, what: Reference) -> bool:
        """Whether a reference names a character, so that "character dice" can be told from others."""
        match what:
            case This():
                return self.card is not None and self.card.type == CHARACTER
            case Host():
                return self.host == self.words.phrase("type-character")
            case That():
                return self.nouns.get(what.name) == self.words.phrase("type-character")
            case CardOf():
                return not what.any_card
        return False

    def is_die(self, what: Reference) -> bool:
        """Whether a reference names a die, so that "a droid die" can be told from a droid."""
        named = isinstance(what, That) and self.nouns.get(what.name) == self.words.phrase("noun-die")
        return named or isinstance(what, ThisDie)

    def speak_of(self, types: Collection[str]) -> None:
        """Cards of these types are spoken of: "this" one would be taken for one of them."""
        if self.card is not None and self.card.type in types:
            self.call_by_name()
        if CHARACTER in types:
            self.host_named = False

    def call_by_name(self) -> None:
        """Other cards are spoken of, too: where "this" is also "that", it would be taken for one of them."""
        ambiguous = self.words.entry("adj-this").value == self.words.entry(MENTIONED).value
        if self.card is not None and ambiguous:
            self.this = titles.name(self.words, self.card.code)
