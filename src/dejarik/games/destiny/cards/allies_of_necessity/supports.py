"""Allies of Necessity: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "10003", "Sniper Team",
    power_action=To(DiscardFromHand(card_in_hand()), TurnTo(your_die(Same(THIS_DIE)), higher=1)),
)

card(
    "10017", "LR-57 Combat Droid",
    after=(play_this(), PlaceResources(1)),
    special=Then(PlaceResources(1), DealDamage(TokensOn("resources", THIS), to=a_character())),
)
