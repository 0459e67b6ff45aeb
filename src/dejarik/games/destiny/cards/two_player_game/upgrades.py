"""Two-Player Game: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

KYLO_REN = Titled(("Kylo Ren",))
PHASMA = Titled(("Captain Phasma",))
POE = Titled(("Poe Dameron",))
REY = Titled(("Rey",))

card("04004", "Captain Phasma's Blaster", constant=HasKeyword(REDEPLOY, while_=Is(HOST, PHASMA)))

card("04005", "Praetorian Guard", constant=HasKeyword(GUARDIAN, of=HOST))

card("04006", "Dark Counsel", special=seq(Draw(1), RerollInstead()))

card(
    "04007", "Crossguard Lightsaber",
    after=(play_this(KYLO_REN), DealDamage(1, to=a_character())),
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), SHIELDED), DealDamage(3, to=that()), DealDamage(2, to=that())),
    ),
)

card(
    "04008", "Force Stasis", only_on=IS_BLUE,
    special=Then(Remove(a_die(Showing((RANGED,)))), DealDamage(1, to=a_character())),
)

card(
    "04009", "Jedi Rival",
    after=(activate_host(), May(RemoveShields(a_character(SHIELDED), 1))),
)

card(
    "04028", "Teamwork",
    special=seq(GiveShields(1, to=HOST), May(GiveShields(1, to=a_character(other(HOST))))),
)

card(
    "04029", "Poe Dameron's Blaster",
    special=If(Is(HOST, POE), DealDamage(3, to=a_character()), DealDamage(2, to=a_character())),
)

card(
    "04030", "Rey's Lightsaber", keywords=(REDEPLOY,),
    after=(play_this(), If(Is(HOST, REY), GiveShields(2, to=HOST), GiveShields(1, to=HOST))),
)

card(
    "04031", "Inner Strength",
    special=MoveDamage(1, from_=HOST, to=opponents_character(Not(SHIELDED)), exactly=True),
)
