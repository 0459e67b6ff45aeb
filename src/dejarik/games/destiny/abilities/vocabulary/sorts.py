"""Sorts of cards and dice that many cards speak of, by a name of their own."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.abilities.vocabulary.building import Affiliated
from dejarik.games.destiny.abilities.vocabulary.filters import Color, Showing, Subtype
from dejarik.games.destiny.cards.facts import (
    BLANK,
    BLUE,
    DAMAGE,
    HERO,
    INDIRECT,
    MELEE,
    NEUTRAL,
    RANGED,
    RED,
    VILLAIN,
    YELLOW,
)

IS_BLUE: Final = Color((BLUE,))
IS_RED: Final = Color((RED,))
IS_YELLOW: Final = Color((YELLOW,))
IS_HERO: Final = Affiliated((HERO,))
IS_NEUTRAL: Final = Affiliated((NEUTRAL,))
IS_VILLAIN: Final = Affiliated((VILLAIN,))

BLANK_SHOWN: Final = Showing((BLANK,))
DAMAGE_SHOWN: Final = Showing(DAMAGE)
INDIRECT_SHOWN: Final = Showing((INDIRECT,))
MELEE_SHOWN: Final = Showing((MELEE,))
RANGED_SHOWN: Final = Showing((RANGED,))

ABILITY: Final = Subtype(("ability",))
DROID: Final = Subtype(("droid",))
GUNGAN: Final = Subtype(("gungan",))
JEDI: Final = Subtype(("jedi",))
LEADER: Final = Subtype(("leader",))
MOD: Final = Subtype(("mod",))
SCOUNDREL: Final = Subtype(("scoundrel",))
SITH: Final = Subtype(("sith",))
TROOPER: Final = Subtype(("trooper",))
VEHICLE: Final = Subtype(("vehicle",))
WEAPON: Final = Subtype(("weapon",))
