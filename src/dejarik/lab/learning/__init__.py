"""Learning environments: matches as PettingZoo, Gymnasium and arrays see them. Needs the extra `learn`.

    from dejarik.lab.learning import env
    seats = env("destiny", bots={1: "simple"})

What an agent observes is made from the observation of its seat, and from nothing else.
"""

from dejarik.lab.learning.aec import SeatsEnv, env
from dejarik.lab.learning.batch import Batch
from dejarik.lab.learning.encoding import feature_names, option_feature_names
from dejarik.lab.learning.session import Saved, Session
from dejarik.lab.learning.shared import SharedBatch, WorkerError
from dejarik.lab.learning.single import OneSeatEnv, single

__all__ = [
    "Batch",
    "OneSeatEnv",
    "Saved",
    "SeatsEnv",
    "Session",
    "SharedBatch",
    "WorkerError",
    "env",
    "feature_names",
    "option_feature_names",
    "single",
]
