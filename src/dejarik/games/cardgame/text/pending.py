"""What is being resolved and why: the stack of procedures in words, outermost first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.cardgame.abilities.ability import Use
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.games.cardgame.rules.damage import Tokens
from dejarik.games.cardgame.rules.leaving import LeavePlay
from dejarik.games.cardgame.rules.windows import ActionWindow
from dejarik.games.cardgame.text.cards import CardTexts
from dejarik.games.cardgame.text.names import Names
from dejarik.kernel import Procedure
from dejarik.words import Phrase, Words
from dejarik.words.vocabulary import fields, message_of

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

_SEATS = ("seat", "by", "you")
_THINGS = ("unit", "objective", "source", "holder", "host")


class Pending:
    """Procedures in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, cards: CardTexts) -> None:
        self.words = words
        self.names = names
        self.cards = cards
        self._said: dict[str, str] = {}  # said anew they would come out the same

    def resolving(self, g: CardGame) -> list[str]:
        return [self.procedure(g, frame) for frame in g.stack]

    def procedure(self, g: CardGame, frame: Procedure[Any]) -> str:
        message = message_of("procedure", frame)
        wanted = self.words.wants(message)
        args: dict[str, Any] = {}
        for name, value in fields(frame).items():
            if f"has-{name}" in wanted:
                thing = name in _THINGS and isinstance(value, int)
                args[f"has-{name}"] = value in g.things if thing else bool(value)
            if name not in wanted:
                continue
            if name in _SEATS and isinstance(value, int):
                args[name] = self.names.player(value)
            elif name in _THINGS and isinstance(value, int):
                args[name] = self.names.thing(g, value)
            elif name == "card":
                args[name] = self.names.card(str(value))
            elif isinstance(value, int) or name == "why":
                args[name] = value
        match frame:
            case Use():
                args["card"] = self.holder(g, frame)
                args["ability"] = self.ability(frame.ability)
            case ActionWindow():
                args["window"] = self.words.say(f"window-{frame.name}")
            case Tokens():
                args["parts"] = self._packet(g, frame.totals(g))
            case LeavePlay():
                args["parts"] = self._packet(g, dict.fromkeys(part[0] for part in frame.parts))
        return self.words.say(message, **args).replace("\n", " ")

    def holder(self, g: CardGame, use: Use) -> Phrase:
        """The card whose ability is being used."""
        return self.names.thing(g, use.holder) if use.holder in g.things else self._card(use.ability)

    def ability(self, ref: str) -> str:
        """An ability as its card says it; a keyword by its name."""
        if ref not in self._said:
            card = CARDS.get(ABILITIES[ref].card)
            if card is None:
                self._said[ref] = self.words.say(f"keyword-{ref.rpartition('.')[2]}")
            else:
                self._said[ref] = self.cards.ability(card, ABILITIES[ref])
        return self._said[ref]

    def _card(self, ref: str) -> Phrase:
        card = ABILITIES[ref].card
        return self.names.card(card if card in CARDS else "")

    def _packet(self, g: CardGame, parts: dict[int, int] | dict[int, None]) -> str:
        """What a packet is about, with numbers where there are any; nothing if all of it is gone."""
        words = self.words
        shown = [
            words.say("part-of-packet", what=self.names.thing(g, thing), number=number)
            if number is not None
            else str(self.names.thing(g, thing))
            for thing, number in parts.items()
            if thing in g.things
        ]
        return ", ".join(shown) or "—"
