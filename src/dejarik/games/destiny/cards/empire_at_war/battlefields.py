"""Empire at War: battlefields."""

from dejarik.games.destiny.abilities.lexicon import *

card("03153", "B'Omarr Monastery, Teth", claim=ResolveThem(your_die(Modifier()), as_base=True))

card(
    "03154", "Fort Anaxes, Anaxes",
    constant=HasKeyword(GUARDIAN, of=your_character(), while_=CONTROL_BATTLEFIELD),
)

card(
    "03155", "Garel Spaceport, Garel",
    claim=To(Remove(your_die(), as_="removed"), Gain(Half(ValueOf(that("removed"))))),
)

card(
    "03156", "Imperial Academy, Lothal",
    after=(activate(None, OfType((SUPPORT,))), If(CONTROL_BATTLEFIELD, May(Reroll(your_die(DieOf(that())))))),
)

card(
    "03157", "Main Plaza, Vashka",
    claim=either(
        MoveDamage(1, a_character(), to=THIS, exactly=True),
        MoveDamage(MANY, THIS, to=a_character(), exactly=True),
    ),
)

card(
    "03158", "Medical Center, Kaliida Shoals",
    claim=seq(Heal(1, up_to(2, a_character())), GiveBattlefield()),
)

card("03159", "Port District, Bespin", constant=PlayedHave(AMBUSH, Number("cost", ">=", 3)))

card("03160", "Weapons Factory Alpha, Cymoon 1", constant=Cheaper(1, VEHICLE, first=True))
