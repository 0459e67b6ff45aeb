"""Players that see observations, discovered by folder: a new bot is a new file with a class `BOT`.

    player = bot("simple", seed=7)
    option = player.choose(observe(state, seat))

A bot never meets a state of the match: whoever plays ahead deals itself states from the observation.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from dejarik.bots._player import Bot


class UnknownBot(LookupError):
    """There is no bot of that name."""

    def __init__(self, name: str):
        self.name = name
        super().__init__(f"there is no bot {name!r}; there is: {', '.join(names())}")


@cache
def names() -> tuple[str, ...]:
    """The names of all bots, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_")))


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; equal seeds and observations give equal choices."""
    if name not in names():
        raise UnknownBot(name)
    made: Bot = import_module(f"{__name__}.{name}").BOT(seed)
    return made


__all__ = ["Bot", "UnknownBot", "bot", "names"]
