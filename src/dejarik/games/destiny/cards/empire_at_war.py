"""Empire at War: cards of the rulebook's worked examples."""

from __future__ import annotations

from dejarik.games.destiny.abilities.lexicon import (
    BLUE,
    HERO,
    NEUTRAL,
    RED,
    THIS,
    VILLAIN,
    Color,
    DefeatThem,
    Exhaust,
    If,
    Instead,
    Later,
    Ready,
    SearchDeck,
    Spend,
    Subtype,
    To,
    a_character,
    character,
    costs,
    event,
    spot_character,
    upgrade,
    would_be_defeated_by_damage,
)

character(
    "03003", "MagnaGuard", "", RED, VILLAIN, "droid", "guard", health=8, points=(9,),
    die="1MD 2MD1 2MD1 1Sh 1R -",
    instead=(would_be_defeated_by_damage(), Instead(Later("RoundEnded", DefeatThem(THIS)))),
)

upgrade(
    "03036", "Master of the Council", BLUE, HERO, "title", unique=True, cost=4, die="+3MD +4MD 2Sh 2R Sp Sp",
    only_on=Color((BLUE,)),
    special=To(costs(Exhaust(THIS), Spend(2)), Ready(a_character())),
)

event(
    "03130", "Lightsaber Pull", BLUE, NEUTRAL, cost=0,
    does=If(spot_character(Color((BLUE,))), SearchDeck((Color((BLUE,)), Subtype(("weapon",))))),
)
