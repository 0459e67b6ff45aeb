"""`dejarik cards`: shows and searches the cards, and counts which of them can be played."""

import textwrap
from argparse import SUPPRESS, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from dejarik.games.contract import Lookup, Stock

_FORMER_SPELLINGS = {"color": "--colour"}  # still understood
_TEXTS = ("set", "side", "color", "affiliation", "type", "subtype", "keyword", "rarity")
_NUMBERS = ("cost", "health", "points", "force", "resources", "capacity", "priority")
_FLAGS = ("unique", "playable")
_OPTIONS = (*_TEXTS, *_NUMBERS, *_FLAGS, "die")


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "cards", help=words.say("cards-help"), description=words.say("cards-description")
    )
    parser.mixed = True
    parser.add_argument(
        "name", nargs="*", metavar=words.say("cards-name-metavar"), help=words.say("cards-name-help")
    )
    parser.add_argument(
        "--search", metavar=words.say("cards-words-metavar"), help=words.say("cards-search-help")
    )
    parser.add_argument(
        "--owned",
        type=Path,
        metavar=words.say("cards-owned-metavar"),
        help=words.say("cards-owned-help"),
    )
    for option in _TEXTS:
        parser.add_argument(
            f"--{option}",
            metavar=words.say(f"cards-{option}-metavar"),
            help=words.say(f"cards-{option}-help"),
        )
    for option, spelling in _FORMER_SPELLINGS.items():
        parser.add_argument(spelling, dest=option, help=SUPPRESS)
    for option in _NUMBERS:
        parser.add_argument(
            f"--{option}",
            type=int,
            metavar=words.say("cards-number-metavar"),
            help=words.say(f"cards-{option}-help"),
        )
    parser.add_argument(
        "--die",
        action="append",
        metavar=words.say("cards-die-metavar"),
        help=words.say("cards-die-help"),
    )
    for option in _FLAGS:
        parser.add_argument(
            f"--{option}", action="store_true", default=None, help=words.say(f"cards-{option}-help")
        )
    parser.add_argument("--coverage", action="store_true", help=words.say("cards-coverage-help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik import games

    game, names = _game_and_names(args.name)
    wish = {option: _typed(getattr(args, option)) for option in _OPTIONS if getattr(args, option) is not None}
    if args.search is not None:
        wish["q"] = args.search
    if args.coverage:
        if names or wish:
            raise BadInput(words.say("cards-coverage-alone"))
        return _coverage(game, words, as_json=args.json)
    try:
        if names:
            if wish:
                raise BadInput(words.say("cards-name-alone"))
            return _show(_all_named(game, names, words), words, as_json=args.json)
        return _search(game or games.USUAL, wish, args.owned, words, as_json=args.json)
    except ValueError as bad:
        raise BadInput(str(bad)) from bad


def _game_and_names(typed: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The game, if the first word is one, and what was typed after it."""
    from dejarik import games

    first = typed[0].lower().replace("-", "_") if typed else ""
    game = first if first in games.names() else ""
    return game, typed[1:] if game else typed


def _all_named(game: str, names: Sequence[str], words: Words) -> "list[tuple[Lookup, Sequence[str]]]":
    """What was typed is the name of one card or, if there is no such card, each word names one."""
    try:
        return [_named(game, " ".join(names), words)]
    except ValueError:
        with suppress(ValueError):
            return [_named(game, name, words) for name in names]
        raise


def _named(game: str, name: str, words: Words) -> "tuple[Lookup, Sequence[str]]":
    """The cards of a name; without a game, first of the usual one, then of the others."""
    from dejarik import games
    from dejarik.cli._lookup import lookup_of

    if game:
        lookup = lookup_of(game)
        return lookup, lookup.named(name, words.language)
    refusals = []
    for each in (games.USUAL, *(other for other in games.names() if other != games.USUAL)):
        lookup = lookup_of(each)
        try:
            return lookup, lookup.named(name, words.language)
        except ValueError as none:
            refusals.append(none)
    raise refusals[0]


def _show(named: "Sequence[tuple[Lookup, Sequence[str]]]", words: Words, *, as_json: bool) -> int:
    """The cards one after the other, then those that only their codes tell apart."""
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen

    lang = words.language
    if as_json:
        print_json([lookup.as_data(code, lang) for lookup, codes in named for code in codes])
        return 0
    out = screen()
    shown, namesakes = _told_apart(named, lang)
    for number, (lookup, code) in enumerate(shown):
        if number:
            out.print()
        name, *lines = lookup.face(code, lang)
        out.print(Text(name, style="bold"))
        for line in lines:
            # By hand: rich would also break at the narrow space inside a number.
            out.print(Text(textwrap.fill(line, out.width)))
    if namesakes:
        if shown:
            out.print()
        out.print(Text(textwrap.fill(words.say("cards-namesakes"), out.width)))
        for lookup, code in namesakes:
            out.print(_line(lookup, code, lang), soft_wrap=True)
    return 0


def _told_apart(
    named: "Sequence[tuple[Lookup, Sequence[str]]]", lang: str
) -> "tuple[list[tuple[Lookup, str]], list[tuple[Lookup, str]]]":
    """The cards that were meant, and those that may have been: of cards with the same name, the only one that
    can be played is meant."""
    shown, namesakes = [], []
    for lookup, codes in named:
        by_name: dict[str, list[str]] = {}
        for code in codes:
            by_name.setdefault(lookup.line(code, lang)[0], []).append(code)
        for same in by_name.values():
            playable = [code for code in same if lookup.as_data(code, lang)["playable"]]
            meant = same if len(same) == 1 else playable if len(playable) == 1 else []
            shown += [(lookup, code) for code in meant]
            namesakes += [(lookup, code) for code in same if code not in meant]
    return shown, namesakes


def _line(lookup: "Lookup", code: str, lang: str) -> "Text":
    """A card in a list: code, name, what it is."""
    from rich.text import Text

    name, kind = lookup.line(code, lang)
    line = Text(code, style="cyan")
    line.append(f"  {name}", style="none")
    line.append(f"  {kind}", style="dim")
    return line


def _typed(value: object) -> str | list[str]:
    """An option as it would stand in a query; one that can be repeated has several values."""
    return list(map(str, value)) if isinstance(value, list) else "1" if value is True else str(value)


def _owned(file: Path, game: str, words: Words) -> Callable[[str], bool]:
    """Whether a card is in a collection that the deck workshop has backed up."""
    import json

    from dejarik.games import modules
    from dejarik.search import among

    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        owned = frozenset(kept["owned"]) if kept["game"] == game else None
    except OSError as unreadable:
        raise BadInput(words.say("cards-owned-unreadable", file=str(file))) from unreadable
    except (ValueError, LookupError, TypeError, RecursionError):
        owned = None
    if owned is None:
        raise BadInput(words.say("cards-owned-none", file=str(file)))
    bench = modules(game).workbench
    return among(owned, bench.units if bench is not None else list)


def _search(
    game: str, wish: dict[str, str | list[str]], owned: Path | None, words: Words, *, as_json: bool
) -> int:
    from rich.text import Text

    from dejarik.cli._lookup import lookup_of
    from dejarik.cli._screen import print_json, screen
    from dejarik.games import modules, typed
    from dejarik.search import BadQuery, find

    if not wish:
        raise BadInput(words.say("cards-nothing-asked"))
    searching, lookup = modules(game).searching, lookup_of(game)
    known = {"q", *(field.name for field in searching.FIELDS)}
    for option in wish:
        if option not in known:
            raise BadInput(words.say("cards-no-such-option", option=option, game=typed(game)))
    try:
        own = {} if owned is None else {"owned": _owned(owned, game, words)}
        found = find(searching, wish, words.language, own)
    except BadQuery as bad:
        raise BadInput(bad.told(words)) from bad
    if as_json:
        print_json([lookup.as_data(code, words.language) for code in found])
        return 0
    if not found:
        raise BadInput(words.say("cards-none"))
    out = screen()
    for code in found:
        out.print(_line(lookup, code, words.language), soft_wrap=True)
    if out.is_terminal:
        out.print(Text(words.say("cards-found", count=len(found)), style="bold"))
    return 0


def _coverage(game: str, words: Words, *, as_json: bool) -> int:
    """The count of one game, or of all."""
    from dejarik.cli._screen import print_json
    from dejarik.games import modules, names

    counted = {name: _counted(modules(name).stock) for name in ([game] if game else names())}
    if as_json:
        print_json({"games": counted} if not game else counted[game])
        return 0
    for number, (name, figures) in enumerate(counted.items()):
        _print_coverage(name, figures, words, first=not number)
    return 0


def _counted(stock: "Stock") -> dict[str, Any]:
    parts = stock.coverage()
    return {
        "total": sum(total for _, total, _ in parts),
        "playable": sum(playable for _, _, playable in parts),
        "sets": [{"set": part, "total": total, "playable": playable} for part, total, playable in parts],
    }


def _print_coverage(game: str, figures: dict[str, Any], words: Words, *, first: bool) -> None:
    from rich.table import Table

    from dejarik.cli._screen import screen
    from dejarik.games import modules, typed

    out = screen()
    if not first:
        out.print()
    stock = modules(game).stock
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(typed(game))
    table.add_column(words.say("cards-coverage-total"), justify="right")
    table.add_column(words.say("cards-coverage-playable"), justify="right")
    for part in figures["sets"]:
        heading = stock.heading(part["set"], words.language)
        table.add_row(heading, str(part["total"]), str(part["playable"]))
    every = words.say("cards-coverage-all")
    table.add_row(every, str(figures["total"]), str(figures["playable"]), style="bold")
    out.print(table)
