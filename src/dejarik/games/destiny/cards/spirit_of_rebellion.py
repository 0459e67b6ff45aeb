"""Spirit of Rebellion: cards of the rulebook's worked examples."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    BLUE,
    GUARDIAN,
    RED,
    REDEPLOY,
    THIS_DIE,
    VILLAIN,
    AllOf,
    CannotPlayOnThis,
    Colour,
    May,
    Reroll,
    Subtype,
    character,
    roll_this_die_into_pool,
    upgrade,
)

# ---- Characters ----------------------------------------------------------------------------------

character(
    "02012", "Royal Guard", "", BLUE, VILLAIN, "guard", health=8, points=(9,), die="1MD 2MD +2MD 1Sh 1Sh -",
    keywords=(GUARDIAN,),
    constant=CannotPlayOnThis(AllOf((Colour((BLUE,)), Subtype(("ability",))))),
)

# ---- Upgrades ------------------------------------------------------------------------------------

upgrade(
    "02008", "Z6 Riot Control Baton", RED, VILLAIN, "weapon", cost=3, die="2MD 2MD 3MD1 1R - -",
    keywords=(REDEPLOY,),
    after=(roll_this_die_into_pool(), May(Reroll(THIS_DIE))),
)
