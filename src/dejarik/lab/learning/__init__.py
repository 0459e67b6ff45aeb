"""Learning environments: matches as PettingZoo, Gymnasium and arrays see them. Needs the extra `learn`.

    from dejarik.lab.learning import env
    seats = env("destiny", bots={1: "simple"})

What an agent observes is made from what its seat may see and from nothing else: whether it is read from the
state or from the view of an observation makes no difference, and a test holds every game to that.
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
