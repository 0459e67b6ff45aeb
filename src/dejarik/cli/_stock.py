"""What a game offers to people who look for cards: its module `dejarik.games.<game>.stock`."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec

from dejarik.faces import BadFilter, Showcase
from dejarik.games import names
from dejarik.words import shared_words
from dejarik.words.meaning import meant


class Counts(Protocol):
    """The part of the module that every game has."""

    FACTS: Sequence[str]  # the options that narrow a search: words, numbers, and those that are just said
    NUMBERS: Sequence[str]
    FLAGS: Sequence[str]

    def coverage(self) -> Sequence[tuple[str, int, int]]:
        """Part by part: its key, how much there is in the printed game, and how much can be played."""

    def heading(self, part: str, lang: str) -> str:
        """What a part is called."""


class Stock(Counts, Protocol):
    """All of it. A game that has only what is `Listed` is asked through its module `showcase`."""

    def named(self, name: str, lang: str) -> Sequence[str]:
        """The codes of the cards with this code or name; `ValueError` with a sentence if there are none."""

    def search(self, wish: Mapping[str, Any], lang: str) -> Sequence[str]:
        """The codes of the cards that fit; `ValueError` with a sentence for what is no such fact."""

    def line(self, code: str, lang: str) -> tuple[str, str]:
        """A card in a list: its name, and what it is."""

    def face(self, code: str, lang: str) -> Sequence[str]:
        """Everything on a card, line by line, its name first."""

    def as_data(self, code: str, lang: str) -> Any:
        """Everything on a card for programs."""


class Listed(Counts, Protocol):
    """A stock whose faces the game's showcase knows."""

    def codes(self) -> Sequence[str]:
        """All cards there are."""


class Showcased:
    """The stock of a game whose showcase knows the faces of all cards."""

    def __init__(self, counts: Listed, showcase: Showcase):
        self.FACTS, self.NUMBERS, self.FLAGS = counts.FACTS, counts.NUMBERS, counts.FLAGS
        self.coverage = counts.coverage
        self.heading = counts.heading
        self._codes = counts.codes
        self._showcase = showcase

    def named(self, name: str, lang: str) -> list[str]:
        # Whoever types a name may use another language than the one they read.
        known = {code: [code, *self._names(code, lang)] for code in self._codes()}
        found = meant(name, known)
        if not found:
            raise ValueError(shared_words(lang).say("cards-unknown", text=name))
        return found

    def _names(self, code: str, lang: str) -> list[str]:
        return [self._showcase.face(code, each).name for each in dict.fromkeys((lang, "en", "ru"))]

    def search(self, wish: Mapping[str, Any], lang: str) -> list[str]:
        filters = {"q" if name == "words" else name: _typed(value) for name, value in wish.items()}
        try:
            return [face.code for face in self._showcase.cards(filters, lang)]
        except BadFilter as unknown:
            words, known = shared_words(lang), ", ".join(unknown.known)
            message = "cards-bad-word" if known else "cards-unknown-word"
            raise ValueError(words.say(message, text=str(unknown), known=known)) from unknown

    def line(self, code: str, lang: str) -> tuple[str, str]:
        face = self._showcase.face(code, lang)
        return face.name, face.type_line

    def face(self, code: str, lang: str) -> list[str]:
        face = self._showcase.face(code, lang)
        facts = [f"{fact.name}: {fact.value}" for fact in face.facts]
        if face.cost and not any(fact.kind in ("cost", "price") for fact in face.facts):
            facts.insert(0, shared_words(lang).say("cards-cost", cost=face.cost))
        sections = [part for each in face.sections for part in (each.title, each.story, each.text) if part]
        return [face.name, face.type_line, *facts, *face.abilities, *sections]

    def as_data(self, code: str, lang: str) -> Any:
        return msgspec.to_builtins(msgspec.structs.asdict(self._showcase.face(code, lang)))


def _typed(value: object) -> str:
    return "yes" if value is True else str(value)


def stocked() -> list[str]:
    """The games whose cards can be looked at."""
    return [name for name in names() if find_spec(f"dejarik.games.{name}.show.stock") is not None]


def stock_of(game: str) -> Stock:
    """The cards of a game. Only now are they loaded."""
    home = f"dejarik.games.{game}"
    stock = import_module(f"{home}.show.stock")
    if hasattr(stock, "named"):
        return cast(Stock, stock)
    return Showcased(cast(Listed, stock), cast(Showcase, import_module(f"{home}.show.showcase")))
