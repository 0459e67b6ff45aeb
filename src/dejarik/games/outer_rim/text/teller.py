"""All that people read of Outer Rim, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.contract import Aim
from dejarik.games.outer_rim.abilities.ability import READ_OUT, Resolve
from dejarik.games.outer_rim.abilities.places import join
from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY
from dejarik.games.outer_rim.abilities.vocabulary.flow import AskWhether, ChooseOne
from dejarik.games.outer_rim.cards.facts import BLANK, FOCUS, MARKET, NOBODY
from dejarik.games.outer_rim.cards.library import ABILITIES, CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules.conceding import CONCEDED
from dejarik.games.outer_rim.rules.map import Map
from dejarik.games.outer_rim.rules.trading import CreditOffer
from dejarik.games.outer_rim.text import tasks
from dejarik.games.outer_rim.text.effects import Effects
from dejarik.games.outer_rim.text.log import CHAPTERS, Log
from dejarik.games.outer_rim.text.names import PEOPLE, Names, capital
from dejarik.games.outer_rim.text.pending import Pending
from dejarik.games.outer_rim.text.printed import Printed
from dejarik.kernel import Decision, Option, Refusal, Seat, Subject
from dejarik.rules.catalog import statement
from dejarik.story import Storyteller
from dejarik.words import shared_words
from dejarik.words.amounts import contrasted
from dejarik.words.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dejarik.games.contract import Contrast
    from dejarik.games.outer_rim.state import OuterRim


class Teller(Storyteller):
    """Questions, answers, the log and refusals in words."""

    chapters = CHAPTERS

    def __init__(self, language: str, players: tuple[str, ...] = (), you: Seat | None = None) -> None:
        self.language = language
        self.words = shared_words(language, "outer_rim")
        self.names = Names(self.words, players, you)
        self.effects = Effects(self.words, self.names)
        self.stories = self.effects.stories
        self.printed = Printed(self.words, self.names, self.effects)
        self._log = Log(self.words, self.names, self.stories)
        self._pending = Pending(self.words, self.names, self.effects)

    def meet(self, g: OuterRim) -> None:
        """See whether the rules play against somebody."""
        self.names.meet(g)

    def player(self, seat: Seat) -> str:
        name = str(self.names.player(seat))
        return capital(name) if seat == self.names.ai else name

    def prompt(self, g: OuterRim, decision: Decision) -> str:
        if decision.kind == Ask.CREDIT_OFFER:
            return self._credits(g, int(decision.about))
        about = self._about(g, decision) if decision.about else ""
        return capital(self.words.say(f"prompt-{decision.kind}", about=about))

    def _about(self, g: OuterRim, decision: Decision) -> Phrase:
        if decision.kind in {Ask.BOUNTY, Ask.DEFEND}:
            return self.names.quarry(str(decision.about))
        kind = decision.kind if decision.kind in PEOPLE else ""
        return self.names.subject(g, kind, decision.about)

    def _credits(self, g: OuterRim, amount: int) -> str:
        """Credits are offered, or asked for."""
        offer = g.stack[-1]
        who = self.names.player(offer.seat if isinstance(offer, CreditOffer) else NOBODY)
        word = "prompt-credit-offer" if amount > 0 else "prompt-credit-request"
        return capital(self.words.say(word, who=who, about=self.names.number(abs(amount))))

    def option(self, g: OuterRim, decision: Decision | None, option: Option) -> str:
        kind = OPENLY.get(option.kind, option.kind)
        if option.kind == Do.DELIVER and not option.subject:
            kind = "deliver-some"
        shown: dict[str, Any] = {}
        if option.subject:
            shown |= self._subject(g, kind, option.subject)
        if option.object:
            shown["object"] = self.names.subject(g, "", option.object)
        if kind == Do.WEAKEN:
            shown["count"] = int(option.object)
        if kind == Do.USE:
            shown["text"] = self.effects.phrase(ABILITIES[str(option.object)].effect)
        if kind in {Do.CHOICE, Do.YES, Do.NO}:
            return capital(self._choice(g, option))
        return capital(self.words.say(f"option-{kind}", **shown))

    def _subject(self, g: OuterRim, kind: str, subject: Subject) -> dict[str, Any]:
        """What an option is about, and what that is: a card of some type, a planet, a deck."""
        shown: dict[str, Any] = {"subject": self.names.subject(g, kind, subject), "type": "any"}
        if subject in g.map.near:
            shown["type"] = Map.kind(str(subject))
        elif subject in MARKET:
            shown["type"] = "deck"
        elif subject in CARDS:
            card = CARDS[str(subject)]
            shown["type"] = card.type or "any"
            if card.contact:
                shown["contact"] = self.names.quarry(card.code)
        return shown

    def rerolled(self, results: Sequence[str]) -> str:
        """Dice with these results, picked and rolled in one go: blanks, focuses or both."""
        blanks, focuses = results.count(BLANK), results.count(FOCUS)
        kinds = "both" if blanks and focuses else "blanks" if blanks else "focuses"
        return self.words.say("option-pick-dice-all", kinds=kinds, blanks=blanks, focuses=focuses)

    def _choice(self, g: OuterRim, option: Option) -> str:
        """What one would do in the story, and what that means."""
        frame, text = g.stack[-1], str(option.subject)
        if isinstance(frame, Resolve) and isinstance(frame.op, ChooseOne | AskWhether):
            if isinstance(frame.op, AskWhether):
                text = self.effects.phrase(frame.op.effect) if option.kind == Do.YES else ""
            elif option.kind == Do.CHOICE:
                text = self.effects.phrase(frame.op.choices[int(option.subject) - 1])
        label = self.choice_label(g, option)
        if label:
            return self.words.say("option-labeled", label=label, text=text) if text else label
        return self.words.say(f"option-{option.kind}", text=text)

    def choice_label(self, g: OuterRim, option: Option) -> str:
        """What one would do in the story that is being told; nothing where nobody has written it."""
        frame = g.stack[-1]
        if not (isinstance(frame, Resolve) and isinstance(frame.op, ChooseOne | AskWhether)):
            return ""
        ability = ABILITIES[frame.ability]
        path = join(ability.places[frame.pc - 1].path, str(option.subject) or option.kind)
        return self.stories.at(frame.card, ability.section, path) if ability.clause in READ_OUT else ""

    def sentences(self, g: OuterRim, news: Sequence[Any], viewer: Seat | None) -> list[str | None]:
        return self._log.sentences(g, news)

    def rule(self, rule: str) -> str:
        return statement(rule, self.language) or rule

    def refusal(self, g: OuterRim, seat: Seat, refusal: Refusal) -> str:
        option = self.option(g, None, refusal.option).removesuffix(".")
        why = self._why(g, seat, refusal)
        if why:
            return self.words.say("refusal-why", option=option, why=why, rule=self.rule(refusal.rule))
        return self.words.say("refusal", option=option, rule=self.rule(refusal.rule))

    def _why(self, g: OuterRim, seat: Seat, refusal: Refusal) -> str:
        """What is in the way just now, with its numbers; nothing if the rule says it all."""
        word = f"why-{refusal.rule.partition('.')[2].replace('.', '-')}"
        subject = str(refusal.option.subject)
        place = CARDS[subject].destination if subject in CARDS else ""
        if not self.words.has(word) or (self.words.has(f"{word}-where") and place):
            word = f"{word}-where"
        if not self.words.has(word):
            return ""
        shown = {name: self.names.number(number) for name, number in refusal.numbers.items()}
        if subject in g.map.spaces and g.players[seat].space:
            shown["distance"] = self.names.number(g.map.distance[g.players[seat].space][subject])
        if place:
            shown["place"] = self.names.place(place)
        return self.words.say(word, **shown)

    def resolving(self, g: OuterRim) -> list[str]:
        """The procedures in progress, outermost first."""
        return self._pending.resolving(g)

    def matchup(self, g: OuterRim, seat: Seat) -> str:
        """Who plays against whom."""
        return tasks.matchup(self.words, self.names, g, seat)

    def task(self, g: OuterRim, seat: Seat, aim: Aim) -> str:
        """What a puzzle asks for."""
        return tasks.task(self.words, self.names, aim)

    def outcome(self, g: OuterRim) -> str:
        if g.outcome is None:
            return self.words.say("outcome-open")
        winner = g.outcome.winners[0]
        name, fame = self.names.player(winner), g.players[winner].fame
        if g.outcome.rule == CONCEDED:
            return capital(self.words.say("outcome-conceded", winner=name))
        return capital(self.words.say("outcome-won", winner=name, fame=fame))

    def contrast(self, g: OuterRim, contrast: Contrast) -> str:
        """How two options differ, in a sentence."""
        card = contrast.what.subject
        about = {"card": self.names.phrase(str(card))} if card else {}
        return capital(contrasted(self.words, contrast, **about))
