"""The four starter decks of the Core Set, and two of ten sets with what the starters leave out.

Each is a deck file beside this module; it is called by its affiliation at a command line and in a lobby.
"""

from __future__ import annotations

from pathlib import Path

from dejarik.games.cardgame.cards.facts import (
    IMPERIAL_NAVY,
    JEDI,
    REBEL_ALLIANCE,
    SCUM_AND_VILLAINY,
    SITH,
    SMUGGLERS_AND_SPIES,
)
from dejarik.games.cardgame.decks.files.reading import read
from dejarik.games.cardgame.rules.setup import Deck

FILES = Path(__file__).parent

# rule: cardgame.setup.2-starter-deck-size, cardgame.setup.2-starter-jedi, cardgame.setup.2-starter-rebel
# rule: cardgame.setup.2-starter-sith, cardgame.setup.2-starter-navy, cardgame.setup.2-sets-18-and-36-doubled
STARTERS = (JEDI, REBEL_ALLIANCE, SITH, IMPERIAL_NAVY)
MIXES = (SMUGGLERS_AND_SPIES, SCUM_AND_VILLAINY)

READY_MADE: dict[str, Deck] = {
    name: read((FILES / f"{name}.txt").read_text(encoding="utf-8")) for name in (*STARTERS, *MIXES)
}
