"""`dejarik lab ladder`: how strong the bots are."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bar, bot_named, decimal, game_named, interval, percent
from dejarik.cli._lab.options import add_long_work
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.ladder import Bout, Fought, Ladder, Meeting


def add(commands: Subparsers, words: Words) -> None:
    ladder = commands.add_parser(
        "ladder", help=words.say("lab-ladder-help"), description=words.say("lab-ladder-description")
    )
    add_long_work(ladder, words)
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


def run(args: Namespace, words: Words) -> int:
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
        _print(told, bouts, words, interrupted=interrupted)
    return INTERRUPTED if interrupted else OK


def _print(told: "Ladder", bouts: "list[Bout]", words: Words, *, interrupted: bool) -> None:
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
