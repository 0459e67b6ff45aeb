"""A deck being read from a file: what was found so far, and every fault with its line."""

from __future__ import annotations

from typing import Final

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import AFFILIATION, SIDE_OF, slug
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.rules import OFFICIAL, PLAYABLE, Fault, not_in_play
from dejarik.games.cardgame.rules.setup import Deck

CHOOSE_AFFILIATION: Final = "cardgame.deck.choose-affiliation"
MOST_FAULTS: Final = 200  # whoever wrote more of them wrote no deck, and reading on only takes time
MOST_SETS: Final = 1000
MOST_COUNTED: Final = 99  # far above what is legal: the deck is refused by the rules and not by the memory


class NoDeck(ValueError):
    """A file that is not a deck: the faults say why, with their lines."""

    def __init__(self, *faults: Fault, rest: Deck | None = None):
        self.faults = faults
        self.rest = rest or Deck("", ())  # what could be read all the same
        super().__init__("; ".join(f"line {fault.line}: {fault.kind} {fault.text}" for fault in faults))


class Reading:
    """Gathers an affiliation and objective sets from any form of a deck."""

    def __init__(self) -> None:
        self.name = ""
        self.affiliation = ""
        self.sets: list[int] = []
        self.faults: list[Fault] = []

    def note(self, fault: Fault) -> None:
        self.faults.append(fault)
        if len(self.faults) > MOST_FAULTS:
            raise NoDeck(*self.faults)

    def wrong(self, kind: str, line: int, text: str = "") -> None:
        self.note(Fault(kind, line=line, text=text))

    def affiliate(self, word: str, line: int) -> None:
        """The affiliation, of which a deck has exactly one."""
        # rule: cardgame.deck.choose-affiliation
        affiliation = affiliation_in(word)
        if affiliation not in SIDE_OF:
            self._no_affiliation(word.strip(), affiliation, line)
        elif self.affiliation:
            self.note(Fault("second-affiliation", CHOOSE_AFFILIATION, word=affiliation, line=line))
        self.affiliation = affiliation

    def add(self, number: int, count: object, line: int, text: str) -> None:
        """Copies of a set; the text says what stood there."""
        copies = counted(count)
        if number not in SETS:
            self.note(not_in_play(number, line))
        elif not copies:
            self.wrong("bad-count", line, text)
        else:
            self.sets += [number] * copies
            if len(self.sets) > MOST_SETS:
                raise NoDeck(Fault("bad-count", line=line, text=text))

    def _no_affiliation(self, word: str, affiliation: str, line: int) -> None:
        if any(card.type == AFFILIATION for card in almanac.titled(affiliation)):
            self.unknown(affiliation, line)
        else:
            self.note(Fault("no-affiliation", CHOOSE_AFFILIATION, word=word, line=line))

    def unknown(self, title: str, line: int) -> None:
        """A card with which nobody can play: there is none, or it cannot be played yet."""
        found = almanac.titled(title)
        if found and all(card.code not in CARDS for card in found):
            self.note(Fault("not-playable", PLAYABLE, line=line, text=found[0].code))
        else:
            self.note(Fault("unknown-card", OFFICIAL, line=line, text=title))

    def deck(self) -> Deck:
        """What was read; `NoDeck` with everything that is wrong, from the top of the file."""
        self.faults.sort(key=lambda fault: fault.line)
        if not self.affiliation and all(fault.kind != "no-affiliation" for fault in self.faults):
            self.faults.append(Fault("no-affiliation", CHOOSE_AFFILIATION, line=1))
        deck = Deck(self.affiliation, tuple(sorted(self.sets)), self.name)
        if self.faults:
            raise NoDeck(*self.faults, rest=deck)
        return deck


def affiliation_in(word: str) -> str:
    """The affiliation a word means; a product may stand behind it in brackets."""
    return slug(word.partition("(")[0])


def counted(number: object) -> int:
    """How many copies that says; 0 if nobody can mean it."""
    said = str(number).strip()
    count = int(said) if said.isdecimal() and len(said) < 10 else 0
    return count if count <= MOST_COUNTED else 0
