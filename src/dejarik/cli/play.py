"""`dejarik play`: a match in the terminal, against a bot or with friends at one keyboard."""

import os
import secrets
from argparse import BooleanOptionalAction, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.cli._play.seating import Seating
    from dejarik.cli._play.sitting import Sitting
    from dejarik.cli._play.table import Table
    from dejarik.kernel import Game

OPPONENT = "simple"
# A seed that a person can read out and type.
SEEDS = 1_000_000
MOST_SEED = 2**127


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "play", help=words.say("play-help"), description=words.say("play-description")
    )
    file = words.say("play-file-metavar")
    deck = words.say("play-deck-metavar")
    number = words.say("play-number-metavar")
    parser.add_argument("game", metavar=words.say("cli-game-metavar"), help=words.say("play-game-help"))
    parser.add_argument("--deck", metavar=deck, help=words.say("play-deck-help"))
    parser.add_argument(
        "--side", metavar=words.say("play-side-metavar"), default="", help=words.say("play-side-help")
    )
    parser.add_argument(
        "--opponent",
        metavar=words.say("play-opponent-metavar"),
        default=OPPONENT,
        help=words.say("play-opponent-help"),
    )
    parser.add_argument(
        "--opponent-deck",
        metavar=deck,
        action="append",
        default=[],
        help=words.say("play-opponent-deck-help"),
    )
    parser.add_argument(
        "--option",
        metavar=words.say("play-option-metavar"),
        action="append",
        default=[],
        help=words.say("play-option-help"),
    )
    parser.add_argument("--players", metavar=number, type=int, help=words.say("play-players-help"))
    parser.add_argument("--seed", metavar=number, type=int, help=words.say("play-seed-help"))
    parser.add_argument("--load", metavar=file, type=Path, help=words.say("play-load-help"))
    parser.add_argument("--other-rules", action="store_true", help=words.say("play-other-rules-help"))
    parser.add_argument(
        "--auto", action=BooleanOptionalAction, default=None, help=words.say("play-auto-help")
    )
    parser.add_argument("--no-color", action="store_true", help=words.say("play-no-color-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.cli._play.session import Session
    from dejarik.cli._play.table import playable, table_of
    from dejarik.cli._play.terminal import Terminal
    from dejarik.games import typed

    if args.no_color:
        os.environ["NO_COLOR"] = "1"  # whatever is printed from here on obeys it
    name = args.game.replace("-", "_")
    if name not in playable():
        raise BadInput(words.say("play-unknown-game", game=args.game, known=typed(*playable())))
    game, table = table_of(name)
    sitting = _sitting(args, words, game, table)
    return Session(sitting, Terminal()).run()


def _sitting(args: Namespace, words: Words, game: "Game[Any, Any]", table: "Table") -> "Sitting":
    from dejarik.cli._play.saving import BadFile, read
    from dejarik.cli._play.sitting import Sitting, resume
    from dejarik.kernel import Match

    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    if not 0 <= seed < MOST_SEED:
        raise BadInput(words.say("play-bad-seed"))
    seating = _seating(args, words, seed, game.name)
    auto = not seating.hotseat if args.auto is None else args.auto
    if args.load is not None:
        named = (args.deck, args.side, args.opponent_deck, args.option)
        if any(named) or args.players is not None or args.seed is not None:
            raise BadInput(words.say("play-load-alone"))
        try:
            record = read(args.load, game, words)
            file, other_rules = str(args.load), args.other_rules
            return resume(record, game, table, words, seating, file, auto=auto, other_rules=other_rules)
        except BadFile as bad:
            raise BadInput(str(bad)) from bad
    options = _options(args, words, game.name)
    try:
        setup = table.setup(_decks(args, words, table, alone=seating.solo), words.language, **options)
    except ValueError as bad:
        raise BadInput(str(bad)) from bad
    return Sitting(game, table, words, seating, Match(game, setup, seed), auto=auto)


def _seating(args: Namespace, words: Words, seed: int, game: str) -> "Seating":
    from dejarik.bots import names
    from dejarik.cli._play.seating import HOTSEAT, SOLO, Seating
    from dejarik.cli._play.table import played_alone

    known = (*names(), HOTSEAT, SOLO) if played_alone(game) else (*names(), HOTSEAT)
    if args.opponent not in known:
        raise BadInput(words.say("play-unknown-opponent", name=args.opponent, known=", ".join(known)))
    return Seating(args.opponent, seed)


def _options(args: Namespace, words: Words, game: str) -> dict[str, bool | int]:
    """What was wished for the match, checked: a word alone, or a word and a number."""
    from dejarik.cli._play.table import checked_options, options_of

    wished: dict[str, bool | int] = {}
    for text in args.option:
        name, _, number = text.partition("=")
        name = name.replace("-", "_")
        if name not in options_of(game):
            known = ", ".join(option.replace("_", "-") for option in options_of(game))
            message = "play-unknown-option" if known else "play-no-options"
            raise BadInput(words.say(message, name=text, known=known))
        wished[name] = int(number) if number.isdecimal() else True
    try:
        return checked_options(game, wished)
    except ValueError as bad:
        raise BadInput(words.say("play-bad-option", options=", ".join(args.option))) from bad


def _decks(args: Namespace, words: Words, table: "Table", *, alone: bool) -> list[str]:
    """What each player brings: what was named, then the ready-made decks in turn, ours not first."""
    if alone:
        if args.opponent_deck or args.players not in (None, 1):
            raise BadInput(words.say("play-solo-alone"))
        return [args.deck or table.decks()[0]]
    players = args.players if args.players is not None else max(table.FEWEST, 1 + len(args.opponent_deck))
    if not table.FEWEST <= players <= table.MOST:
        wanted = "play-players-range.exactly" if table.FEWEST == table.MOST else "play-players-range"
        raise BadInput(words.say(wanted, fewest=table.FEWEST, most=table.MOST))
    if len(args.opponent_deck) >= players:
        raise BadInput(words.say("play-too-many-decks", count=len(args.opponent_deck), players=players))
    mine, others = _chosen_side(args, words, table)
    decks = [mine, *args.opponent_deck]
    while len(decks) < players:
        decks.append(others[(len(decks) - 1) % len(others)])
    return decks


def _chosen_side(args: Namespace, words: Words, table: "Table") -> tuple[str, list[str]]:
    """Our own deck, and the ready-made decks that it can meet."""
    from dejarik.cli._play.table import sided

    sides = sided(table)
    if sides is None:
        if args.side:
            raise BadInput(words.say("play-no-sides"))
        ready = list(table.decks())
        mine = args.deck or ready[0]
        return mine, [name for name in ready if name != mine] + [name for name in ready if name == mine]
    if args.side and args.side not in sides.SIDES:
        known = ", ".join(sides.SIDES)
        raise BadInput(words.say("play-unknown-side", side=args.side, known=known))
    mine = args.deck or sides.decks(args.side)[0]
    others = list(sides.against(mine, words.language))
    if args.side and sides.decks(args.side)[0] in others:
        raise BadInput(words.say("play-other-side", deck=mine, side=args.side))
    return mine, others
