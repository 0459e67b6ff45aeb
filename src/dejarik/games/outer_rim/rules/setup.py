"""A match about to begin: how many play, and what was agreed on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dejarik.games.outer_rim.cards.editions import EDITION, FIRST_EDITION

MOST_HEAD_START = 5
MOST_PLAYERS = 4
AT_THE_TABLE = "character"  # nobody brings a deck; a character may be agreed on beforehand

Code = Annotated[str, msgspec.Meta(max_length=80)]


class Setup(msgspec.Struct, frozen=True):
    """How many players, and which variants. One player plays against the solo opponent."""

    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]
    random_map: bool = False
    long_game: bool = False
    # The solo opponent's fame at the beginning.
    head_start: Annotated[int, msgspec.Meta(ge=0, le=MOST_HEAD_START)] = 0
    # Agreed on beforehand, by seat; empty: chosen at the table.
    characters: Annotated[tuple[Code, ...], msgspec.Meta(max_length=MOST_PLAYERS)] = ()
    edition: Annotated[int, msgspec.Meta(ge=FIRST_EDITION, le=EDITION)] = EDITION  # of the box
