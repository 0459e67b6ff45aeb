"""Fills the library: every module below this folder is loaded, there is no list to edit."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from dejarik.games.destiny import cards
from dejarik.games.destiny.abilities.defining import textless_cards
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.library import CARDS, REPRINTS


def load() -> None:
    """Import all card files, each of which defines its cards, and add what needs no definition."""
    for module in walk_packages(cards.__path__, f"{cards.__name__}."):
        import_module(module.name)
    textless_cards()
    for code in almanac.cards():
        definition = almanac.definition(code)
        if definition is not None and code not in CARDS:
            REPRINTS[code] = definition
