"""`dejarik lab tables`: how strong the bots are at tables of several players."""

from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bots_named, game_named, percent
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import (
    add_keeping,
    add_playing,
    kept_results,
    play_parts,
    share_cells,
    shares_table,
    tell,
)
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.tables import Tables

EACH = 40  # matches of a meeting


def add(commands: Subparsers, words: Words) -> None:
    tables = commands.add_parser(
        "tables", help=words.say("lab-tables-help"), description=words.say("lab-tables-description")
    )
    tables.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-simulate-game-help")
    )
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
    add_playing(tables, words, EACH, words.say("lab-tables-n-help", count=EACH))
    add_keeping(tables, words, ("results",))
    tables.add_argument("--markdown", action="store_true", help=words.say("lab-ladder-markdown-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.games import modules, typed
    from dejarik.lab.tables import results_of, sit, sittings_of, tables, wanted

    game = game_named(args.game, words)
    bots = bots_named(args.bot, words)
    players = args.players or modules(game).seating.MOST
    try:
        sittings = sittings_of(game, bots, args.n, players, alone=args.alone, seed=args.seed)
    except ValueError as bad:
        raise BadInput(words.say("lab-tables-players-wanted", game=typed(game), count=players)) from bad
    results = kept_results(lambda path: results_of(game, args.seed, path), args, words)
    whole = play_parts(lambda runner: sit(sittings, runner, results), wanted(sittings), args, words)
    told = tables(game, args.seed, sittings, results)
    return tell(told, args, words, whole=whole, show=_print_markdown if args.markdown else _print)


def _print_markdown(told: "Tables", words: Words) -> None:
    from dejarik.lab.pages.tables import tables_markdown

    print(tables_markdown(told, words))


def _print(told: "Tables", words: Words) -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.games import typed
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.ladder import thinking_sentence

    out = screen()
    figures = Figures(words)
    out.print(Text(words.say("lab-matches", count=told.matches, game=typed(told.game), seed=told.seed)))
    leading = ("lab-column-bot", "lab-tables-column-others")
    shown = shares_table(leading, words, ("lab-column-adjusted", "lab-tables-column-fair"))
    for meeting in told.meetings:
        other = meeting.other or words.say("lab-tables-against-the-rules")
        shown.add_row(
            meeting.one,
            other if other != meeting.one else words.say("lab-ladder-itself"),
            *share_cells(meeting.wins, words),
            figures.share(meeting.adjusted),
            percent(meeting.fair, words) if meeting.other else "",
        )
    out.print(shown)
    for thinking in told.thinking:
        out.print(Text(thinking_sentence(thinking, words)))
