"""Why something cannot be done, and how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame.rules.victory import dial_destroyed
from dejarik.games.cardgame.text.names import Names
from dejarik.kernel import Refusal
from dejarik.rules.catalog import statement
from dejarik.words import Phrase, Words

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

NUMBERS = ("cost", "available")


class Reasons:
    """Reasons in one language: what is in the way now with its numbers, and the rule."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    def refusal(self, option: str, refusal: Refusal) -> str:
        """What cannot be done, given in words, and why."""
        rule = statement(refusal.rule, self.words.language)
        option = option.removesuffix(".")  # the text of an ability ends with a full stop
        why = f"why-{_key(refusal.rule)}"
        if not self.words.has(why):
            return self.words.say("refusal", option=option, rule=rule)
        numbers: dict[str, Any] = dict.fromkeys(NUMBERS, 0) | refusal.numbers
        numbers |= {f"has-{name}": bool(numbers[name]) for name in NUMBERS}
        return self.words.say("refusal-why", option=option, why=self.words.say(why, **numbers), rule=rule)

    def outcome(self, g: CardGame) -> str:
        """How the match ended, or that it goes on."""
        if g.outcome is None:
            return self.words.say("outcome-open")
        if not g.outcome.winners:
            return self.words.say("outcome-draw")
        return self.ending(g, self.names.player(g.outcome.winners[0]), g.outcome.rule)

    def ending(self, g: CardGame, winner: Phrase, rule: str) -> str:
        """Who has won, and by what."""
        key = rule.rpartition(".")[2]
        if key == "golden-rule-card-over-book" and dial_destroyed(g):
            key = "dial-destroyed"
        damage = g.things[g.dial_thing].damage
        return self.words.say(f"outcome-{key}", winner=winner, damage=damage)


def _key(rule: str) -> str:
    """The id of a rule as it stands in the names of messages."""
    return rule.partition(".")[2].replace(".", "-")
