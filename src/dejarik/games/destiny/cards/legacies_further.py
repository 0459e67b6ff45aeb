"""Legacies: a character whose lightsaber another set has."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    A_PLAYER,
    BLUE,
    HERO,
    DiscardFromDeck,
    Gain,
    GiveShields,
    ShareChoices,
    TurnTo,
    a_character,
    character,
    your_die,
)

character(
    "05033", "Yoda", "Wizened Master", BLUE, HERO, "jedi", unique=True, health=10, points=(10, 13),
    die="2F 1Dr 1Dc 1Sh Sp Sp",
    special=ShareChoices(
        (Gain(1), GiveShields(1, to=a_character()), TurnTo(your_die()), DiscardFromDeck(1, A_PLAYER)),
        theirs=0,
    ),
)
