"""Filters: what narrows a selection of things in play or of cards elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from dejarik.games.cardgame.cards.facts import Card
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.cardgame.abilities.ability import Use
    from dejarik.games.cardgame.abilities.vocabulary.references import Reference
    from dejarik.games.cardgame.rules.values import View
    from dejarik.games.cardgame.state import CardGame

# Whose text is being read: *you* and *this card*. A protocol would say the same, but is slow once compiled.
Sight: TypeAlias = "Use | View"


def card_of(g: CardGame, subject: Subject) -> Card:
    """The card behind a thing or a code."""
    return CARDS[subject if isinstance(subject, str) else g.things[subject].card]


class Filter(msgspec.Struct, frozen=True):
    """A test of one thing or card."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        raise TypeError(f"{type(self).__name__} tests nothing")


class Trait(Filter, frozen=True):
    """A card with one of the traits."""

    # rule: cardgame.trait.no-effect, cardgame.card.trait-line
    traits: tuple[str, ...]

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        traits = card_of(g, subject).traits
        for trait in self.traits:  # noqa: SIM110 - a generator costs more than it finds
            if trait in traits:
                return True
        return False


class Not(Filter, frozen=True):
    """What does not pass the other filter."""

    of: Filter

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return not self.of.test(g, r, subject)


class OfType(Filter, frozen=True):
    """A card of one of the types."""

    types: tuple[str, ...]

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        if isinstance(subject, int) and subject in g.things:
            return g.things[subject].type in self.types
        return card_of(g, subject).type in self.types


class Affiliated(Filter, frozen=True):
    """A card of the affiliation."""

    # rule: cardgame.faction.own-emblem
    affiliation: str

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return card_of(g, subject).affiliation == self.affiliation


class PrintedCost(Filter, frozen=True):
    """A card with a printed cost of so much or more, or of so much or less."""

    at_least: int = 0
    at_most: int | None = None

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        cost = card_of(g, subject).cost
        return cost >= self.at_least and (self.at_most is None or cost <= self.at_most)


class WithKeyword(Filter, frozen=True):
    """A card with the keyword."""

    keyword: str

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return self.keyword in card_of(g, subject).keywords


class Titled(Filter, frozen=True):
    """The card with this title."""

    title: str

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return card_of(g, subject).title == self.title


class IsExhausted(Filter, frozen=True):
    """A thing with focus tokens."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return not g.ready(int(subject))


class Participating(Filter, frozen=True):
    """A unit that takes part in the engagement."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return g.participating(int(subject))


class Attacking(Filter, frozen=True):
    """An attacking unit."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return g.engagement is not None and subject in g.engagement.attackers


class Committed(Filter, frozen=True):
    """A unit committed to the Force."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return g.things[int(subject)].committed


class Engaged(Filter, frozen=True):
    """The engaged objective."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return g.engagement is not None and g.engagement.objective == subject


class Holding(Filter, frozen=True):
    """An objective with captured cards."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return bool(g.things[int(subject)].captives)


class Same(Filter, frozen=True):
    """What the reference names: this card, the enhanced unit, that unit."""

    of: Reference

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        return subject in self.of.find(g, r)


class Cheapest(Filter, frozen=True):
    """The units of the lowest printed cost among those that are no Vehicles."""

    def test(self, g: CardGame, r: Sight, subject: Subject) -> bool:
        units = [
            unit for seat in range(g.seats) for unit in g.units(seat) if "Vehicle" not in g.card(unit).traits
        ]
        return subject in units and g.card(int(subject)).cost == min(g.card(unit).cost for unit in units)


def trait(*traits: str) -> Trait:
    return Trait(traits)


CHARACTER = Trait(("Character",))
VEHICLE = Trait(("Vehicle",))
FIGHTER = Trait(("Fighter",))
FORCE_USER = Trait(("Force User",))
