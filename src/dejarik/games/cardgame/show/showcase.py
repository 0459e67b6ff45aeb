"""The Card Game for people who choose and browse in a window: ready-made decks and faces."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dejarik.faces import CardFace, CardFact, CardFilter, DeckChoice, FilterValue, keyword_rules
from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import ICON_NAMES, slug
from dejarik.games.cardgame.cards.library import CARDS, SETS, official
from dejarik.games.cardgame.decks.ready_made import READY_MADE
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.show.searching import called, sets_of
from dejarik.games.cardgame.show.searching import values as facts
from dejarik.games.cardgame.text import Teller, titles
from dejarik.games.cardgame.text.cards import keywords_of, ordered

if TYPE_CHECKING:
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


def filters(lang: str) -> list[CardFilter]:
    """Products in the order in which they came out, traits and keywords by their names."""
    say = _teller(lang).words.say
    products = [FilterValue(code, say(f"product-{code}")) for code in almanac.products()]
    found = [CardFilter("set", products)]
    for fact in ("subtype", "keyword"):
        values = [FilterValue(value, next(iter(called(fact, value, lang)))) for value in facts(fact)]
        found.append(CardFilter(fact, sorted(values, key=lambda one: one.name)))
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
        set=str(sets_of(code)[0]) if sets_of(code) else "",
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
