"""`dejarik simulate`: bots play many matches, and shares are reported with their intervals."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import bar, bot_named, decimal, game_named, interval, percent
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import add_playing, share_cells, shares_table
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.matches import Played
    from dejarik.lab.runner import Runner
    from dejarik.lab.simulation import Plan, Report

USUAL_BOT = "simple"


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "simulate", help=words.say("lab-simulate-help"), description=words.say("lab-simulate-description")
    )
    parser.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-simulate-game-help")
    )
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar=words.say("lab-simulate-seat-metavar"),
        help=words.say("lab-simulate-seat-help", bot=USUAL_BOT),
    )
    add_playing(parser, words, 100, words.say("lab-simulate-n-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._cluster import runner_for
    from dejarik.lab.simulation import report

    plan = _plan(args, words)
    played: list[Played] = []
    try:
        workers = min(args.workers or os.cpu_count() or 1, plan.matches)
        with runner_for(args.cluster, workers, words) as runner:
            _play(plan, runner, played, words)
        interrupted = False
    except KeyboardInterrupt:
        interrupted = True
    told = report(plan, played)
    if args.json:
        from dejarik.cli._screen import print_json

        print_json(told)
    else:
        _print(told, words, interrupted=interrupted)
    return INTERRUPTED if interrupted else OK


def _plan(args: Namespace, words: Words) -> "Plan":
    from dejarik.games import modules
    from dejarik.lab.simulation import Plan

    name = game_named(args.game, words)
    seating = modules(name).seating
    least = 1 if seating.SOLO else seating.FEWEST
    if not least <= len(args.seat) <= seating.MOST:
        numbers = {"count": len(args.seat), "least": least, "most": seating.MOST}
        wanted = "lab-seats-wanted.exactly" if least == seating.MOST else "lab-seats-wanted"
        raise BadInput(words.say(wanted, **numbers))
    decks, bots = zip(*(_deck_and_bot(text, words) for text in args.seat), strict=True)
    try:
        setup = seating.setup(decks, words.language)
    except ValueError as bad:
        raise BadInput(str(bad)) from bad
    return Plan(name, setup, decks, bots, args.n, args.seed)


def _deck_and_bot(text: str, words: Words) -> tuple[str, str]:
    deck, colon, player = text.rpartition(":")
    return (deck, bot_named(player, words)) if colon else (text, USUAL_BOT)


def _play(plan: "Plan", runner: "Runner", played: "list[Played]", words: Words) -> None:
    """Fills `played` match by match, so that whoever interrupts still has those before."""
    from dejarik.lab.simulation import simulate

    with bar(words.say("lab-playing"), plan.matches) as done:
        for batch in simulate(plan, runner):
            played += batch
            done(len(played))


def _print(told: "Report", words: Words, *, interrupted: bool) -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.games import typed
    from dejarik.rules.catalog import wording

    out = screen()
    if interrupted:
        out.print(Text(words.say("lab-interrupted", played=told.matches, wanted=told.wanted)))
    if not told.matches:
        return
    out.print(Text(words.say("lab-matches", count=told.matches, game=typed(told.game), seed=told.seed)))
    table = shares_table(("lab-column-deck", "lab-column-bot"), words)
    for seat in told.seats:
        table.add_row(seat.brings, seat.bot, *share_cells(seat.wins, words))
    out.print(table)
    if told.draws:
        out.print(Text(words.say("lab-draws", count=told.draws)))
    rounds, decisions = decimal(told.rounds, words), decimal(told.decisions, words)
    out.print(Text(words.say("lab-length", rounds=rounds, decisions=decisions)))
    first = told.first_player
    share, within = percent(first.share, words), interval(first, words)
    out.print(Text(words.say("lab-first", share=share, interval=within)))
    out.print(Text(words.say("lab-endings")))
    for rule, count in told.endings.items():
        out.print(Text(f"  {count:>6}  {wording(rule, words.language).title} ({rule})"))
