"""`dejarik bench`: how fast the games are, next to other engines where they are installed."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dejarik import RULES_RUN, __version__
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.native import NATIVE
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.speed import OtherSpeed, Speed

LEAST_SECONDS, USUAL_SECONDS = 0.1, 2.0


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "bench", help=words.say("lab-bench-help"), description=words.say("lab-bench-description")
    )
    parser.add_argument(
        "--game", metavar=words.say("cli-game-metavar"), help=words.say("lab-bench-game-help")
    )
    parser.add_argument(
        "--sample",
        default="",
        metavar=words.say("lab-bench-sample-metavar"),
        help=words.say("lab-bench-sample-help"),
    )
    parser.add_argument(
        "--seconds", default=str(USUAL_SECONDS), metavar="S", help=words.say("lab-bench-seconds-help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik import games
    from dejarik.lab.other_engines import ENGINES
    from dejarik.lab.speed import RUNS, interpreted_speed_of, speed_of, speed_of_others

    seconds = _seconds(args.seconds, words)
    known = games.names()
    if args.game is not None:
        args.game = args.game.replace("-", "_")
    if args.game is not None and args.game not in known:
        raise BadInput(words.say("cli-unknown-game", game=args.game, known=games.typed(*known)))
    if args.sample:
        if args.game is None:
            raise BadInput(words.say("lab-bench-sample-alone"))
        samples = list(games.find(args.game).samples())
        if args.sample not in samples:
            said = words.say("lab-bench-unknown-sample", sample=args.sample, known="; ".join(samples))
            raise BadInput(said)
    ours: dict[str, Speed] = {}
    interpreted: dict[str, Speed] = {}
    others: list[OtherSpeed] = []
    missing: list[str] = []
    for name in known if args.game is None else [args.game]:
        with _measuring(name, words):
            ours[name] = speed_of(name, seconds, args.sample)
            if RULES_RUN == NATIVE:
                interpreted[name] = interpreted_speed_of(name, seconds, args.sample)
    for engine in ENGINES if args.game is None else ():
        with _measuring(engine, words):
            try:
                others += speed_of_others(engine, seconds)
            except ImportError:
                missing.append(engine)
    if args.json:
        from dejarik.cli._screen import print_json

        measured = {"rules": RULES_RUN, "games": ours, "interpreted": interpreted}
        print_json({**measured, "others": others, "missing": missing})
    else:
        _print(ours, interpreted, others, missing, RUNS, words)
    return 0


def _seconds(text: str, words: Words) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not LEAST_SECONDS <= seconds < float("inf"):
        raise BadInput(words.say("lab-bench-seconds-wanted", text=text, least=str(LEAST_SECONDS)))
    return seconds


@contextmanager
def _measuring(what: str, words: Words) -> Iterator[None]:
    """Shows progress on a terminal; the output itself stays free of it."""
    from rich.console import Console

    with Console(stderr=True).status(words.say("lab-measuring", what=what)):
        yield


def _print(
    ours: "dict[str, Speed]",
    interpreted: "dict[str, Speed]",
    others: "list[OtherSpeed]",
    missing: list[str],
    runs: int,
    words: Words,
) -> None:
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import screen

    out = screen()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("lab-bench-column-what"))
    for name in ours:
        table.add_column(name, justify="right")
    for figure, digits in (
        ("decisions_per_second", 0),
        ("matches_per_second", 1),
        ("copy_us", 1),
        ("save_load_us", 1),
        ("bytes_per_state", 0),
        ("import_seconds", 2),
    ):
        label = words.say(f"lab-bench-{figure.replace('_', '-')}")
        for named, speeds in ((label, ours), (f"  {words.say('lab-bench-interpreted')}", interpreted)):
            if speeds:
                told = (_number(getattr(speed, figure), digits, words) for speed in speeds.values())
                table.add_row(named, *told)
    out.print(table)
    if others:
        out.print()
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(words.say("lab-bench-engine"))
        table.add_column(words.say("lab-bench-game"))
        table.add_column(words.say("lab-bench-decisions-per-second"), justify="right")
        table.add_column(words.say("lab-bench-matches-per-second"), justify="right")
        for other in others:
            rate = _number(other.decisions_per_second, 0, words)
            table.add_row(other.engine, other.game, rate, _number(other.matches_per_second, 1, words))
        out.print(table)
    out.print(Text(words.say(f"cli-version-{RULES_RUN}", version=__version__)))
    out.print(Text(words.say("lab-bench-note", times=runs)))
    if missing:
        out.print(Text(words.say("lab-bench-missing", engines=", ".join(missing))))


def _number(number: float, digits: int, words: Words) -> str:
    whole, dot, rest = f"{number:,.{digits}f}".partition(".")
    mark = words.say("lab-decimal-mark") if dot else ""
    return whole.replace(",", words.say("lab-thousands-mark")) + mark + rest
