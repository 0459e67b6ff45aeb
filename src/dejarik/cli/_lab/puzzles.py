"""`dejarik lab puzzles`: looks for puzzles in matches, rates them, and proves those there are again."""

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli._figures import at_least, bar, game_named
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import add_long_work
from dejarik.words import Words

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from dejarik.lab.puzzles import Search, Task
    from dejarik.lab.runner import Runner
    from dejarik.puzzles.found import Found

MATCHES, WANTED = 100, 200
DISPROVED = 1  # what the command says if a puzzle is no longer one


def add(commands: Subparsers, words: Words) -> None:
    parser = commands.add_parser(
        "puzzles", help=words.say("lab-puzzles-help"), description=words.say("lab-puzzles-description")
    )
    add_long_work(parser, words)
    file = words.say("lab-file-metavar")
    parser.add_argument(
        "-n",
        type=at_least(0, words),
        default=MATCHES,
        metavar="N",
        help=words.say("lab-puzzles-n-help", count=MATCHES),
    )
    parser.add_argument(
        "--record",
        type=Path,
        action="append",
        default=[],
        metavar=file,
        help=words.say("lab-puzzles-record-help"),
    )
    parser.add_argument(
        "--wanted",
        type=at_least(1, words),
        default=WANTED,
        metavar="N",
        help=words.say("lab-puzzles-wanted-help", count=WANTED),
    )
    parser.add_argument("--output", type=Path, metavar=file, help=words.say("lab-puzzles-output-help"))
    parser.add_argument("--check", action="store_true", help=words.say("lab-puzzles-check-help"))
    parser.add_argument("--remove", action="store_true", help=words.say("lab-puzzles-remove-help"))


def run(args: Namespace, words: Words) -> int:
    game = game_named(args.game, words)
    if args.remove and not args.check:
        raise BadInput(words.say("lab-puzzles-remove-alone"))
    return _check(game, args, words) if args.check else _search(game, args, words)


def _runner(args: Namespace, words: Words) -> "AbstractContextManager[Runner]":
    from dejarik.cli._cluster import runner_for

    return runner_for(args.cluster, args.workers or os.cpu_count() or 1, words)


def _read(file: Path, game: str, words: Words) -> "list[Found]":
    import msgspec

    from dejarik.puzzles.found import read_found

    try:
        found = read_found(file)
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError) as bad:
        raise BadInput(words.say("lab-puzzles-bad-file", file=str(file), fault=str(bad))) from bad
    if any(one.game != game for one in found):
        raise BadInput(words.say("lab-puzzles-other-game", file=str(file)))
    return found


# ---- Looking for new ones ----------------------------------------------------------------------------


def _search(game: str, args: Namespace, words: Words) -> int:
    import msgspec

    from dejarik.cli import INTERRUPTED, OK
    from dejarik.cli._screen import print_json
    from dejarik.lab.puzzles import Search, chosen, tasks_of
    from dejarik.puzzles.found import write_found

    known = _read(args.output, game, words) if args.output is not None else []
    tasks = [*_records(game, args, words), *tasks_of(game, args.seed, args.n)]
    try:
        search = Search(game, args.progress)
    except (OSError, msgspec.MsgspecError) as bad:
        raise BadInput(words.say("lab-puzzles-bad-file", file=str(args.progress), fault=str(bad))) from bad
    kept: list[Found] = []
    interrupted = False
    try:
        with _runner(args, words) as runner:
            with bar(words.say("lab-puzzles-looking"), len(tasks)) as done:
                done(len(search.looked))
                for _ in search.look(tasks, runner):
                    done(len(search.looked))
            kept = chosen(search.found(), args.wanted, known)
            with bar(words.say("lab-puzzles-rating"), len(kept)) as done:
                for _ in search.rate(kept, runner):
                    done(sum(one.id in search.rated for one in kept))
    except KeyboardInterrupt:
        interrupted = True
    collection = search.collection(kept)
    if args.output is not None and collection:
        write_found(args.output, [*known, *collection])
    if args.json:
        print_json({"counts": dict(search.counts), "puzzles": collection})
    else:
        _print(search, collection, args, words)
    return INTERRUPTED if interrupted else OK


def _records(game: str, args: Namespace, words: Words) -> "list[Task]":
    """Finished matches that are looked at, too."""
    import msgspec

    from dejarik.kernel import Record
    from dejarik.lab.puzzles import Task

    for file in args.record:
        try:
            record = Record.decode(file.read_bytes())
        except (OSError, msgspec.MsgspecError) as bad:
            raise BadInput(words.say("lab-puzzles-bad-file", file=str(file), fault=str(bad))) from bad
        if record.game.replace("-", "_") != game:
            raise BadInput(words.say("lab-puzzles-other-game", file=str(file)))
    return [Task(game, 0, 0, (), str(file)) for file in args.record]


def _print(search: "Search", collection: "list[Found]", args: Namespace, words: Words) -> None:
    from collections import Counter

    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.puzzles.found import puzzle_from

    out = screen()
    counts = search.counts
    out.print(
        Text(words.say("lab-puzzles-looked", matches=len(search.looked), positions=counts["positions"]))
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("lab-puzzles-column-reason"))
    table.add_column(words.say("lab-puzzles-column-count"), justify="right")
    for reason, count in counts.most_common():
        table.add_row(words.say(f"lab-puzzles-{reason.replace(' ', '-')}"), str(count))
    out.print(table)
    ratings = Counter(one.rating for one in collection)
    out.print(Text(words.say("lab-puzzles-kept", count=len(collection))))
    for rating, count in sorted(ratings.items()):
        out.print(Text(words.say("lab-puzzles-rated", rating=rating, count=count)))
    if args.output is None:
        for one in collection:
            out.print(Text(f"{one.id}: {puzzle_from(one).task[words.language]}"))


# ---- Proving them again --------------------------------------------------------------------------------


def _check(game: str, args: Namespace, words: Words) -> int:
    from rich.text import Text

    from dejarik.cli import OK
    from dejarik.cli._screen import print_json, screen
    from dejarik.lab.puzzles import checked
    from dejarik.puzzles.found import file_of, write_found

    file = args.output or file_of(game)
    found = _read(file, game, words)
    if not found:
        raise BadInput(words.say("lab-puzzles-none", file=str(file)))
    proved, faults = [], {}
    with _runner(args, words) as runner, bar(words.say("lab-puzzles-proving"), len(found)) as done:
        for number, (one, fault) in enumerate(runner.map_batches(checked, found), start=1):
            if fault:
                faults[one.id] = fault
            else:
                proved.append(one)
            done(number)
    if args.remove:
        write_found(file, proved)
    if args.json:
        print_json({"proved": [one.id for one in proved], "disproved": faults})
        return DISPROVED if faults else OK
    out = screen()
    for name, fault in faults.items():
        out.print(Text(words.say("lab-puzzles-disproved", name=name, fault=fault)))
    out.print(Text(words.say("lab-puzzles-proved", count=len(proved), of=len(found))))
    if faults and args.remove:
        out.print(Text(words.say("lab-puzzles-removed", count=len(faults), file=str(file))))
    return DISPROVED if faults else OK
