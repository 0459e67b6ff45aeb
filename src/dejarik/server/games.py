"""The games as the server knows them: what `games.contract` promises, and what a lobby makes of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any, Literal, cast

import msgspec

from dejarik import search
from dejarik.faces import CardFace, CardFilter, DeckChoice, DeckLook
from dejarik.games import UnknownGame, find, modules, names
from dejarik.kernel import Game
from dejarik.server.wire.messages import GameOption
from dejarik.words import shared_words

MOST_FAULTS = 40  # of a deck; nobody reads more


class ServedGame:
    """A game as the server offers it: its modules, and what the lobby makes of them."""

    def __init__(self, name: str):
        given = modules(name)
        self.name = name
        self.game: Game[Any, Any] = find(name)
        self.seating = given.seating
        self.web = given.web
        self.previews = given.previews
        self.shortcuts = given.shortcuts
        self.showcase = given.showcase
        self.searching = given.searching
        self.brought = given.brought
        self.workbench = given.workbench
        self._decks: dict[str, list[DeckChoice]] = {}

    @property
    def fewest(self) -> int:
        """How many people it takes: alone one plays against the rules."""
        return 1 if self.seating.SOLO else self.seating.FEWEST

    def options(self, lang: str) -> list[GameOption]:
        """What can be chosen for a match, in words."""
        found = []
        say = shared_words(lang, self.name).say
        options = self.seating.Options
        for field in cast(msgspec.inspect.StructType, msgspec.inspect.type_info(options)).fields:
            message = f"lobby-option-{field.name.replace('_', '-')}"
            name, about = say(message), say(f"{message}.about")
            kind: Literal["flag", "number"] = "flag"
            least, most = 0, 1
            if isinstance(field.type, msgspec.inspect.IntType):
                kind, least, most = "number", field.type.ge or 0, field.type.le or 0
            only_solo = field.name in self.seating.SOLO_OPTIONS
            found.append(GameOption(field.name, kind, name, about, least, most, only_solo))
        return found

    def look_over(self, text: str, lang: str) -> DeckLook:
        """A deck that a guest brings; `LookupError` if one cannot bring any."""
        if self.brought is None:
            raise LookupError(self.name)
        found = self.brought.look_over(text, lang)
        return msgspec.structs.replace(found, faults=found.faults[:MOST_FAULTS])

    def brought_deck(self, text: str) -> msgspec.Struct:
        """The deck itself; `ValueError` if it has faults."""
        if self.brought is None:
            raise LookupError(self.name)
        return self.brought.deck(text)

    def setup(
        self, decks: Sequence[str | msgspec.Struct], lang: str, options: Mapping[str, bool | int]
    ) -> msgspec.Struct:
        """The setup that was wished for; `ValueError` for options or decks that do not go together."""
        return self.seating.setup(decks, lang, msgspec.convert(options, self.seating.Options))

    def about(self, lang: str) -> tuple[str, str]:
        """The name of the game, and what it is."""
        say = shared_words(lang, self.name).say
        return say("lobby-name"), say("lobby-about")

    def decks(self, lang: str) -> list[DeckChoice]:
        if lang not in self._decks:
            self._decks[lang] = self.showcase.ready_made(lang)
        return self._decks[lang]

    def cards(self, filters: Mapping[str, str], lang: str) -> list[CardFace]:
        """The faces that fit: those with these codes, or all that are found; else `BadQuery`."""
        if filters.get("codes"):
            return list(self._known(filters["codes"].split(","), lang))
        units = self.workbench.units if self.workbench is not None else list
        own = {
            name: search.among(filters[name].split(","), units) for name in search.OWN if filters.get(name)
        }
        found = search.find(self.searching, filters, lang, own)
        return [self.face(code, lang) for code in found]

    def _known(self, codes: Iterable[str], lang: str) -> Iterator[CardFace]:
        for code in codes:
            with suppress(LookupError):
                yield self.face(code, lang)

    def found(self, q: str, lang: str, own: Mapping[str, Collection[str]] | None = None) -> list[str]:
        """The codes of what fits a query; where decks are built, of what can be put into one.

        `own` has the codes of what only the one who asks knows. A card can belong to several units, of which
        they own one: so what fits is looked for among those they own and among the others.
        """
        wish = {"q": q} if q.strip() else {}
        units = self.workbench.units if self.workbench is not None else list
        known = {name: frozenset(codes) for name, codes in (own or {}).items() if name in search.asked(q)}
        if not known:
            return units(search.find(self.searching, wish, lang))
        found: set[str] = set()
        for answers in product((True, False), repeat=len(known)):
            said = dict(zip(known, answers, strict=True))
            always = {name: _always(yes) for name, yes in said.items()}
            for unit in units(search.find(self.searching, wish, lang, always)):
                if all((unit in known[name]) == yes for name, yes in said.items()):
                    found.add(unit)
        return [unit for unit in units(self.searching.cards()) if unit in found]

    def filters(self, lang: str) -> list[CardFilter]:
        return self.showcase.filters(lang)

    def face(self, code: str, lang: str) -> CardFace:
        return self.showcase.face(code, lang)


def _always(answer: bool) -> Callable[[str], bool]:
    return lambda _: answer


def load_games() -> None:
    """Load all of them, so that the first choice is not slower than the others."""
    for name in names():
        served_game(name)


@cache
def served_game(name: str) -> ServedGame:
    """A game; a name that is none raises `LookupError`. Only now are its rules and cards loaded."""
    folder = name.replace("-", "_")
    if folder not in names():
        raise UnknownGame(name)
    return ServedGame(folder)
