"""Options that commands about bots have in common."""

from pathlib import Path

from dejarik.cli._figures import at_least
from dejarik.cli._parser import Parser
from dejarik.words import Words


def add_long_work(parser: Parser, words: Words) -> None:
    """The game, the luck, how many processes, and where progress is kept."""
    parser.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-simulate-game-help")
    )
    parser.add_argument(
        "--seed", type=at_least(0, words), default=0, metavar="S", help=words.say("lab-simulate-seed-help")
    )
    parser.add_argument(
        "--workers", type=at_least(1, words), metavar="W", help=words.say("lab-simulate-workers-help")
    )
    parser.add_argument(
        "--progress", type=Path, metavar=words.say("lab-file-metavar"), help=words.say("lab-progress-help")
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))
