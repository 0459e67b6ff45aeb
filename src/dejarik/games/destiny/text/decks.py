"""Decks in words: what is wrong with them, and the names of all official cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.elements import missing
from dejarik.games.destiny.cards.facts import AFFILIATIONS, CHARACTER, COLORS, TYPES
from dejarik.games.destiny.decks import points
from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.rules import Fault
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.text.missing import named
from dejarik.words import shared_words

LONGEST = 200  # of what stands in a file and is said again
NAMING_CARDS = ("unknown-card", "ambiguous")  # faults that name other cards


class DeckTexts:
    """Decks and their cards in one language."""

    def __init__(self, lang: str) -> None:
        self.words = shared_words(lang, "destiny")

    def title(self, code: str) -> str:
        """The title alone, as it stands on the card."""
        if self.words.language == "ru":
            return almanac.russian_names()[code].title
        return almanac.cards()[code].title

    def subtitle(self, code: str) -> str:
        """The subtitle of a character or battlefield, or nothing."""
        if self.words.language == "ru":
            return almanac.russian_names()[code].subtitle
        return almanac.cards()[code].subtitle

    def name(self, code: str) -> str:
        """Title and subtitle."""
        title, subtitle = self.title(code), self.subtitle(code)
        return self.words.say("deck-card-name", title=title, subtitle=subtitle) if subtitle else title

    def quoted(self, code: str) -> str:
        """The name as it stands in a sentence."""
        if self.words.language == "ru" and almanac.cards()[code].type != CHARACTER:
            opening, closing = self.words.grammar.quotes
            return f"{opening}{self.name(code)}{closing}"
        return self.name(code)

    def called(self, deck: Deck) -> tuple[str, str]:
        """What people call a deck, and a sentence about it if it is one of ours."""
        message = f"our-deck-{deck.name}"
        if not deck.name or not self.words.has(message):
            return deck.name, ""
        return self.words.say(message), self.words.say(f"{message}.about")

    def faults(self, found: Iterable[Fault]) -> list[str]:
        """A sentence for each fault."""
        return [self.fault(fault) for fault in found]

    def cited(self, found: Iterable[Fault]) -> list[str]:
        """A sentence for each fault with the id of its rule, where it cannot be clicked."""
        return [f"{self.fault(fault)} [{fault.rule}]" for fault in found]

    def fault(self, fault: Fault) -> str:
        """One fault as a sentence, with the line of the file where it has one."""
        words = self.words
        said = words.say(f"fault-{fault.kind}", **self._arguments(fault))
        if fault.kind == "unknown-card" and fault.near:
            said = words.say("fault-and-near", fault=said, near=self._near(fault))
        return words.say("fault-at-line", line=fault.line, fault=said) if fault.line else said

    def _near(self, fault: Fault) -> list[str]:
        """What is like the one that was not found; names of cards have commas of their own."""
        opening, closing = self.words.grammar.quotes if fault.kind in NAMING_CARDS else ("", "")
        return [f"{opening}{name}{closing}" for name in fault.near]

    def _arguments(self, fault: Fault) -> dict[str, object]:
        words = self.words
        arguments: dict[str, object] = {
            "found": fault.found,
            "allowed": fault.allowed,
            "fewest": fault.fewest,
            "text": fault.text[:LONGEST],
        }
        if fault.near:
            arguments["near"] = self._near(fault)
        if fault.card:
            arguments["card"] = self.quoted(fault.card)
            waits = missing(fault.card)
            arguments["abilities"] = named(words, waits.abilities) if waits is not None else []
        if fault.text in almanac.cards():
            arguments["other"] = self.quoted(fault.text)
        word = fault.word
        if word in AFFILIATIONS:
            arguments["side"] = words.phrase(f"affiliation-{word}")
            arguments["adjective"] = f"adj-{word}"
        elif word in COLORS:
            arguments["color"] = f"color-{word}"
        elif word in TYPES:
            arguments["type"] = words.phrase(f"type-{word}")
        elif word in formats():
            arguments["format"] = words.say(f"format-{word}")
        return arguments


def sections(deck: Deck, under: Format, texts: DeckTexts) -> Iterator[tuple[str, list[str]]]:
    """A deck as people list it: the heading of each type with its cards."""
    words = texts.words
    team = [
        words.say(
            "deck-member",
            name=texts.name(member.card),
            elite=member.elite,
            points=points.member_points(member, deck, under),
        )
        for member in deck.team
        if (card := almanac.find(member.card)) is not None and card.points
    ]
    yield words.say("type-character.label"), team
    if almanac.find(deck.plot) is not None:
        plot = words.say("deck-plot", name=texts.name(deck.plot), points=points.plot_points(deck, under))
        yield words.say("type-plot.label"), [plot]
    battlefields = [code for code in (deck.battlefield, deck.other_battlefield) if almanac.find(code)]
    if battlefields:
        yield words.say("type-battlefield.label"), [texts.name(code) for code in battlefields]
    if beside := [code for code in deck.under if almanac.find(code)]:
        yield words.say("deck-under"), [texts.name(code) for code in beside]
    numbers = Counter(code for code in deck.cards if almanac.find(code) is not None)
    for kind in TYPES:
        cards = [code for code in numbers if almanac.cards()[code].type == kind]
        if cards:
            lines = [
                words.say("deck-card", count=numbers[code], name=texts.name(code)) for code in sorted(cards)
            ]
            yield words.say(f"type-{kind}.label"), lines
