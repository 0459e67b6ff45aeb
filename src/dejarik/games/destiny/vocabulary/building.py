"""Deck-building abilities: what a card allows, forbids or asks for while a team and deck are put together.

They are constants like any others, but only deck building reads them; a match never does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.vocabulary.constants import Constant
from dejarik.games.destiny.vocabulary.filters import Filter, card_of
from dejarik.kernel import Subject

if TYPE_CHECKING:
    from dejarik.games.destiny.abilities import Resolve
    from dejarik.games.destiny.state import Destiny

BUILDING = "building"


class Affiliated(Filter, frozen=True):
    """A card of one of the affiliations."""

    affiliations: tuple[str, ...]

    def test(self, g: Destiny, r: Resolve, subject: Subject) -> bool:
        return card_of(g, subject).affiliation in self.affiliations


class MayInclude(Constant, frozen=True):
    """The deck may include cards of another affiliation that pass the filter."""

    filter: Filter
    number: int = 0  # 0: any number
    any_colour: bool = False  # even without a character of that colour
    different: bool = False  # no two copies of one card

    aspect = BUILDING


class MoreCopies(Constant, frozen=True):
    """The deck may include one more copy of so many different cards."""

    cards: int

    aspect = BUILDING


class CopiesAllowed(Constant, frozen=True):
    """The deck may include so many copies of this card."""

    number: int

    aspect = BUILDING


class OneCopyEach(Constant, frozen=True):
    """The deck may not include two copies of a card."""

    aspect = BUILDING


class NoCards(Constant, frozen=True):
    """The deck may not include cards that pass the filter."""

    filter: Filter

    aspect = BUILDING


class OnlyWith(Constant, frozen=True):
    """Goes only with a character that passes the filter and costs at least so many points."""

    filter: Filter | None = None
    points: int = 0

    aspect = BUILDING


class OnlyIfEach(Constant, frozen=True):
    """Goes only with a team in which every character passes the filter."""

    filter: Filter

    aspect = BUILDING


class NotWith(Constant, frozen=True):
    """Does not go with characters that pass the filter."""

    filter: Filter

    aspect = BUILDING


class OneColour(Constant, frozen=True):
    """Goes only with a team whose characters all have one colour."""

    aspect = BUILDING


class SharedColour(Constant, frozen=True):
    """Goes only with a team in which two characters share a colour."""

    aspect = BUILDING


class BothSides(Constant, frozen=True):
    """The team may have heroes and villains."""

    aspect = BUILDING


class FewSets(Constant, frozen=True):
    """Team and deck come from so many sets, and only in one format."""

    number: int
    format: str

    aspect = BUILDING


class PointsWith(Constant, frozen=True):
    """This character costs so many points more if another character of the team passes the filter."""

    change: int
    filter: Filter

    aspect = BUILDING
