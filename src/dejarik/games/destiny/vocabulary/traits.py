"""Further filters: what lies on a card, which keyword it has, what its die asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import values
from dejarik.games.destiny.vocabulary.filters import Filter, card_of
from dejarik.games.destiny.vocabulary.references import Reference
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities import Resolve
    from dejarik.games.destiny.state import Destiny


class Bears(Filter, frozen=True):
    """A card in play with another card on it, or with one that passes the filter."""

    filter: Filter | None = None

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        attached = g.index.attached.get(int(subject), ())
        return any(self.filter is None or self.filter.test(g, r, one) for one in attached)


class WithKeyword(Filter, frozen=True):
    """A card with a keyword, printed on it or given to it."""

    keyword: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        if isinstance(subject, int) and subject in g.things:
            return values.has_keyword(g, subject, self.keyword)
        return self.keyword in card_of(g, subject).keywords


class Elite(Filter, frozen=True):
    """An elite character."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.character.elite
        return len(g.dice_on(int(subject))) > 1


class Diceless(Filter, frozen=True):
    """A card that has no die."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not card_of(g, subject).sides


class YourOwn(Filter, frozen=True):
    """A die of yours."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.dice[int(subject)].seat == r.you


class OddCost(Filter, frozen=True):
    """A card whose cost is an odd number."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).cost % 2 == 1


class WithTokens(Filter, frozen=True):
    """A card in play with tokens on it."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.things[int(subject)]
        return thing.damage + thing.shields + thing.resources > 0


class BearerHas(Filter, frozen=True):
    """A die of a character with a card on it that passes the filter, or of an upgrade on such a one."""

    filter: Filter

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        thing = g.dice[int(subject)].thing
        bearer = (g.things[thing].host or thing) if thing in g.things else 0
        return any(self.filter.test(g, r, one) for one in g.index.attached.get(bearer, ()))


class WithCost(Filter, frozen=True):
    """A die showing a side that costs resources."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        top = g.showing(int(subject))
        return top is not None and top.cost > 0


class LowestOf(Filter, frozen=True):
    """One of several dice, with the lowest value of them."""

    dice: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        dice = [die for die in self.dice.find(g, r) if g.showing(die) is not None]
        return subject in dice and g.value(int(subject)) == min(g.value(die) for die in dice)
