"""`dejarik lab tournament`: decks and bots, all against all or in Swiss rounds."""

from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bot_named, game_named
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
from dejarik.cli.simulate import USUAL_BOT
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.tournament import Report, Tournament

EACH = 10  # matches between two who meet
ROUND_ROBIN, SWISS = "round-robin", "swiss"


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "tournament",
        help=words.say("lab-tournament-help"),
        description=words.say("lab-tournament-description"),
    )
    parser.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-tournament-game-help")
    )
    parser.add_argument(
        "--deck",
        action="append",
        metavar=words.say("lab-tournament-deck-metavar"),
        help=words.say("lab-tournament-deck-help"),
    )
    parser.add_argument(
        "--bot",
        action="append",
        metavar=words.say("lab-tournament-bot-metavar"),
        help=words.say("lab-tournament-bot-help", bot=USUAL_BOT),
    )
    parser.add_argument(
        "--system",
        choices=(ROUND_ROBIN, SWISS),
        default=ROUND_ROBIN,
        metavar=words.say("lab-tournament-system-metavar"),
        help=words.say("lab-tournament-system-help"),
    )
    parser.add_argument(
        "--rounds", type=at_least(1, words), metavar="R", help=words.say("lab-tournament-rounds-help")
    )
    add_playing(parser, words, EACH, words.say("lab-tournament-n-help", count=EACH))
    add_keeping(parser, words)


def run(args: Namespace, words: Words) -> int:
    from dejarik.lab.pages.tournament import tournament_page
    from dejarik.lab.tournament import play_tournament, report, results_of, rows, wanted

    event = _event(args, words)
    results = kept_results(lambda path: results_of(event, path), args, words)
    whole = play_parts(lambda runner: play_tournament(event, runner, results), wanted(event), args, words)
    told = report(event, results)
    table = rows(event, results)
    return tell(told, args, words, whole=whole, page=tournament_page, rows=table, show=_print)


def _event(args: Namespace, words: Words) -> "Tournament":
    from math import ceil, log2

    from dejarik.games import modules
    from dejarik.lab.tournament import Entrant, tournament

    game = game_named(args.game, words)
    if args.rounds and args.system != SWISS:
        raise BadInput(words.say("lab-tournament-rounds-alone"))
    bots = [bot_named(name, words) for name in args.bot or [USUAL_BOT]]
    decks = args.deck or modules(game).seating.decks()
    entrants = [Entrant(deck, bot) for deck in decks for bot in bots]
    if len(entrants) < 2:
        raise BadInput(words.say("lab-tournament-alone", count=len(entrants)))
    for at, one in enumerate(entrants):
        if one in entrants[:at]:
            raise BadInput(words.say("lab-tournament-twice", deck=one.brings, bot=one.bot))
    rounds = args.rounds or ceil(log2(len(entrants)))
    try:
        return tournament(game, entrants, args.system, args.n, args.seed, rounds, words.language)
    except ValueError as bad:
        raise BadInput(str(bad)) from bad


def _print(told: "Report", words: Words) -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.tournament import summary

    out = screen()
    figures = Figures(words)
    for sentence in summary(told, words):
        out.print(Text(sentence))
    rank, points = "tournament-column-rank", "tournament-column-points"
    table = shares_table((rank, "lab-column-deck", "lab-column-bot", points), words)
    for one in told.standings:
        standing = (str(one.rank), one.brings, one.bot, figures.decimal(one.points))
        table.add_row(*standing, *share_cells(one.wins, words))
    out.print(table)
