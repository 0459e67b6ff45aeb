"""Legacies: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card("05174", "Arid Wasteland, Geonosis", claim=Lose(1))

card(
    "05175", "Citadel Landing Zone, Scarif",
    claim=Then(Reroll(any_number(your_die())), May(ResolveThem(your_die()))),
)

card("05176", "Imperial Palace, Coruscant", claim=LookThroughHand())

card(
    "05177", "Launch Deck, Home One",
    claim=To(Remove(your_die(), as_="removed"), DealIndirect(Half(ValueOf(that("removed"))))),
)

card("05178", "Outer Rim Outpost, Nal Hutta", claim=seq(Gain(1), Draw(1)))

card(
    "05179", "Petranaki Arena, Geonosis",
    claim=To(DealIndirect(1, YOU), DealDamage(1, to=a_character(), unblockable=True)),
)

card("05180", "Power Generator Trench, Death Star I", claim=TurnTo(a_die()))
