"""`dejarik lab train` for a game that plans: its numbers."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._figures import bar, decimal
from dejarik.cli._lab.trials import print_trials
from dejarik.cli._parser import BadInput
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.runner import Runner
    from dejarik.lab.tuning import Tuned, Tuning, TuningRun

MATCHES, LEVEL = 1_200, "hard"
# What is about choices of a bot, quick matches, or weights that begin with nothing.
SENSELESS = ("teacher", "practice", "only", "quick", "from_nothing")


def run(game: str, args: Namespace, words: Words) -> int:
    from dejarik.bots.thinking.weights import PLAN_FILE, read_table
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._cluster import runner_for
    from dejarik.cli._lab.train import NOT_ACCEPTED
    from dejarik.lab.tuning import keep, tuning

    for name in SENSELESS:
        if getattr(args, name):
            raise BadInput(
                words.say("lab-train-senseless", option=f"--{name.replace('_', '-')}", game=args.game)
            )
    if args.shipped and args.matches is not None:
        raise BadInput(words.say("lab-train-shipped-alone"))
    matches = MATCHES if args.matches is None else args.matches
    if args.shipped and not read_table(game, PLAN_FILE).origin.former:
        raise BadInput(words.say("lab-train-no-former", game=args.game))
    plan = tuning(game, matches, args.trials, args.level or LEVEL, args.seed, args.shipped)
    try:
        with runner_for(args.cluster, args.workers or os.cpu_count() or 1, words) as runner:
            found = _tuned(plan, runner, args.progress, words).result()
    except KeyboardInterrupt:
        return INTERRUPTED
    if found.accepted or args.output is not None:
        keep(game, found, args.output)
    if args.json:
        from dejarik.cli._screen import print_json

        print_json({name: getattr(found, name) for name in found.__struct_fields__ if name != "table"})
    else:
        _print(found, plan.shipped, words)
    return OK if found.accepted else NOT_ACCEPTED


def _tuned(plan: "Tuning", runner: "Runner", progress: Path | None, words: Words) -> "TuningRun":
    """All steps of a training, or those that are missing."""
    from dejarik.lab.training import OtherPlan
    from dejarik.lab.tuning import TuningRun

    try:
        training = TuningRun(plan, runner, progress)
    except OtherPlan as bad:
        raise BadInput(words.say("lab-train-other-plan", file=str(progress))) from bad
    with bar(words.say("lab-playing"), 2 * plan.pairs) as done:
        for count in training.play():
            done(count)
    if training.moved or plan.shipped:
        with bar(words.say("lab-train-trying"), plan.trials) as done:
            for count in training.try_out():
                done(count)
    return training


def _print(found: "Tuned", shipped: bool, words: Words) -> None:
    if shipped:
        print_trials(found.wins, found.unplayed, words)
        print(words.say("lab-train-shipped-won" if found.accepted else "lab-train-shipped-lost"))
        return
    print(words.say("lab-train-compared", pairs=found.pairs, failed=found.failed))
    for name, values in found.moved.items():
        old, new = (decimal(value, words, 4) for value in values)
        print(words.say("lab-train-moved", name=name, old=old, new=new))
    if not found.moved:
        print(words.say("lab-train-unmoved"))
        return
    print_trials(found.wins, found.unplayed, words)
    print(words.say("lab-train-accepted" if found.accepted else "lab-train-refused"))
