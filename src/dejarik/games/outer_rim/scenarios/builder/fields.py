"""Which card, contact, ship, space or faction of Outer Rim is meant in a description."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from dejarik import positions
from dejarik.games.outer_rim.cards.editions import FIRST_EDITION, PRINTINGS, first_code, printed
from dejarik.games.outer_rim.cards.facts import FACTIONS, NEGATIVE, NEUTRAL, POSITIVE, slug
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, SHIPS
from dejarik.games.outer_rim.text import Teller
from dejarik.positions import Path, Tree

KNOWN = (CARDS, SHIPS, CONTACTS, CHARACTERS)
LEVELS = {"negative": NEGATIVE, "neutral": NEUTRAL, "positive": POSITIVE}


@cache
def displayed() -> dict[str, str]:
    """What is displayed in English under another name than its code: the name in small letters, the code."""
    names = Teller("en").names
    codes = {first_code(code) for known in KNOWN for code in known}
    shown = [(names.known(code).lower(), code) for known in KNOWN for code in known if code in codes]
    return {name: code for name, code in shown if not any(slug(name) in known for known in KNOWN)}


def names_in(edition: int) -> dict[str, str]:
    """What things of an edition may be called besides their codes: as displayed, or as first printed."""
    first = {code: printed(code, edition) for code in PRINTINGS}
    shown = {name: printed(code, edition) for name, code in displayed().items()}
    return {name: code for name, code in (first | shown).items() if name != code}


@cache
def _by_slug() -> dict[str, str]:
    return {slug(name): code for name, code in displayed().items()}


def code_of(name: str, edition: int = FIRST_EDITION) -> str:
    """A code by itself or by the name that is displayed: `gungan-armourer` for `Gungan Armorer`."""
    word = slug(name)
    return printed(_by_slug().get(word, word), edition)


class Fields(positions.Fields):
    """Values out of a description, cards and places among them."""

    edition = FIRST_EDITION  # of the box: a position that does not name one was written for the first

    def one_of(self, tree: Tree, path: Path, known: Iterable[str]) -> str:
        """A word out of some: `Mon Calamari` for `mon-calamari`; nothing if it is not one of them."""
        word = code_of(str(tree))
        names = sorted(known)
        if word in names:
            return word
        self.unknown(path, "one-of", str(tree), names)
        return ""

    def card(self, tree: Tree, path: Path, types: tuple[str, ...] | None = None, deck: str = "") -> str:
        """The code of a card by its name; of some types, or of one deck."""
        code = code_of(str(tree), self.edition)
        if code not in CARDS:
            self.no_such_card(path, str(tree), code, {one: one for one in CARDS})
            return ""
        facts = CARDS[code]
        if types is not None and facts.type not in types:
            self.complain(path, "card-type", name=str(tree), kind=facts.type or "–", wanted=", ".join(types))
            return ""
        if deck and facts.deck != deck:
            self.complain(path, "card-type", name=str(tree), kind=facts.deck, wanted=deck)
            return ""
        return code

    def reputation(self, tree: Tree, path: Path) -> tuple[int, ...]:
        """`{hutt: negative}`: all others are neutral."""
        fields = self.fields(tree, path, FACTIONS)
        found = dict.fromkeys(FACTIONS, NEUTRAL)
        for faction, word in fields.items():
            level = self.one_of(word, (*path, faction), LEVELS)
            if faction in found and level:
                found[faction] = LEVELS[level]
        return tuple(found.values())
