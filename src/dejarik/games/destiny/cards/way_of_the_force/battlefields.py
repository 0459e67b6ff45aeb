"""Way of the Force: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card("07156", "Arena of Death, Nar Shaddaa", claim=DealIndirect(NoMoreThan(3, DefeatedCharacters())))

card(
    "07158", "Comm Tower, Scarif",
    claim=If(spot_plot(), ResolveThem(your_die(), more=1), ResolveThem(your_die())),
)

card(
    "07160", "Rift Valley, Dathomir",
    claim=seq(RevealTop(who=YOU), If(CardIs("seen", OddCost()), Remove(a_die(ValueAtMost(2))))),
)
