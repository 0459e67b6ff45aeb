"""A match about to begin: who brings what, and what was agreed on."""

from __future__ import annotations

from typing import Annotated

import msgspec

# More than any format allows: what is read from outside and is longer was not brought to a table.
Code = Annotated[str, msgspec.Meta(max_length=80)]
Codes = Annotated[tuple[Code, ...], msgspec.Meta(max_length=100)]


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """A character of a team, with one die or, elite, with two."""

    card: Code
    elite: bool = False


class Deck(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player brings: a team, at most one plot, a deck and a battlefield."""

    # rule: destiny.deck.components
    team: Annotated[tuple[Member, ...], msgspec.Meta(max_length=12)]
    battlefield: Code
    cards: Codes
    plot: Code = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    under: Codes = ()  # events under the plot, besides the deck
    other_battlefield: Code = ""  # a second one, if the plot allows it
    elite_plot: bool = False  # taken for its second point value


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match about to begin: a deck for each player."""

    decks: Annotated[tuple[Deck, ...], msgspec.Meta(min_length=2, max_length=4)]
    open_lists: bool = True  # everybody may know what the others brought
    random_seats: bool = True  # with more than two players
