"""Further filters: what lies on a card, which keyword it has, what its die asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.abilities.vocabulary.filters import Filter, card_of
from dejarik.games.destiny.abilities.vocabulary.references import Reference
from dejarik.games.destiny.cards.facts import CHARACTER
from dejarik.games.destiny.rules import values
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
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
        return values.event_has(g, r.you, card_of(g, subject).code, self.keyword)


class Diceless(Filter, frozen=True):
    """A card that has no die."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return not card_of(g, subject).sides


class YourOwn(Filter, frozen=True):
    """A die of yours."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        return die is not None and die.seat == r.you


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


class HealthAtLeast(Filter, frozen=True):
    """A character of so much health or more, whatever its damage."""

    health: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return values.health(g, int(subject)) >= self.health


class LessHealth(Filter, frozen=True):
    """A character with less health than another, whatever their damage."""

    than: Reference

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        mine = values.health(g, int(subject))
        return any(mine < values.health(g, other) for other in self.than.find(g, r))


class MostHealth(Filter, frozen=True):
    """A character than which nobody in play has more health."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        everybody = [one for seat in g.players() for one in g.characters(seat)]
        return values.health(g, int(subject)) == max(values.health(g, one) for one in everybody)


class IsElite(Filter, frozen=True):
    """A character with two dice of its own."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        # rule: destiny.character.elite
        return g.things[int(subject)].type == CHARACTER and len(g.dice_on(int(subject))) > 1


class ShieldsAtLeast(Filter, frozen=True):
    """A card with so many shields on it or more."""

    shields: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].shields >= self.shields


class PointsAtMost(Filter, frozen=True):
    """A character of so many points or fewer."""

    points: int

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return values.points(g, int(subject)) <= self.points


class DiceInPool(Filter, frozen=True):
    """A card with one of its own dice in a pool."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return any(g.showing(die) is not None for die in g.dice_on(int(subject)))


class Resourceful(Filter, frozen=True):
    """A card with so many resources on it or more."""

    number: int = 1

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return g.things[int(subject)].resources >= self.number


class Apart(Filter, frozen=True):
    """A die of another card than those already chosen under this name."""

    name: str

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        taken = {g.dice[die].thing for die in r.ids(self.name) if die in g.dice}
        return g.dice[int(subject)].thing not in taken


class TheirDie(Filter, frozen=True):
    """A die of an opponent."""

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        die = g.dice.get(int(subject))
        return die is not None and die.seat != r.you
