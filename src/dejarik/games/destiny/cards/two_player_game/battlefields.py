"""Two-Player Game: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "04023", "Hangar Bay, Imperial Fleet",
    claim=seq(RevealTop(), If(Is(that("seen"), EVENT_OR_SUPPORT), DealDamage(1, to=a_character()))),
)

card(
    "04046", "Obi-Wan's Hut, Tatooine",
    claim=either(
        GiveShields(1, to=a_character(IS_BLUE)),
        To(Spend(1), GiveShields(1, to=a_character(Not(IS_BLUE)))),
    ),
)
