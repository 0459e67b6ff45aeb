"""Players that see observations, discovered by folder: a new bot is a new file with a class `BOT`.

    player = bot("simple", seed=7)
    option = player.choose(observe(state, seat))

A bot never meets a state of the match: whoever plays ahead deals itself states from the observation. A file
with `LEVELS`, the weakest first, is as many bots: `thinker-easy`, `thinker-hard`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules

from dejarik.bots._player import Bot


class UnknownBot(LookupError):
    """There is no bot of that name."""

    def __init__(self, name: str):
        self.name = name
        super().__init__(f"there is no bot {name!r}; there is: {', '.join(names())}")


@cache
def _makers() -> dict[str, Callable[[int], Bot]]:
    """Who makes which bot, given a seed."""
    made: dict[str, Callable[[int], Bot]] = {}
    files = (one.name for one in iter_modules(__path__) if not one.ispkg and not one.name.startswith("_"))
    for module in sorted(files):
        found = import_module(f"{__name__}.{module}")
        levels = getattr(found, "LEVELS", None)
        if levels is None:
            made[module] = found.BOT
        else:
            made |= {f"{module}-{name}": partial(found.BOT, level=level) for name, level in levels.items()}
    return made


@cache
def names() -> tuple[str, ...]:
    """The names of all bots, in alphabetical order; those of one kind by their level."""
    return tuple(_makers())


def has_level(name: str) -> bool:
    """Whether a bot is one of several levels: made for people, who want to see it think."""
    return "-" in name


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; equal seeds and observations give equal choices."""
    if name not in names():
        raise UnknownBot(name)
    return _makers()[name](seed)


__all__ = ["Bot", "UnknownBot", "bot", "has_level", "names"]
