"""`dejarik lab train`: weights for the bots that think."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bar, bot_named, decimal, game_named, interval, percent
from dejarik.cli._lab.options import add_long_work
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.training import Trained

TEACHER, LEVEL = "simple", "easy"
NOT_ACCEPTED = 1


def add(commands: Subparsers, words: Words) -> None:
    train = commands.add_parser(
        "train", help=words.say("lab-train-help"), description=words.say("lab-train-description")
    )
    add_long_work(train, words)
    train.add_argument(
        "--teacher",
        default=TEACHER,
        metavar=words.say("lab-ladder-bot-metavar"),
        help=words.say("lab-train-teacher-help"),
    )
    train.add_argument(
        "--matches",
        type=at_least(1, words),
        default=400,
        metavar="N",
        help=words.say("lab-train-matches-help"),
    )
    train.add_argument(
        "--trials", type=at_least(0, words), default=200, metavar="N", help=words.say("lab-train-trials-help")
    )
    train.add_argument(
        "--level",
        default=LEVEL,
        metavar=words.say("lab-train-level-metavar"),
        help=words.say("lab-train-level-help"),
    )
    train.add_argument("--onward", action="store_true", help=words.say("lab-train-onward-help"))
    train.add_argument(
        "--output",
        type=Path,
        metavar=words.say("lab-file-metavar"),
        help=words.say("lab-train-output-help"),
    )


def run(args: Namespace, words: Words) -> int:
    from dejarik.bots.thinker import LEVELS
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.games import find
    from dejarik.lab.runner import local
    from dejarik.lab.training import OtherPlan, Plan, Training, keep

    game = game_named(args.game, words)
    if args.level not in LEVELS:
        raise BadInput(words.say("lab-unknown-level", level=args.level, known=", ".join(LEVELS)))
    teacher = bot_named(args.teacher, words)
    version = find(game).version
    plan = Plan(game, version, teacher, args.matches, args.trials, args.level, args.seed, args.onward)
    try:
        training = Training(plan, local(args.workers or os.cpu_count() or 1), args.progress)
    except OtherPlan as bad:
        raise BadInput(words.say("lab-train-other-plan", file=str(args.progress))) from bad
    try:
        with bar(words.say("lab-playing"), plan.matches) as done:
            for count in training.play():
                done(count)
        if not training.lessons:
            raise BadInput(words.say("lab-train-nothing"))
        training.fit()
        with bar(words.say("lab-train-trying"), plan.trials) as done:
            for count in training.try_out():
                done(count)
    except KeyboardInterrupt:
        return INTERRUPTED
    found = training.result()
    if found.accepted or args.output is not None:
        keep(game, found.table, args.output)
    if args.json:
        from dejarik.cli._screen import print_json

        print_json({name: getattr(found, name) for name in found.__struct_fields__ if name != "table"})
    else:
        _print(found, len(training.failed), words)
    return OK if found.accepted else NOT_ACCEPTED


def _print(found: "Trained", failed: int, words: Words) -> None:
    origin = found.table.origin
    print(words.say("lab-train-played", matches=origin.matches, choices=origin.choices, failed=failed))
    print(
        words.say(
            "lab-train-fitted",
            words=len(found.table.weights),
            foretold=percent(found.foretold, words),
            stretch=decimal(found.stretch, words, 2),
        )
    )
    share, within = percent(found.wins.share, words), interval(found.wins, words)
    print(words.say("lab-train-tried", wins=found.wins.count, of=found.wins.of, share=share, interval=within))
    print(words.say("lab-train-accepted" if found.accepted else "lab-train-refused"))
