"""Allies of Necessity: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "10019", "Chalmun's Cantina, Tatooine",
    power_action=Then(
        Reroll(a_die(CharacterDie()), as_="die"),
        May(Reroll(a_die(other(that("die")), SharesSubtype(that("die"))))),
    ),
)

card(
    "10020", "Wheeta Palace, Nal Hutta",
    claim=PlaceResources(1),
    power_action=either(PlaceResources(1), TakeResourcesFrom()),
)
