"""Words of the vocabulary that have another name or form by now, as they are written in stored matches.

A match is bound to what its cards do. A renamed or widened word does the same, so matches whose cards use it
go on: here stands how the word was written before (see `kernel.fingerprint`).
"""

from __future__ import annotations

from typing import Final

FORMER: Final = {
    "PutHandOnDeck": "PutHandUnder",
    "ReturnEvent(to='bottom')": "ReturnEvent(under_deck=True)",
    "TokensRemoved(kind='shields')": "ShieldsRemoved()",
    "LostDice(filter=CharacterDie())": "LostCharacterDice()",
    "HasDefeated(unique=True)": "DefeatedUniqueCharacter()",
    "ThatDamage(symbols=('indirect'))": "TakesIndirect()",
    "RoomForShields()": "Number(measure='shields', op='<', number=3)",
    "Play(where=(Subtype(subtypes=('vehicle'))), hand=False, whose=AnOpponent(), free=True, as_='played')": (
        "Play(where=(Subtype(subtypes=('vehicle'))), hand=False, theirs=True, free=True, as_='played')"
    ),
    "BadlyHurt()": "Number(measure='damage', op='>=', number=6)",
}
