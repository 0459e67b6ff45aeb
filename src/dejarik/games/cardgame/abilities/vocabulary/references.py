"""References: "this unit", "that unit", "enhanced unit", "the engaged objective"; and players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from dejarik.games.cardgame.abilities.vocabulary.filters import Not, Same, Sight
from dejarik.games.cardgame.abilities.vocabulary.selectors import Select
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class Reference(msgspec.Struct, frozen=True):
    """Names things without choosing."""

    def find(self, g: CardGame, r: Sight) -> list[int]:
        raise TypeError(f"{type(self).__name__} names nothing")


class This(Reference, frozen=True):
    """The card that has the ability."""

    def find(self, g: CardGame, r: Sight) -> list[int]:
        return [r.holder] if r.holder in g.things else []


class Host(Reference, frozen=True):
    """The card that this enhancement is attached to."""

    def find(self, g: CardGame, r: Sight) -> list[int]:
        holder = g.things.get(r.holder)
        return [holder.host] if holder is not None and holder.host in g.things else []


class That(Reference, frozen=True):
    """What was chosen or touched under this name."""

    name: str

    def find(self, g: CardGame, r: Sight) -> list[int]:
        return [thing for thing in r.ids(self.name) if thing in g.things]


class EngagedObjective(Reference, frozen=True):
    """The objective of the engagement; the dial is none."""

    def find(self, g: CardGame, r: Sight) -> list[int]:
        engagement = g.engagement
        if engagement is None or engagement.objective not in g.things:
            return []
        return [engagement.objective] if engagement.objective != g.dial_thing else []


class Each(Reference, frozen=True):
    """All that the selector finds."""

    of: Select

    def find(self, g: CardGame, r: Sight) -> list[int]:
        return self.of.find(g, r)


YOU: Final = "you"
OPPONENT: Final = "opponent"
ANYBODY: Final = "anybody"
ACTIVE: Final = "active"
Who = Literal["you", "opponent", "anybody", "active"]


def seat_of(g: CardGame, r: Sight, who: Who) -> Seat:
    if who == ACTIVE:
        return g.first()
    return r.you if who == YOU else g.other(r.you)


THIS = This()
HOST = Host()
TARGET = That("target")
SECOND = That("second")
IT = That("that")
OTHER = Not(Same(THIS))
ENGAGED = EngagedObjective()


def each(of: Select) -> Each:
    return Each(of)
