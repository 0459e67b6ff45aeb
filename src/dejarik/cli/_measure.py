"""`dejarik deck measure`: bots play a deck against a gauntlet, and changes are tried."""

import re
from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._figures import bot_named
from dejarik.cli._parser import BadInput, Parser
from dejarik.cli._running import add_keeping, add_playing, kept_results, play_parts, tell
from dejarik.cli.simulate import USUAL_BOT
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.contract import OpenedDeck, Workshop
    from dejarik.lab.measuring import Measurement, Measuring
    from dejarik.lab.statistics import Share

EACH = 40  # matches against each opponent
MOST_TOLD = 5  # cards that go with victories or defeats, on a screen; the page has all of them
_COUNTED = re.compile(r"\s*([-+−])\s*(\d{1,2})\s*[x×]?\s+(.+?)(?=\s+[-+−]\s*\d+\s*[x×]?\s|\s*$)")


def add_measure(parser: Parser, words: Words) -> None:
    parser.add_argument(
        "--against",
        action="append",
        metavar=words.say("deck-measure-against-metavar"),
        help=words.say("deck-measure-against-help"),
    )
    parser.add_argument(
        "--bot",
        default=USUAL_BOT,
        metavar=words.say("deck-measure-bot-metavar"),
        help=words.say("deck-measure-bot-help", bot=USUAL_BOT),
    )
    parser.add_argument(
        "--swap",
        action="append",
        default=[],
        metavar=words.say("deck-measure-swap-metavar"),
        help=words.say("deck-measure-swap-help"),
    )
    add_playing(parser, words, EACH, words.say("deck-measure-n-help", count=EACH))
    add_keeping(parser, words)


def run_measure(args: Namespace, game: str, workshop: "Workshop", words: Words) -> int:
    from dejarik.lab.measuring import measure, report, results_of, rows, wanted
    from dejarik.lab.pages.measuring import measuring_page

    plan = _plan(args, game, workshop, words)
    results = kept_results(lambda path: results_of(plan, path), args, words)
    whole = play_parts(lambda runner: measure(plan, runner, results), wanted(plan), args, words)
    told = report(plan, results, words.language)
    table = rows(plan, results)
    return tell(told, args, words, whole=whole, page=measuring_page, rows=table, show=_print)


def _plan(args: Namespace, game: str, workshop: "Workshop", words: Words) -> "Measuring":
    from dejarik.lab.measuring import Version, gauntlet, measuring

    bot = bot_named(args.bot, words)
    swaps = [(text, _swap(text, words)) for text in args.swap]
    try:
        opened = workshop.opened(args.deck, args.format, words.language)
        versions = [Version("", opened.for_play())]
        versions += [Version(text, _changed(opened, swap)) for text, swap in swaps]
        opponents = args.against
        if opponents is None:
            ready_made = gauntlet(game, versions[0].deck, words.language)
            opponents = [name for name in ready_made if name != args.deck.strip().lower()]
        if not opponents:
            raise BadInput(words.say("deck-measure-alone"))
        for at, name in enumerate(opponents):
            if name in opponents[:at]:
                raise BadInput(words.say("deck-measure-twice", deck=name))
        name = opened.title or args.deck
        return measuring(
            game, name, versions, opponents, bot=bot, each=args.n, seed=args.seed, lang=words.language
        )
    except ValueError as bad:
        raise BadInput(str(bad)) from bad


def _swap(text: str, words: Words) -> tuple[list[str], list[str]]:
    """The cards to take out and to put in, each as often as it was asked for."""
    take: list[str] = []
    put: list[str] = []
    at = 0
    while at < len(text.rstrip()):
        found = _COUNTED.match(text, at)
        if found is None:
            raise BadInput(words.say("deck-measure-bad-swap", text=text))
        (put if found[1] == "+" else take).extend([found[3]] * int(found[2]))
        at = found.end()
    if not take and not put:
        raise BadInput(words.say("deck-measure-bad-swap", text=text))
    return take, put


def _changed(deck: "OpenedDeck", swap: tuple[list[str], list[str]]) -> object:
    return deck.changed(*swap).for_play()


def _print(told: "Measurement", words: Words) -> None:
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.lab.figures import Figures
    from dejarik.lab.pages.measuring import dead_cards, ranked, summary

    out = screen()
    figures = Figures(words)
    out.print(Text(told.deck, style="bold"))
    for sentence in summary(told, words):
        out.print(Text(sentence))

    def table(heading: str, rows: "list[tuple[str, Share]]") -> None:
        made = Table(box=None, padding=(0, 2, 0, 0))
        made.add_column(heading, style="cyan", overflow="fold")
        for column in ("wins", "share", "interval"):
            made.add_column(words.say(f"lab-column-{column}"), justify="right")
        for name, found in rows:
            percent, interval = figures.percent(found.share), figures.interval(found)
            made.add_row(name, figures.counted(found), percent, interval)
        out.print(made)

    table(words.say("measuring-column-opponent"), [(one.opponent, one.wins) for one in told.against])

    best = [card for card in ranked(told.cards) if card.drawing.difference > 0]
    worst = [card for card in ranked(told.cards)[::-1] if card.drawing.difference < 0]
    if best or worst:
        out.print(Text(words.say("measuring-cards-how")))
    for heading, cards in (("measuring-best", best), ("measuring-worst", worst)):
        if cards:
            out.print(Text(words.say(heading), style="bold"))
        for card in cards[:MOST_TOLD]:
            out.print(Text(f"  {card.name}: {figures.difference(card.drawing)}"))
    out.print(Text(dead_cards(told, words)))
    for change in told.changes:
        out.print(Text(f"{change.change}: {figures.difference(change.paired.difference)}", style="bold"))
        both = [("measuring-column-before", change.before), ("measuring-column-after", change.after)]
        table("", [(words.say(name), found) for name, found in both])
