"""What is being resolved and why: the stack of procedures in words, outermost first."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.options import Questions
from dejarik.kernel import Procedure
from dejarik.words import Words
from dejarik.words.vocabulary import fields, kebab

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

_SEATS = ("seat", "by", "you", "owner")
_THINGS = ("thing", "target", "holder", "die", "first", "host")
REMEMBERED = 16  # procedures that go on while others come and go: the round, a turn


class Pending:
    """Procedures in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, questions: Questions) -> None:
        self.words = words
        self.names = names
        self.questions = questions
        self._known: dict[tuple[Any, ...], str] = {}

    def resolving(self, g: Destiny) -> list[str]:
        return [self._remembered(g, frame) for frame in g.stack]

    def _remembered(self, g: Destiny, frame: Procedure[Any]) -> str:
        """What names nothing in play reads the same as long as its fields and the round are the same."""
        kind = type(frame)
        if _names_things(kind):
            return self.procedure(g, frame)
        known = (kind, g.round, msgspec.structs.astuple(frame))
        if known not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[known] = self.procedure(g, frame)
        return self._known[known]

    def procedure(self, g: Destiny, frame: Procedure[Any]) -> str:
        words = self.words
        args: dict[str, Any] = {"round": g.round}
        for name, value in fields(frame).items():
            if name in _SEATS and isinstance(value, int) and not (name == "host" or value < 0):
                args[name] = self.names.player(value)
            elif name in _THINGS and isinstance(value, int) and value:
                args[name] = self._thing(g, value)
            elif name == "card":
                args[name] = self.names.card(str(value))
            elif name == "ability":
                args[name] = self.questions.ability(str(value))
            elif isinstance(value, int):
                args[name] = value
            args[f"has-{name}"] = bool(value)
        if isinstance(frame, Resolve):
            args["card"] = self.questions.holder(g, frame)
        text = words.say(f"procedure-{kebab(type(frame).__name__)}", **args)
        return text.replace("\n", " ")

    def _thing(self, g: Destiny, subject: int) -> Any:
        return self.names.die(g, subject) if subject in g.dice else self.names.thing(g, subject)


@cache
def _names_things(kind: type[Procedure[Any]]) -> bool:
    return issubclass(kind, Resolve) or any(name in _THINGS for name in kind.__struct_fields__)
