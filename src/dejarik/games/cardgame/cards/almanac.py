"""All official cards, objective sets and products: what is printed on them, playable or not.

The Core Set can be played and is read with the game. The rest is read when somebody looks a card up.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from dejarik.games.cardgame.cards.facts import Card, ObjectiveSet, Printed, Product, icons, slug
from dejarik.kernel.data import asdict, decode_list

DATA = Path(__file__).parent / "data"


def core_cards() -> dict[str, Card]:
    """The cards of the Core Set by their codes, without abilities: affiliations first, then set by set."""
    # rule: cardgame.card.types-list, cardgame.component.card-count
    return _cards("facts.json")


@cache
def cards() -> dict[str, Card]:
    """Every official card by its code, product by product, without abilities."""
    return core_cards() | _cards("expansions.json")


@cache
def _cards(file: str) -> dict[str, Card]:
    listed = decode_list((DATA / file).read_bytes(), Printed)
    return {
        one.code: Card(**asdict(one), slug=slug(one.title), icons=icons(one.combat))
        for one in listed
    }


def core_sets() -> dict[int, ObjectiveSet]:
    """The objective sets of the Core Set by their numbers."""
    # rule: cardgame.deck.set-has-six-cards, cardgame.deck.set-other-types
    return _sets("objective_sets.json")


@cache
def objective_sets() -> dict[int, ObjectiveSet]:
    """Every objective set by its number. The two challenge decks are not made of such sets."""
    return core_sets() | _sets("expansion_sets.json")


@cache
def _sets(file: str) -> dict[int, ObjectiveSet]:
    listed = decode_list((DATA / file).read_bytes(), ObjectiveSet)
    return {one.number: one for one in listed}


@cache
def products() -> dict[str, Product]:
    """Every product by its code, in the order in which they came out."""
    listed = decode_list((DATA / "products.json").read_bytes(), Product)
    return {one.code: one for one in listed}


@cache
def russian_titles() -> dict[str, str]:
    """The Russian titles of the cards that cannot be played yet; the others are in the words of the game."""
    return msgspec.json.decode((DATA / "names_ru.json").read_bytes(), type=dict[str, str])


def titled(title: str) -> list[Card]:
    """All official cards with this title, however it is written."""
    return [card for card in cards().values() if card.slug == slug(title)]
