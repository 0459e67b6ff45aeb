"""Rivals: characters."""

from dejarik.games.destiny.abilities.lexicon import *

HERO_CARD, VILLAIN_CARD = Affiliated((HERO,)), Affiliated((VILLAIN,))

card(
    "06001", "Anakin Skywalker, Conflicted Apprentice",
    constant=NotWith(Titled(("Darth Vader",))),
    special=either(
        To(DiscardFromHand(card_in_hand(HERO_CARD)), GiveShields(2, to=a_character())),
        To(DiscardFromHand(card_in_hand(VILLAIN_CARD)), DealDamage(2, to=a_character())),
    ),
)

card(
    "06002", "Lobot, Cyborg Aide",
    constant=HasKeyword(GUARDIAN, while_=CONTROL_BATTLEFIELD),
    special=ResolveThem(your_die(other(THIS_DIE)), more=2),
)

card(
    "06003", "Ketsu Onyo, Black Sun Operative",
    before=(
        would_be_defeated(None, other(THIS), by=BY_YOU),
        May(MoveUpgrade(an_upgrade(On(that()), WEAPON), to=THIS)),
    ),
)

card(
    "06004", "Jawa Scavenger",
    after=(
        activate(),
        May(To(DiscardInPlay(your_support_or_upgrade(Number("cost", ">=", 2))), Gain(1))),
    ),
)
