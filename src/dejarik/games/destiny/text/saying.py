"""One text in the making: the language, the card that speaks, and what has been mentioned so far."""

from __future__ import annotations

from copy import copy

from dejarik.games.destiny.cards.facts import Card
from dejarik.games.destiny.text import titles
from dejarik.words import Words
from dejarik.words.mentions import Mentions


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
