"""Loads every module below this folder; there is no list to edit."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from dejarik.games.cardgame import cards


def load() -> None:
    """Import all card files: each adds abilities to cards of the library."""
    for module in walk_packages(cards.__path__, f"{cards.__name__}."):
        import_module(module.name)
