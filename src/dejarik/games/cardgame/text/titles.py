"""Names of cards, as they stand on the card and as they stand in a sentence."""

from __future__ import annotations

from functools import cache, lru_cache

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import OBJECTIVE
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.words import Phrase, Words


@lru_cache(maxsize=4096)
def title(words: Words, code: str) -> str:
    """The title as it stands on the card, without quotes."""
    if code in CARDS:
        return words.entry(f"card-{code}").value
    return almanac.russian_titles()[code] if words.language == "ru" else almanac.cards()[code].title


@lru_cache(maxsize=4096)
def name(words: Words, code: str) -> Phrase:
    """The title as it stands in a sentence, in all its forms; a card nobody may know is "a card".

    A title that cannot be bent is carried by a noun that can: играет карту «Бей и беги».
    """
    if code not in CARDS:
        return words.phrase("noun-card")
    entry = words.entry(f"card-{code}")
    if not (entry.says("indeclinable") and entry.says("quoted")):
        return words.phrase(entry.id)
    noun = f"type-{OBJECTIVE}" if CARDS[code].type == OBJECTIVE else "noun-card"
    gender = entry.attributes["gender"]
    return words.phrase("title-carried", what=words.phrase(noun), title=entry.value, gender=gender)


def titled(words: Words, wanted: str) -> Phrase:
    """A card that a text names by its English title."""
    return name(words, _codes()[wanted])


@cache
def _codes() -> dict[str, str]:
    return {card.title: code for code, card in CARDS.items()}
