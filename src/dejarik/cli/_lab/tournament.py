"""`dejarik lab tournament`: decks and bots, all against all or in Swiss rounds."""

from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import (
    USUAL_BOT,
    add_keeping,
    add_playing,
    at_least,
    game_named,
    kept_results,
    known_bot,
    play_parts,
    say_interrupted,
    write_files,
)
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
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._screen import print_json
    from dejarik.lab.pages.tournament import tournament_page
    from dejarik.lab.tournament import play_tournament, report, results_of, rows, wanted

    event = _event(args, words)
    results = kept_results(lambda path: results_of(event, path), args, words)
    whole = play_parts(lambda runner: play_tournament(event, runner, results), wanted(event), args, words)
    told = report(event, results)
    write_files(args, lambda: tournament_page(told, words), told.edition, rows(event, results))
    if args.json:
        print_json(told)
    else:
        if not whole:
            say_interrupted(args, told.matches, told.wanted, words)
        if told.matches:
            _print(told, words)
    return OK if whole else INTERRUPTED


def _event(args: Namespace, words: Words) -> "Tournament":
    from math import ceil, log2

    from dejarik.games import modules
    from dejarik.lab.tournament import Entrant, tournament

    game = game_named(args.game, words)
    if args.rounds and args.system != SWISS:
        raise BadInput(words.say("lab-tournament-rounds-alone"))
    bots = [known_bot(name, words) for name in args.bot or [USUAL_BOT]]
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
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.tournament import standing_columns, standing_rows, summary

    out = screen()
    for sentence in summary(told, words):
        out.print(Text(sentence))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in standing_columns(told):
        heading = words.say(f"tournament-column-{name}")
        table.add_column(heading, justify="left" if name in ("deck", "bot") else "right", overflow="fold")
    for row in standing_rows(told, Figures(words)):
        table.add_row(*map(str, row))
    out.print(table)
