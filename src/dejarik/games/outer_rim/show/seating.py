"""Who can play Outer Rim with what: characters, options, a setup, and seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from dejarik.games.outer_rim.cards.library import CHARACTERS
from dejarik.games.outer_rim.rules.setup import AT_THE_TABLE, MOST_HEAD_START, Setup
from dejarik.games.outer_rim.state import OuterRim
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Seat

FEWEST, MOST = 2, 4
SOLO = True  # one person can play against the opponent that the rules play
UNIQUE = True  # a character is played by one player only
SIDES = ()
SOLO_OPTIONS = ("head_start",)
CONCEDE = "concede"
PASS = "pass"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen for a match; the head start is only for the solo opponent."""

    random_map: bool = False  # rule: outer_rim.map.layout-standard-or-random
    long_game: bool = False
    # rule: outer_rim.solo-ai.expert.fame-head-start
    head_start: Annotated[int, msgspec.Meta(ge=0, le=MOST_HEAD_START)] = 0


BY_THE_BOOK = Options()


def decks(side: str = "") -> list[str]:
    return [AT_THE_TABLE]


def against(deck: str, lang: str) -> list[str]:
    """Whoever is left: characters are chosen during setup."""
    return decks()


def setup(decks: Sequence[str], lang: str, options: Options = BY_THE_BOOK) -> Setup:
    characters = tuple("" if deck == AT_THE_TABLE else deck for deck in decks)
    agreed = [character for character in characters if character]
    for character in agreed:
        if character not in CHARACTERS:
            raise ValueError(Teller(lang).words.say("lobby-nobody", name=character))
    if len(set(agreed)) < len(agreed):
        raise ValueError(Teller(lang).words.say("lobby-twice"))
    return Setup(
        len(decks),
        random_map=options.random_map,
        long_game=options.long_game,
        head_start=options.head_start,
        characters=characters if agreed else (),
    )


def seat_of(state: OuterRim, player: int) -> Seat:
    return player


def teller(lang: str, players: tuple[str, ...] = (), you: Seat | None = None) -> Teller:
    return Teller(lang, players, you)
