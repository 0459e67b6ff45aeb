"""The games, discovered by folder: each is a package here with `GAME`, and `MODULES` in its `modules.py`.

What a game has to give besides its rules is in `contract.py`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from dejarik.kernel import Game

if TYPE_CHECKING:
    from dejarik.games.contract import GameModules


USUAL = "destiny"  # what is meant where no game is named


class UnknownGame(LookupError):
    """There is no game of that name."""

    def __init__(self, name: str):
        self.name = name
        super().__init__(f"there is no game {name!r}; there is: {', '.join(names())}")


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def typed(*games: str) -> str:
    """Games as they are typed and listed at a command line: `destiny, outer-rim`."""
    return ", ".join(game.replace("_", "-") for game in games)


def find(name: str) -> Game[Any, Any]:
    """The game of that name. Only now are its rules and cards loaded."""
    game: Game[Any, Any] = import_module(_package(name)).GAME
    return game


def modules(name: str) -> GameModules:
    """What the game of that name gives besides its rules; each module is loaded when it is asked for."""
    given: GameModules = import_module(f"{_package(name)}.modules").MODULES
    return given


def _package(name: str) -> str:
    folder = name.replace("-", "_")
    if folder not in names():
        raise UnknownGame(name)
    return f"{__name__}.{folder}"
