"""`dejarik cards`: shows and searches the cards, and counts which of them can be played."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dejarik.cli._parser import BadInputError, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.games.destiny.almanac import OfficialCard
    from dejarik.games.destiny.searching import Wish
    from dejarik.games.destiny.text.almanac import AlmanacTexts

_TEXTS = ("set", "colour", "affiliation", "type", "subtype", "rarity")
_NUMBERS = ("cost", "health", "points")


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "cards", help=words.say("cards-help"), description=words.say("cards-description")
    )
    parser.add_argument(
        "name", nargs="*", metavar=words.say("cards-name-metavar"), help=words.say("cards-name-help")
    )
    parser.add_argument(
        "--search", metavar=words.say("cards-words-metavar"), help=words.say("cards-search-help")
    )
    for option in _TEXTS:
        parser.add_argument(
            f"--{option}",
            metavar=words.say(f"cards-{option}-metavar"),
            help=words.say(f"cards-{option}-help"),
        )
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
        default=[],
        metavar=words.say("cards-die-metavar"),
        help=words.say("cards-die-help"),
    )
    parser.add_argument("--unique", action="store_true", help=words.say("cards-unique-help"))
    parser.add_argument("--playable", action="store_true", help=words.say("cards-playable-help"))
    parser.add_argument("--coverage", action="store_true", help=words.say("cards-coverage-help"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.games import destiny
    from dejarik.games.destiny.text.almanac import AlmanacTexts

    _ = destiny.GAME  # its cards are what can be played
    texts = AlmanacTexts(words.language)
    wish = _wish(args, texts, words)
    if args.coverage:
        if args.name or wish is not None:
            raise BadInputError(words.say("cards-coverage-alone"))
        return _coverage(texts, words, as_json=args.json)
    if args.name:
        if wish is not None:
            raise BadInputError(words.say("cards-name-alone"))
        return _show(" ".join(args.name), texts, words, as_json=args.json)
    if wish is None:
        raise BadInputError(words.say("cards-nothing-asked"))
    from dejarik.games.destiny.searching import search

    found = search(wish)
    if not found and not args.json:
        raise BadInputError(words.say("cards-none"))
    return _list(found, texts, words, as_json=args.json)


def _wish(args: Namespace, texts: "AlmanacTexts", words: Words) -> "Wish | None":
    """What is looked for; nothing if no option says anything."""
    from dejarik.games.destiny.searching import Wish

    said: dict[str, Any] = {
        option: _key(option, getattr(args, option), texts, words)
        for option in _TEXTS
        if getattr(args, option) is not None
    }
    said |= {option: getattr(args, option) for option in _NUMBERS if getattr(args, option) is not None}
    said |= {option: True for option in ("unique", "playable") if getattr(args, option)}
    if args.search is not None:
        said["words"] = args.search
    faces = [(typed, texts.face(typed)) for typed in args.die]
    for typed, face in faces:
        if face is None:
            raise BadInputError(words.say("cards-bad-die", text=typed))
    if faces:
        said["die"] = tuple(face for _, face in faces)
    return Wish(**said) if said else None


def _key(option: str, typed: str, texts: "AlmanacTexts", words: Words) -> str:
    """The key of a fact, from the key itself or from the word for it in the reader's language."""
    from dejarik.games.destiny import almanac
    from dejarik.games.destiny.facts import AFFILIATIONS, COLOURS, TYPES

    keys: Sequence[str]
    match option:
        case "set":
            keys = tuple(almanac.SETS)
        case "colour":
            keys = COLOURS
        case "affiliation":
            keys = AFFILIATIONS
        case "type":
            keys = TYPES
        case "subtype":
            keys = sorted({each for card in almanac.cards().values() for each in card.subtypes})
        case _:
            keys = ("starter", "common", "uncommon", "rare", "legendary")
    found = texts.key(typed, keys, option)
    if found is None:
        raise BadInputError(words.say("cards-bad-word", text=typed, known=", ".join(keys)))
    return found


def _show(name: str, texts: "AlmanacTexts", words: Words, *, as_json: bool) -> int:
    """The card with this code or name; several of one name are shown one after the other."""
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen
    from dejarik.games.destiny import almanac
    from dejarik.games.destiny.deckbuilding import Fault

    one = almanac.find(name)
    found = [one] if one is not None else almanac.named(name)
    if not found:
        near = tuple(almanac.near(name, russian=words.language == "ru"))
        raise BadInputError(texts.fault(Fault("unknown-card", text=name, near=near)))
    if as_json:
        print_json([_as_data(card, texts) for card in found])
        return 0
    out = screen()
    for number, card in enumerate(found):
        if number:
            out.print()
        out.print(Text(texts.name(card.code), style="bold"))
        for line in texts.facts(card.code):
            out.print(Text(line))
        abilities = _abilities(card, words.language)
        if abilities is None:
            out.print(Text(words.say("cards-not-playable"), style="italic"))
        for line in abilities or ():
            out.print(Text(line))
    return 0


def _abilities(card: "OfficialCard", language: str) -> tuple[str, ...] | None:
    """The rendered text of a card that can be played."""
    from dejarik.games.destiny import almanac
    from dejarik.games.destiny.text import Teller

    defined = almanac.definition(card.code)
    return None if defined is None else Teller(language).card(defined).abilities


def _list(found: "Sequence[OfficialCard]", texts: "AlmanacTexts", words: Words, *, as_json: bool) -> int:
    from rich.text import Text

    from dejarik.cli._screen import print_json, screen

    if as_json:
        print_json([_as_data(card, texts) for card in found])
        return 0
    out = screen()
    for card in found:
        line = Text(card.code, style="cyan")
        line.append(f"  {texts.name(card.code)}", style="none")
        line.append(f"  {texts.words.say(f'type-{card.type}')}", style="dim")
        out.print(line, soft_wrap=True)
    if out.is_terminal:
        out.print(Text(words.say("cards-found", count=len(found)), style="bold"))
    return 0


def _coverage(texts: "AlmanacTexts", words: Words, *, as_json: bool) -> int:
    from rich.table import Table

    from dejarik.cli._screen import print_json, screen
    from dejarik.games.destiny import almanac

    counted = almanac.coverage()
    total = sum(one.total for one in counted)
    playable = sum(one.playable for one in counted)
    if as_json:
        print_json({"total": total, "playable": playable, "sets": counted})
        return 0
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("cards-coverage-set"))
    table.add_column(words.say("cards-coverage-total"), justify="right")
    table.add_column(words.say("cards-coverage-playable"), justify="right")
    for one in counted:
        table.add_row(texts.words.say(f"set-{one.set}"), str(one.total), str(one.playable))
    table.add_row(words.say("cards-coverage-all"), str(total), str(playable), style="bold")
    screen().print(table)
    return 0


def _as_data(card: "OfficialCard", texts: "AlmanacTexts") -> dict[str, Any]:
    from dejarik.games.destiny import almanac

    facts = {name: getattr(card, name) for name in card.__struct_fields__}
    return {
        **facts,
        "die": card.die.split(),
        "name": texts.name(card.code),
        "playable": almanac.definition(card.code) is not None,
    }
