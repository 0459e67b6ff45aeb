"""Filters: what narrows a selection of dice, cards in play, or cards elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import A_COLOR, CHARACTER, Card
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.rules import values
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.abilities.vocabulary.amounts import Amount
    from dejarik.games.destiny.abilities.vocabulary.references import Reference
    from dejarik.games.destiny.state import Destiny

AS_IF = "as-if"  # while it is being resolved a die may count as showing another symbol: die, symbol


def card_of(g: Destiny, subject: Subject) -> Card:
    """The card behind a die, a thing or a code."""
    if isinstance(subject, str):
        return CARDS[subject]
    die = g.dice.get(subject)
    # rule: destiny.die.inherits-card
    return CARDS[die.card if die is not None else g.things[subject].card]


def _number(g: Destiny, r: Resolve, number: int | Amount) -> int:
    return number if isinstance(number, int) else number.count(g, r)


class Filter(msgspec.Struct, frozen=True):
    """A test of one die, thing or card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        raise TypeError(f"{type(self).__name__} tests nothing")


class Showing(Filter, frozen=True):
    """A die in a pool whose top side has one of the symbols; modifiers and sides with a cost count."""

    symbols: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.showing, destiny.term.showing.top-only, destiny.term.showing.modifier-counts
        # rule: destiny.term.remove.symbol-counts
        top = g.showing(int(subject))
        if top is None:
            return False
        counts_as = r.get(AS_IF) if r.bound else ()
        # rule: destiny.term.resolve-as-if
        symbol = str(counts_as[1]) if counts_as and counts_as[0] == subject else top.symbol
        return symbol in self.symbols


class ValueAtLeast(Filter, frozen=True):
    """A die showing a value of `value` or more."""

    value: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) >= self.value


class ValueAtMost(Filter, frozen=True):
    """A die showing a value of so much or less."""

    value: int | Amount

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) <= _number(g, r, self.value)


class CostAtMost(Filter, frozen=True):
    """A card that costs so much or less."""

    cost: int | Amount

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost <= _number(g, r, self.cost)


class CostAtLeast(Filter, frozen=True):
    """A card that costs so much or more."""

    cost: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost >= self.cost


class PointsAtLeast(Filter, frozen=True):
    """A character of so many points or more."""

    points: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return values.points(g, int(subject)) >= self.points


class ValueIs(Filter, frozen=True):
    """A die showing exactly this value."""

    value: int | Amount

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.value(int(subject)) == _number(g, r, self.value)


class ValueBelow(Filter, frozen=True):
    """A die showing a value less than another die."""

    die: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.value(int(subject)) < g.value(other) for other in self.die.find(g, r))


class Subtype(Filter, frozen=True):
    """A card, or a die of a card, with one of the subtypes."""

    subtypes: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.card.subtype.no-own-rules
        return not values.subtypes(g, subject).isdisjoint(self.subtypes)


class Color(Filter, frozen=True):
    """A card, or a die of a card, of one of the colors."""

    colors: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).color in self.colors


class Titled(Filter, frozen=True):
    """A card with one of the titles; copies are cards of the same title."""

    titles: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        return card_of(g, subject).title in self.titles


class OfType(Filter, frozen=True):
    """A card of one of the types."""

    types: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.dice[subject].thing if isinstance(subject, int) and subject in g.dice else subject
        if isinstance(thing, int) and thing in g.things:
            return g.things[thing].type in self.types
        return card_of(g, subject).type in self.types


class Unique(Filter, frozen=True):
    """A unique card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).unique


class DieOf(Filter, frozen=True):
    """A die of the given cards; with `upgrades`, also of the upgrades on them."""

    things: Reference
    upgrades: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        if die is None:
            return False  # it has just left the game with its card
        wanted = self.things.find(g, r)
        host = g.things[die.thing].host if self.upgrades and die.thing in g.things else 0
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        return die.thing in wanted or host in wanted


class CharacterDie(Filter, frozen=True):
    """A die of a character card, not of an upgrade or support."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.character-die, destiny.term.character-die.not-upgrade
        die = g.dice.get(int(subject))
        if die is None:
            return False  # it has just left the game with its card
        return (g.things[die.thing].type if die.thing in g.things else CARDS[die.card].type) == CHARACTER


class On(Filter, frozen=True):
    """An upgrade or downgrade on the card that the reference names."""

    host: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].host in self.host.find(g, r)


class SameSide(Filter, frozen=True):
    """A card in play controlled by the player who controls the other one."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        sides = [g.things[other].controller for other in self.as_.find(g, r)]
        return g.things[int(subject)].controller in sides


class CopyOfThis(Filter, frozen=True):
    """A copy of the card whose ability this is."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        return card_of(g, subject).title == CARDS[r.ability.partition(".")[0]].title


class Damaged(Filter, frozen=True):
    """A card with damage on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].damage > 0


class Shielded(Filter, frozen=True):
    """A card with so many shields on it or more."""

    number: int = 1

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].shields >= self.number


class RoomForShields(Filter, frozen=True):
    """A character that can be given another shield."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].shields < values.MOST_SHIELDS


class Itself(Filter, frozen=True):
    """The card that has the ability."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject == r.holder


class Same(Filter, frozen=True):
    """The very one that the reference names."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in self.as_.find(g, r)


class Among(Filter, frozen=True):
    """One of those that the reference names."""

    as_: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject in self.as_.find(g, r)


class IsExhausted(Filter, frozen=True):
    """An exhausted card."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].exhausted


class DamageAtLeast(Filter, frozen=True):
    """A character with so much damage on it or more."""

    damage: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].damage >= self.damage


class Modifier(Filter, frozen=True):
    """A die showing a modifier."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.modifier


class Modified(Filter, frozen=True):
    """A card with a modification on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.card(one).modify is not None for one in g.index.attached.get(int(subject), ()))


class CopiesInPlay(Filter, frozen=True):
    """A die of a card of which so many copies or more are in play, whoever controls them."""

    number: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.term.copy.by-title
        title = card_of(g, subject).title
        return sum(CARDS[thing.card].title == title for thing in g.things.values()) >= self.number


class SharesSubtype(Filter, frozen=True):
    """A die or card that shares a subtype with what the reference names, or with any other die in a pool."""

    with_: Reference | None = None

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        others = g.pools() if self.with_ is None else self.with_.find(g, r)
        mine = values.subtypes(g, subject)
        if not others and self.with_ is not None:
            # Whoever has been defeated meanwhile is known by the card.
            gone = r.ids(getattr(self.with_, "name", ""))
            defeated = [e for e in (*g.history, *g.told) if isinstance(e, ev.Defeated) and e.thing in gone]
            return any(mine & CARDS[event.card].subtypes for event in defeated)
        return any(other != subject and mine & values.subtypes(g, other) for other in others)


class Named(Filter, frozen=True):
    """A card of the color or subtype, or a die showing the symbol, that was named before."""

    kind: str  # color, subtype or symbol

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        named = r.get(self.kind)
        if self.kind == A_COLOR:
            return card_of(g, subject).color in named
        if self.kind == "subtype":
            return not values.subtypes(g, subject).isdisjoint(str(one) for one in named)
        top = g.showing(int(subject))
        return top is not None and top.symbol in named


class RemainingHealth(Filter, frozen=True):
    """A character with exactly so much remaining health, or with so much or less."""

    health: int
    or_less: bool = False

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        left = values.remaining_health(g, int(subject))
        return left <= self.health if self.or_less else left == self.health


class Other(Filter, frozen=True):
    """Anything but what the reference names."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return subject not in self.than.find(g, r)


class Not(Filter, frozen=True):
    """What does not pass the other filter."""

    of: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not self.of.test(g, r, subject)


class AnyOf(Filter, frozen=True):
    """What passes one of the filters."""

    of: tuple[Filter, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(one.test(g, r, subject) for one in self.of)


class AllOf(Filter, frozen=True):
    """What passes all of the filters."""

    of: tuple[Filter, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return all(one.test(g, r, subject) for one in self.of)
