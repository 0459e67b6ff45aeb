"""Spark of Hope: plots."""

from dejarik.games.destiny.abilities.lexicon import *

C_3PO = Titled(("C-3PO",))
R2_D2 = Titled(("R2-D2",))

card(
    "11111", "Fateful Companions",
    after=(
        activate(None, OfType((CHARACTER,))),
        May(
            To(
                seq(Exhaust(THIS), SpendOrSpot(1, AllHold((spot(R2_D2), spot(C_3PO))))),
                TriggerAgain(that(), ev.Activated),
            )
        ),
    ),
)

card(
    "11119", "Temporary Truce",
    constant=(OnlyIfEach(Titled(("Kylo Ren", "Rey"))), BothSides(), NoCards(Color((GRAY,)))),
)

card(
    "11149", "Any Means Necessary",
    action=To(
        seq(Exhaust(THIS), Remove(your_die(BOUNTY_HUNTER))),
        seq(
            Choose(a_character(), as_="it"),
            If(
                have(3, a_downgrade(BOUNTY, On(that()))),
                DealDamage(2, to=that(), unblockable=True),
                DealDamage(1, to=that(), unblockable=True),
            ),
        ),
    ),
)

card(
    "11015", "Order 66",
    constant=(GainsSubtype("jedi", of=opponents_character()), ShufflesIn("11027", 4)),
)
