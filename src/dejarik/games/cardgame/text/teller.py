"""All that people read of the Card Game, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.games.cardgame.events import AnyEvent
from dejarik.games.cardgame.text import tasks, titles
from dejarik.games.cardgame.text.cards import CardText, CardTexts
from dejarik.games.cardgame.text.log import CHAPTERS, Log
from dejarik.games.cardgame.text.names import Names
from dejarik.games.cardgame.text.options import Questions
from dejarik.games.cardgame.text.pending import Pending
from dejarik.games.cardgame.text.reasons import Reasons
from dejarik.games.contract import Aim
from dejarik.kernel import Decision, Option, Refusal, Seat, Subject
from dejarik.story import Storyteller
from dejarik.words import shared_words
from dejarik.words.amounts import contrasted

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame
    from dejarik.games.contract import Contrast


class Teller(Storyteller):
    """Everything in words. `g` is a state or what somebody sees of it: an unknown card is "a card"."""

    chapters = CHAPTERS

    def __init__(self, language: str, players: tuple[str, ...] = (), you: Seat | None = None) -> None:
        self.language = language
        self.words = shared_words(language, "cardgame")
        self._names = Names(self.words, players, you)
        self._cards = CardTexts(self.words)
        self._reasons = Reasons(self.words, self._names)
        self._log = Log(self.words, self._names, self._reasons)
        self._pending = Pending(self.words, self._names, self._cards)
        self._questions = Questions(self.words, self._names, self._pending, self._log)

    # ---- Cards ----------------------------------------------------------------------------------

    def card(self, code: str) -> CardText:
        """The face of a card."""
        return self._cards.card(code)

    def numbers(self, code: str) -> tuple[str, ...]:
        """The numbers of a card in words."""
        return self._cards.numbers(code)

    def name(self, code: str) -> str:
        """The title of a card, without quotes."""
        return titles.title(self.words, code) if code else self.words.say("noun-card")

    def thing(self, g: CardGame, thing: int) -> str:
        """A card in play by name, numbered where there are copies."""
        return str(self._names.thing(g, thing))

    # ---- Playing --------------------------------------------------------------------------------

    def prompt(self, g: CardGame, decision: Decision) -> str:
        """The question of a decision."""
        return self._questions.prompt(g, decision)

    def option(self, g: CardGame, decision: Decision | None, option: Option) -> str:
        """An answer; an aside belongs to no decision."""
        return self._questions.option(g, decision, option)

    def everything(self, g: CardGame, kind: str, subjects: Sequence[Subject]) -> str:
        """All answers to a question of this kind, given in one go."""
        return self._questions.everything(g, kind, subjects)

    def payment(self, g: CardGame, sources: Sequence[tuple[int, int]]) -> str:
        """A way to pay: what gives how many resources."""
        return self._questions.payment(g, sources)

    def sentences(self, g: CardGame, news: Sequence[AnyEvent], viewer: Seat | None) -> list[str | None]:
        """What one choice has brought about, as `viewer` may read it."""
        return self._log.sentences(g, news, viewer)

    def refusal(self, g: CardGame, seat: Seat, refusal: Refusal) -> str:
        """What cannot be done, and why."""
        option = self._questions.option(g, Decision(seat, g.decision.kind, ()), refusal.option)
        return self._reasons.refusal(option, refusal)

    def resolving(self, g: CardGame) -> list[str]:
        """What is being resolved, outermost first."""
        return self._pending.resolving(g)

    def player(self, seat: Seat) -> str:
        return str(self._names.player(seat))

    def matchup(self, g: CardGame, seat: Seat) -> str:
        """Who plays against whom."""
        return tasks.matchup(self.words, g, seat)

    def task(self, g: CardGame, seat: Seat, aim: Aim) -> str:
        """What a puzzle asks for."""
        return tasks.task(self.words, self._names, g, seat, aim)

    def outcome(self, g: CardGame) -> str:
        """How the match ended."""
        return self._reasons.outcome(g)

    def contrast(self, g: CardGame, contrast: Contrast) -> str:
        """How two options differ, in a sentence."""
        thing = contrast.what.subject
        about = {"card": self._names.thing(g, thing)} if isinstance(thing, int) and thing else {}
        return self._names.sentence(contrasted(self.words, contrast, **about))
