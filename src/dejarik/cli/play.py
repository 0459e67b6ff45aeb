"""`dejarik play`: a match in the terminal, against a bot or with friends at one keyboard."""

import os
import secrets
from argparse import BooleanOptionalAction, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    import msgspec

    from dejarik.cli._play.players import Players
    from dejarik.cli._play.sitting import Sitting
    from dejarik.games.contract import GameModules, Seating
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
    from dejarik.cli._play.terminal import Terminal
    from dejarik.games import find, modules, names, typed

    if args.no_color:
        os.environ["NO_COLOR"] = "1"  # whatever is printed from here on obeys it
    name = args.game.replace("-", "_")
    if name not in names():
        raise BadInput(words.say("play-unknown-game", game=args.game, known=typed(*names())))
    sitting = _sitting(args, words, find(name), modules(name))
    return Session(sitting, Terminal()).run()


def _sitting(args: Namespace, words: Words, game: "Game[Any, Any]", modules: "GameModules") -> "Sitting":
    from dejarik.cli._play.saving import BadFile, read
    from dejarik.cli._play.sitting import Sitting, resume
    from dejarik.kernel import Match

    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    if not 0 <= seed < MOST_SEED:
        raise BadInput(words.say("play-bad-seed"))
    seating = modules.seating
    players = _players(args, words, seed, seating)
    auto = not players.hotseat if args.auto is None else args.auto
    if args.load is not None:
        named = (args.deck, args.side, args.opponent_deck, args.option)
        if any(named) or args.players is not None or args.seed is not None:
            raise BadInput(words.say("play-load-alone"))
        try:
            record = read(args.load, game, words)
            file, other_rules = str(args.load), args.other_rules
            return resume(record, game, modules, words, players, file, auto=auto, other_rules=other_rules)
        except BadFile as bad:
            raise BadInput(str(bad)) from bad
    options = _options(args, words, seating)
    try:
        setup = seating.setup(_decks(args, words, seating, alone=players.solo), words.language, options)
    except ValueError as bad:
        raise BadInput(str(bad)) from bad
    return Sitting(game, modules, words, players, Match(game, setup, seed), auto=auto)


def _players(args: Namespace, words: Words, seed: int, seating: "Seating") -> "Players":
    from dejarik.bots import names
    from dejarik.cli._play.players import HOTSEAT, SOLO, Players

    known = (*names(), HOTSEAT, SOLO) if seating.SOLO else (*names(), HOTSEAT)
    if args.opponent not in known:
        raise BadInput(words.say("play-unknown-opponent", name=args.opponent, known=", ".join(known)))
    return Players(args.opponent, seed)


def _options(args: Namespace, words: Words, seating: "Seating") -> "msgspec.Struct":
    """The options of the match, checked: a word alone, or a word and a number."""
    import msgspec

    known = seating.Options.__struct_fields__
    wished: dict[str, bool | int] = {}
    for text in args.option:
        name, _, number = text.partition("=")
        name = name.replace("-", "_")
        if name not in known:
            listed = ", ".join(option.replace("_", "-") for option in known)
            message = "play-unknown-option" if listed else "play-no-options"
            raise BadInput(words.say(message, name=text, known=listed))
        wished[name] = int(number) if number.isdecimal() else True
    try:
        return msgspec.convert(wished, seating.Options)
    except ValueError as bad:
        raise BadInput(words.say("play-bad-option", options=", ".join(args.option))) from bad


def _decks(args: Namespace, words: Words, seating: "Seating", *, alone: bool) -> list[str]:
    """What each player brings: what was named, then the ready-made decks in turn, ours not first."""
    if alone:
        if args.opponent_deck or args.players not in (None, 1):
            raise BadInput(words.say("play-solo-alone"))
        return [args.deck or seating.decks()[0]]
    players = args.players if args.players is not None else max(seating.FEWEST, 1 + len(args.opponent_deck))
    if not seating.FEWEST <= players <= seating.MOST:
        wanted = "play-players-range.exactly" if seating.FEWEST == seating.MOST else "play-players-range"
        raise BadInput(words.say(wanted, fewest=seating.FEWEST, most=seating.MOST))
    if len(args.opponent_deck) >= players:
        raise BadInput(words.say("play-too-many-decks", count=len(args.opponent_deck), players=players))
    mine, others = _chosen_side(args, words, seating)
    decks = [mine, *args.opponent_deck]
    while len(decks) < players:
        decks.append(others[(len(decks) - 1) % len(others)])
    return decks


def _chosen_side(args: Namespace, words: Words, seating: "Seating") -> tuple[str, list[str]]:
    """Our own deck, and the ready-made decks that it can meet."""
    if args.side and not seating.SIDES:
        raise BadInput(words.say("play-no-sides"))
    if args.side and args.side not in seating.SIDES:
        known = ", ".join(seating.SIDES)
        raise BadInput(words.say("play-unknown-side", side=args.side, known=known))
    mine = args.deck or seating.decks(args.side)[0]
    others = list(seating.against(mine, words.language))
    if args.side and seating.decks(args.side)[0] in others:
        raise BadInput(words.say("play-other-side", deck=mine, side=args.side))
    return mine, others
