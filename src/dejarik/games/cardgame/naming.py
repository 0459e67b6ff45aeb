"""Names of things and cards in the keys of options: words a person can read and type."""

from __future__ import annotations

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
            return CARDS[subject].slug
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
