"""What is being resolved and why: the stack of procedures in words, outermost first."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

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
REMEMBERED = 16  # procedures that go on while others come and go: a turn, a phase


class Pending:
    """Procedures in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, cards: CardTexts) -> None:
        self.words = words
        self.names = names
        self.cards = cards
        self._said: dict[str, str] = {}  # said anew they would come out the same
        self._known: dict[tuple[Any, ...], str] = {}

    def resolving(self, g: CardGame) -> list[str]:
        return [self._remembered(g, frame) for frame in g.stack]

    def _remembered(self, g: CardGame, frame: Procedure[Any]) -> str:
        """What names nothing in play reads the same as long as its fields are the same."""
        kind = type(frame)
        if _names_things(kind):
            return self.procedure(g, frame)
        known = (kind, msgspec.structs.astuple(frame))
        if known not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[known] = self.procedure(g, frame)
        return self._known[known]

    def procedure(self, g: CardGame, frame: Procedure[Any]) -> str:
        args: dict[str, Any] = {}
        for name, value in fields(frame).items():
            args[f"has-{name}"] = bool(value)
            if name in _SEATS and isinstance(value, int):
                args[name] = self.names.player(value)
            elif name in _THINGS and isinstance(value, int):
                args[name] = self.names.thing(g, value)
                args[f"has-{name}"] = value in g.things
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
        return self.words.say(message_of("procedure", frame), **args).replace("\n", " ")

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


@cache
def _names_things(kind: type[Procedure[Any]]) -> bool:
    return issubclass(kind, Use | Tokens | LeavePlay) or any(
        name in _THINGS for name in kind.__struct_fields__
    )
