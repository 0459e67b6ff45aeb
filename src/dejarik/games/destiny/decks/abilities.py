"""Deck-building abilities of official cards, outside of any match."""

from __future__ import annotations

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
from dejarik.games.destiny.cards.facts import Card
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.vocabulary import Building

_known: dict[str, tuple[Card, tuple[Constant, ...]]] = {}


def building_abilities(code: str) -> tuple[Constant, ...]:
    """What a card says about building a team and deck; read once, since random decks ask it often."""
    defined = almanac.definition(code)
    if defined is None:
        return ()
    card = CARDS[defined]
    known = _known.get(defined)
    if known is None or known[0] is not card:
        constants = (ability.constant for ability in card.abilities)
        found = tuple(one for one in constants if isinstance(one, Building | TeamPoints))
        known = _known[defined] = card, found
    return known[1]


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
