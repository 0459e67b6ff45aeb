"""The six affiliation cards."""

from dejarik.games.cardgame.abilities.lexicon import (
    IMPERIAL_NAVY,
    JEDI,
    REBEL_ALLIANCE,
    SCUM_AND_VILLAINY,
    SITH,
    SMUGGLERS_AND_SPIES,
    affiliation,
)

affiliation(JEDI, "Jedi")
affiliation(REBEL_ALLIANCE, "Rebel Alliance")
affiliation(SMUGGLERS_AND_SPIES, "Smugglers and Spies")
affiliation(SITH, "Sith")
affiliation(IMPERIAL_NAVY, "Imperial Navy")
affiliation(SCUM_AND_VILLAINY, "Scum and Villainy")
