"""Empire at War: cards of the rulebook's worked examples."""

from __future__ import annotations

from dejarik.games.destiny.lexicon import (
    RED,
    THIS,
    VILLAIN,
    DefeatThem,
    Instead,
    Later,
    character,
    would_be_defeated_by_damage,
)

character(
    "03003", "MagnaGuard", "", RED, VILLAIN, "droid", "guard", health=8, points=(9,),
    die="1MD 2MD1 2MD1 1Sh 1R -",
    instead=(would_be_defeated_by_damage(), Instead(Later("RoundEnded", DefeatThem(THIS)))),
)
