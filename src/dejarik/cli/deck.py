"""`dejarik deck`: checks, shows and converts decks."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.contract import OpenedDeck, Workshop

LEGAL, ILLEGAL = 0, 1


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "deck", help=words.say("deck-help"), description=words.say("deck-description")
    )
    parser.add_argument(
        "what",
        choices=("check", "show", "convert"),
        metavar=words.say("deck-what-metavar"),
        help=words.say("deck-what-help"),
    )
    parser.add_argument("deck", metavar=words.say("deck-metavar"), help=words.say("deck-deck-help"))
    parser.add_argument("--game", metavar=words.say("cli-game-metavar"), help=words.say("deck-game-help"))
    parser.add_argument(
        "--format", metavar=words.say("deck-format-metavar"), help=words.say("deck-format-help")
    )
    parser.add_argument("--to", metavar=words.say("deck-to-metavar"), help=words.say("deck-to-help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.cli._screen import print_json

    if args.to and args.what != "convert":
        raise BadInput(words.say("deck-to-alone"))
    workshop = _workshop(args, words)
    try:
        deck = workshop.opened(args.deck, args.format, words.language)
        if args.what == "convert":
            print(deck.written(_form(args, workshop, words)), end="")
            return LEGAL
    except ValueError as bad:
        raise BadInput(str(bad)) from bad
    if args.what == "show":
        if args.json:
            print_json(deck.as_data())
            return LEGAL
        _show(deck, words)
    elif args.json:
        print_json(deck.checked())
    else:
        _check(deck)
    return ILLEGAL if deck.faults() else LEGAL


def _workshop(args: Namespace, words: Words) -> "Workshop":
    from dejarik.cli._workshop import ready_made, workshop_for, workshops
    from dejarik.games import typed

    if args.game is None:
        found = workshop_for(args.deck)
        if found is None:
            known = "; ".join(f"{typed(game)}: {', '.join(decks)}" for game, decks in ready_made().items())
            raise BadInput(words.say("deck-nowhere", deck=args.deck, known=known))
        return found
    name = args.game.replace("-", "_")
    benches = workshops()
    if name not in benches:
        raise BadInput(words.say("cli-unknown-game", game=args.game, known=typed(*benches)))
    return benches[name]


def _form(args: Namespace, workshop: "Workshop", words: Words) -> str:
    form: str = args.to or ("json" if args.json and "json" in workshop.FORMS else workshop.FORMS[0])
    if form not in workshop.FORMS:
        raise BadInput(words.say("deck-unknown-form", form=form, known=", ".join(workshop.FORMS)))
    return form


def _check(deck: "OpenedDeck") -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen

    out = screen()
    _print_faults(deck.faults())
    out.print(Text(deck.verdict(), style="bold"))
    for remark in deck.remarks():
        out.print(Text(remark), soft_wrap=True)


def _show(deck: "OpenedDeck", words: Words) -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen

    out = screen()
    out.print(Text(deck.title or words.say("deck-nameless"), style="bold"))
    if deck.about:
        out.print(Text(deck.about), soft_wrap=True)
    out.print(Text(deck.summary))
    for heading, lines in deck.sections():
        out.print()
        out.print(Text(heading, style="cyan"))
        for line in lines:
            out.print(Text(f"  {line}"), soft_wrap=True)
    if deck.faults():
        out.print()
        _print_faults(deck.faults())


def _print_faults(faults: Sequence[tuple[str, str]]) -> None:
    from rich.text import Text

    from dejarik.cli._screen import screen

    for says, rule in faults:
        said = Text(says)
        if rule:
            said.append(f" [{rule}]", style="dim")
        screen().print(said, soft_wrap=True)
