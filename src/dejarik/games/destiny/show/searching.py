"""Searching all official cards: by words of their names, by facts, and by the sides of their dice."""

from __future__ import annotations

import msgspec

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard, plain
from dejarik.games.destiny.cards.facts import Side


class Face(msgspec.Struct, frozen=True):
    """A side that somebody looks for; what is None does not matter."""

    symbol: str
    value: int | None = None
    modifier: bool | None = None
    cost: int | None = None

    def fits(self, side: Side) -> bool:
        return (
            side.symbol == self.symbol
            and self.value in (None, side.value)
            and self.modifier in (None, side.modifier)
            and self.cost in (None, side.cost)
        )


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody looks for; what is not said does not matter."""

    words: str = ""
    set: str = ""
    color: str = ""
    affiliation: str = ""
    type: str = ""
    subtype: str = ""
    rarity: str = ""
    cost: int | None = None
    health: int | None = None
    points: int | None = None
    unique: bool | None = None
    playable: bool | None = None
    die: tuple[Face, ...] = ()  # the die has a side for each


def search(wish: Wish) -> list[OfficialCard]:
    """All cards that fit, in the order of the sets."""
    return [card for card in almanac.cards().values() if _fits(card, wish)]


def _fits(card: OfficialCard, wish: Wish) -> bool:
    facts = (
        (wish.set, card.set),
        (wish.color, card.color),
        (wish.affiliation, card.affiliation),
        (wish.type, card.type),
        (wish.rarity, card.rarity),
    )
    numbers = ((wish.cost, card.cost), (wish.health, card.health), (wish.unique, card.unique))
    return (
        all(wanted in ("", fact) for wanted, fact in facts)
        and all(wanted in (None, fact) for wanted, fact in numbers)
        and (not wish.subtype or wish.subtype in card.subtypes)
        and (wish.points is None or wish.points in card.points)
        and (wish.playable is None or wish.playable == (almanac.definition(card.code) is not None))
        and (not wish.words or _is_named(card, wish.words))
        and (not wish.die or all(any(face.fits(side) for side in card.sides) for face in wish.die))
    )


def _is_named(card: OfficialCard, words: str) -> bool:
    """Whether every word stands somewhere in the name, in one of our languages."""
    russian = almanac.russian_names()[card.code]
    names = (plain(card.name), plain(f"{russian.title} {russian.subtitle}"))
    return any(all(word in name for word in plain(words).split()) for name in names)
