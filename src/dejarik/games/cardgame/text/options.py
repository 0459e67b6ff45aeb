"""Questions and answers in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.cards.facts import FROM_DISCARD, ICON_NAMES
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values
from dejarik.games.cardgame.rules.conflict import Engage
from dejarik.games.cardgame.rules.damage import PlaceFocus
from dejarik.games.cardgame.rules.payment import Pay
from dejarik.games.cardgame.rules.playing import PlayCard
from dejarik.games.cardgame.rules.policy import WINDOWS
from dejarik.games.cardgame.rules.timing import InterruptWindow, ReactionWindow, Window
from dejarik.games.cardgame.text.log import Log
from dejarik.games.cardgame.text.names import Names
from dejarik.games.cardgame.text.pending import Pending
from dejarik.kernel import Decision, Option, Procedure, Seat, Subject
from dejarik.words import Phrase, Words
from dejarik.words.vocabulary import message_of

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

_TOKENS = ("damage", "focus", "shield")


class Questions:
    """Decisions and options in one language: messages are found by their kinds.

    A question inside an ability may have words of its own for what asks it (`prompt-choose-keep-three`), an
    option for the kind of decision (`option-engage-decline`).
    """

    def __init__(self, words: Words, names: Names, pending: Pending, log: Log) -> None:
        self.words = words
        self.names = names
        self.pending = pending
        self.log = log

    # ---- Questions ------------------------------------------------------------------------------

    def prompt(self, g: CardGame, decision: Decision) -> str:
        words = self.words
        frame = g.stack[-1] if g.stack else None
        name = f"prompt-{decision.kind}"
        args: dict[str, Any] = {"who": self.names.player(decision.seat)}
        if isinstance(decision.about, int):
            args["number"] = decision.about
        if decision.about in g.things or decision.about in CARDS:
            args["about"] = self.subject(g, decision.about)
        if decision.kind == Ask.ACTION:
            args["window"] = words.say(f"window-{decision.about}")
            if decision.about == "deployment" and decision.seat == g.active:
                name = "prompt-deploy"
        elif decision.kind in (Ask.ATTACKERS, Ask.DEFENDERS):
            args |= self._engagement(g, decision)
        elif decision.kind == Ask.EDGE:
            enemy = g.other(decision.seat)
            args["own"] = len(g.stacks[decision.seat]) + len(g.face_up[decision.seat])
            args["other"] = len(g.stacks[enemy]) + len(g.face_up[enemy])
        elif decision.kind == Ask.COMMIT:
            args["number"] = g.force_cards(decision.seat)
        elif decision.kind == Ask.SHIELD:
            args["token"] = "focus" if isinstance(frame, PlaceFocus) else "damage"
        match frame:
            case Pay():
                args["for"] = self._paid_for(g)
                args["match"] = bool(frame.affiliation)
            case InterruptWindow():
                args["happening"] = self._happening(g, g.stack[frame.on])
                args |= self._answer(g, decision)
            case ReactionWindow():
                args["happened"] = self._happened(g, frame, decision.seat)
                args |= self._answer(g, decision)
            case Use() if frame.pc and decision.about == frame.ability:
                own = message_of(name, frame.op)
                looked = g.looked[g.light][0] if g.looked[g.light] else ""
                args |= {"card": self.names.card(looked), "zone": getattr(frame.op, "zone", "")}
                text = words.say(own if words.has(own) else name, **args)
                return words.say("prompt-for-card", card=self.pending.holder(g, frame), text=text)
        return words.say(name, **args)

    def _engagement(self, g: CardGame, decision: Decision) -> dict[str, Any]:
        """The objective that is engaged now, and who attacks it: either may have changed or gone."""
        objective = g.engagement.objective if g.engagement is not None else int(decision.about)
        units = g.participants(g.engagement.attacker) if g.engagement is not None else []
        attackers = [self.names.thing(g, unit) for unit in units] or [self.names.player(-1)]
        return {"about": self.names.thing(g, objective), "attackers": attackers}

    def _paid_for(self, g: CardGame) -> Phrase:
        """What is being paid for: the card being played, or the card whose ability costs resources."""
        for frame in reversed(g.stack):
            if isinstance(frame, PlayCard):
                return self.names.card(frame.card)
            if isinstance(frame, Use):
                return self.pending.holder(g, frame)
        return self.names.card("")

    def _happening(self, g: CardGame, procedure: Procedure[Any]) -> str:
        """What can be interrupted. Of an ability the name of its card is enough."""
        if isinstance(procedure, Use):
            return self.words.say("happening-use", card=self.pending.holder(g, procedure))
        return self.pending.procedure(g, procedure)

    def _happened(self, g: CardGame, window: ReactionWindow, seat: Seat) -> str:
        """What can be reacted to."""
        heard = g.heard[window.first : window.last]
        return " ".join(self.log.happened(g, heard, seat))

    def _answer(self, g: CardGame, decision: Decision) -> dict[str, Any]:
        """What one could answer with: where it is one card, the question names it."""
        found = {
            (option.kind, option.subject) for option in decision.options if option.kind in (Do.USE, Do.PLAY)
        }
        if len(found) != 1:
            return {"with": "several" if found else "nothing"}
        kind, subject = found.pop()
        return {"with": "use" if kind == Do.USE else "play", "what": self.subject(g, subject)}

    # ---- Answers --------------------------------------------------------------------------------

    def option(self, g: CardGame, decision: Decision | None, option: Option) -> str:
        words = self.words
        kind = decision.kind if decision is not None else ""
        args: dict[str, Any] = {}
        if option.subject != 0:
            args["what"] = self.subject(g, option.subject)
        if option.object != 0:
            args["object"] = self.subject(g, option.object)
        name = f"option-{option.kind}"
        own = f"option-{kind}-{option.kind}"
        if words.has(own):
            name = own
        elif option.kind == Do.FOCUS and option.object:
            name, args["amount"] = "option-focus-for", int(option.object)
        elif option.kind == Do.PLAY:
            seat = decision.seat if decision is not None else g.active
            args["cost"] = values.cost(g, seat, str(option.subject))
            if option.object == FROM_DISCARD:
                name = "option-play-from-discard"
            elif option.object:
                name = "option-play-on"
        elif option.kind == Do.USE:
            args["ability"] = self._used(g, decision, option)
            name = "option-use-on" if option.object else name
        elif option.kind == Do.PLACE:
            args["force"] = CARDS[str(option.subject)].force
        elif option.kind == Do.RESOLVE:
            args["number"] = self._strength(g, decision, str(option.subject))
        if option.kind == Do.DONE:
            frame = g.stack[-1] if g.stack else None
            args["first"] = isinstance(frame, Engage) and not frame.chosen
        return words.say(name, **args).replace("\n", " ")

    def everything(self, g: CardGame, kind: str, subjects: Sequence[Subject]) -> str:
        """All answers to a question of this kind, given in one go."""
        return self.words.say(f"option-{kind}-all", what=[self.subject(g, subject) for subject in subjects])

    def payment(self, g: CardGame, sources: Sequence[tuple[int, int]]) -> str:
        """A way to pay: what gives how many resources."""
        parts = [
            self.words.say("part-of-payment", what=self.names.thing(g, source), number=amount)
            for source, amount in sources
        ]
        return self.words.say("option-pay-with", sources=parts)

    def _used(self, g: CardGame, decision: Decision | None, option: Option) -> str:
        """The ability that an option of using a card means."""
        window = g.stack[-1] if g.stack else None
        holder = int(option.subject)
        ref = ""
        if isinstance(window, Window):
            found = (candidate for candidate in window.in_play(g) if candidate.option == option)
            ref = next((candidate.use.ability for candidate in found), "")
        elif decision is not None:
            actions = g.index.actions[decision.seat]
            ref = next((each for thing, each in actions if thing == holder), "")
        return self.pending.ability(ref) if ref else ""

    def _strength(self, g: CardGame, decision: Decision | None, icon: str) -> int:
        unit = int(decision.about) if decision is not None else 0
        return values.strength(g, unit)[ICON_NAMES.index(icon)] if unit in g.things else 0

    def subject(self, g: CardGame, subject: Subject) -> Phrase | str:
        """A subject of an option: a thing, a card, or a word such as a window or an icon."""
        if isinstance(subject, int):
            return self.names.thing(g, subject)
        if subject in CARDS:
            return self.names.card(subject)
        if subject in ICON_NAMES:
            return self.words.say(f"icon-{subject}.short")
        for group, kind in ((WINDOWS, "window"), (_TOKENS, "token")):
            if subject in group:
                return self.words.say(f"{kind}-{subject}")
        return subject
