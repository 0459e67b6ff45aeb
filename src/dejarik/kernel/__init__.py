"""What a game is: state, decision, procedure, chance, knowledge, observation, match. No rules, no words."""

from dejarik.kernel.chance import Chance, PairedChance
from dejarik.kernel.decision import (
    Decision,
    Option,
    Refusal,
    Seat,
    Subject,
    Why,
    as_player,
    distinct,
    kinds_in,
    player_seat,
)
from dejarik.kernel.fingerprint import Parts
from dejarik.kernel.foresight import Foresight, foresee
from dejarik.kernel.game import Game
from dejarik.kernel.knowledge import Fact, Facts, Pile, place_hidden
from dejarik.kernel.match import (
    Differs,
    LedElsewhere,
    Match,
    OtherVersion,
    PackedMatch,
    Record,
    Row,
    RulesFault,
    carry_out,
    option_of,
)
from dejarik.kernel.observation import Observation, observe
from dejarik.kernel.procedure import STEP, Procedure, Result, Step
from dejarik.kernel.state import (
    AGREED,
    CONCEDE,
    OFFER_DRAW,
    CardNarration,
    Endless,
    IllegalChoice,
    Narration,
    Outcome,
    SeatNarration,
    State,
    ThingNarration,
)
from dejarik.kernel.together import CLOSE, Together

__all__ = [
    "AGREED",
    "CLOSE",
    "CONCEDE",
    "OFFER_DRAW",
    "STEP",
    "CardNarration",
    "Chance",
    "Decision",
    "Differs",
    "Endless",
    "Fact",
    "Facts",
    "Foresight",
    "Game",
    "IllegalChoice",
    "LedElsewhere",
    "Match",
    "Narration",
    "Observation",
    "Option",
    "OtherVersion",
    "Outcome",
    "PackedMatch",
    "PairedChance",
    "Parts",
    "Pile",
    "Procedure",
    "Record",
    "Refusal",
    "Result",
    "Row",
    "RulesFault",
    "Seat",
    "SeatNarration",
    "State",
    "Step",
    "Subject",
    "ThingNarration",
    "Together",
    "Why",
    "as_player",
    "carry_out",
    "distinct",
    "foresee",
    "kinds_in",
    "observe",
    "option_of",
    "place_hidden",
    "player_seat",
]
