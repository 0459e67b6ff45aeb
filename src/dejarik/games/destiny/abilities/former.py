"""What stored matches need to know of the vocabulary's past.

A match is bound to what its cards do (see `kernel.fingerprint`). A renamed or widened word does the same, so
matches whose cards use it go on: `FORMER` has how the word was written before. The other way round, a word
may come to do something else although no definition has changed: matches with a card in `REVISED` do not go
on, and all others do.
"""

from __future__ import annotations

from typing import Final

# Of what a card keeps aside there were always six copies, but they were written once.
_KEPT_ASIDE: Final = ("05009", "11004", "11027", "11095", "12019", "12147", "13004A")

FORMER: Final = {
    "reaches_others=True": "",  # worked out from the rest of the card
    **{f"({', '.join([repr(code)] * 6)})": f"({code!r})" for code in _KEPT_ASIDE},
    "Spot": "Select",  # it was always spotting
    "spotted=True": "",
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

REVISED: Final = {
    # A turn that must be passed is a turn, also the last one.
    **dict.fromkeys(("03147", "05094", "05149", "05161", "07094", "08001", "08099", "12106"), 1),
    **dict.fromkeys(("08064", "12103"), 1),  # until the action phase ends
    # What modifies such a die is such a die as well.
    **dict.fromkeys(("03075", "05021", "07044", "08023", "08141", "09073", "09082"), 1),
    **dict.fromkeys(("09111", "09141", "11028", "11156", "12093"), 1),
    "05111": 1,  # one die is worth more, modified or not
    # They are defeated as who they are, not as their first side.
    **dict.fromkeys(("13001B", "13002B", "13005B", "13005C", "13005D", "13007B"), 1),
    # A die that is resolved as if it showed another symbol shows that one meanwhile.
    **dict.fromkeys(("02034", "07117", "09088", "09115", "12071", "12074"), 1),
    "01015": 1,  # shields of Protective Mentor
    "01037": 1,  # shields that are distributed are gained together
    "01100": 1,  # whatever else is told of a loss
    "01112": 1,  # any number of dice may be none
    "03028": 1,  # used by another card
    "03065": 1,  # a pass is no action
    "05048": 1,  # whom damage was dealt to may have left play, or have shared it with other cards
    "05053": 1,  # a lent die has gone aside
    "05145": 1,  # damage on it has been dealt
    "07025": 1,  # a pass is no action
    "08158": 1,  # without a controller nobody is asked
    "09038": 1,  # whose event it is, whoever is to remove the die
    "11151": 2,  # whose effect it is, even if the loser chose, also between damage and loss
    "12005": 1,  # against nobody else, whatever another card says
    # A deck that is not searched is not seen, and one that is searched is shuffled.
    **dict.fromkeys(("08103", "08129", "08150"), 1),
    "07097": 1,  # a copy in the hand is another card than the one in the discard pile
    "11102": 1,  # what is blocked has been dealt
    "12100": 1,  # dice that modify
    "12155": 1,  # a deck with too few cards pays nothing
}
