"""Covert Missions: plots."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "12030", "Construct the Death Star",
    action=If(
        have(2, your_die(Showing((RESOURCE,)))),
        To(
            Remove(exactly(2, your_die(Showing((RESOURCE,))))),
            Then(PlaceResources(2), If(Is(THIS, Number("resources", ">=", 15)), WinGame())),
        ),
    ),
)

card(
    "12081", "Destroy the Death Star",
    constant=ResolvedAgainst(RANGED, Subtype(("pilot", "vehicle"))),
    after=(setup(), GiveShields(20, to=THIS)),
    action=If(
        Is(THIS, Not(SHIELDED)),
        To(
            Spend(1),
            Then(
                seq(
                    Choose(your_die(PILOT), as_="pilot"),
                    Choose(your_die(VEHICLE), as_="vehicle"),
                    Reroll(Both(that("pilot"), that("vehicle"))),
                ),
                If(Is(Both(that("pilot"), that("vehicle")), DAMAGE_SHOWN, every=True), WinGame()),
            ),
        ),
    ),
)

card("12104", "Spectre Cell", constant=OnlyIfEach(SPECTRE))

card(
    "12105", "Valorous Tribe",
    action=To(
        Exhaust(THIS),
        Then(
            MoveDamage(2, a_character(), to=your_character(other(that("from")))),
            If(spot(WOOKIEE), May(Heal(1, a_character()))),
        ),
    ),
)
