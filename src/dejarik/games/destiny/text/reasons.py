"""Rules as reasons: why something cannot be done, and how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Ask
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.options import Questions
from dejarik.kernel import Decision, Refusal, Seat
from dejarik.rules.catalog import statement
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny


# Rules that only say that a card's own words must be met.
RESTRICTIONS = ("destiny.term.play-restriction.only", "destiny.term.play-restriction.color-character")


class Reasons:
    """Reasons in one language: the statements of the rules catalog, and the numbers."""

    def __init__(self, words: Words, names: Names, questions: Questions) -> None:
        self.words = words
        self.names = names
        self.questions = questions

    def rule(self, rule: str) -> str:
        """What a rule says; reasons that are not rules have words of their own."""
        own = f"reason-{rule}"
        if self.words.has(own):
            return self.words.say(own)
        return statement(rule, self.words.language) or rule

    def refusal(self, g: Destiny, seat: Seat, refusal: Refusal) -> str:
        words = self.words
        # Only actions are refused, and it is actions that a player looks for in vain.
        option = self.questions.option(g, Decision(seat, Ask.ACTION, ()), refusal.option)
        option = option.rstrip(".")  # an ability is a whole sentence, but this one goes on
        numbers = [words.text(f"number-{name}", number=number) for name, number in refusal.numbers.items()]
        rule = self.restriction(refusal) or self.rule(refusal.rule)
        why = f"why-{refusal.rule.partition('.')[2].replace('.', '-')}"
        if words.has(why):
            holder = self.names.player(g.claimed)
            duties = self.questions.duties(g, seat)
            said = words.say(why, have=g.resources[seat], player=holder, duties=duties)
            return words.say("refusal-why", option=option, why=said, rule=rule)
        if not numbers:
            return words.say("refusal", option=option, rule=rule)
        counted = numbers[0]
        for other in numbers[1:]:
            counted = words.text("list-more", first=counted, last=other)
        return words.say("refusal-numbers", option=option, numbers=counted, rule=rule)

    def restriction(self, refusal: Refusal) -> str:
        """What a card itself says about when or on what it may be played."""
        card = CARDS.get(str(refusal.option.subject))
        if card is None or refusal.rule not in RESTRICTIONS:
            return ""
        return " ".join(self.questions.cards.restrictions(card))

    def outcome(self, g: Destiny) -> str:
        """How the match ended, or that it goes on."""
        if g.outcome is None:
            return self.words.say("outcome-open")
        winners = [self.names.player(seat) for seat in g.outcome.winners]
        if not winners:
            return self.words.say("outcome-draw", rule=self.rule(g.outcome.rule))
        return self.words.say(
            "outcome-won", winners=winners, number=len(winners), rule=self.rule(g.outcome.rule)
        )
