"""What a game offers to people who play it in the terminal: its module `dejarik.games.<game>.table`."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec
from rich.console import RenderableType

from dejarik.games import find, names
from dejarik.kernel import Game, Observation, Seat
from dejarik.server.games import Teller


class Table(Protocol):
    """The module of a game. A new game becomes playable in the terminal by having one."""

    FEWEST: int  # players
    MOST: int

    def decks(self) -> Sequence[str]:
        """The names of what a player can bring without having made it."""

    @property
    def setup(self) -> Callable[..., msgspec.Struct]:
        """A match about to begin, by `(decks, lang, **options)`; a deck is a name or a file.

        Raises `ValueError` with a sentence for each thing that is wrong, in that language.
        """

    def seat_of(self, state: Any, player: int) -> Seat:
        """Where the player sits who brought the deck of that number: seats may be drawn by lot."""

    def teller(self, lang: str) -> Teller:
        """Who says everything in that language; players are numbered by their seats."""

    def board(self, observation: Observation[Any], teller: Any, width: int) -> RenderableType:
        """Everything the seat sees, in so many columns; nothing is told by color alone."""

    def cards(self, g: Any, text: str, teller: Any) -> list[str]:
        """The cards that are meant by a name or a part of it, in a match as a seat sees it."""

    def face(self, card: str, teller: Any) -> RenderableType:
        """Everything that is on a card."""

    def card_name(self, card: str, teller: Any) -> str:
        """What to type to mean this very card."""


class Sided(Protocol):
    """What a game with two sides has besides: whoever plays one of them meets the other."""

    SIDES: Sequence[str]

    def decks(self, side: str = "") -> Sequence[str]:
        """The ready-made decks, of one side if it is named."""

    def against(self, deck: str, lang: str) -> Sequence[str]:
        """The ready-made decks that a deck can meet; `ValueError` if it is none."""


def sided(table: Table) -> Sided | None:
    """The table of a game with two sides, or nothing."""
    return cast(Sided, table) if hasattr(table, "SIDES") else None


def playable() -> list[str]:
    """The games that have a table."""
    return [name for name in names() if find_spec(f"dejarik.games.{name}.show.seating") is not None]


def table_of(name: str) -> tuple[Game[Any, Any], Table]:
    """A game and its table. Only now are its rules and cards loaded."""
    return find(name), cast(Table, import_module(f"dejarik.games.{name}.show.seating"))


class NoOptions(msgspec.Struct, frozen=True):
    """A game that has none."""


def _showcase(name: str, what: str, otherwise: Any) -> Any:
    """Something of a game's module `showcase`, if it has one."""
    home = f"dejarik.games.{name}.show.showcase"
    return getattr(import_module(home), what, otherwise) if find_spec(home) is not None else otherwise


def played_alone(name: str) -> bool:
    """Whether the rules of a game can play the opponent."""
    return bool(_showcase(name, "SOLO", otherwise=False))


def options_of(name: str) -> tuple[str, ...]:
    """What can be chosen for a match."""
    return tuple(_showcase(name, "Options", NoOptions).__struct_fields__)


def checked_options(name: str, wished: dict[str, bool | int]) -> dict[str, bool | int]:
    """The options as the set-up takes them; `ValueError` for what a game does not allow."""
    chosen = msgspec.convert(wished, _showcase(name, "Options", NoOptions))
    return msgspec.structs.asdict(chosen)
