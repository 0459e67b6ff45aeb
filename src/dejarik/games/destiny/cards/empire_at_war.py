"""Empire at War: cards of the rulebook's worked examples."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    BLUE,
    NEUTRAL,
    RED,
    THIS,
    VILLAIN,
    Colour,
    DefeatThem,
    If,
    Instead,
    Later,
    SearchDeck,
    Subtype,
    character,
    event,
    spot_character,
    would_be_defeated_by_damage,
)

character(
    "03003", "MagnaGuard", "", RED, VILLAIN, "droid", "guard", health=8, points=(9,),
    die="1MD 2MD1 2MD1 1Sh 1R -",
    instead=(would_be_defeated_by_damage(), Instead(Later("RoundEnded", DefeatThem(THIS)))),
)

event(
    "03130", "Lightsaber Pull", BLUE, NEUTRAL, cost=0,
    does=If(spot_character(Colour((BLUE,))), SearchDeck((Colour((BLUE,)), Subtype(("weapon",))))),
)
