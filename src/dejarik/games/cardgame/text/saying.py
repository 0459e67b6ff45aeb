"""One text in the making: the language, the card that speaks, and what has been mentioned so far."""

from __future__ import annotations

from dejarik.games.cardgame.abilities.vocabulary.choosing import Pick, PickCard
from dejarik.games.cardgame.cards.facts import UNIT, Card
from dejarik.games.cardgame.text import titles
from dejarik.words import Words
from dejarik.words.mentions import Mentions


class Saying(Mentions):
    """What a text can refer back to: "this unit", "that unit", "the enhanced objective".

    Targets are chosen before an effect and spoken of inside it: each waits in `fresh` until then.
    """

    def __init__(self, words: Words, card: Card | None = None) -> None:
        super().__init__(words)
        self.card = card
        noun = words.phrase(f"type-{card.type}" if card is not None else "noun-card")
        self.this = words.phrase("phrase-this", what=noun)
        hosts = card.enhances.types if card is not None and card.enhances is not None else (UNIT,)
        self.host = words.phrase(f"type-{hosts[0]}")
        self.this_named = False
        self.host_named = False
        self.fresh: dict[str, Pick] = {}
        self.picked: PickCard | None = None

    def call_by_name(self) -> None:
        """Another card of its type is spoken of, too: "this unit" would be taken for that one."""
        if self.card is not None:
            self.this = titles.name(self.words, self.card.code)
