"""Rivals: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card("06008", "Fang Fighter", keywords=(AMBUSH,))

card(
    "06018", "Bespin Wing Guard",
    action=To(
        seq(Exhaust(THIS), Spend(1)), They(AN_OPPONENT, DiscardFromHand(card_in_hand()))
    ),
)
