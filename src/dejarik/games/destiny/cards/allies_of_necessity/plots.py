"""Allies of Necessity: plots."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "10004", "Astrogation",
    after=(
        play(OfType((UPGRADE,))),
        If(spot_character(IS_BLUE), May(To(Exhaust(THIS), DiscardFromDeck(1, A_PLAYER)))),
    ),
)

card(
    "10008", "Grand Design",
    after=(play(OfType((SUPPORT,))), If(spot_character(IS_RED), May(To(Exhaust(THIS), Draw(1))))),
)

card(
    "10011", "Perilous Escapade",
    after=(
        play(OfType((DOWNGRADE,))),
        If(spot_character(IS_YELLOW), May(To(Exhaust(THIS), DealIndirect(1)))),
    ),
)

card(
    "10016", "Allies of Necessity",
    constant=SharedColor(),
    after=(setup(), seq(DiscardFromHand(card_in_hand()), Lose(2, YOU))),
)
