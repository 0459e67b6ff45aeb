"""What the cards of the Card Game can be looked for by: facts, words, numbers and combat icons."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import DARK, ICON_NAMES, LIGHT, NEUTRAL, SIDE_OF, slug
from dejarik.games.cardgame.cards.library import CARDS, official
from dejarik.games.cardgame.text import Teller, titles
from dejarik.games.cardgame.text.cards import keywords_of
from dejarik.search import Choice, Field, Flag, Number, Wording, in_every_language, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from dejarik.games.cardgame.cards.facts import Card


@cache
def cards() -> Mapping[str, Card]:
    """All official cards, playable or not, set by set."""
    return {code: official(code) for code in almanac.cards()}


@lru_cache(maxsize=8)
def _teller(lang: str) -> Teller:
    return Teller(lang)


@lru_cache(maxsize=4096)
def _words_on(code: str, lang: str) -> tuple[str, ...]:
    """Kept, because rendering all cards takes longer than somebody who types wants to wait."""
    shown = _teller(lang).card(code)
    return (plain(" ".join((code, *_names(code), shown.type_line, *shown.abilities))),)


@lru_cache(maxsize=4096)
def _text(code: str, lang: str) -> tuple[str, ...]:
    return (plain(" ".join(_teller(lang).card(code).abilities)),)


@cache
def _names(code: str) -> tuple[str, ...]:
    return (*in_every_language(lambda lang: plain(_teller(lang).name(code))), plain(official(code).title))


# ---- Facts ----------------------------------------------------------------------------------------------

_HAS: Final[dict[str, Callable[[Card], Sequence[str]]]] = {
    "type": lambda card: [card.type],
    "side": lambda card: [card.side],
    "affiliation": lambda card: [card.affiliation],
    "subtype": lambda card: [slug(trait) for trait in card.traits],
    "keyword": keywords_of,
    "set": lambda card: [*map(str, sets_of(card.code)), *_products(card)],
}
_KNOWN: Final[dict[str, Callable[[], Sequence[str]]]] = {
    "side": lambda: (LIGHT, DARK),
    "affiliation": lambda: (*SIDE_OF, NEUTRAL),
    "set": lambda: (*map(str, almanac.objective_sets()), *almanac.products()),
}


def values(fact: str) -> Sequence[str]:
    """All values that a fact can have."""
    if fact in _KNOWN:
        return _KNOWN[fact]()
    return sorted({word for card in cards().values() for word in _HAS[fact](card)})


def called(fact: str, value: str, lang: str) -> Iterable[str]:
    """What a value is called in a language."""
    words = _teller(lang).words
    if fact == "side":
        return [words.say(f"noun-{value}-side")]
    if fact == "affiliation":
        return [words.say("face-neutral") if value == NEUTRAL else titles.title(words, value)]
    if fact == "set":
        return [value if value.isdecimal() else words.say(f"product-{value}")]
    return [words.say(f"{'trait' if fact == 'subtype' else fact}-{value}")]


def sets_of(code: str) -> list[int]:
    """The objective sets in which a card is."""
    return _sets_of_cards().get(code, [])


def _products(card: Card) -> set[str]:
    """Where it came out, first or again."""
    sets = set(sets_of(card.code))
    again = (code for code, product in almanac.products().items() if not sets.isdisjoint(product.sets))
    return {card.product, *again}


@cache
def _sets_of_cards() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, each in sorted(almanac.objective_sets().items()):
        for code in {each.objective, *each.cards}:
            found.setdefault(code, []).append(number)
    return found


def _chosen(fact: str) -> Choice[Card]:
    return Choice(fact, _HAS[fact], cache(partial(values, fact)), partial(called, fact))


@cache
def _printed(card: str, number: str) -> tuple[int, ...]:
    """A number, if it stands on the card, be it 0."""
    return (getattr(official(card), number),) if getattr(_teller("en").card(card), number) else ()


def _number(name: str) -> Number[Card]:
    return Number(name, lambda card: _printed(card.code, name))


def _icon(place: int) -> Number[Card]:
    """How many of a combat icon a card has, edge-enabled ones included."""
    return Number(ICON_NAMES[place], lambda card: (card.icons[place] + card.icons[place + len(ICON_NAMES)],))


FIELDS: Final[tuple[Field[Card], ...]] = (
    Wording("words", lambda card, lang: _words_on(card.code, lang)),
    Wording("name", lambda card, _: _names(card.code)),
    Wording("text", lambda card, lang: _text(card.code, lang)),
    *map(_chosen, _HAS),
    *map(_number, ("cost", "force", "resources", "capacity", "priority")),
    *map(_icon, range(len(ICON_NAMES))),
    Flag("unique", lambda card: card.unique),
    Flag("playable", lambda card: card.code in CARDS),
)
