"""A match about to begin: who brings what, and what was agreed on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dejarik.games.cardgame.cards.facts import SIDE_OF
from dejarik.games.cardgame.cards.library import SETS

# More than anybody would shuffle: what is read from outside and is longer was not brought to a table.
SetNumber = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Deck(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player brings: an affiliation and whole objective sets, by number, repeated if doubled."""

    # rule: cardgame.deck.set-all-or-nothing
    affiliation: Annotated[str, msgspec.Meta(max_length=80)]
    sets: Annotated[tuple[SetNumber, ...], msgspec.Meta(max_length=60)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""

    @property
    def side(self) -> str:
        return SIDE_OF[self.affiliation]

    def objectives(self) -> list[str]:
        return [SETS[number].objective for number in self.sets]

    def command(self) -> list[str]:
        return [card for number in self.sets for card in SETS[number].cards]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match about to begin: a light and a dark deck, in the order of the seats."""

    decks: Annotated[tuple[Deck, ...], msgspec.Meta(min_length=2, max_length=2)]
    mulligan: bool = True  # rule: cardgame.setup.mulligan-by-agreement
    late_refresh: bool = False  # the publisher's later reading of "after you refresh"
    seen_captives: bool = False  # the publisher's later ruling: the dark player may look at captives
    empty_abilities: bool = False  # the letter of the book: abilities may be used for nothing
    open_lists: bool = True  # everybody may know what the other brought
    # With closed lists: the sets that anybody could bring; none: the Core Set.
    pool: Annotated[tuple[SetNumber, ...], msgspec.Meta(max_length=2000)] = ()
