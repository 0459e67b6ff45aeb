"""`dejarik lab`: how strong the bots are (`ladder`), and weights for those that think (`train`)."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bar, bot_named, decimal, game_named, interval, percent
from dejarik.cli._parser import BadInput, Parser, Subparsers
from dejarik.words import Words, languages

if TYPE_CHECKING:
    from dejarik.lab.ladder import Bout, Fought, Ladder, Meeting
    from dejarik.lab.training import Trained

TEACHER, LEVEL = "simple", "easy"
NOT_ACCEPTED = 1


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "lab", help=words.say("lab-help"), description=words.say("lab-description")
    )
    commands = parser.add_subparsers(
        title=words.say("cli-commands"), metavar=words.say("cli-command"), required=True, dest="what"
    )
    ladder = commands.add_parser(
        "ladder", help=words.say("lab-ladder-help"), description=words.say("lab-ladder-description")
    )
    _common(ladder, words)
    ladder.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar=words.say("lab-ladder-bot-metavar"),
        help=words.say("lab-ladder-bot-help"),
    )
    ladder.add_argument(
        "--pair",
        action="append",
        default=[],
        metavar=words.say("lab-ladder-pair-metavar"),
        help=words.say("lab-ladder-pair-help"),
    )
    ladder.add_argument(
        "-n", type=at_least(2, words), default=40, metavar="N", help=words.say("lab-ladder-n-help")
    )
    train = commands.add_parser(
        "train", help=words.say("lab-train-help"), description=words.say("lab-train-description")
    )
    _common(train, words)
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
    train.add_argument(
        "--output",
        type=Path,
        metavar=words.say("lab-file-metavar"),
        help=words.say("lab-train-output-help"),
    )


def _common(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-simulate-game-help")
    )
    parser.add_argument(
        "--seed", type=at_least(0, words), default=0, metavar="S", help=words.say("lab-simulate-seed-help")
    )
    parser.add_argument(
        "--workers", type=at_least(1, words), metavar="W", help=words.say("lab-simulate-workers-help")
    )
    parser.add_argument(
        "--progress", type=Path, metavar=words.say("lab-file-metavar"), help=words.say("lab-progress-help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))
    parser.add_argument("--lang", choices=languages(), help=words.say("cli-lang-help"))


def run(args: Namespace, words: Words) -> int:
    return _ladder(args, words) if args.what == "ladder" else _train(args, words)


# ---- Ladder -----------------------------------------------------------------------------------------------


def _ladder(args: Namespace, words: Words) -> int:
    from dejarik.bots import names
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._screen import print_json
    from dejarik.games import modules
    from dejarik.lab.ladder import bouts_of, climb, ladder
    from dejarik.lab.runner import local

    game = game_named(args.game, words)
    bots = [bot_named(name, words) for name in args.bot] or names()
    pairs = []
    for text in args.pair:
        one, colon, other = text.partition(":")
        try:
            if not colon:
                raise ValueError(words.say("lab-ladder-pair-wanted", text=text))
            modules(game).seating.setup((one, other), words.language)
        except ValueError as bad:
            raise BadInput(str(bad)) from bad
        pairs.append((one, other))
    bouts = bouts_of(game, bots, args.n, args.seed, pairs)
    fought: list[Fought] = []
    interrupted = False
    with bar(words.say("lab-playing"), len(bouts)) as done:
        try:
            for one in climb(bouts, local(args.workers or os.cpu_count() or 1), args.progress):
                fought.append(one)
                done(len(fought))
        except KeyboardInterrupt:
            interrupted = True
    told = ladder(bouts, fought)
    if args.json:
        print_json(told)
    else:
        _print_ladder(told, bouts, words, interrupted=interrupted)
    return INTERRUPTED if interrupted else OK


def _print_ladder(told: "Ladder", bouts: "list[Bout]", words: Words, *, interrupted: bool) -> None:
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.games import typed

    out = screen()
    if interrupted:
        out.print(Text(words.say("lab-interrupted", played=told.matches, wanted=told.wanted)))
    if not told.matches:
        return
    out.print(Text(words.say("lab-matches", count=told.matches, game=typed(told.game), seed=told.seed)))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("lab-column-bot"))
    table.add_column(words.say("lab-column-opponent"))
    for column in ("matches", "wins", "share", "interval", "seats"):
        table.add_column(words.say(f"lab-column-{column}"), justify="right")
    for meeting in told.meetings:
        wins = meeting.wins
        table.add_row(
            meeting.one,
            meeting.other if meeting.other != meeting.one else words.say("lab-ladder-itself"),
            str(wins.of),
            str(wins.count),
            percent(wins.share, words),
            interval(wins, words),
            _seats(meeting),
        )
    out.print(table)
    for thinking in told.thinking:
        times = {
            "mean": decimal(thinking.mean, words, 3),
            "longest": decimal(thinking.longest, words, 2),
        }
        out.print(Text(words.say("lab-ladder-thinking", bot=thinking.bot, **times)))


def _seats(meeting: "Meeting") -> str:
    first, second = meeting.from_first_seat, meeting.from_second_seat
    return f"{first.count}/{first.of} + {second.count}/{second.of}"


# ---- Training ---------------------------------------------------------------------------------------------


def _train(args: Namespace, words: Words) -> int:
    from dejarik.bots.thinker import LEVELS
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.games import find
    from dejarik.lab.runner import local
    from dejarik.lab.training import OtherPlan, Plan, Training, keep

    game = game_named(args.game, words)
    if args.level not in LEVELS:
        raise BadInput(words.say("lab-unknown-level", level=args.level, known=", ".join(LEVELS)))
    teacher = bot_named(args.teacher, words)
    plan = Plan(game, find(game).version, teacher, args.matches, args.trials, args.level, args.seed)
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
        _print_trained(found, len(training.failed), words)
    return OK if found.accepted else NOT_ACCEPTED


def _print_trained(found: "Trained", failed: int, words: Words) -> None:
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
