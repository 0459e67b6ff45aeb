"""`dejarik deck`: checks, shows, converts and measures decks."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dejarik.cli._measure import add_measure, run_measure
from dejarik.cli._parser import BadInput, Parser, Subparsers
from dejarik.words import Words, languages

if TYPE_CHECKING:
    from dejarik.games.contract import OpenedDeck, Workshop

LEGAL, ILLEGAL = 0, 1


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "deck", help=words.say("deck-help"), description=words.say("deck-description")
    )
    commands = parser.add_subparsers(
        title=words.say("cli-commands"), metavar=words.say("cli-command"), required=True, dest="what"
    )
    for name in ("check", "show", "convert"):
        said = words.say(f"deck-{name}-help")
        command = commands.add_parser(name, help=said, description=words.say("deck-description"))
        _add_deck(command, words)
        command.add_argument("--to", metavar=words.say("deck-to-metavar"), help=words.say("deck-to-help"))
        command.add_argument("--json", action="store_true", help=words.say("cli-json-help"))
    add_measured(commands, "measure", words.say("deck-measure-help"), words)
    for command in commands.choices.values():
        command.add_argument("--lang", choices=languages(), help=words.say("cli-lang-help"))


def add_measured(commands: Subparsers, name: str, said: str, words: Words) -> None:
    """The command that measures a deck, by the name that it has among these."""
    measured = commands.add_parser(name, help=said, description=words.say("deck-measure-description"))
    _add_deck(measured, words)
    add_measure(measured, words)


def _add_deck(parser: Parser, words: Words) -> None:
    parser.add_argument("deck", metavar=words.say("deck-metavar"), help=words.say("deck-deck-help"))
    parser.add_argument("--game", metavar=words.say("cli-game-metavar"), help=words.say("deck-game-help"))
    parser.add_argument(
        "--format", metavar=words.say("deck-format-metavar"), help=words.say("deck-format-help")
    )


def run(args: Namespace, words: Words) -> int:
    from dejarik.cli._screen import print_json

    if args.what == "measure":
        return measure(args, words)
    if args.to and args.what != "convert":
        raise BadInput(words.say("deck-to-alone"))
    _, workshop = _workshop(args, words)
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


def measure(args: Namespace, words: Words) -> int:
    """What a deck is worth."""
    return run_measure(args, *_workshop(args, words), words)


def _workshop(args: Namespace, words: Words) -> "tuple[str, Workshop]":
    """The game that a deck belongs to, and its workshop."""
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
    return name, benches[name]


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
        screen().print(Text(says).append(f" [{rule}]", style="dim"), soft_wrap=True)
