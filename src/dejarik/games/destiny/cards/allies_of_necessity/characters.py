"""Allies of Necessity: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card("10001", "Count Dooku, Corrupted Politician", power_action=Then(Play((IS_BLUE,)), THEY_DISCARD))

card("10006", "Fenn Rau, Mandalorian Protector", power_action=Then(Play((IS_RED,)), DealIndirect(1)))

card(
    "10009", "Outer Rim Outlaw",
    power_action=Then(
        Play((IS_YELLOW,)), either(Reroll(opponents_die()), Reroll(up_to(3, your_die())))
    ),
)

card("10013", "Clawdite Shapeshifter", after=(activate(), May(seq(NameOne("subtype"), GainNamedSubtype()))))
