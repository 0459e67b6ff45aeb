"""`dejarik rules`: lists, searches and shows the rules, and counts what is proven."""

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.rules.catalog import Rule

# A search that finds more than a screenful needs another word, not a longer answer.
SHOWN = 30


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "rules", help=words.say("cli-rules-help"), description=words.say("cli-rules-description")
    )
    parser.mixed = True
    parser.add_argument(
        "words",
        nargs="*",
        metavar=words.say("cli-rules-words-metavar"),
        help=words.say("cli-rules-words-help"),
    )
    parser.add_argument(
        "--game", metavar=words.say("cli-game-metavar"), help=words.say("cli-rules-game-help")
    )
    parser.add_argument("--coverage", action="store_true", help=words.say("cli-rules-coverage-help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    games = _games(args.game, words)
    if args.coverage:
        from dejarik.cli._coverage import report

        if args.words:
            raise BadInput(words.say("cli-rules-coverage-alone"))
        return report(games, words, as_json=args.json)
    if not args.words:
        return _list_all(games, words, as_json=args.json)
    if all(word.partition(".")[0] in games for word in args.words):
        return _by_id(args.words, words, as_json=args.json)
    return _search(" ".join(args.words), games, words, as_json=args.json)


def _games(wish: str | None, words: Words) -> tuple[str, ...]:
    from dejarik.games import typed
    from dejarik.rules import catalog

    known = catalog.games()
    if wish is None:
        return known
    game = wish.replace("-", "_")
    if game not in known:
        raise BadInput(words.say("cli-unknown-game", game=wish, known=typed(*known)))
    return (game,)


def _by_id(asked: Sequence[str], words: Words, *, as_json: bool) -> int:
    """Shows the rules with these ids; the beginning of an id lists what is below it."""
    from dejarik.rules.catalog import UnknownRule, rule, rules

    try:
        return _show([rule(word) for word in asked], words, as_json=as_json)
    except UnknownRule as unknown:
        start = asked[0].rstrip(".") + "."
        if len(asked) == 1 and (
            below := [each for each in rules(start.partition(".")[0]) if each.id.startswith(start)]
        ):
            return _list(below, words, as_json=as_json)
        near = ", ".join(unknown.near)
        message = "cli-rules-unknown-near" if near else "cli-rules-unknown"
        raise BadInput(words.say(message, id=unknown.rule_id, near=near)) from unknown


def _list_all(games: Sequence[str], words: Words, *, as_json: bool) -> int:
    """Every rule of one game; for all games at once only their chapters, because 1,500 lines help nobody."""
    from dejarik.rules.catalog import rules

    if as_json or len(games) == 1:
        return _list([rule for game in games for rule in rules(game)], words, as_json=as_json)
    from rich.text import Text

    from dejarik.cli._screen import screen
    from dejarik.games import typed

    out = screen()
    for game in games:
        chapters = Counter(rule.id.split(".")[1] for rule in rules(game))
        out.print(Text(words.say("cli-rules-game", game=typed(game), count=chapters.total()), style="bold"))
        out.print(Text("  " + ", ".join(f"{name} {number}" for name, number in chapters.items())))
    out.print(Text(words.say("cli-rules-hint")))
    return 0


def _search(text: str, games: Sequence[str], words: Words, *, as_json: bool) -> int:
    from dejarik.rules.search import search

    found = search(text, words.language, games)
    if as_json:
        return _list(found, words, as_json=True)
    if not found:
        raise BadInput(words.say("cli-rules-nothing", text=text))
    return _list(found[:SHOWN], words, as_json=False, more=len(found) - SHOWN)


def _list(found: "Sequence[Rule]", words: Words, *, as_json: bool, more: int = 0) -> int:
    from rich.table import Table
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen
    from dejarik.rules.catalog import wording

    if as_json:
        print_json([_as_data(rule, words) for rule in found])
        return 0
    out = screen()
    lines = [(rule.id, wording(rule.id, words.language).title) for rule in found]
    if out.is_terminal:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        for line in lines:
            table.add_row(*line)
        out.print(table)
    else:
        # In a pipe a rule is a line, whatever its length, so that grep and cut can work on it.
        for line in lines:
            print(*line, sep="\t")
    if more > 0:
        out.print(Text(words.say("cli-rules-more", count=more)))
    return 0


def _show(found: "Sequence[Rule]", words: Words, *, as_json: bool) -> int:
    from rich.padding import Padding
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen
    from dejarik.rules.catalog import reason, wording

    if as_json:
        print_json([_as_data(rule, words) for rule in found])
        return 0
    out = screen()
    for number, rule in enumerate(found):
        said = wording(rule.id, words.language)
        if number:
            out.print()
        out.print(Text(rule.id, style="cyan"))
        out.print(Text(said.title, style="bold"))
        out.print(Padding(Text(said.rule), (0, 0, 0, 2), expand=False))
        if rule.ours:
            out.print(Padding(Text(words.say("cli-rules-reading")), (0, 0, 0, 2), expand=False))
        if said.note:
            out.print(Padding(Text(words.say("cli-rules-note", note=said.note)), (0, 0, 0, 2), expand=False))
        if (why := reason(rule, words.language)) is not None:
            message = "cli-rules-waits" if rule.normative else "cli-rules-descriptive"
            out.print(Padding(Text(words.say(message, reason=why)), (0, 0, 0, 2), expand=False))
    return 0


def _as_data(rule: "Rule", words: Words) -> dict[str, Any]:
    from dejarik.rules.catalog import reason, wording

    said = wording(rule.id, words.language)
    return {
        "id": rule.id,
        "game": rule.game,
        "kind": rule.kind,
        "title": said.title,
        "rule": said.rule,
        "note": said.note,
        "reading": rule.ours,
        "descriptive": None if rule.normative else reason(rule, words.language),
        "waits": reason(rule, words.language) if rule.normative else None,
    }
