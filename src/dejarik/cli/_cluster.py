"""Where a simulation runs: processes on this machine, or a cluster; what goes wrong is one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.runner import Runner


@contextmanager
def runner_for(address: str | None, workers: int, words: Words) -> "Iterator[Runner]":
    """This many processes, or the cluster at an address as long as it is needed."""
    from dejarik.lab.runner import local

    if address is None:
        yield local(workers)
        return
    try:
        from dejarik.lab import cluster
    except ModuleNotFoundError as missing:
        raise BadInput(words.say("lab-cluster-missing")) from missing
    try:
        with cluster.cluster(address, workers) as runner:
            yield runner
    except cluster.Unreachable as bad:
        raise BadInput(words.say("lab-cluster-unreachable", address=address)) from bad
    except cluster.NoWorkers as bad:
        raise BadInput(words.say("lab-cluster-no-workers", address=address)) from bad
    except cluster.ClusterLost as bad:
        raise BadInput(words.say("lab-cluster-lost", address=address)) from bad
    except cluster.OtherVersion as bad:
        worker, theirs = next(iter(bad.theirs.items()))
        said = words.say("lab-cluster-version", ours=bad.ours, theirs=theirs or "—", worker=worker)
        raise BadInput(said) from bad
