"""What all commands that play many matches have in common: options, progress, files, Ctrl-C."""

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from dejarik.cli._figures import at_least, bar
from dejarik.cli._parser import BadInput, Parser
from dejarik.words import Words

if TYPE_CHECKING:
    import msgspec
    from rich.table import Table

    from dejarik.lab.results import Part, Results
    from dejarik.lab.runner import Runner
    from dejarik.lab.statistics import Share


def add_playing(parser: Parser, words: Words, count: int, count_help: str) -> None:
    """How many matches, from which seed, and who plays them."""
    parser.add_argument("-n", type=at_least(1, words), default=count, metavar="N", help=count_help)
    add_working(parser, words)


def add_working(parser: Parser, words: Words) -> None:
    """From which seed, who does the work, and how results are told."""
    parser.add_argument(
        "--seed", type=at_least(0, words), default=0, metavar="S", help=words.say("lab-simulate-seed-help")
    )
    parser.add_argument(
        "--workers", type=at_least(1, words), metavar="W", help=words.say("lab-simulate-workers-help")
    )
    parser.add_argument(
        "--cluster",
        metavar=words.say("lab-simulate-cluster-metavar"),
        help=words.say("lab-simulate-cluster-help"),
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def add_long_work(parser: Parser, words: Words) -> None:
    """The same for a game, and a file from which the work goes on."""
    parser.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-simulate-game-help")
    )
    add_working(parser, words)
    parser.add_argument(
        "--progress", type=Path, metavar=words.say("lab-file-metavar"), help=words.say("lab-progress-help")
    )


KEPT = ("results", "html", "parquet")


def add_keeping(parser: Parser, words: Words, kept: Sequence[str] = KEPT) -> None:
    """Where results are kept."""
    parser.set_defaults(**dict.fromkeys(KEPT))
    for name in kept:
        parser.add_argument(
            f"--{name}",
            type=Path,
            metavar=words.say("lab-results-metavar"),
            help=words.say(f"lab-{name}-help"),
        )


def kept_results(opened: "Callable[[Path | None], Results]", args: Namespace, words: Words) -> "Results":
    """The results in the file that was named; whatever keeps a long run from being kept is said before it."""
    from dejarik.lab.results import NoResults, OtherEdition, OtherPlan

    if args.parquet is not None:
        try:
            import dejarik.lab.parquet  # noqa: F401 - it is needed when everything is played
        except ModuleNotFoundError as missing:
            raise BadInput(words.say("lab-parquet-missing")) from missing
    for named in filter(None, (args.results, args.html, args.parquet)):
        try:
            with named.open("ab"):
                pass
        except OSError as bad:
            raise BadInput(words.say("lab-file-unwritable", file=str(named))) from bad
    about = {"file": str(args.results)}
    try:
        return opened(args.results)
    except NoResults as bad:
        raise BadInput(words.say("lab-results-unusable", **about, line=bad.line)) from bad
    except OtherPlan as bad:
        raise BadInput(words.say("lab-results-other-plan", **about, line=bad.line)) from bad
    except OtherEdition as bad:
        about |= {"ours": bad.ours, "theirs": bad.theirs}
        raise BadInput(words.say("lab-results-other-edition", **about, line=bad.line)) from bad


def play_parts(
    parts: "Callable[[Runner], Iterable[Part]]", matches: int, args: Namespace, words: Words
) -> bool:
    """Plays everything, wherever that was asked for; False if somebody interrupted it."""
    from dejarik.cli._cluster import runner_for

    try:
        workers = max(1, min(args.workers or os.cpu_count() or 1, matches))
        with (
            runner_for(args.cluster, workers, words) as runner,
            bar(words.say("lab-playing"), matches) as done,
        ):
            count = 0
            for part in parts(runner):
                count += len(part.played)
                done(count)
    except KeyboardInterrupt:
        return False
    return True


class Told(Protocol):
    """What every report says: how much was played of what was wanted, and by which rules."""

    @property
    def edition(self) -> str: ...
    @property
    def matches(self) -> int: ...
    @property
    def wanted(self) -> int: ...


T = TypeVar("T", bound=Told)


def tell(
    told: T,
    args: Namespace,
    words: Words,
    *,
    whole: bool,
    show: Callable[[T, Words], None],
    page: Callable[[T, Words], str] | None = None,
    rows: "Iterable[msgspec.Struct]" = (),
) -> int:
    """The report and the table in files, and what is said about them; the exit code."""
    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._screen import print_json, screen

    if args.html is not None and page is not None:
        args.html.write_text(page(told, words), encoding="utf-8")
    if args.parquet is not None:
        from dejarik.lab.parquet import write_parquet

        write_parquet(args.parquet, told.edition, rows)
    if args.json:
        print_json(told)
        return OK if whole else INTERRUPTED
    if not whole:
        out = screen()
        out.print(words.say("lab-interrupted", played=told.matches, wanted=told.wanted))
        if args.results is not None:
            out.print(words.say("lab-go-on"))
    if told.matches:
        show(told, words)
    return OK if whole else INTERRUPTED


def shares_table(leading: Sequence[str], words: Words, trailing: Sequence[str] = ()) -> "Table":
    """A table about who won how often; columns are named by messages, those about wins stand between."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in leading:
        table.add_column(
            words.say(name), style="cyan" if name == "lab-column-deck" else None, overflow="fold"
        )
    for name in ("lab-column-wins", "lab-column-share", "lab-column-interval", *trailing):
        table.add_column(words.say(name), justify="right")
    return table


def share_cells(wins: "Share", words: Words) -> tuple[str, str, str]:
    """What stands in the columns of such a table."""
    from dejarik.lab.figures import Figures

    figures = Figures(words)
    return figures.counted(wins), figures.percent(wins.share), figures.interval(wins)
