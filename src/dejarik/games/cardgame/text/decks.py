"""Decks in words: what is in them, and what is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dejarik.games.cardgame.cards import almanac
from dejarik.games.cardgame.cards.facts import SIDE_OF
from dejarik.games.cardgame.cards.library import CARDS, SETS
from dejarik.games.cardgame.decks.rules import Fault
from dejarik.games.cardgame.rules.setup import Deck
from dejarik.games.cardgame.text import titles
from dejarik.words import shared_words

LONGEST = 200  # of what a file has and nobody understood


class DeckTexts:
    """Decks in one language."""

    def __init__(self, lang: str) -> None:
        self.words = shared_words(lang, "cardgame")

    def faults(self, found: Iterable[Fault]) -> list[str]:
        """A sentence for each fault."""
        return [self.fault(fault) for fault in found]

    def cited(self, found: Iterable[Fault]) -> list[str]:
        """A sentence for each fault with the id of its rule, where it cannot be clicked."""
        return [f"{self.fault(fault)} [{fault.rule}]" for fault in found]

    def fault(self, fault: Fault) -> str:
        """One fault as a sentence, with the line of the file where it has one."""
        words = self.words
        args: dict[str, object] = {"found": fault.found, "allowed": fault.allowed}
        named = fault.text in almanac.cards()
        args["text"] = titles.title(words, fault.text) if named else fault.text[:LONGEST]
        args["number"], args["side"] = fault.set, fault.word
        args["set"] = self.set_name(fault.set) if fault.set in almanac.objective_sets() else str(fault.set)
        args["affiliation"] = titles.title(words, fault.word) if fault.word in SIDE_OF else fault.word
        if fault.near:
            args["near"] = list(fault.near)
        said = words.say(f"fault-{_kind(fault)}", **args)
        return words.say("fault-at-line", line=fault.line, fault=said) if fault.line else said

    def set_name(self, number: int) -> str:
        """An objective set goes by the title of its objective."""
        return titles.title(self.words, almanac.objective_sets()[number].objective)

    def sections(self, deck: Deck) -> list[tuple[str, list[str]]]:
        """A deck as people list it: each objective set with its cards."""
        words = self.words
        shown = []
        for number, count in Counter(deck.sets).items():
            heading = words.say("deck-set", count=count, name=self.set_name(number), number=number)
            cards = Counter(SETS[number].cards)
            lines = [
                words.say("deck-card", count=n * count, name=self._card(code)) for code, n in cards.items()
            ]
            shown.append((heading, lines))
        return shown

    def _card(self, code: str) -> str:
        kind = self.words.say(f"type-{CARDS[code].type}")
        return self.words.say("deck-card-of-type", name=titles.title(self.words, code), type=kind)


def _kind(fault: Fault) -> str:
    """Two faults have other words if a name was not understood than if it is missing or a number."""
    if fault.kind == "unknown-set" and fault.set:
        return "unknown-number"
    if fault.kind == "unknown-set" and fault.near:
        return "unknown-set-near"
    return "affiliation-missing" if fault.kind == "no-affiliation" and not fault.word else fault.kind
