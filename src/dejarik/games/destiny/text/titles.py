"""Names of cards: from the words of a language where they stand there, else from the almanac."""

from __future__ import annotations

from functools import cache, lru_cache

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, PLOT
from dejarik.games.destiny.cards.library import CARDS, REPRINTS
from dejarik.words import Form, Phrase, Words
from dejarik.words.grammar import YES, Entry

CASES = ("gen", "dat", "acc", "ins", "pre")  # as the almanac lists them


@lru_cache(maxsize=4096)
def title(words: Words, code: str) -> str:
    """The title as it stands on the card, without quotes."""
    code = REPRINTS.get(code, code)
    if words.has(f"card-{code}"):
        return words.entry(f"card-{code}").value
    if words.language == "ru" and code in almanac.russian_names():
        return almanac.russian_names()[code].title
    return CARDS[code].title if code in CARDS else almanac.cards()[code].title


def subtitle(words: Words, code: str) -> str:
    """The subtitle of a character or battlefield, or nothing."""
    code = REPRINTS.get(code, code)
    if words.has(f"card-{code}"):
        return words.say(f"card-{code}.subtitle") if words.has(f"card-{code}.subtitle") else ""
    if words.language == "ru" and code in almanac.russian_names():
        return almanac.russian_names()[code].subtitle
    return CARDS[code].subtitle if code in CARDS else almanac.cards()[code].subtitle


@lru_cache(maxsize=4096)
def name(words: Words, code: str) -> Phrase:
    """The title as it stands in a sentence, in all its forms; a card nobody may know is "a card"."""
    code = REPRINTS.get(code, code)
    if not code:
        return words.phrase("noun-card")
    kind = CARDS[code].type if code in CARDS else almanac.cards()[code].type
    said = _name(words, code, kind)
    if kind == CHARACTER or not str(said).startswith(words.grammar.quotes[0]):
        return said
    noun = words.phrase(f"type-{kind}" if kind in (BATTLEFIELD, PLOT) else "noun-card")
    return words.phrase("title-carried", what=said, noun=noun)


def _name(words: Words, code: str, kind: str) -> Phrase:
    if words.has(f"card-{code}"):
        return words.phrase(f"card-{code}")
    if words.language == "ru" and code in almanac.russian_names():
        return _russian(words, code)
    animate = {"animate": YES} if kind == CHARACTER else {}
    return words.grammar.noun(Entry(f"card-{code}", title(words, code), animate))


def titled(words: Words, wanted: str) -> Phrase:
    """A card that a text names by its English title."""
    code = _codes().get(wanted)
    return Phrase.fixed(wanted) if code is None else name(words, code)


@cache
def _codes() -> dict[str, str]:
    # The first printing that can be played comes first, and a character before a card of the same name.
    official = {card.title: code for code, card in reversed(almanac.cards().items())}
    playable = {card.title: code for code, card in reversed(CARDS.items())}
    characters = {card.title: code for code, card in reversed(CARDS.items()) if card.type == CHARACTER}
    return official | playable | characters


def _russian(words: Words, code: str) -> Phrase:
    entry = almanac.russian_names()[code]
    forms = {Form(): entry.title}
    forms |= {Form(case=case): text for case, text in zip(CASES, entry.forms, strict=False)}
    character = almanac.cards()[code].type == CHARACTER
    if not character:
        forms = {form: words.grammar.quoted(text) for form, text in forms.items()}
    return Phrase(forms, gender=entry.gender, animate=character, has_plural=False)
