"""The games, discovered by folder: each is a package here with a module-level `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from dejarik.kernel import Game


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
    folder = name.replace("-", "_")
    if folder not in names():
        raise UnknownGame(name)
    game: Game[Any, Any] = import_module(f"{__name__}.{folder}").GAME
    return game
