"""Rivals: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card("06019", "Dry Fields, Atollon", claim=If(Compare(ResourcesOf(), "==", 0), Gain(1)))

card(
    "06020", "Sith Temple, Malachor",
    claim=To(Remove(your_die()), DealDamage(1, to=a_character(), unblockable=True)),
)
