"""Two-Player Game: supports."""

from dejarik.games.destiny.abilities.lexicon import *

card("04003", "Droid Commandos", special=DealDamage(1, to=any_number(a_character())))

card(
    "04010", "Armored Support",
    action=To(
        Exhaust(THIS),
        Then(
            Reroll(your_die(IS_RED), as_="die"),
            If(Is(that("die"), Showing(DAMAGE)), DealDamage(1, to=a_character())),
        ),
    ),
)

card("04026", "Medical Droid", special=Heal(1, a_character()))

card(
    "04027", "Strike Team", keywords=(AMBUSH,),
    constant=Cheaper(1, while_=Opponent(Compare(ResourcesOf(AN_OPPONENT), ">=", 3))),
)

card("04032", "Luke's Protection", action=To(PutOnDeck(THIS), GiveShields(1, to=a_character(IS_BLUE))))

card("04033", "Honor Guard", action=To(DiscardInPlay(THIS), Remove(a_die(Showing(DAMAGE)))))
