"""`dejarik lab train`: weights for the bots that think."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bar, bot_named, decimal, game_named, percent
from dejarik.cli._lab import tune
from dejarik.cli._lab.trials import print_trials
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import add_long_work
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.runner import Runner
    from dejarik.lab.training import Plan, Trained, Training

# The level that teaches is the one by which weights are tried: its matches take no longer than the trial's.
TEACHER, MATCHES, LEVEL, QUICK = "thinker-easy", 400, "easy", 4_000
# What says how weights are fitted; nothing is fitted to those that a game has already.
FITTING = ("teacher", "matches", "practice", "only", "quick", "from_nothing")
NOT_ACCEPTED = 1


def add(commands: Subparsers, words: Words) -> None:
    train = commands.add_parser(
        "train", help=words.say("lab-train-help"), description=words.say("lab-train-description")
    )
    add_long_work(train, words)
    train.add_argument(
        "--teacher",
        metavar=words.say("lab-ladder-bot-metavar"),
        help=words.say("lab-train-teacher-help"),
    )
    train.add_argument(
        "--matches",
        type=at_least(0, words),
        metavar="N",
        help=words.say("lab-train-matches-help"),
    )
    train.add_argument(
        "--trials", type=at_least(0, words), default=200, metavar="N", help=words.say("lab-train-trials-help")
    )
    train.add_argument(
        "--level",
        metavar=words.say("lab-train-level-metavar"),
        help=words.say("lab-train-level-help"),
    )
    train.add_argument(
        "--practice",
        type=at_least(0, words),
        metavar="N",
        help=words.say("lab-train-practice-help"),
    )
    train.add_argument(
        "--only", choices=("policy", "judgment"), default="", help=words.say("lab-train-only-help")
    )
    train.add_argument(
        "--quick",
        type=at_least(0, words),
        metavar="N",
        help=words.say("lab-train-quick-help"),
    )
    train.add_argument("--from-nothing", action="store_true", help=words.say("lab-train-from-nothing-help"))
    train.add_argument("--shipped", action="store_true", help=words.say("lab-train-shipped-help"))
    train.add_argument(
        "--output",
        type=Path,
        metavar=words.say("lab-file-metavar"),
        help=words.say("lab-train-output-help"),
    )


def run(args: Namespace, words: Words) -> int:
    from dejarik.bots.thinker import LEVELS
    from dejarik.cli import INTERRUPTED
    from dejarik.cli._cluster import runner_for
    from dejarik.games import find, modules
    from dejarik.lab.training import Plan, present

    game = game_named(args.game, words)
    if args.level not in (None, *LEVELS):
        raise BadInput(words.say("lab-unknown-level", level=args.level, known=", ".join(LEVELS)))
    given = modules(game)
    if given.plan is not None:
        return tune.run(game, args, words)
    if not given.evaluation.AHEAD:
        raise BadInput(words.say("lab-train-nothing-to-fit", game=args.game))
    if args.shipped and any(getattr(args, name) for name in FITTING):
        raise BadInput(words.say("lab-train-shipped-alone"))
    plan = Plan(
        game=game,
        rules=find(game).version,
        teacher=bot_named(args.teacher or TEACHER, words),
        matches=0 if args.shipped else or_else(args.matches, MATCHES),
        trials=args.trials,
        level=args.level or LEVEL,
        seed=args.seed,
        onward=not (args.from_nothing or args.shipped),
        practice=args.practice or 0,
        only=args.only,
        quick=0 if args.shipped else or_else(args.quick, QUICK),
        shipped=args.shipped,
        start=present(game),
    )
    try:
        with runner_for(args.cluster, args.workers or os.cpu_count() or 1, words) as runner:
            training = _trained(plan, runner, args.progress, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    return _told(training, args, words)


def or_else(given: int | None, usual: int) -> int:
    """A number that was named, or the usual one."""
    return usual if given is None else given


def _trained(plan: "Plan", runner: "Runner", progress: Path | None, words: Words) -> "Training":
    """All steps of a training, or those that are missing."""
    from dejarik.lab.training import OtherPlan, Training

    try:
        training = Training(plan, runner, progress)
    except OtherPlan as bad:
        raise BadInput(words.say("lab-train-other-plan", file=str(progress))) from bad
    with bar(words.say("lab-playing"), plan.matches) as done:
        for count in training.play():
            done(count)
    others = plan.shipped or (plan.practice if plan.fits_policy else plan.quick)
    if not training.lessons and (plan.matches or not others):
        raise BadInput(words.say("lab-train-nothing"))
    training.fit()
    with bar(words.say("lab-train-practicing"), plan.practice) as done:
        for count in training.practice():
            done(count)
    with bar(words.say("lab-train-judging"), plan.quick) as done:
        for count in training.judge():
            done(count)
    with bar(words.say("lab-train-trying"), plan.trials) as done:
        for count in training.try_out():
            done(count)
    return training


def _told(training: "Training", args: Namespace, words: Words) -> int:
    """Keeps the weights if they deserve it, and says so."""
    from dejarik.cli import OK
    from dejarik.lab.training import keep

    found = training.result()
    if found.accepted or args.output is not None:
        keep(training.plan.game, found, args.output)
    if args.json:
        from dejarik.cli._screen import print_json

        told = [name for name in found.__struct_fields__ if name not in ("table", "judgment")]
        print_json({name: getattr(found, name) for name in told})
    else:
        _print(found, len(training.failed), training.plan.shipped, words)
    return OK if found.accepted else NOT_ACCEPTED


def _print(found: "Trained", failed: int, shipped: bool, words: Words) -> None:
    policy, judgment = (None, None) if shipped else (found.table, found.judgment)
    for table in (policy, judgment):
        if table is not None and table.origin.matches:
            played = {"matches": table.origin.matches, "choices": table.origin.choices, "failed": failed}
            print(words.say("lab-train-played", **played))
            break
    if policy is not None and policy.origin.matches:
        fitted = {"foretold": percent(found.foretold, words), "stretch": decimal(found.stretch, words, 2)}
        print(words.say("lab-train-fitted", words=len(policy.weights), **fitted))
    if policy is not None and policy.origin.practice:
        about = {"matches": policy.origin.practice, "words": len(policy.weights)}
        print(words.say("lab-train-practiced", **about))
    if judgment is not None:
        print(words.say("lab-train-judged", positions=judgment.origin.positions))
        if found.former_surprise:  # a teacher played, and some of its matches were held back
            losses = {"surprise": found.surprise, "former": found.former_surprise}
            told = {name: decimal(loss, words, 3) for name, loss in losses.items()}
            print(words.say("lab-train-surprise", **told))
    print_trials(found.wins, found.unplayed, words)
    if shipped:
        print(words.say("lab-train-shipped-won" if found.accepted else "lab-train-shipped-lost"))
    else:
        print(words.say("lab-train-accepted" if found.accepted else "lab-train-refused"))
