"""What all commands that play many matches have in common: options, progress, files, Ctrl-C."""

import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput, Parser
from dejarik.words import Words

if TYPE_CHECKING:
    import msgspec

    from dejarik.lab.results import Part, Results
    from dejarik.lab.runner import Runner

USUAL_BOT = "simple"


def at_least(least: int, words: Words) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise ArgumentTypeError(words.say("lab-number-wanted", text=text, least=least))
        return value

    return number


def add_playing(parser: Parser, words: Words, count: int, count_help: str) -> None:
    """How many matches, from which seed, and who plays them."""
    parser.add_argument("-n", type=at_least(1, words), default=count, metavar="N", help=count_help)
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


def add_keeping(parser: Parser, words: Words) -> None:
    """Where results are kept."""
    for name in ("results", "html", "parquet"):
        parser.add_argument(
            f"--{name}",
            type=Path,
            metavar=words.say("lab-results-metavar"),
            help=words.say(f"lab-{name}-help"),
        )


def game_named(name: str, words: Words) -> str:
    """The game that was typed, as packages are called."""
    from dejarik.games import names, typed

    game = name.replace("-", "_")
    if game not in names():
        raise BadInput(words.say("cli-unknown-game", game=name, known=typed(*names())))
    return game


def known_bot(name: str, words: Words) -> str:
    """The bot that was typed, if there is one."""
    from dejarik import bots

    if name not in bots.names():
        raise BadInput(words.say("lab-unknown-bot", bot=name, known=", ".join(bots.names())))
    return name


def workers_for(args: Namespace, matches: int) -> int:
    """As many processes as were asked for, or as there are processors; never more than matches."""
    return max(1, min(args.workers or os.cpu_count() or 1, matches))


@contextmanager
def progress_bar(count: int, words: Words, doing: str = "lab-playing") -> Iterator[Callable[[int], None]]:
    """Shows how much of something is done, on the terminal if there is one; it is told of each batch."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    said = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=said, transient=True, disable=not said.is_terminal) as progress:
        task = progress.add_task(words.say(doing), total=count)
        yield lambda count: progress.advance(task, count)


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
        workers = workers_for(args, matches)
        with runner_for(args.cluster, workers, words) as runner, progress_bar(matches, words) as advance:
            for part in parts(runner):
                advance(len(part.played))
    except KeyboardInterrupt:
        return False
    return True


def write_files(
    args: Namespace, page: Callable[[], str], edition: str, rows: "Iterable[msgspec.Struct]"
) -> None:
    """The report and the table, where they were asked for."""
    if args.html is not None:
        args.html.write_text(page(), encoding="utf-8")
    if args.parquet is not None:
        from dejarik.lab.parquet import write_parquet

        write_parquet(args.parquet, edition, rows)


def say_interrupted(args: Namespace, played: int, wanted: int, words: Words) -> None:
    """That somebody interrupted, and how to go on."""
    from rich.text import Text

    from dejarik.cli._screen import screen

    out = screen()
    out.print(Text(words.say("lab-interrupted", played=played, wanted=wanted)))
    if args.results is not None:
        out.print(Text(words.say("lab-go-on")))
