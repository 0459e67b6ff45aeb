"""Destiny for people who choose and browse in a window: ready-made decks, and the faces of all cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from dejarik.faces import (
    CardFace,
    CardFilter,
    DeckChoice,
    FilterValue,
    card_readings,
    keyword_rules,
)
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import Side
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.show.web import shown_side
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.almanac import FACTS, almanac_texts
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.games.destiny.text.missing import sentences

if TYPE_CHECKING:
    from dejarik.games.destiny.cards.almanac import OfficialCard


@lru_cache(maxsize=8)
def _teller(lang: str) -> Teller:
    return Teller(lang)


def ready_made(lang: str) -> list[DeckChoice]:
    """The ready-made decks in words."""
    texts = DeckTexts(lang)
    decks = []
    for deck in READY_MADE.values():
        shown = described(deck, lang)
        name, about = texts.called(deck)
        if about:
            shown = msgspec.structs.replace(shown, name=name, about=about)
        decks.append(shown)
    return decks


def described(deck: Deck, lang: str) -> DeckChoice:
    """A deck that can be played, known by its team."""
    teller = _teller(lang)
    team = list(dict.fromkeys(member.card for member in deck.team))
    names = [teller.name(code) for code in team]
    about = teller.words.say("lobby-deck", team=names, battlefield=teller.name(deck.battlefield))
    shown = [*team, *([deck.plot] if deck.plot else []), deck.battlefield]
    return DeckChoice(deck.name, " · ".join(names), about, shown)


def filters(lang: str) -> list[CardFilter]:
    """Sets in the order in which they came out, subtypes by their names."""
    say = almanac_texts(lang).words.say
    sets = [FilterValue(code, say(f"set-{code}")) for code in FACTS["set"]()]
    subtypes = [FilterValue(code, say(f"subtype-{code}")) for code in FACTS["subtype"]()]
    return [CardFilter("set", sets), CardFilter("subtype", sorted(subtypes, key=lambda one: one.name))]


@lru_cache(maxsize=8192)
def face(code: str, lang: str) -> CardFace:
    """The face of any official card; an unknown code raises `LookupError`."""
    card = almanac.find(code)
    if card is None:
        raise LookupError(code)
    texts = almanac_texts(lang)
    defined = almanac.definition(card.code)
    teller = _teller(lang)
    return CardFace(
        code=card.code,
        name=texts.title(card.code),
        original=card.title,
        subtitle=texts.subtitle(card.code),
        type=card.type,
        type_line=texts.facts(card.code)[0],
        subtypes=list(card.subtypes),
        color=card.color,
        affiliation=card.affiliation,
        set=card.set,
        cost="" if card.cost is None else str(card.cost),
        health="" if card.health is None else str(card.health),
        points="/".join(map(str, card.points)),
        unique=card.unique,
        playable=defined is not None,
        sides=[shown_side(side, teller.language) for side in _sides(card)],
        abilities=list(teller.card(defined).abilities) if defined is not None else [],
        missing=sentences(texts.words, card.code),
        readings=card_readings("destiny", defined or card.code, lang),
        rules=keyword_rules("destiny", sorted(CARDS[defined].keywords), lang) if defined is not None else [],
        other_sides=list(card.other_sides),
    )


def _sides(card: OfficialCard) -> tuple[Side, ...]:
    return card.sides if card.die else ()
