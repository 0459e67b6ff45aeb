"""Names of things and cards in the keys of options: words a person can read and type."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.cardgame.cards.facts import DIAL
from dejarik.games.cardgame.cards.library import ABILITIES, CARDS
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


def words_of(g: CardGame, subject: Subject) -> str:
    """`luke-skywalker`, `tie-fighter#2`; cards by title, other words as they are."""
    if isinstance(subject, str):
        if subject in CARDS:
            slug = CARDS[subject].slug
            return f"{slug}-{subject}" if (CARDS[subject].side, slug) in _shared_slugs() else slug
        if subject in ABILITIES:
            return f"{CARDS[ABILITIES[subject].card].slug} {ABILITIES[subject].clause}"
        return subject
    thing = g.things.get(subject)
    if thing is None:
        return str(subject)
    if thing.type == DIAL:
        return "death-star-dial"
    slug = CARDS[thing.card].slug
    twins = [other.id for other in g.things.values() if other.type != DIAL and CARDS[other.card].slug == slug]
    number = twins.index(subject)
    return f"{slug}#{number + 1}" if number else slug


def stored_word(g: CardGame, subject: Subject) -> str:
    """`1-2`, `1-2#2`: as `words_of`, by codes, which no other card will ever have."""
    if isinstance(subject, str):
        if subject in ABILITIES and subject not in CARDS:
            return f"{ABILITIES[subject].card} {ABILITIES[subject].clause}"
        return subject
    thing = g.things.get(subject)
    if thing is None or thing.type == DIAL:
        return words_of(g, subject)
    twins = [other.id for other in g.things.values() if other.card == thing.card]
    number = twins.index(subject)
    return f"{thing.card}#{number + 1}" if number else thing.card


@cache
def _shared_slugs() -> frozenset[tuple[str, str]]:
    """What several cards of a side are called: there the code has to tell them apart."""
    slugs = [(card.side, card.slug) for card in CARDS.values()]
    return frozenset(slug for slug in slugs if slugs.count(slug) > 1)


def also_called(subject: Subject) -> tuple[str, ...]:
    """How records may name a card, whether or not there was another of its title when they were written."""
    if subject not in CARDS:
        return ()
    code = str(subject)
    return CARDS[code].slug, f"{CARDS[code].slug}-{code}", code
