"""Decks of the Card Game for people who make them: checked, shown, written in other forms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import SIDE_OF, slug
from dejarik.games.cardgame.decks.files import octgn, swlcgdb
from dejarik.games.cardgame.decks.files.gathering import NoDeck
from dejarik.games.cardgame.decks.files.reading import set_called
from dejarik.games.cardgame.decks.files.writing import write_code, write_text
from dejarik.games.cardgame.decks.finding import LARGEST_FILE, read_deck
from dejarik.games.cardgame.decks.formats import CONSTRUCTED, FORMATS, check_in
from dejarik.games.cardgame.decks.ready_made import READY_MADE as DECKS
from dejarik.games.cardgame.decks.rules import OFFICIAL, Fault
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.text import titles
from dejarik.games.cardgame.text.decks import DeckTexts

WRITERS = {"text": write_text, "o8d": octgn.write, "swlcgdb": swlcgdb.write, "code": write_code}
FORMS = tuple(WRITERS)
READY_MADE = tuple(DECKS)
_SHARED = re.compile(rf"(?:{'|'.join(SIDE_OF)}):\d+(?:-\d+)*")
_TELLING = re.compile(
    rf'{octgn.GAME_ID}|"card_blocks"|^\s*affiliation\s*:|^total objective sets', re.IGNORECASE | re.MULTILINE
)


def recognizes(name: str) -> bool:
    """A ready-made deck, a share code, or a file in which only such decks are written."""
    if slug(name) in READY_MADE or _SHARED.fullmatch(name.strip()):
        return True
    path = Path(name)
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_FILE:
            return False
        return path.suffix == ".o8d" or _TELLING.search(path.read_text("utf-8")) is not None
    except (OSError, ValueError):
        return False


def opened(name: str, under: str | None, lang: str) -> Opened:
    """A deck by name or file, judged under a format; `ValueError` with sentences if it is none."""
    texts = DeckTexts(lang)
    if under is not None and under not in FORMATS:
        raise ValueError(texts.fault(Fault("unknown-format", text=under, near=FORMATS)))
    try:
        return Opened(read_deck(name), under or CONSTRUCTED, texts)
    except NoDeck as bad:
        raise ValueError("\n".join(texts.cited(bad.faults))) from bad


class Opened:
    """A deck on the workbench, in the reader's language."""

    def __init__(self, deck: Deck, under: str, texts: DeckTexts) -> None:
        self.deck = deck
        self.under = under
        self.texts = texts
        self._found = check_in(deck, under)

    @property
    def title(self) -> str:
        if self.deck in DECKS.values():  # named in the reader's language, like its affiliation
            return titles.title(self.texts.words, self.deck.affiliation)
        return self.deck.name

    @property
    def about(self) -> str:
        return ""

    @property
    def summary(self) -> str:
        words = self.texts.words
        affiliation = titles.title(words, self.deck.affiliation)
        return words.say("deck-of", affiliation=affiliation, side=self.deck.side, count=len(self.deck.sets))

    def faults(self) -> list[tuple[str, str]]:
        return [(self.texts.fault(fault), fault.rule) for fault in self._found]

    def verdict(self) -> str:
        kind = "deck-is-not-legal" if self._found else "deck-is-legal"
        return self.texts.words.say(kind, format=self.under, count=len(self._found))

    def remarks(self) -> list[str]:
        return []

    def sections(self) -> Sequence[tuple[str, Sequence[str]]]:
        return self.texts.sections(self.deck)

    def as_data(self) -> Any:
        return {"side": self.deck.side, "deck": self.deck}

    def checked(self) -> dict[str, Any]:
        return {
            "name": self.deck.name,
            "side": self.deck.side,
            "format": self.under,
            "legal": not self._found,
            "playable": not self._found,
            "faults": [
                {**msgspec.to_builtins(fault), "rule": fault.rule, "says": self.texts.fault(fault)}
                for fault in self._found
            ],
        }

    def written(self, form: str) -> str:
        text = WRITERS[form](self.deck)
        return text if text.endswith("\n") else f"{text}\n"

    def changed(self, take: Sequence[str], put: Sequence[str]) -> Opened:
        """The deck with other objective sets, by number or by the title of their objective."""
        sets = list(self.deck.sets)
        for name in take:
            number = self._set(name)
            if number not in sets:
                raise ValueError(self.texts.fault(Fault("not-in-deck", set=number)))
            sets.remove(number)
        sets += map(self._set, put)
        changed = msgspec.structs.replace(self.deck, sets=tuple(sorted(sets)))
        return Opened(changed, self.under, self.texts)

    def _set(self, name: str) -> int:
        known = almanac.objective_sets()
        number = int(name) if name.isdecimal() and len(name) < 5 else set_called(name)
        if number not in known:  # in the reader's language
            called = (each for each in known if self.texts.set_name(each).casefold() == name.casefold())
            number = next(called, 0)
        if not number:
            raise ValueError(self.texts.fault(Fault("unknown-set", OFFICIAL, text=name)))
        return number

    def for_play(self) -> Deck:
        if self._found:
            raise ValueError("\n".join(self.texts.cited(self._found)))
        return self.deck
