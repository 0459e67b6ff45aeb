"""The face of a card in words, rendered from its definition."""

from __future__ import annotations

import msgspec

from dejarik.games.destiny.abilities.ability import Ability
from dejarik.games.destiny.abilities.vocabulary.conditions import Opponent
from dejarik.games.destiny.abilities.vocabulary.constants import HasKeyword
from dejarik.games.destiny.abilities.vocabulary.filters import OfType
from dejarik.games.destiny.abilities.vocabulary.references import THIS, Reference
from dejarik.games.destiny.abilities.vocabulary.selectors import Select
from dejarik.games.destiny.cards.facts import DOWNGRADE, SUPPORT, Card
from dejarik.games.destiny.cards.library import ABILITIES, CARDS, REPRINTS
from dejarik.games.destiny.text import clauses, effects, phrases, titles
from dejarik.games.destiny.text.filters import flat
from dejarik.games.destiny.text.saying import Saying
from dejarik.games.destiny.text.sides import Sides
from dejarik.words import Words
from dejarik.words.sentences import listed


class CardText(msgspec.Struct, frozen=True):
    """All that stands on a card, in one language. What a card does not have is empty."""

    name: str
    subtitle: str
    type_line: str
    color: str
    affiliation: str
    cost: str
    health: str
    points: str
    sides: tuple[str, ...]
    abilities: tuple[str, ...]


class CardTexts:
    """Cards in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._sides = Sides(words)

    def card(self, code: str) -> CardText:
        words = self.words
        code = REPRINTS.get(code, code)
        card = CARDS[code]
        noun = words.phrase(f"type-{card.type}")
        subtypes = [words.phrase(f"subtype-{subtype}") for subtype in sorted(card.subtypes)]
        line = words.say(
            "face-type", type=words.say(f"type-{card.type}.label"), noun=noun, unique=card.unique
        )
        if subtypes:
            line = words.say("face-subtypes", line=line, subtypes=listed(words, subtypes))
        return CardText(
            name=titles.title(words, code),
            subtitle=titles.subtitle(words, code),
            type_line=line,
            color=words.say("agreeing", what=noun, adjective=f"color-{card.color}"),
            affiliation=words.say("agreeing", what=noun, adjective=f"adj-{card.affiliation}"),
            cost=str(card.cost) if card.type in ("event", "upgrade", "downgrade", "support") else "",
            health=str(card.health) if card.health else "",
            points="/".join(str(points) for points in card.points),
            sides=tuple(self._sides.side(side) for side in card.sides),
            abilities=self.abilities(card),
        )

    def abilities(self, card: Card) -> tuple[str, ...]:
        """Restrictions, keywords, then abilities, each as a paragraph."""
        lines = self.restrictions(card)
        lines += [self.keyword(card, keyword) for keyword in sorted(card.keywords)]
        lines += [self.ability(card, ability) for ability in card.abilities]
        return tuple(lines)

    def restrictions(self, card: Card) -> list[str]:
        """When and on what it can be played."""
        words = self.words
        lines: list[str] = []
        if card.only_if is not None:
            condition = clauses.condition(Saying(words, card), card.only_if)
            lines.append(words.say("restriction-only-if", condition=condition))
        if card.only_on is not None:
            host = phrases.noun(Saying(words, card), card.only_on, words.phrase("type-character"))
            lines.append(words.say("restriction-only-on", what=words.phrase("phrase-a", what=host)))
        if card.modify is not None:
            # On an upgrade that is a vehicle a mod cannot be played, so "vehicle" alone is not enough.
            only = OfType((SUPPORT,)) in flat((card.modify,))
            host = phrases.noun(
                Saying(words, card), card.modify, words.phrase("type-support") if only else None
            )
            if card.type == DOWNGRADE:
                lines.append(words.say("restriction-modify-theirs", what=host))
            else:
                lines.append(words.say("restriction-modify", what=host))
        return lines

    def saying(self, card: Card | None) -> Saying:
        """A text of this card in the making."""
        said = Saying(self.words, card)
        if card is not None and card.modify is not None:
            said.host = phrases.noun(said, card.modify)
        if card is not None and isinstance(card.only_if, Opponent):
            said.opponent_named = True  # the restriction has spoken of that opponent
        return said

    def keyword(self, card: Card, keyword: str) -> str:
        """A keyword with what it does, said from the ability behind it."""
        word = self.words.phrase(f"keyword-{keyword}")
        return self.words.say("with-reminder", keyword=word, reminder=self.reminder(card, keyword))

    def reminder(self, card: Card, keyword: str, of: Reference | Select = THIS) -> str:
        words = self.words
        said = Saying(words, card)
        if isinstance(of, Select):
            said.this = words.phrase("phrase-this", what=phrases.head(said, of)[0])
        else:
            said.this = phrases.reference(said, of)
        when = words.text(f"when-{keyword}", this=said.this)
        behind = ABILITIES.get(f"keyword.{keyword}")
        if behind is None or behind.effect is None:
            return words.say("sentence", text=when)
        return effects.text(said, behind.effect, when)

    def ability(self, card: Card | None, ability: Ability) -> str:
        words = self.words
        said = self.saying(card)
        if ability.constant is not None:
            text = words.say("sentence", text=clauses.constant(said, ability.constant))
            if isinstance(ability.constant, HasKeyword) and card is not None:
                reminder = self.reminder(card, ability.constant.keyword, ability.constant.of)
                text = words.say("constant-with-reminder", text=text, reminder=reminder)
            return text
        if ability.effect is None:
            return ""
        lead = clauses.trigger(said, ability.trigger, ability.clause) if ability.trigger is not None else None
        if ability.clause in ("out_of_deck", "out_of_hand"):
            lead = words.text(f"when-{ability.clause.replace('_', '-')}", this=said.this)
        if ability.clause in ("out_of_deck", "out_of_hand", "hand_action"):
            said.bound["it"] = phrases.reference(said, THIS)
        if ability.clause == "instead" and lead is not None:
            text = effects.instead(said, ability.effect, lead)
        else:
            text = effects.text(said, ability.effect, lead)
        clause = f"clause-{ability.clause.replace('_', '-')}"
        return words.say(clause, text=text) if words.has(clause) else text
