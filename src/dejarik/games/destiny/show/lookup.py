"""The cards of Destiny for people at a command line: found and shown, playable or not."""

from __future__ import annotations

from typing import Any

from dejarik.faces import card_readings
from dejarik.games import destiny
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.elements import missing
from dejarik.games.destiny.decks.rules import OFFICIAL, Fault
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.almanac import almanac_texts
from dejarik.games.destiny.text.missing import sentences

_ = destiny.GAME  # its cards are what can be played


def named(name: str, lang: str) -> list[str]:
    """The card with this code, or all of this name; `ValueError` with names that look like it."""
    one = almanac.find(name)
    found = [one] if one is not None else almanac.named(name)
    if not found:
        near = tuple(almanac.near(name, russian=lang == "ru"))
        raise ValueError(almanac_texts(lang).fault(Fault("unknown-card", OFFICIAL, text=name, near=near)))
    return [card.code for card in found]


def line(code: str, lang: str) -> tuple[str, str]:
    """A card in a list: its name, and what it is."""
    texts = almanac_texts(lang)
    return texts.name(code), texts.words.say(f"type-{almanac.cards()[code].type}")


def face(code: str, lang: str) -> list[str]:
    """Everything on a card, line by line, its name first; at the end how we read it where it leaves room."""
    texts = almanac_texts(lang)
    defined = almanac.definition(code)
    said = sentences(texts.words, code) if defined is None else Teller(lang).card(defined).abilities
    read = [
        texts.words.say("cards-reading", title=reading.title, id=reading.rule)
        for reading in card_readings("destiny", defined or code, lang)
    ]
    return [texts.name(code), *texts.facts(code), *said, *read]


def as_data(code: str, lang: str) -> dict[str, Any]:
    card = almanac.cards()[code]
    facts = {name: getattr(card, name) for name in card.__struct_fields__}
    return {
        **facts,
        "die": card.die.split(),
        "name": almanac_texts(lang).name(code),
        "playable": almanac.definition(code) is not None,
        "missing": missing(code),
    }
