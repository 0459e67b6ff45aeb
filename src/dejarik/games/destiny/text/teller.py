"""All that people read of Destiny, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.games.contract import Aim
from dejarik.games.destiny.cards.facts import Side
from dejarik.games.destiny.events import AnyEvent
from dejarik.games.destiny.text import tasks, titles
from dejarik.games.destiny.text.cards import CardText, CardTexts
from dejarik.games.destiny.text.log import CHAPTERS, Log
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.options import Questions
from dejarik.games.destiny.text.pending import Pending
from dejarik.games.destiny.text.reasons import Reasons
from dejarik.kernel import Decision, Option, Refusal, Seat
from dejarik.story import Storyteller
from dejarik.words import shared_words
from dejarik.words.amounts import contrasted

if TYPE_CHECKING:
    from dejarik.games.contract import Contrast
    from dejarik.games.destiny.state import Destiny


class Teller(Storyteller):
    """Cards, questions, answers, the log and refusals in words.

    `g` is a state or the view of an observation: a card nobody may know of is "a card". `players` are the
    names people go by; without them they are numbered. The log is told to whoever sits at `you`.
    """

    chapters = CHAPTERS

    def __init__(self, language: str, players: tuple[str, ...] = (), you: Seat | None = None) -> None:
        self.language = language
        self.words = shared_words(language, "destiny")
        self._names = Names(self.words, players, you)
        self._cards = CardTexts(self.words)
        self._questions = Questions(self.words, self._names, self._cards)
        self._reasons = Reasons(self.words, self._names, self._questions)
        self._log = Log(self.words, self._names, self._reasons)
        self._pending = Pending(self.words, self._names, self._questions)

    # ---- Cards and dice -------------------------------------------------------------------------

    def card(self, code: str) -> CardText:
        """The face of a card."""
        return self._cards.card(code)

    def name(self, code: str) -> str:
        """The title of a card, without quotes."""
        return titles.title(self.words, code) if code else self.words.say("noun-card")

    def side(self, side: Side) -> str:
        """A side of a die in words."""
        return self._names.sides.side(side)

    def side_short(self, side: Side, *, plain: bool = False) -> str:
        """A side in a few signs, told apart by shape; `plain` has letters alone."""
        return self._names.sides.short(side, plain=plain)

    def thing(self, g: Destiny, thing: int) -> str:
        """A card in play by name, numbered where there are copies."""
        return str(self._names.thing(g, thing))

    def die(self, g: Destiny, die: int) -> str:
        """A die by name, numbered where its card has several."""
        return str(self._names.die(g, die))

    # ---- Playing --------------------------------------------------------------------------------

    def prompt(self, g: Destiny, decision: Decision) -> str:
        """The question of a decision."""
        return self._questions.prompt(g, decision)

    def option(self, g: Destiny, decision: Decision | None, option: Option) -> str:
        """An answer; an aside belongs to no decision."""
        return self._questions.option(g, decision, option)

    def in_one_go(self, g: Destiny, decision: Decision, plan: Sequence[Option]) -> str:
        """Several answers to a question and to those that follow it."""
        return self._questions.in_one_go(g, decision, plan)

    def meet(self, g: Destiny) -> None:
        """See the characters as a match begins: they keep their numbers."""
        self._names.meet(g)

    def sentences(self, g: Destiny, news: Sequence[AnyEvent], viewer: Seat | None) -> list[str | None]:
        """For each event of a choice its sentence as `viewer` may read it; None: others tell it."""
        return self._log.sentences(g, news, viewer)

    def refusal(self, g: Destiny, seat: Seat, refusal: Refusal) -> str:
        """What cannot be done, and why."""
        return self._reasons.refusal(g, seat, refusal)

    def resolving(self, g: Destiny) -> list[str]:
        """What is being resolved, outermost first."""
        return self._pending.resolving(g)

    def player(self, seat: Seat) -> str:
        return str(self._names.player(seat))

    def outcome(self, g: Destiny) -> str:
        """How the match ended."""
        return self._reasons.outcome(g)

    def contrast(self, g: Destiny, contrast: Contrast) -> str:
        """How two options differ, in a sentence."""
        thing = contrast.what.subject
        about = {"card": self._names.thing(g, thing)} if isinstance(thing, int) and thing else {}
        return self._names.sentence(contrasted(self.words, contrast, **about))

    def matchup(self, g: Destiny, seat: Seat) -> str:
        """The characters of both sides."""
        return tasks.matchup(self.words, g, seat)

    def task(self, g: Destiny, seat: Seat, aim: Aim) -> str:
        """What a puzzle asks for."""
        return tasks.task(self.words, self._names, g, seat, aim)
