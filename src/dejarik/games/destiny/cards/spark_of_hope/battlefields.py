"""Spark of Hope: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "11157", "Canto Casino, Canto Bight",
    power_action=To(
        Spend(1),
        Then(
            Reroll(exactly(2, a_die()), as_="them"),
            If(
                ShowTheSame(that("them"), symbol=True),
                Gain(3),
                If(ShowTheSame(that("them")), Gain(2)),
            ),
        ),
    ),
)

card("11158", "Jabba's Palace, Tatooine", claim=seq(Gain(1), If(spot(BOUNTY_HUNTER), May(Lose(1)))))

card(
    "11159", "Nightsister Lair, Dathomir",
    after=(play(OfType((DOWNGRADE,))), If(FirstPlayed(OfType((DOWNGRADE,))), May(Gain(1)))),
)

card(
    "11160", "Snoke's Throne Room, Supremacy",
    claim=seq(
        If(spot_character(Affiliated((HERO,))), GiveShields(1, to=a_character())),
        If(spot_character(Affiliated((VILLAIN,))), RemoveShields(opponents_character(SHIELDED), 1)),
    ),
)
