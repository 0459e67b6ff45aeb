"""Official cards in words: their facts, and what people type when they look for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import AFFILIATIONS, COLORS, PLAYABLE, SYMBOLS, TYPES, Side, X, side
from dejarik.games.destiny.decks.formats import balance_of_the_force
from dejarik.games.destiny.text.decks import DeckTexts
from dejarik.games.destiny.text.sides import Sides
from dejarik.words.sentences import listed

_TYPED_SIDE = re.compile(
    r"(?P<plus>\+?)\s*(?P<value>\d|x)?\s*(?P<symbol>[^\d+]+?)"
    r"(?:,?\s+\(?[^\W\d]+\s+(?P<cost>\d)\D*)?",  # "for 1", "(cost 1)", "за 1 ресурс": a word and a number
    re.IGNORECASE,
)

RARITIES = ("starter", "common", "uncommon", "rare", "legendary")
# What a card can be searched by in words, and the keys there are.
FACTS: dict[str, Callable[[], Sequence[str]]] = {
    "set": lambda: tuple(almanac.SETS),
    "color": lambda: COLORS,
    "affiliation": lambda: AFFILIATIONS,
    "type": lambda: TYPES,
    "subtype": lambda: sorted({each for card in almanac.cards().values() for each in card.subtypes}),
    "rarity": lambda: RARITIES,
}


class Face(msgspec.Struct, frozen=True):
    """A side that somebody looks for; what is None or empty does not matter."""

    symbol: str
    value: int | None = None
    modifier: bool | None = None
    cost: int | None = None

    def fits(self, side: Side) -> bool:
        return (
            self.symbol in ("", side.symbol)
            and self.value in (None, side.value)
            and self.modifier in (None, side.modifier)
            and self.cost in (None, side.cost)
        )


class AlmanacTexts(DeckTexts):
    """The almanac in one language."""

    def facts(self, code: str) -> list[str]:
        """The facts of a card, a line for each group of them."""
        card, words = almanac.cards()[code], self.words
        noun = words.phrase(f"type-{card.type}")
        kind = words.say(
            "face-type", type=words.say(f"type-{card.type}.label"), noun=noun, unique=card.unique
        )
        if card.subtypes:
            subtypes = [words.phrase(f"subtype-{subtype}") for subtype in card.subtypes]
            kind = words.say("face-subtypes", line=kind, subtypes=listed(words, subtypes))
        colors = [
            words.say("agreeing", what=noun, adjective=f"color-{card.color}"),
            words.say("agreeing", what=noun, adjective=f"adj-{card.affiliation}"),
        ]
        # rule: destiny.card.rarity.levels
        rarity = words.say("agreeing", what=words.phrase("noun-card"), adjective=f"rarity-{card.rarity}")
        printed = words.say(
            "almanac-printed", set=words.say(f"set-{card.set}"), number=card.position, rarity=rarity
        )
        lines = [kind, ", ".join(colors), printed]
        if card.type in PLAYABLE and card.cost is not None:
            lines.append(words.say("almanac-cost", cost=card.cost))
        if card.health is not None:
            lines.append(words.say("almanac-health", health=card.health))
        if card.points:
            lines.append(words.say("almanac-points", points="/".join(map(str, card.points))))
        if code in balance_of_the_force():
            binding = "/".join(map(str, balance_of_the_force()[code]))
            lines.append(words.say("almanac-balance", points=binding))
        # rule: destiny.card.die-reference
        if card.die:
            sides = Sides(words)
            said = ", ".join(sides.side(each) for each in card.sides)
            lines.append(words.say("almanac-die", sides=said))
        return lines

    def names_of(self, option: str, key: str) -> list[str]:
        """What a fact is called in this language; an adjective also as it is said of a card."""
        words = self.words
        if option == "set":
            return [key, words.say(f"set-{key}")]
        adjective = f"adj-{key}" if option == "affiliation" else f"{option}-{key}"
        said = [words.say(f"{option}-{key}")]
        if option in ("color", "rarity", "affiliation"):
            said.append(words.say("agreeing", what=words.phrase("noun-card"), adjective=adjective))
        return said

    def face(self, typed: str) -> Face | None:
        """A side as people type it: `2 melee`, `+1 shield`, `special`, `3 ranged (cost 1)`, `2MD`."""
        try:
            return _exactly(side(typed.strip()))
        except (ValueError, TypeError):
            pass
        found = _TYPED_SIDE.fullmatch(typed.strip())
        symbol = self._symbol(found["symbol"]) if found is not None else None
        if found is None or symbol is None:
            return None
        value = found["value"]
        return Face(
            symbol,
            None if value is None else X if value in "xX" else int(value),
            True if found["plus"] else None if value is None else False,
            None if found["cost"] is None else int(found["cost"]),
        )

    def _symbol(self, typed: str) -> str | None:
        wanted = almanac.plain(typed)
        for symbol in (*SYMBOLS, "blank", "any"):
            names = (symbol, self.words.say(f"symbol-{symbol}"))
            if any(almanac.plain(name).startswith(wanted) for name in names):
                return symbol
        # A plural or another case of the word has the same beginning.
        return next(
            (
                symbol
                for symbol in SYMBOLS
                if wanted[:4] == almanac.plain(self.words.say(f"symbol-{symbol}"))[:4]
            ),
            None,
        )


def _exactly(shown: Side) -> Face:
    return Face(shown.symbol, shown.value, shown.modifier, shown.cost)


@lru_cache(maxsize=8)
def almanac_texts(lang: str) -> AlmanacTexts:
    """Kept, because the messages that are read for them take long to read."""
    return AlmanacTexts(lang)
