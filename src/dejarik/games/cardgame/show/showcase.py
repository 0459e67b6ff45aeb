"""The Card Game for people who choose and browse in a window: ready-made decks and faces."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from dejarik.faces import BadFilter, CardFace, CardFact, CardFilter, DeckChoice, FilterValue, keyword_rules
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import DARK, ICON_NAMES, LIGHT, NEUTRAL, SIDE_OF, slug
from dejarik.games.cardgame.cards.library import CARDS, SETS, official
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.text import Teller, titles
from dejarik.games.cardgame.text.cards import keywords_of, ordered
from dejarik.games.cardgame.text.finding import mentions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dejarik.games.cardgame.cards.facts import Card


@lru_cache(maxsize=8)
def _teller(lang: str) -> Teller:
    return Teller(lang)


def ready_made(lang: str) -> list[DeckChoice]:
    """The ready-made decks in words."""
    return [described(name, deck, lang) for name, deck in READY_MADE.items()]


def described(name: str, deck: Deck, lang: str) -> DeckChoice:
    """A deck, known by its affiliation and its objectives."""
    teller = _teller(lang)
    objectives = list(dict.fromkeys(SETS[number].objective for number in deck.sets))
    about = teller.words.say(
        "lobby-deck",
        side=teller.words.say(f"noun-{deck.side}-side"),
        objectives=[titles.name(teller.words, code) for code in objectives],
    )
    return DeckChoice(name, teller.name(deck.affiliation), about, [deck.affiliation, *objectives], deck.side)


# ---- Faces ----------------------------------------------------------------------------------------

_WORDS: dict[str, Callable[[Card], list[str]]] = {
    "type": lambda card: [card.type],
    "side": lambda card: [card.side],
    "affiliation": lambda card: [card.affiliation],
    "subtype": lambda card: [slug(trait) for trait in card.traits],
    "keyword": keywords_of,
    "set": lambda card: [*map(str, _sets(card.code)), *_products(card)],
}
_NUMBERS = ("cost", "force", "resources", "capacity", "priority")
_KNOWN: dict[str, Callable[[], Sequence[str]]] = {
    "side": lambda: (LIGHT, DARK),
    "affiliation": lambda: (*SIDE_OF, NEUTRAL),
    "set": lambda: (*map(str, almanac.objective_sets()), *almanac.products()),
}


def cards(filters: Mapping[str, str], lang: str) -> list[CardFace]:
    """The official cards that fit, set by set: by keys of their facts, by numbers, and by words in `q`.

    A set is an objective set by its number, or a product. What is no such fact raises `BadFilter`.
    """
    codes = filters.get("codes", "")
    if codes:
        return [face(code, lang) for code in codes.split(",") if code in almanac.cards()]
    found = [official(code) for code in almanac.cards()]
    for name, typed in filters.items():
        if name in _WORDS:
            known = _KNOWN[name]() if name in _KNOWN else sorted(_all(name))
            if typed not in known:
                raise BadFilter(typed, known)
            found = [card for card in found if typed in _WORDS[name](card)]
        elif name in _NUMBERS:
            if not typed.isdecimal() or len(typed) > 3:
                raise BadFilter(typed)
            found = [card for card in found if _has(card, name) and getattr(card, name) == int(typed)]
        elif name == "unique" and typed in ("1", "true", "yes"):
            found = [card for card in found if card.unique]
        elif name == "playable" and typed in ("1", "true", "yes"):
            found = [card for card in found if card.code in CARDS]
    typed = filters.get("q", "")
    return [face(card.code, lang) for card in found if not typed or mentions(card.code, typed, _teller(lang))]


def filters(lang: str) -> list[CardFilter]:
    """Products in the order in which they came out, traits and keywords by their names."""
    say = _teller(lang).words.say
    products = [FilterValue(code, say(f"product-{code}")) for code in almanac.products()]
    found = [CardFilter("set", products)]
    for fact, word in (("subtype", "trait"), ("keyword", "keyword")):
        values = [FilterValue(code, say(f"{word}-{code}")) for code in _all(fact)]
        found.append(CardFilter(fact, sorted(values, key=lambda one: one.name)))
    return found


def _all(name: str) -> set[str]:
    return {word for card in almanac.cards().values() for word in _WORDS[name](card)}


def _has(card: Card, number: str) -> bool:
    """Whether such a number stands on the card, be it 0."""
    return bool(getattr(_teller("en").card(card.code), number))


def _sets(code: str) -> list[int]:
    return _sets_of_cards().get(code, [])


def _products(card: Card) -> set[str]:
    """Where it came out, first or again."""
    sets = set(_sets(card.code))
    again = (code for code, product in almanac.products().items() if not sets.isdisjoint(product.sets))
    return {card.product, *again}


@cache
def _sets_of_cards() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, each in sorted(almanac.objective_sets().items()):
        for code in {each.objective, *each.cards}:
            found.setdefault(code, []).append(number)
    return found


@lru_cache(maxsize=4096)
def face(code: str, lang: str) -> CardFace:
    """The face of any official card; an unknown code raises `LookupError`."""
    card = official(code)
    teller = _teller(lang)
    said = teller.card(code)
    return CardFace(
        code=code,
        name=said.name,
        original=card.title,
        subtitle="",
        type=card.type,
        type_line=said.type_line,
        subtypes=[slug(trait) for trait in ordered(card.traits)],
        color="",
        affiliation=card.affiliation,
        set=str(_sets(code)[0]) if _sets(code) else "",
        cost=said.cost,
        health=said.capacity,
        points="",
        unique=card.unique,
        playable=code in CARDS,
        sides=[],
        abilities=list(said.abilities),
        missing=[] if code in CARDS else [teller.words.say("face-not-playable")],
        rules=keyword_rules("cardgame", keywords_of(card), lang),
        facts=_facts(card, teller),
    )


def _facts(card: Card, teller: Teller) -> list[CardFact]:
    """What the other fields do not say: side, affiliation, numbers, combat icons, where to find it."""
    words = teller.words
    said = teller.card(card.code)
    found = [("side", said.side), ("affiliation", said.affiliation)]
    found += [(name, getattr(said, name)) for name in ("force", "resources", "capacity", "priority")]
    marks = [CardFact(kind, words.say(f"fact-{kind}"), value) for kind, value in found if value]
    for place, number in enumerate(card.icons):
        edge, icon = divmod(place, len(ICON_NAMES))
        name = words.say(f"icon-{ICON_NAMES[icon]}.short")
        if number and edge:
            marks.append(CardFact(f"edge-{ICON_NAMES[icon]}", words.say("fact-edge", icon=name), str(number)))
        elif number:
            marks.append(CardFact(ICON_NAMES[icon], words.say("fact-icon", icon=name), str(number)))
    if said.sets:
        marks.append(CardFact("sets", words.say("fact-sets"), "; ".join(said.sets)))
    marks.append(CardFact("product", words.say("fact-product"), said.product))
    marks.append(CardFact("number", words.say("fact-number"), str(card.number)))
    return marks
