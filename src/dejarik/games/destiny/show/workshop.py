"""Decks of Destiny for people who make them: checked, shown, written in other forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import PLAYABLE
from dejarik.games.destiny.decks.files.gathering import Reading
from dejarik.games.destiny.decks.files.names import resolve
from dejarik.games.destiny.decks.files.writing import WRITERS
from dejarik.games.destiny.decks.finding import (
    BadDeck,
    check,
    for_play,
    format_of,
    not_playable,
    read_deck,
    unwritable,
)
from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.points import team_points
from dejarik.games.destiny.decks.ready_made import READY_MADE as DECKS
from dejarik.games.destiny.decks.rules import Fault
from dejarik.games.destiny.rules.setup import Deck
from dejarik.games.destiny.text.decks import DeckTexts, sections

FORMS = tuple(WRITERS)
READY_MADE = tuple(DECKS)


def recognizes(name: str) -> bool:
    return name.strip().lower() in READY_MADE


def opened(name: str, under: str | None, lang: str) -> Opened:
    """A deck by name or file, judged under a format; `ValueError` with sentences if it is none."""
    texts = DeckTexts(lang)
    if under is not None and under not in formats():
        raise ValueError(texts.fault(Fault("unknown-format", text=under, near=tuple(formats()))))
    try:
        reading = read_deck(name)
    except BadDeck as bad:
        raise ValueError("\n".join(texts.cited(bad.faults))) from bad
    return Opened(reading, formats()[under] if under is not None else format_of(reading), texts)


class Opened:
    """A deck on the workbench, in the reader's language."""

    def __init__(self, reading: Reading, under: Format, texts: DeckTexts) -> None:
        self.reading = reading
        self.deck = reading.deck
        self.under = under
        self.texts = texts
        self._found = check(reading, under)
        self._unplayable = not_playable(reading.deck)
        self._format = texts.words.say(f"format-{under.name}")

    @property
    def title(self) -> str:
        return self.texts.called(self.deck)[0]

    @property
    def about(self) -> str:
        return self.texts.called(self.deck)[1]

    @property
    def summary(self) -> str:
        points = team_points(self.deck, self.under)
        return self.texts.words.say("deck-summary", format=self._format, points=points)

    def faults(self) -> list[tuple[str, str]]:
        return [(self.texts.fault(fault), fault.rule) for fault in self._found]

    def verdict(self) -> str:
        kind = "deck-illegal" if self._found else "deck-legal"
        return self.texts.words.say(kind, format=self._format, count=len(self._found))

    def remarks(self) -> list[str]:
        if not self._unplayable:
            return []
        said = self.texts.words.say("deck-not-playable", count=len(self._unplayable))
        return [said, *self.texts.cited(self._unplayable)]

    def sections(self) -> Sequence[tuple[str, Sequence[str]]]:
        return list(sections(self.deck, self.under, self.texts))

    def as_data(self) -> Any:
        return {"format": self.under.name, "deck": self.deck}

    def checked(self) -> dict[str, Any]:
        return {
            "name": self.deck.name,
            "format": self.under.name,
            "legal": not self._found,
            "playable": not self._found and not self._unplayable,
            "points": team_points(self.deck, self.under),
            "faults": [self._as_data(fault) for fault in self._found],
            "not_playable": [self._as_data(fault) for fault in self._unplayable],
        }

    def _as_data(self, fault: Fault) -> dict[str, object]:
        return {**msgspec.to_builtins(fault), "rule": fault.rule, "says": self.texts.fault(fault)}

    def written(self, form: str) -> str:
        """The deck in a form; one that could not be read in full would lose cards on the way."""
        if bad := unwritable(self.reading, form):
            raise ValueError(" ".join(self.texts.faults(bad)))
        return WRITERS[form](self.deck, self.under.name)

    def changed(self, take: Sequence[str], put: Sequence[str]) -> Opened:
        """The deck with other cards in it; team, plot and battlefield stay as they are."""
        cards = list(self.deck.cards)
        definitions = [almanac.definition(code) or code for code in cards]
        for name in take:
            code = self._code(name)
            wanted = almanac.definition(code) or code
            if wanted not in definitions:
                raise ValueError(self.texts.fault(Fault("not-in-deck", card=code)))
            at = definitions.index(wanted)
            del cards[at], definitions[at]
        cards += map(self._code, put)
        deck = msgspec.structs.replace(self.deck, cards=tuple(cards))
        return Opened(msgspec.structs.replace(self.reading, deck=deck), self.under, self.texts)

    def _code(self, name: str) -> str:
        found = resolve(name, PLAYABLE)
        if isinstance(found, Fault):
            raise ValueError(self.texts.fault(found))
        return found.code

    def for_play(self) -> Deck:
        if bad := (*self._found, *self._unplayable):
            raise ValueError("\n".join(self.texts.cited(bad)))
        return for_play(self.deck)
