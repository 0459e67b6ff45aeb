"""`dejarik lab tables`: how strong the bots are at tables of several players."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bar, bot_named, game_named, interval, percent
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import add_long_work
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.tables import Sat, Tables

USUAL = 40


def add(commands: Subparsers, words: Words) -> None:
    tables = commands.add_parser(
        "tables", help=words.say("lab-tables-help"), description=words.say("lab-tables-description")
    )
    add_long_work(tables, words)
    tables.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar=words.say("lab-ladder-bot-metavar"),
        help=words.say("lab-ladder-bot-help"),
    )
    tables.add_argument(
        "--players", type=at_least(1, words), metavar="P", help=words.say("lab-tables-players-help")
    )
    tables.add_argument("--alone", action="store_true", help=words.say("lab-tables-alone-help"))
    tables.add_argument(
        "-n",
        type=at_least(1, words),
        default=USUAL,
        metavar="N",
        help=words.say("lab-tables-n-help", count=USUAL),
    )


def run(args: Namespace, words: Words) -> int:
    from dejarik.bots import names
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._cluster import runner_for
    from dejarik.cli._screen import print_json
    from dejarik.games import modules, typed
    from dejarik.lab.tables import counted, play_on, tables_of

    game = game_named(args.game, words)
    bots = list(dict.fromkeys(bot_named(name, words) for name in args.bot)) or names()
    players = args.players or modules(game).seating.MOST
    try:
        tables = tables_of(game, bots, args.n, players, alone=args.alone, seed=args.seed)
    except ValueError as bad:
        raise BadInput(words.say("lab-tables-players-wanted", game=typed(game), count=players)) from bad
    sat: list[Sat] = []
    interrupted = False
    workers = args.workers or os.cpu_count() or 1
    try:
        with (
            runner_for(args.cluster, workers, words) as runner,
            bar(words.say("lab-playing"), len(tables)) as done,
        ):
            for one in play_on(tables, runner, args.progress):
                sat.append(one)
                done(len(sat))
    except KeyboardInterrupt:
        interrupted = True
    told = counted(tables, sat)
    if args.json:
        print_json(told)
    else:
        _print(told, words, interrupted=interrupted)
    return INTERRUPTED if interrupted else OK


def _print(told: "Tables", words: Words, *, interrupted: bool) -> None:
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
    shown = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("lab-column-bot", "lab-tables-column-others"):
        shown.add_column(words.say(column))
    for column in ("lab-column-wins", "lab-column-share", "lab-column-interval", "lab-tables-column-fair"):
        shown.add_column(words.say(column), justify="right")
    for meeting in told.meetings:
        other = meeting.other or words.say("lab-tables-against-the-rules")
        shown.add_row(
            meeting.one,
            other if other != meeting.one else words.say("lab-ladder-itself"),
            f"{meeting.wins.count}/{meeting.wins.of}",
            percent(meeting.wins.share, words),
            interval(meeting.wins, words),
            percent(meeting.fair, words) if meeting.other else "",
        )
    out.print(shown)
