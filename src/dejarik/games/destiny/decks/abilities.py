"""Deck-building abilities of official cards.

A playable card has them in its definition. Those of cards that cannot be played yet stand here, because the
rules of deck building need them all the same; such an entry moves into the definition when the card comes in.
"""

from __future__ import annotations

from functools import cache

from dejarik.games.destiny.abilities.vocabulary.constants import Constant, TeamPoints
from dejarik.games.destiny.abilities.vocabulary.filters import (
    Affiliated,
    Color,
    OfType,
    Subtype,
    Titled,
    Unique,
)
from dejarik.games.destiny.abilities.vocabulary.logic import AllOf, AnyOf, Filter, Not
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.vocabulary import Building

NOT_YET_PLAYABLE: dict[str, tuple[Constant, ...]] = {}


def building_abilities(code: str) -> tuple[Constant, ...]:
    """What a card says about building a team and deck."""
    defined = almanac.definition(code)
    if defined is None:
        return NOT_YET_PLAYABLE.get(almanac.cards()[code].first_printing, ())
    return _defined(defined)


@cache
def _defined(code: str) -> tuple[Constant, ...]:
    constants = (ability.constant for ability in CARDS[code].abilities)
    return tuple(one for one in constants if isinstance(one, Building | TeamPoints))


def passes(test: Filter, card: almanac.OfficialCard) -> bool:
    """Whether a card outside of any match passes a filter."""
    match test:
        case AllOf(of=filters):
            return all(passes(one, card) for one in filters)
        case AnyOf(of=filters):
            return any(passes(one, card) for one in filters)
        case Not(of=other):
            return not passes(other, card)
        case Affiliated(affiliations=affiliations):
            return card.affiliation in affiliations
        case Color(colors=colors):
            return card.color in colors
        case OfType(types=types):
            return card.type in types
        case Subtype(subtypes=subtypes):
            return not set(card.subtypes).isdisjoint(subtypes)
        case Titled(titles=titles):
            return card.title in titles  # rule: destiny.term.copy.by-title
        case Unique():
            return card.unique
    raise TypeError(f"{type(test).__name__} tests nothing outside of a match")
