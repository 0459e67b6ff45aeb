"""Across the Galaxy: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "08157", "Landing Dock, Scipio",
    power_action=Reroll(a_die()),
    after=(
        Trigger(ev.Played, BY_ANYBODY, None, (VEHICLE,)),
        They(ControllerOf(that()), May(TakeBattlefield())),
    ),
)

card(
    "08158", "Occupied City, Lothal",
    after=(
        Trigger(ev.Played, BY_AN_OPPONENT, None, (OfType((SUPPORT, UPGRADE)),)),
        May(DiscardFromDeck(1, AN_OPPONENT)),
    ),
)

card(
    "08159", "Theed Royal Palace, Naboo",
    power_action=seq(To(Remove(your_die()), Gain(1)), If(spot_character(IS_NEUTRAL), TakeActions())),
)

card(
    "08160", "Training Room, Kamino",
    power_action=Reroll(any_number(your_die(CharacterDie(), Not(Unique())))),
)
