"""Sides of dice in words, and short."""

from __future__ import annotations

from dejarik.games.destiny.cards.facts import BLANK, SPECIAL, Side, X
from dejarik.words import Words


class Sides:
    """Sides of dice in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def side(self, side: Side, *, bracketed: bool = False) -> str:
        """A side in words, "2 melee damage (cost 1)", or as it stands inside brackets."""
        words = self.words
        symbol = words.phrase(f"symbol-{side.symbol}")
        if side.symbol in (BLANK, SPECIAL):
            said = words.text("side-plain", symbol=symbol)
        else:
            value: int | str = "X" if side.value == X else side.value
            said = words.text("side-valued", value=value, symbol=symbol, modifier=side.modifier)
        name = "side-for.bracketed" if bracketed else "side-for"
        return words.say(name, side=said, cost=side.cost) if side.cost else str(said)

    def short(self, side: Side, *, plain: bool = False) -> str:
        """A side in a few signs, "2⚔¹"; `plain` has letters alone, "2 Me (1)"."""
        words = self.words
        if side.symbol == BLANK:
            return words.say("symbol-blank.letters" if plain else "symbol-blank.sign")
        mark = words.say(f"symbol-{side.symbol}.{'letters' if plain else 'sign'}")
        value = "" if side.symbol == SPECIAL else "X" if side.value == X else str(side.value)
        plus = "+" if side.modifier else ""
        if plain:
            cost = f" ({side.cost})" if side.cost else ""
            return f"{plus}{value} {mark}{cost}".strip()
        return f"{plus}{value}{mark}{_SUPERSCRIPTS[side.cost] if side.cost else ''}"


_SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
