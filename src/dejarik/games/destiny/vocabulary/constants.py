"""Constant abilities: what changes a value or a rule for as long as the card is in play.

Each names the `aspect` it changes; the state's index finds the constants of an aspect at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from dejarik.games.destiny.vocabulary.conditions import Condition
from dejarik.games.destiny.vocabulary.filters import Filter
from dejarik.games.destiny.vocabulary.references import THIS, Reference

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities import Resolve
    from dejarik.games.destiny.state import Destiny

HEALTH = "health"
KEYWORD = "keyword"
SUBTYPE = "subtype"
SELF_DISCARD = "self-discard"
CANNOT_HOST = "cannot-host"
PLAY_COST = "play-cost"
HAND_LIMIT = "hand-limit"
TEAM_POINTS = "team-points"


class Constant(msgspec.Struct, frozen=True):
    """An ongoing ability. `applies` says whether it concerns `thing` now."""

    aspect: ClassVar[str]


class MoreHealth(Constant, frozen=True):
    """What the reference names has more health."""

    amount: int
    of: Reference

    aspect = HEALTH

    def bonus(self, g: Destiny, r: Resolve, thing: int) -> int:
        return self.amount if thing in self.of.find(g, r) else 0


class HasKeyword(Constant, frozen=True):
    """What the reference names has a keyword, while the condition holds."""

    keyword: str
    of: Reference = THIS
    while_: Condition | None = None

    aspect = KEYWORD

    def gives(self, g: Destiny, r: Resolve, thing: int, keyword: str) -> bool:
        return (
            keyword == self.keyword
            and thing in self.of.find(g, r)
            and (self.while_ is None or self.while_.holds(g, r))
        )


class DiscardThisIf(Constant, frozen=True):
    """The card is discarded from play as soon as the condition holds."""

    condition: Condition

    aspect = SELF_DISCARD


class CannotPlayOnThis(Constant, frozen=True):
    """You cannot play cards that pass the filter on this card."""

    filter: Filter

    aspect = CANNOT_HOST


class TeamPoints(Constant, frozen=True):
    """While building a team, characters that pass the filter cost so many points more."""

    change: int
    filter: Filter

    aspect = TEAM_POINTS
