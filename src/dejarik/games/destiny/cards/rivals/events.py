"""Rivals: events."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "06005", "Hidden Motive",
    does=seq(
        NameOne("symbol"),
        Reroll(opponents_die(), as_="die"),
        If(Is(that("die"), Named("symbol")), Remove(that("die"))),
    ),
)

card("06007", "Targeting Computer", does=TurnTo(a_die(OfType((SUPPORT, UPGRADE)))))

card("06009", "Tinker", does=TurnTo(your_die(), value=1))

card("06011", "Emulate", does=TurnTo(a_die(CharacterDie(), CopiesInPlay(2))))

card("06012", "Fight Back", does=To(Remove(your_die()), Remove(a_die(Showing(DAMAGE)))))

card("06013", "Resourceful", does=If(spot_character(Color((GRAY,))), To(Remove(your_die()), Gain(1))))

card("06014", "Surprise Attack", does=ResolveThem(your_die(Showing(DAMAGE)), more=1))
