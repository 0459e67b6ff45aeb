"""Fate cards of the Core Set."""

from dejarik.games.cardgame.abilities.lexicon import *

card("3-6", "Heat of Battle", text=fate(DealDamage(1, TARGET), target=target(enemy_unit(Participating()))))
card("4-6", "Target of Opportunity", text=fate(If(YouAttack(), DealDamage(1, ENGAGED))))
card("5-6", "Twist of Fate", text=fate(RestartEdgeBattle()))
card("19-6", "Heat of Battle", text=fate(DealDamage(1, TARGET), target=target(enemy_unit(Participating()))))
card("20-6", "Twist of Fate", text=fate(RestartEdgeBattle()))
card("21-6", "Target of Opportunity", text=fate(If(YouAttack(), DealDamage(1, ENGAGED))))
