"""Allies of Necessity: events."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "10007", "Test of Character",
    does=Then(
        Choose(a_die(SharesSubtype()), as_="die"),
        seq(TurnTo(a_die(Same(that("die")))), Reroll(a_die(other(that("die")), SharesSubtype(that("die"))))),
    ),
)

card(
    "10014", "Chance Encounter",
    does=either(
        If(spot(LEADER), TurnTo(a_die())),
        If(spot(SCOUNDREL), Reroll(up_to(3, a_die()))),
        If(spot(TROOPER), Remove(a_die(Number("value", "<=", 1)))),
    ),
)
