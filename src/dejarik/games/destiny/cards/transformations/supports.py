"""Transformations: a support."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "13003B", "Obi-Wan Kenobi's Spirit",
    constant=LeavesAside(),
    power_action=seq(
        GiveShields(1, to=a_character(IS_BLUE), as_="it"),
        Reroll(any_number(a_die(DieOf(that(), upgrades=True)))),
    ),
)
