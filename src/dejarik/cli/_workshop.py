"""What a game offers to people who make decks: its module `dejarik.games.<game>.workshop`."""

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from dejarik.games import names

USUAL_GAME = "destiny"


class Deck(Protocol):
    """A deck on the workbench, in the reader's language."""

    @property
    def title(self) -> str:
        """What it is called, or nothing."""

    @property
    def about(self) -> str:
        """What is said about it, or nothing."""

    @property
    def summary(self) -> str:
        """What it is, in a line."""

    def faults(self) -> Sequence[tuple[str, str]]:
        """All that is wrong with it: sentences, each with the rule that it breaks, if it is one."""

    def verdict(self) -> str:
        """Whether it is legal, in a sentence."""

    def remarks(self) -> Sequence[str]:
        """What else there is to say."""

    def sections(self) -> Sequence[tuple[str, Sequence[str]]]:
        """The deck as people list it."""

    def as_data(self) -> Any:
        """What is in it, for programs."""

    def checked(self) -> dict[str, Any]:
        """What is wrong with it, for programs."""

    def written(self, form: str) -> str:
        """The deck in a form; `ValueError` with a sentence if something would get lost."""


class Workshop(Protocol):
    """The module of a game."""

    FORMS: Sequence[str]  # that decks can be written in, the usual one first
    READY_MADE: Sequence[str]  # the names of the decks that are there

    def recognizes(self, name: str) -> bool:
        """Whether this is surely a deck of the game: by name, or by how the file begins."""

    def opened(self, name: str, under: str | None, lang: str) -> Deck:
        """A deck by name or file, judged under a format; `ValueError` with sentences if it is none."""


def workshops() -> list[str]:
    """The games for which decks are made."""
    return [name for name in names() if find_spec(f"dejarik.games.{name}.show.workshop") is not None]


def workshop_of(game: str) -> Workshop:
    return cast(Workshop, import_module(f"dejarik.games.{game}.show.workshop"))


def workshop_for(deck: str) -> Workshop | None:
    """The workshop of the game that a deck belongs to; a file that nobody recognizes is of the usual one."""
    usual = workshop_of(USUAL_GAME)
    if usual.recognizes(deck):
        return usual
    others = (workshop_of(name) for name in workshops() if name != USUAL_GAME)
    found = next((other for other in others if other.recognizes(deck)), None)
    if found is None and os.path.lexists(deck):
        return usual
    return found


def ready_made() -> dict[str, Sequence[str]]:
    """The decks that are there, game by game, the usual one first."""
    games = (USUAL_GAME, *(name for name in workshops() if name != USUAL_GAME))
    return {game: workshop_of(game).READY_MADE for game in games}
