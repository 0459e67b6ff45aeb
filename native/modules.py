"""Which modules are compiled: all that runs while a match is played, judges positions, or plays ahead.

Cards and boards stay interpreted, as do the texts that people read, and what records and other programs read
(`kernel/match.py`, `rules/setup.py`): there, structs stay structs.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from dejarik.games import modules

GAMES = ("cardgame", "destiny", "outer_rim")

# Not compiled, by the end of their names.
KERNEL_AS_IT_IS = ("clone", "game", "match", "observation")
GAME_AS_IT_IS = (
    "abilities.defining",  # read once, when cards are loaded
    "abilities.former",
    "abilities.keywords",
    "abilities.lexicon",
    "cards.almanac",
    "modules",
    "rules.setup",
)
# Of these rooms only what is named here is compiled.
NAMED_ONLY = {"cards": ("facts", "library"), "decks": ("vocabulary",)}
PLAYING_AHEAD = ("dejarik.bots.thinking.judging", "dejarik.bots.thinking.policy")


def compiled(games: tuple[str, ...] = GAMES) -> dict[str, ModuleType]:
    """The modules of the kernel and of these games that are to be compiled, loaded, by name."""
    for game in games:
        for module in ("", ".ai.evaluation", ".ai.features", ".ai.policy"):
            import_module(f"dejarik.games.{game}{module}")
        if modules(game).judgment is not None:
            import_module(f"dejarik.games.{game}.ai.judgment")
    for name in PLAYING_AHEAD:
        import_module(name)
    return {name: module for name, module in sorted(sys.modules.items()) if _is_compiled(name, module, games)}


def _is_compiled(name: str, module: ModuleType, games: tuple[str, ...]) -> bool:
    if hasattr(module, "__path__"):
        return False
    if name.startswith("dejarik.kernel."):
        return name.removeprefix("dejarik.kernel.") not in KERNEL_AS_IT_IS
    if name in PLAYING_AHEAD:
        return True
    for game in games:
        inside = name.removeprefix(f"dejarik.games.{game}.")
        if inside != name:
            room, _, module_name = inside.partition(".")
            if room in NAMED_ONLY:
                return module_name in NAMED_ONLY[room]
            return inside not in GAME_AS_IT_IS
    return False
