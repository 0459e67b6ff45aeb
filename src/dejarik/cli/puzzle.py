"""`dejarik puzzle`: puzzles in the terminal; that of the day, one by its name, or the next not solved yet."""

import os
from argparse import Namespace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from dejarik.cli._figures import game_named
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.puzzles import Puzzle

NEAR = 3  # names that are proposed for one that is not known


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "puzzle", help=words.say("puzzle-help"), description=words.say("puzzle-description")
    )
    parser.add_argument(
        "id", nargs="?", default="", metavar=words.say("puzzle-id-metavar"), help=words.say("puzzle-id-help")
    )
    parser.add_argument("--list", action="store_true", help=words.say("puzzle-list-help"))
    parser.add_argument(
        "--game", default="", metavar=words.say("cli-game-metavar"), help=words.say("puzzle-game-help")
    )
    parser.add_argument(
        "--level",
        choices=("easy", "medium", "hard"),
        metavar="easy|medium|hard",
        help=words.say("puzzle-choose-level-help"),
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))
    parser.add_argument("--no-color", action="store_true", help=words.say("play-no-color-help"))


def run(args: Namespace, words: Words) -> int:
    if args.no_color:
        os.environ["NO_COLOR"] = "1"  # whatever is printed from here on obeys it
    if args.json and not args.list:
        raise BadInput(words.say("puzzle-json-list"))
    if args.id and args.list:
        raise BadInput(words.say("puzzle-id-or-list"))
    game = game_named(args.game, words) if args.game else ""
    puzzles = _puzzles(game, "" if args.id else args.level or "")
    if args.list:
        return _list(puzzles, args, words)
    return _solve(_wished(puzzles, game, args, words), words)


def _puzzles(game: str, level: str) -> "list[Puzzle]":
    """Of one game or of all, written ones first, the easiest first."""
    from dejarik.games import names
    from dejarik.puzzles import load, load_found

    return [
        puzzle
        for each in ([game] if game else names())
        for puzzle in (*load(each).values(), *load_found(each).values())
        if level in ("", puzzle.level)
    ]


def _wished(puzzles: "list[Puzzle]", game: str, args: Namespace, words: Words) -> "Puzzle":
    """The puzzle that is to be played."""
    from datetime import UTC, datetime

    from dejarik.cli._play.solved import Solved
    from dejarik.games import typed
    from dejarik.puzzles import puzzle_of

    if args.id:
        found = [puzzle for puzzle in puzzles if puzzle.id == args.id]
        if not found:
            near = get_close_matches(args.id, [puzzle.id for puzzle in puzzles], NEAR)
            message = "puzzle-unknown-near" if near else "puzzle-unknown"
            raise BadInput(words.say(message, id=args.id, near=", ".join(near)))
        if len(found) > 1:
            raise BadInput(
                words.say("puzzle-several", id=args.id, games=typed(*(puzzle.game for puzzle in found)))
            )
        return found[0]
    if not game and not args.level:
        return puzzle_of(datetime.now(UTC).date())  # the day of Greenwich, as on the server
    solved = Solved.read()
    unsolved = [puzzle for puzzle in puzzles if puzzle not in solved]
    if not unsolved:
        raise BadInput(words.say("puzzle-all-solved"))
    return unsolved[0]


def _solve(puzzle: "Puzzle", words: Words) -> int:
    from dejarik.cli import OK
    from dejarik.cli._play.solved import Solved
    from dejarik.cli._play.solving import Solving, SolvingSession
    from dejarik.cli._play.terminal import Terminal

    terminal = Terminal()
    session = SolvingSession(Solving(puzzle, words), terminal)
    session.run()
    if not session.solved:
        return OK
    solved = Solved.read()
    solved.add(puzzle, helped=bool(session.helped))
    if not solved.write():
        terminal.say(words.say("puzzle-unkept", file=str(Solved.file())))
    following = next((one for one in _puzzles(puzzle.game, puzzle.level) if one not in solved), None)
    if following is not None:
        terminal.say(words.say("puzzle-next"))
        terminal.line(f"dejarik puzzle {following.id}")
    return OK


def _list(puzzles: "list[Puzzle]", args: Namespace, words: Words) -> int:
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli import OK
    from dejarik.cli._play.solved import Solved
    from dejarik.cli._screen import print_json, screen
    from dejarik.games import typed
    from dejarik.words.texts import in_language

    solved = Solved.read()
    if args.json:
        print_json(
            [
                {
                    "id": one.id,
                    "game": one.game,
                    "level": one.level,
                    "title": one.scenario.named(words.language),
                    "task": in_language(one.task, words.language),
                    "solved": one in solved,
                }
                for one in puzzles
            ]
        )
        return OK
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("id", "game", "level", "task"):
        table.add_column(words.say(f"puzzle-column-{column}"), no_wrap=column != "task")
    for one in puzzles:
        mark = "✓" if one in solved else " "
        level = words.say(f"puzzle-level-{one.level}")
        task = Text(in_language(one.task, words.language))
        table.add_row(Text(f"{mark} {one.id}"), Text(typed(one.game)), Text(level), task)
    out = screen()
    out.print(table)
    done = sum(one in solved for one in puzzles)
    out.print(Text(words.say("puzzle-listed", solved=done, count=len(puzzles))))
    return OK
