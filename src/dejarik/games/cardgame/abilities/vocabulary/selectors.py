"""Selectors: which things in play an effect may choose, and how many.

Written as a card says it: `a_unit(CHARACTER)`, `up_to(2, a_unit(ATTACKING))`, `each(enemy_unit())`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from dejarik.games.cardgame.abilities.vocabulary.filters import Filter, Sight
from dejarik.games.cardgame.cards.facts import AFFILIATION, DIAL, ENHANCEMENT, OBJECTIVE, UNIT
from dejarik.games.cardgame.rules import values

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

# rule: cardgame.term.enemy, cardgame.term.friendly, cardgame.term.controller
YOURS: Final = "yours"
ENEMY: Final = "enemy"
ANYBODYS: Final = "anybodys"
DARK_SIDE: Final = "dark-side"
UNITS: Final = (UNIT,)
OfWhom = Literal["yours", "enemy", "anybodys", "dark-side"]


class Select(msgspec.Struct, frozen=True):
    """A selection of things in play."""

    types: tuple[str, ...]
    whose: OfWhom = ANYBODYS
    where: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 1

    def find(self, g: CardGame, r: Sight, *, targeting: bool = False) -> list[int]:
        """All that fit, in the order in which they came into play; some cards cannot be targeted."""
        found = self.find_in_play(g, r)
        return targetable(g, found) if targeting else found

    def find_in_play(self, g: CardGame, r: Sight) -> list[int]:
        # rule: cardgame.zone.effects-only-in-play, cardgame.zone.in-play
        index = g.cached or g.index
        found: list[int]
        if self.types == UNITS and self.whose != ANYBODYS:
            found = list(index.units[self._whose(g, r)])
        else:
            found = []
            for kind in self.types:
                found += index.of_type.get(kind, ())
            if len(self.types) > 1:
                found.sort()  # whoever came later has a higher number
            if self.whose != ANYBODYS:
                things, seat = g.things, self._whose(g, r)
                found = [thing for thing in found if things[thing].controller == seat]
        for condition in self.where:
            if not found:
                break
            found = [thing for thing in found if condition.test(g, r, thing)]
        return found

    def _whose(self, g: CardGame, r: Sight) -> int:
        """Whose things come into question."""
        if self.whose == YOURS:
            return r.you
        if self.whose == ENEMY:
            return g.other(r.you)  # rule: cardgame.meta.multiplayer-wording-two-player
        return g.dark


def targetable(g: CardGame, things: list[int]) -> list[int]:
    """Those of the things that may be chosen as a target."""
    if "untargetable" not in (g.cached or g.index).constants:
        return things
    return [thing for thing in things if not values.constant_on(g, "untargetable", thing)]


def a_unit(*where: Filter) -> Select:
    return Select((UNIT,), where=where)


def your_unit(*where: Filter) -> Select:
    return Select((UNIT,), YOURS, where)


def enemy_unit(*where: Filter) -> Select:
    return Select((UNIT,), ENEMY, where)


def an_objective(*where: Filter) -> Select:
    return Select((OBJECTIVE,), where=where)


def your_objective(*where: Filter) -> Select:
    return Select((OBJECTIVE,), YOURS, where)


def enemy_objective(*where: Filter) -> Select:
    return Select((OBJECTIVE,), ENEMY, where)


def dark_objective(*where: Filter) -> Select:
    return Select((OBJECTIVE,), DARK_SIDE, where)


def an_enhancement(*where: Filter) -> Select:
    return Select((ENHANCEMENT,), where=where)


def your_enhancement(*where: Filter) -> Select:
    return Select((ENHANCEMENT,), YOURS, where)


def your_non_unit() -> Select:
    return Select((OBJECTIVE, ENHANCEMENT, AFFILIATION), YOURS)


def your_card() -> Select:
    return Select((UNIT, OBJECTIVE, ENHANCEMENT, AFFILIATION), YOURS)


def the_dial() -> Select:
    return Select((DIAL,))


def either_of(one: Select, other: Select) -> Select:
    """Things of the types of both, with the conditions of the first."""
    return msgspec.structs.replace(one, types=one.types + other.types)


def up_to(most: int, select: Select) -> Select:
    return msgspec.structs.replace(select, least=0, most=most)
