"""Filters simplified before they become words: several in one, "not", what has a name of its own."""

from __future__ import annotations

from dejarik.games.destiny.abilities.vocabulary.dice_filters import Showing
from dejarik.games.destiny.abilities.vocabulary.filters import Unique
from dejarik.games.destiny.abilities.vocabulary.logic import AllOf, AnyOf, Filter, Not
from dejarik.games.destiny.cards.facts import DAMAGE


def symbols(names: tuple[str, ...]) -> tuple[str, ...]:
    """The three kinds of damage together are damage."""
    if set(DAMAGE) <= set(names):
        return ("damage", *(name for name in names if name not in DAMAGE))
    return names


def uniqueness(one: Filter) -> str:
    if isinstance(one, Unique):
        return "yes"
    return "no" if isinstance(one, Not) and isinstance(one.of, Unique) else ""


def shown(one: Filter) -> bool:
    if isinstance(one, AllOf):
        return any(shown(part) for part in one.of)
    return isinstance(one.of if isinstance(one, Not) else one, Showing)


def choices(one: Filter) -> tuple[Filter, ...]:
    return one.of if isinstance(one, AnyOf) else (one,)


def flat(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    found: list[Filter] = []
    for one in filters:
        found += flat(one.of) if isinstance(one, AllOf) else (one,)
    return tuple(found)
