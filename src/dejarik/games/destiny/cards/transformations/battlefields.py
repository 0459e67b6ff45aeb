"""Transformations: a battlefield with two sides."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "13010A", "Mortis (Day), Ethereal Space",
    claim=seq(Heal(1, a_character()), May(Flip())),
    after=(upkeep_begins(), seq(Heal(1, each(a_character())), Flip())),
)

card(
    "13010B", "Mortis (Night), Ethereal Space",
    claim=seq(DealDamage(1, to=a_character()), May(Flip())),
    after=(upkeep_begins(), seq(DealDamage(1, to=each(a_character())), Flip())),
)
