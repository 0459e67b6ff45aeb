"""Rivals: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card("06006", "Crafted Lightsaber", only_on=IsExhausted())

card("06010", "Verpine Sniper Rifle", special=DealDamage(2, to=a_character(), unblockable=True))

card(
    "06015", "Supply Pack",
    action=To(Exhaust(THIS), Reroll(any_number(your_die(DieOf(HOST, upgrades=True))))),
)

card("06016", "T-21 Repeating Blaster", special=Then(DealDamage(2, to=a_character()), May(RerollInstead())))

card("06017", "Vibrosword", keywords=(REDEPLOY,))
