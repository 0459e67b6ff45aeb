"""Covert Missions: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "12157", "Abandoned Refinery, Savereen",
    power_action=To(
        DiscardInPlay(your_support_or_upgrade()),
        Then(Play((OfType((SUPPORT, UPGRADE)),), less=1), Draw(1)),
    ),
)

card(
    "12159", "Pyke Syndicate Mine, Kessel",
    claim=seq(
        If(spot_character(Diceless()), DiscardFromDeck(2, A_PLAYER), DiscardFromDeck(1, A_PLAYER)),
        If(Is(that("milled"), Not(OfType((EVENT,)))), Gain(1)),
    ),
)

card("12160", "Valley of the Dark Lords, Moraband", claim=Remove(a_die(Not(CharacterDie()))))

card(
    "12158", "Colossus, Castilon",
    after=(
        (Trigger(ev.PilotingBegan, BY_ANYBODY), They(ControllerOf(that()), May(TakeBattlefield()))),
        (take_battlefield(), May(Reroll(a_die()))),
    ),
)
