"""Cards named and printed: in a game's own way if it has one, else by what its showcase shows."""

from typing import Any

import msgspec

from dejarik.games import modules
from dejarik.games.contract import Lookup, Showcase, Stock
from dejarik.words import shared_words
from dejarik.words.meaning import meant


class ShowcaseLookup:
    """Cards of a game whose showcase knows the faces of all of them."""

    def __init__(self, stock: Stock, showcase: Showcase):
        self._stock = stock
        self._showcase = showcase

    def named(self, name: str, lang: str) -> list[str]:
        # Whoever types a name may use another language than the one they read.
        known = {code: [code, *self._names(code, lang)] for code in self._stock.codes()}
        found = meant(name, known)
        if not found:
            raise ValueError(shared_words(lang).say("cards-unknown", text=name))
        return found

    def _names(self, code: str, lang: str) -> list[str]:
        return [self._stock.name(code, each) for each in dict.fromkeys((lang, "en", "ru"))]

    def line(self, code: str, lang: str) -> tuple[str, str]:
        face = self._showcase.face(code, lang)
        return face.name, face.type_line

    def face(self, code: str, lang: str) -> list[str]:
        face = self._showcase.face(code, lang)
        facts = [f"{fact.name}: {fact.value}" for fact in face.facts]
        if face.cost and not any(fact.kind in ("cost", "price") for fact in face.facts):
            facts.insert(0, shared_words(lang).say("cards-cost", cost=face.cost))
        sections = [part for each in face.sections for part in (each.title, each.story, each.text) if part]
        return [face.name, face.type_line, *facts, *face.abilities, *sections, *face.missing]

    def as_data(self, code: str, lang: str) -> Any:
        return msgspec.to_builtins(msgspec.structs.asdict(self._showcase.face(code, lang)))


def lookup_of(game: str) -> Lookup:
    """How the cards of a game are named and shown. Only now are they loaded."""
    given = modules(game)
    return given.lookup or ShowcaseLookup(given.stock, given.showcase)
