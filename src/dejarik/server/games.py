"""What a game offers to the table: three modules, found by name. A new game plugs in by having them.

`table`     decks by name, seats, and who tells it all in words (shared with the terminal)
`sight`     the board as data, and what on it options and events belong to
`showcase`  ready-made decks and faces of cards; perhaps options for a match, and whether one can play alone
`own_decks` only in games where one builds decks: those that guests bring

Options are described by one struct of the game, `showcase.Options`, whose fields are flags or numbers with
bounds. From it come the form in the lobby, the check of what is sent, and the keywords of `table.setup`.
What the game and its options are called stands among its words: `lobby-name`, `lobby-option-<name>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, Protocol, cast

import msgspec

from dejarik.faces import CardFace, DeckChoice, DeckLook, Showcase
from dejarik.games import find, names
from dejarik.kernel import Decision, Game, Option, Refusal, Seat
from dejarik.server.wire.messages import GameOption
from dejarik.words import shared_words

MOST_FAULTS = 40  # of a deck; nobody reads more


class Teller(Protocol):
    """Says in one language what is asked, what may be answered and what happened.

    `g` is what a seat sees (`Observation.view`), so nothing hidden can be told.
    """

    language: str

    def player(self, seat: Seat) -> str: ...
    def prompt(self, g: Any, decision: Decision) -> str: ...
    def option(self, g: Any, decision: Decision | None, option: Option) -> str: ...
    def log(self, g: Any, news: Sequence[Any], viewer: Seat | None) -> list[tuple[Any, str]]: ...
    def refusal(self, g: Any, seat: Seat, refusal: Refusal) -> str: ...
    def resolving(self, g: Any) -> list[str]: ...
    def outcome(self, g: Any) -> str: ...


class Table(Protocol):
    """The part of a game's module `table` that is needed here."""

    FEWEST: int
    MOST: int

    def decks(self) -> Sequence[str]: ...
    def setup(self, decks: Sequence[str | Any], lang: str, **options: bool | int) -> msgspec.Struct: ...
    def seat_of(self, state: Any, player: int) -> Seat: ...
    def teller(self, lang: str, players: tuple[str, ...] = ()) -> Teller: ...


class Sight(Protocol):
    """A game's module `sight`."""

    Board: type[msgspec.Struct]
    GROUPS: Sequence[str]  # in the order in which they are listed

    def board(
        self, g: Any, viewer: Seat | None, teller: Any, *, hands_open: bool = False
    ) -> msgspec.Struct: ...
    def group(self, g: Any, decision: Decision, option: Option) -> str: ...
    def group_text(self, name: str, teller: Any) -> str: ...
    def subjects(self, g: Any, seat: Seat | None, option: Option) -> list[str]: ...
    def about(self, g: Any, decision: Decision) -> list[str]: ...
    def motion(self, event: Any, viewer: Seat | None) -> tuple[str, dict[str, Any]]: ...
    def mentions(self, event: Any, viewer: Seat | None) -> list[str]: ...
    def whose(self, event: Any) -> Seat | None: ...
    def concerned(self, event: Any) -> Seat | None: ...


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that has none."""


class OwnDecks(Protocol):
    """A game's module `own_decks`."""

    def look_over(self, text: str, lang: str) -> DeckLook:
        """What was pasted, with all its faults."""

    def deck(self, text: str) -> msgspec.Struct:
        """The deck; `ValueError` if it has faults."""


class Gaming:
    """One game with its modules."""

    def __init__(self, name: str):
        home = f"dejarik.games.{name}"
        self.name = name
        self.game: Game[Any, Any] = find(name)
        self.table = cast(Table, import_module(f"{home}.show.seating"))
        self.sight = cast(Sight, import_module(f"{home}.show.web"))
        self.showcase = cast(Showcase, import_module(f"{home}.show.showcase"))
        self.solo: bool = getattr(self.showcase, "SOLO", False)
        self.unique: bool = getattr(self.showcase, "UNIQUE", False)
        self._decks: dict[str, list[DeckChoice]] = {}
        self._own_decks = cast(
            OwnDecks | None,
            import_module(f"{home}.decks.brought") if find_spec(f"{home}.decks") is not None else None,
        )
        self._options: type[msgspec.Struct] = getattr(self.showcase, "Options", NoOptions)

    @property
    def fewest(self) -> int:
        """How many people it takes: alone one plays against the rules."""
        return 1 if self.solo else self.table.FEWEST

    def options(self, lang: str) -> list[GameOption]:
        """What can be chosen for a match, in words."""
        only_solo: Sequence[str] = getattr(self.showcase, "SOLO_OPTIONS", ())
        found = []
        say = shared_words(lang, self.name).say
        for field in cast(msgspec.inspect.StructType, msgspec.inspect.type_info(self._options)).fields:
            message = f"lobby-option-{field.name.replace('_', '-')}"
            name, about = say(message), say(f"{message}.about")
            kind: Literal["flag", "number"] = "flag"
            least, most = 0, 1
            if isinstance(field.type, msgspec.inspect.IntType):
                kind, least, most = "number", field.type.ge or 0, field.type.le or 0
            found.append(GameOption(field.name, kind, name, about, least, most, field.name in only_solo))
        return found

    @property
    def own_decks(self) -> bool:
        return self._own_decks is not None

    def look_over(self, text: str, lang: str) -> DeckLook:
        """A deck that a guest brings; `LookupError` if one cannot bring any."""
        if self._own_decks is None:
            raise LookupError(self.name)
        found = self._own_decks.look_over(text, lang)
        return msgspec.structs.replace(found, faults=found.faults[:MOST_FAULTS])

    def own_deck(self, text: str) -> msgspec.Struct:
        """The deck itself; `ValueError` if it has faults."""
        if self._own_decks is None:
            raise LookupError(self.name)
        return self._own_decks.deck(text)

    def setup(
        self, decks: Sequence[str | msgspec.Struct], lang: str, options: Mapping[str, bool | int]
    ) -> msgspec.Struct:
        """The set-up that was wished for; `ValueError` for options or decks that do not go together."""
        chosen = msgspec.convert(options, self._options)
        return self.table.setup(decks, lang, **msgspec.structs.asdict(chosen))

    def about(self, lang: str) -> tuple[str, str]:
        """The name of the game, and what it is."""
        say = shared_words(lang, self.name).say
        return say("lobby-name"), say("lobby-about")

    def decks(self, lang: str) -> list[DeckChoice]:
        if lang not in self._decks:
            self._decks[lang] = self.showcase.brought(lang)
        return self._decks[lang]

    def cards(self, filters: Mapping[str, str], lang: str) -> list[CardFace]:
        return self.showcase.cards(filters, lang)

    def face(self, code: str, lang: str) -> CardFace:
        return self.showcase.face(code, lang)


def playable() -> list[str]:
    """The games that can be played at the table."""
    needed = ("seating", "web", "showcase")
    return [
        name
        for name in names()
        if all(find_spec(f"dejarik.games.{name}.show.{module}") is not None for module in needed)
    ]


def load_games() -> None:
    """Load all of them, so that the first choice is not slower than the others."""
    for name in playable():
        gaming(name)


@cache
def gaming(name: str) -> Gaming:
    """A game; a name that is none raises `LookupError`. Only now are its rules and cards loaded."""
    folder = name.replace("-", "_")
    if folder not in playable():
        raise LookupError(name)
    return Gaming(folder)
