"""`dejarik deck`: checks, shows and converts decks."""

from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._parser import BadInputError, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from dejarik.games.destiny.deck_gathering import Reading
    from dejarik.games.destiny.deckbuilding import Fault
    from dejarik.games.destiny.formats import Format
    from dejarik.games.destiny.text.decks import DeckTexts

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
    parser.add_argument(
        "--format", metavar=words.say("deck-format-metavar"), help=words.say("deck-format-help")
    )
    parser.add_argument("--to", choices=("yaml", "text", "json", "tts"), help=words.say("deck-to-help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.games.destiny.decks import BadDeck, check, format_of, read_deck
    from dejarik.games.destiny.text.decks import DeckTexts

    texts = DeckTexts(words.language)
    if args.to and args.what != "convert":
        raise BadInputError(words.say("deck-to-alone"))
    try:
        reading = read_deck(args.deck)
    except BadDeck as bad:
        raise BadInputError(" ".join(texts.faults(bad.faults))) from bad
    chosen = _format(args.format, texts) or format_of(reading)
    found = check(reading, chosen)
    match args.what:
        case "check":
            return _check(reading, chosen, found, texts, words, as_json=args.json)
        case "show":
            return _show(reading, chosen, found, texts, words, as_json=args.json)
    return _convert(reading, chosen, args.to or ("json" if args.json else "yaml"), texts)


def _format(wish: str | None, texts: "DeckTexts") -> "Format | None":
    from dejarik.games.destiny.deckbuilding import Fault
    from dejarik.games.destiny.formats import formats

    if wish is None:
        return None
    if wish not in formats():
        raise BadInputError(texts.fault(Fault("unknown-format", text=wish, near=tuple(formats()))))
    return formats()[wish]


def _check(
    reading: "Reading",
    chosen: "Format",
    found: "tuple[Fault, ...]",
    texts: "DeckTexts",
    words: Words,
    *,
    as_json: bool,
) -> int:
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen
    from dejarik.games.destiny.decks import not_playable
    from dejarik.games.destiny.points import team_points

    unplayable = not_playable(reading.deck)
    if as_json:
        print_json(
            {
                "name": reading.deck.name,
                "format": chosen.name,
                "legal": not found,
                "playable": not found and not unplayable,
                "points": team_points(reading.deck, chosen),
                "faults": [_as_data(fault, texts) for fault in found],
                "not_playable": [_as_data(fault, texts) for fault in unplayable],
            }
        )
        return ILLEGAL if found else LEGAL
    out = screen()
    for fault in found:
        out.print(_sentence(fault, texts), soft_wrap=True)
    verdict = {"format": texts.words.say(f"format-{chosen.name}"), "count": len(found)}
    out.print(Text(words.say("deck-illegal" if found else "deck-legal", **verdict), style="bold"))
    if unplayable:
        names = [texts.quoted(fault.card) for fault in unplayable]
        said = words.say("deck-not-playable", count=len(names), cards=", ".join(names))
        out.print(Text(said), soft_wrap=True)
    return ILLEGAL if found else LEGAL


def _show(
    reading: "Reading",
    chosen: "Format",
    found: "tuple[Fault, ...]",
    texts: "DeckTexts",
    words: Words,
    *,
    as_json: bool,
) -> int:
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen
    from dejarik.games.destiny.points import team_points
    from dejarik.games.destiny.text.decks import sections

    if as_json:
        print_json({"format": chosen.name, "deck": reading.deck})
        return LEGAL
    out = screen()
    deck = reading.deck
    name, about = texts.called(deck)
    out.print(Text(name or words.say("deck-nameless"), style="bold"))
    if about:
        out.print(Text(about), soft_wrap=True)
    total = team_points(deck, chosen)
    out.print(Text(words.say("deck-summary", format=texts.words.say(f"format-{chosen.name}"), points=total)))
    for heading, lines in sections(deck, chosen, texts):
        out.print()
        out.print(Text(heading, style="cyan"))
        for line in lines:
            out.print(Text(f"  {line}"), soft_wrap=True)
    if found:
        out.print()
        for fault in found:
            out.print(_sentence(fault, texts), soft_wrap=True)
    return ILLEGAL if found else LEGAL


def _convert(reading: "Reading", chosen: "Format", form: str, texts: "DeckTexts") -> int:
    """Writes the deck; one that could not be read in full would lose cards on the way."""
    from dejarik.games.destiny.deck_writing import WRITERS
    from dejarik.games.destiny.decks import unwritable

    if bad := unwritable(reading, form):
        raise BadInputError(" ".join(texts.faults(bad)))
    print(WRITERS[form](reading.deck, chosen.name), end="")
    return LEGAL


def _sentence(fault: "Fault", texts: "DeckTexts") -> "Text":
    from rich.text import Text

    said = Text(texts.fault(fault))
    if fault.rule:
        said.append(f" [{fault.rule}]", style="dim")
    return said


def _as_data(fault: "Fault", texts: "DeckTexts") -> dict[str, object]:
    import msgspec

    return {**msgspec.to_builtins(fault), "says": texts.fault(fault)}
