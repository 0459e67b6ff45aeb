"""`dejarik lab ladder`: how strong the bots are."""

from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import bot_named, bots_named, game_named
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._running import (
    add_keeping,
    add_playing,
    kept_results,
    play_parts,
    share_cells,
    shares_table,
    tell,
)
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.lab.ladder import Decks, Ladder

EACH = 40  # matches between two bots


def add(commands: Subparsers, words: Words) -> None:
    ladder = commands.add_parser(
        "ladder", help=words.say("lab-ladder-help"), description=words.say("lab-ladder-description")
    )
    ladder.add_argument(
        "game", metavar=words.say("cli-game-metavar"), help=words.say("lab-simulate-game-help")
    )
    for name in ("bot", "only", "pair"):
        ladder.add_argument(
            f"--{name}",
            action="append",
            default=[],
            metavar=words.say(f"lab-ladder-{name}-metavar"),
            help=words.say(f"lab-ladder-{name}-help"),
        )
    add_playing(ladder, words, EACH, words.say("lab-ladder-n-help", count=EACH))
    add_keeping(ladder, words, ("results",))
    ladder.add_argument("--markdown", action="store_true", help=words.say("lab-ladder-markdown-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.lab.ladder import climb, ladder, plans_of, results_of, rungs_of

    game = game_named(args.game, words)
    meetings, decks = _meetings(args, words), _decks(args.pair, game, words)
    rungs = rungs_of(game, meetings, args.n, args.seed, decks)
    results = kept_results(lambda path: results_of(game, args.seed, path), args, words)
    wanted = sum(plan.matches for plan in plans_of(rungs).values())
    whole = play_parts(lambda runner: climb(rungs, runner, results), wanted, args, words)
    told = ladder(game, args.seed, rungs, results)
    return tell(told, args, words, whole=whole, show=_print_markdown if args.markdown else _print)


def _meetings(args: Namespace, words: Words) -> list[tuple[str, str]]:
    """Who meets whom: all bots that take part, or only the pairs that were named."""
    from dejarik.lab.ladder import all_pairs

    if not args.only:
        return all_pairs(bots_named(args.bot, words))
    if args.bot:
        raise BadInput(words.say("lab-ladder-only-alone"))
    found = []
    for text in dict.fromkeys(args.only):
        one, colon, other = text.partition(":")
        if not colon:
            raise BadInput(words.say("lab-ladder-only-wanted", text=text))
        found.append((bot_named(one, words), bot_named(other, words)))
    return found


def _decks(typed: list[str], game: str, words: Words) -> "list[Decks]":
    from dejarik.games import modules
    from dejarik.lab.ladder import Decks

    found = []
    for text in dict.fromkeys(typed):
        group, equals, pair = text.rpartition("=")
        one, colon, other = pair.partition(":")
        try:
            if not colon or (equals and not group):
                raise ValueError(words.say("lab-ladder-pair-wanted", text=text))
            modules(game).seating.setup((one, other), words.language)
        except ValueError as bad:
            raise BadInput(str(bad)) from bad
        found.append(Decks(one, other, group))
    return found


def _print_markdown(told: "Ladder", words: Words) -> None:
    from dejarik.lab.pages.ladder import ladder_markdown

    print(ladder_markdown(told, words))


def _print(told: "Ladder", words: Words) -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.games import typed
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.ladder import thinking_sentence

    out = screen()
    figures = Figures(words)
    out.print(Text(words.say("lab-matches", count=told.matches, game=typed(told.game), seed=told.seed)))
    for group in dict.fromkeys(meeting.group for meeting in told.meetings):
        if group:
            out.print(Text(f"\n{group}"))
        leading = ("lab-column-bot", "lab-column-opponent")
        table = shares_table(leading, words, ("lab-column-decks", "lab-column-adjusted"))
        for meeting in told.meetings:
            if meeting.group != group:
                continue
            table.add_row(
                meeting.one,
                meeting.other if meeting.other != meeting.one else words.say("lab-ladder-itself"),
                *share_cells(meeting.wins, words),
                " + ".join(f"{one.count}/{one.of}" for one in (meeting.with_first, meeting.with_second)),
                figures.share(meeting.adjusted),
            )
        out.print(table)
    for thinking in told.thinking:
        out.print(Text(thinking_sentence(thinking, words)))
