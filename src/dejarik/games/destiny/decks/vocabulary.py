"""Deck-building abilities: what a card allows, forbids or asks for while a team and deck are put together.

They are constants like any others, but only deck building reads them; a match never does.
"""

from __future__ import annotations

from dejarik.games.destiny.abilities.vocabulary.constants import Constant
from dejarik.games.destiny.abilities.vocabulary.logic import Filter


class Building(Constant, frozen=True):
    """What counts while a team and deck are put together."""

    aspect = "building"


class MayInclude(Building, frozen=True):
    """The deck may include cards of another affiliation that pass the filter."""

    filter: Filter
    number: int = 0  # 0: any number
    any_color: bool = False  # even without a character of that color
    different: bool = False  # no two copies of one card


class MoreCopies(Building, frozen=True):
    """The deck may include one more copy of this many different cards."""

    cards: int


class CopiesAllowed(Building, frozen=True):
    """The deck may include this many copies of this card."""

    number: int


class OneCopyEach(Building, frozen=True):
    """The deck may not include two copies of a card."""


class NoCards(Building, frozen=True):
    """The deck may not include cards that pass the filter."""

    filter: Filter


class OnlyWith(Building, frozen=True):
    """Goes only with a character that passes the filter and costs at least this many points."""

    filter: Filter | None = None
    points: int = 0


class OnlyIfEach(Building, frozen=True):
    """Goes only with a team in which every character passes the filter."""

    filter: Filter


class NotWith(Building, frozen=True):
    """Does not go with characters that pass the filter."""

    filter: Filter


class OneColor(Building, frozen=True):
    """Goes only with a team whose characters all have one color."""


class SharedColor(Building, frozen=True):
    """Goes only with a team in which two characters share a color."""


class BothSides(Building, frozen=True):
    """The team may have heroes and villains."""


class FewSets(Building, frozen=True):
    """Team and deck come from this many sets, and only in one format."""

    number: int
    format: str


class PointsWith(Building, frozen=True):
    """This character costs this many points more if another character of the team passes the filter."""

    change: int
    filter: Filter


class BringUnder(Building, frozen=True):
    """Bring up to this many different cards that pass the filter and put them face down under this plot."""

    # rule: destiny.clarification.lightsaber-mastery.not-deck
    most: int
    filter: Filter


class BringBattlefields(Building, frozen=True):
    """Bring this many battlefields; if yours is used, choose which of them."""

    count: int
