"""`dejarik analyse`: what decided a finished match."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.contract import Teller
    from dejarik.kernel import Match
    from dejarik.lab.analysis import Analysis, Moment, Position
    from dejarik.lab.course import Tally

BARS = "▁▂▃▄▅▆▇█"
WIDE = 64  # characters of the course of a match


def add(subparsers: Subparsers, words: Words) -> None:
    from dejarik.cli._figures import at_least

    parser = subparsers.add_parser(
        "analyse", help=words.say("analysis-help"), description=words.say("analysis-description")
    )
    parser.add_argument(
        "record",
        type=Path,
        metavar=words.say("analysis-record-metavar"),
        help=words.say("analysis-record-help"),
    )
    parser.add_argument(
        "--tries",
        type=at_least(1, words),
        metavar="N",
        help=words.say("analysis-tries-help"),
    )
    parser.add_argument(
        "--seed", type=at_least(0, words), default=0, metavar="S", help=words.say("analysis-seed-help")
    )
    parser.add_argument(
        "--html",
        type=Path,
        metavar=words.say("analysis-html-metavar"),
        help=words.say("analysis-html-help"),
    )
    parser.add_argument("--practice", action="store_true", help=words.say("analysis-practice-help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._practice import boards, practice
    from dejarik.cli._screen import print_json, screen
    from dejarik.games import modules
    from dejarik.lab.analysis import TRIES, analyze
    from dejarik.lab.course import Tally
    from dejarik.lab.pages.analysis import analysis_page

    if args.json and args.practice:
        raise BadInput(words.say("analysis-practice-or-json"))
    match = _match(args.record, words)
    if args.html is not None:
        try:
            with args.html.open("ab"):
                pass
        except OSError as bad:
            raise BadInput(words.say("lab-file-unwritable", file=str(args.html))) from bad
    teller = modules(match.game.name).seating.teller(words.language)
    teller.meet(match.at(0))
    found: list[Moment] = []
    tried: list[Position] = []
    args.tries = args.tries or TRIES
    tally = Tally()
    if not _think(match, teller, found, tried, tally, args, words):
        screen().print(words.say("analysis-interrupted", done=len(found), count=len(match.record.rows)))
        return INTERRUPTED
    told = analyze(match, found, args.tries, tried, tally)
    players = [teller.player(seat) for seat in range(match.state.seats)]
    outcome = teller.outcome(match.state)
    if args.html is not None:
        shown = boards(match, tried, teller)
        args.html.write_text(analysis_page(told, players, outcome, words, shown), encoding="utf-8")
    if args.json:
        print_json(told)
    else:
        _print(told, players, outcome, words)
    if args.practice:
        practice(match, tried, teller, words)
    return OK


def _match(file: Path, words: Words) -> "Match":
    """The finished match in a file, or one sentence why there is none."""
    from dejarik.cli._play.saving import BadFile, read, replay
    from dejarik.games import find, names

    try:
        record = read(file, None, words)
        if record.game not in names():
            raise BadInput(words.say("analysis-unknown-game", file=str(file), game=record.game))
        match = replay(record, find(record.game), words, str(file))
    except BadFile as bad:
        raise BadInput(str(bad)) from bad
    if match.state.outcome is None:
        raise BadInput(words.say("analysis-not-over", file=str(file)))
    return match


def _think(
    match: "Match",
    teller: "Teller",
    found: "list[Moment]",
    tried: "list[Position]",
    tally: "Tally",
    args: Namespace,
    words: Words,
) -> bool:
    """Fills `found` and `tried`; False if somebody interrupts."""
    from dejarik.cli._figures import bar
    from dejarik.lab.analysis import begun, moments, positions

    try:
        with bar(words.say("analysis-thinking"), len(match.record.rows)) as done:
            first = begun(match, args.seed)
            for moment in moments(
                match, args.tries, args.seed, teller.option, ask=teller.prompt, first=first, tally=tally
            ):
                found.append(moment)
                done(len(found))
            tried += positions(
                match, found, args.tries, args.seed, teller.option, teller.contrast, first=first
            )
    except KeyboardInterrupt:
        return False
    return True


def _print(told: "Analysis", players: list[str], outcome: str, words: Words) -> None:
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.analysis import (
        account_columns,
        account_rows,
        reasons_of,
        summary,
        told_shortly,
        verdict,
    )

    out, figures = screen(), Figures(words)
    out.print(Text(outcome))
    for sentence in [*verdict(told, players, figures), *summary(told, words)]:
        out.print(Text(sentence))
    for seat, player in enumerate(players):
        course = [moment.chances[seat] for moment in told.moments] + [told.final[seat]]
        out.print(Text(words.say("analysis-chances-of", player=player)))
        out.print(Text(f"  {_bars(course)}"))
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns, rows = account_columns(told, words), account_rows(told, players, figures)
    # There are more parts than players, and a terminal is narrow.
    for number, heading in enumerate([columns[0], *players]):
        table.add_column(heading if number else "", justify="right" if number else "left", overflow="fold")
    for at, part in enumerate(columns[1:], start=1):
        table.add_row(part, *(row[at] for row in rows))
    out.print(table)
    errors = [moment for moment in told.moments if moment.grade]
    if not errors:
        out.print(Text(words.say("analysis-no-errors")))
        return
    out.print(Text(words.say("analysis-errors")))
    reasons = reasons_of(told)
    for moment in errors:
        grade = words.say(f"analysis-{moment.grade}")
        choice = words.say("analysis-choice", number=moment.step + 1)
        out.print(Text(f"  {choice}, {grade}. {told_shortly(moment, players, figures)}"))
        if moment.question:
            out.print(Text(f"    {words.say('analysis-question', question=moment.question)}"))
        if reasons.get(moment.step):
            out.print(Text(f"    {reasons[moment.step]}"))


def _bars(values: list[float]) -> str:
    """A course in one line."""
    count = min(WIDE, len(values))
    picked = [values[at * (len(values) - 1) // max(1, count - 1)] for at in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in picked)
