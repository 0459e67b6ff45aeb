"""Further constant abilities: what opponents cannot do, what dice are worth, how much a character bears."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.games.destiny.abilities.vocabulary.amounts import Amount, amount
from dejarik.games.destiny.abilities.vocabulary.conditions import Condition
from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.filters import Filter
from dejarik.games.destiny.abilities.vocabulary.references import HOST, Reference
from dejarik.games.destiny.cards.facts import BARRED, DIE_VALUE, MORE_ATTACHED, UPGRADE

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities.ability import Resolve
    from dejarik.games.destiny.state import Destiny


class OpponentsCannot(Constant, frozen=True):
    """Your opponents cannot do something, while the condition holds."""

    # rule: destiny.effect.negative-precedence
    deed: str
    while_: Condition | None = None

    aspect = BARRED

    def bars(self, g: Destiny, r: Resolve, seat: int, deed: str) -> bool:
        if deed != self.deed or seat == r.you:
            return False
        return self.while_ is None or self.while_.holds(g, r)


class DiceWorthMore(Constant, frozen=True):
    """The value of dice that pass the filter is higher, while the condition holds."""

    # rule: destiny.term.increase
    by: int | Amount
    filter: Filter
    while_: Condition | None = None

    aspect = DIE_VALUE

    def bonus(self, g: Destiny, r: Resolve, die: int) -> int:
        if not self.filter.test(g, r, die) or (self.while_ is not None and not self.while_.holds(g, r)):
            return 0
        return amount(g, r, self.by)


class FewerUpgrades(Constant, frozen=True):
    """A character may have so many upgrades less than usual."""

    by: int
    of: Reference = HOST

    aspect = MORE_ATTACHED
    kind: ClassVar[str] = UPGRADE

    @property
    def more(self) -> int:
        return -self.by
