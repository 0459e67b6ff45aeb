"""Which card, contact, ship, space or faction of Outer Rim is meant in a description."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik import positions
from dejarik.games.outer_rim.cards.facts import FACTIONS, NEGATIVE, NEUTRAL, POSITIVE, slug
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.positions import Path, Tree

LEVELS = {"negative": NEGATIVE, "neutral": NEUTRAL, "positive": POSITIVE}


class Fields(positions.Fields):
    """Values out of a description, cards and places among them."""

    def one_of(self, tree: Tree, path: Path, known: Iterable[str]) -> str:
        """A word out of some: `Mon Calamari` for `mon-calamari`; nothing if it is not one of them."""
        word = slug(str(tree))
        names = sorted(known)
        if word in names:
            return word
        self.unknown(path, "one-of", str(tree), names)
        return ""

    def card(self, tree: Tree, path: Path, types: tuple[str, ...] | None = None, deck: str = "") -> str:
        """The code of a card by its name; of some types, or of one deck."""
        code = slug(str(tree))
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
