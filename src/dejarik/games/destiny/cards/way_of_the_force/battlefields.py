"""Way of the Force: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card("07156", "Arena of Death, Nar Shaddaa", claim=DealIndirect(AtMost(3, DefeatedOf())))

card(
    "07157", "Bendu's Lair, Atollon",
    power_action=RollIn(THIS_DIE), after=(take_battlefield(), Remove(THIS_DIE)),
)

card(
    "07158", "Comm Tower, Scarif",
    claim=If(spot_plot(), ResolveThem(your_die(), more=1), ResolveThem(your_die())),
)

card(
    "07159", "Mos Espa Arena, Tatooine",
    claim=If(spot(Subtype(("podracer",))), seq(Lose(1), Gain(1)), TheyChoose(1, (Lose(1), Gain(1)))),
)

card(
    "07160", "Rift Valley, Dathomir",
    claim=seq(RevealTop(who=YOU), If(Is(that("seen"), Odd("cost")), Remove(a_die(Number("value", "<=", 2))))),
)
