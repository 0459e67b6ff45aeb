"""The four starter decks of the Core Set, and two of ten sets with what the starters leave out."""

from dejarik.games.cardgame.cards.facts import (
    IMPERIAL_NAVY,
    JEDI,
    REBEL_ALLIANCE,
    SCUM_AND_VILLAINY,
    SITH,
    SMUGGLERS_AND_SPIES,
)
from dejarik.games.cardgame.rules.setup import Deck

# rule: cardgame.setup.2-starter-deck-size, cardgame.setup.2-starter-jedi, cardgame.setup.2-starter-rebel
# rule: cardgame.setup.2-starter-sith, cardgame.setup.2-starter-navy, cardgame.setup.2-sets-18-and-36-doubled
JEDI_STARTER = Deck(JEDI, (1, 2, 3, 4, 5, 6, 7, 18), "Jedi")
REBEL_STARTER = Deck(REBEL_ALLIANCE, (8, 9, 10, 11, 12, 13, 14, 18), "Rebel Alliance")
SITH_STARTER = Deck(SITH, (19, 20, 21, 22, 23, 24, 25, 36), "Sith")
NAVY_STARTER = Deck(IMPERIAL_NAVY, (26, 27, 28, 29, 30, 31, 32, 36), "Imperial Navy")

SMUGGLERS_MIX = Deck(SMUGGLERS_AND_SPIES, (15, 15, 16, 16, 17, 18, 3, 5, 10, 14), "Smugglers and Spies")
SCUM_MIX = Deck(SCUM_AND_VILLAINY, (33, 33, 34, 34, 35, 36, 24, 25, 27, 32), "Scum and Villainy")

# By what they are called at a command line and in a lobby.
STARTERS = {
    deck.affiliation: deck
    for deck in (JEDI_STARTER, REBEL_STARTER, SITH_STARTER, NAVY_STARTER, SMUGGLERS_MIX, SCUM_MIX)
}
