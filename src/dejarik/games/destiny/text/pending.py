"""What is being resolved and why: the stack of procedures in words, outermost first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.text.names import Names
from dejarik.games.destiny.text.options import Questions
from dejarik.kernel import Procedure
from dejarik.words import Words
from dejarik.words.vocabulary import fields, message_of

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

_SEATS = ("seat", "by", "you", "owner")
_THINGS = ("thing", "target", "holder", "die", "first", "host")


class Pending:
    """Procedures in one language; messages are found by the names of their classes."""

    def __init__(self, words: Words, names: Names, questions: Questions) -> None:
        self.words = words
        self.names = names
        self.questions = questions

    def resolving(self, g: Destiny) -> list[str]:
        return [self.procedure(g, frame) for frame in g.stack]

    def procedure(self, g: Destiny, frame: Procedure[Any]) -> str:
        message = message_of("procedure", frame)
        wanted = self.words.wants(message)
        args: dict[str, Any] = {"round": g.round}
        for name, value in fields(frame).items():
            if f"has-{name}" in wanted:
                args[f"has-{name}"] = bool(value)
            if name not in wanted:
                continue
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
        if isinstance(frame, Resolve) and "card" in wanted:
            args["card"] = self.questions.holder(g, frame)
        return self.words.say(message, **args).replace("\n", " ")

    def _thing(self, g: Destiny, subject: int) -> Any:
        return self.names.die(g, subject) if subject in g.dice else self.names.thing(g, subject)
