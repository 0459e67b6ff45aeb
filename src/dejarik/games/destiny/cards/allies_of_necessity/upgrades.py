"""Allies of Necessity: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

DOOKU = Titled(("Count Dooku",))
DEAL_TO_UNSHIELDED = May(DealDamage(1, to=a_character(Not(SHIELDED))))

card(
    "10002", "Count Dooku's Lightsaber",
    after=(
        play_this(),
        If(
            Is(HOST, AnyOf((SITH, DOOKU))),
            either(If(Is(HOST, SITH), DEAL_TO_UNSHIELDED), If(Is(HOST, DOOKU), May(THEY_DISCARD))),
        ),
    ),
)

card(
    "10005", "Knighthood", only_on=IS_BLUE,
    constant=GainsSubtype("jedi"),
    after=(play_this(), May(GiveShields(1, to=a_character()))),
)

card(
    "10018", "Electro Sword", keywords=(REDEPLOY,),
    constant=UnblockableDie(),
)
