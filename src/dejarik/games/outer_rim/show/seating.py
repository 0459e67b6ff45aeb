"""Outer Rim for people at a terminal: the table, the map and the faces of cards."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.outer_rim.cards.library import CHARACTERS
from dejarik.games.outer_rim.rules.setup import AT_THE_TABLE, Setup
from dejarik.games.outer_rim.show import showcase
from dejarik.games.outer_rim.show.terminal import board, face
from dejarik.games.outer_rim.state import OuterRim
from dejarik.games.outer_rim.text import Teller
from dejarik.kernel import Seat

FEWEST, MOST = 2, 4


def decks() -> list[str]:
    return [AT_THE_TABLE]


def setup(
    decks: Sequence[str],
    lang: str,
    *,
    random_map: bool = False,
    long_game: bool = False,
    head_start: int = 0,
) -> Setup:
    characters = tuple("" if deck == AT_THE_TABLE else deck for deck in decks)
    agreed = [character for character in characters if character]
    for character in agreed:
        if character not in CHARACTERS:
            raise ValueError(Teller(lang).words.say("lobby-nobody", name=character))
    if len(set(agreed)) < len(agreed):
        raise ValueError(Teller(lang).words.say("lobby-twice"))
    return Setup(len(decks), random_map, long_game, head_start, characters if agreed else ())


def seat_of(state: OuterRim, player: int) -> Seat:
    return player


def teller(lang: str, players: tuple[str, ...] = ()) -> Teller:
    return Teller(lang, players)


def cards(g: OuterRim, text: str, teller: Teller) -> list[str]:
    """Cards by a part of their name, in the reader's language."""
    wish = text.casefold()
    names = {code: card_name(code, teller).casefold() for code in showcase.codes()}
    exact = [code for code, name in names.items() if name == wish]
    return exact or [code for code, name in names.items() if wish in name]


def card_name(card: str, teller: Teller) -> str:
    return showcase.face(card, teller.language).name


__all__ = ["FEWEST", "MOST", "board", "card_name", "cards", "decks", "face", "seat_of", "setup", "teller"]
