"""What a game is: state, decision, procedure, chance, knowledge, observation, match. No rules, no words."""

from dejarik.kernel.chance import Chance
from dejarik.kernel.decision import (
    Decision,
    Option,
    Refusal,
    Seat,
    Subject,
    Why,
    as_player,
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
    Endless,
    IllegalChoice,
    Narration,
    Outcome,
    State,
)
from dejarik.kernel.together import CLOSE, Together

__all__ = [
    "AGREED",
    "CLOSE",
    "CONCEDE",
    "OFFER_DRAW",
    "STEP",
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
    "Parts",
    "Pile",
    "Procedure",
    "Record",
    "Refusal",
    "Result",
    "Row",
    "RulesFault",
    "Seat",
    "State",
    "Step",
    "Subject",
    "Together",
    "Why",
    "as_player",
    "carry_out",
    "foresee",
    "kinds_in",
    "observe",
    "option_of",
    "place_hidden",
    "player_seat",
]
