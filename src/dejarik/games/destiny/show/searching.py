"""What the cards of Destiny can be looked for by: facts, words, and the sides of their dice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, ClassVar, Final

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BLANK, DAMAGE, Side, X
from dejarik.games.destiny.decks.formats import balance_of_the_force, formats
from dejarik.games.destiny.text import Teller
from dejarik.games.destiny.text.almanac import FACTS, Face, almanac_texts
from dejarik.search import BadQuery, Choice, Field, Flag, Number, Wording, in_every_language, plain
from dejarik.search.fields import COMPARED, EQUAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from dejarik.games.destiny.cards.almanac import OfficialCard

_VALUE = re.compile(r"(?P<plus>\+?)(?P<value>\d)")


def cards() -> Mapping[str, OfficialCard]:
    """All official cards, playable or not, in the order of the sets."""
    return almanac.cards()


@dataclass(frozen=True)
class Sides(Field["OfficialCard"]):
    """A side of the die, as people type it: `special`, `2melee`, `+1 shield`; with `>=` one of at least that
    value, of any symbol if none is named."""

    SIGNS: ClassVar = (*COMPARED, "!", "!=")

    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[OfficialCard], bool]:
        face = _face(typed)
        if face is None:
            raise BadQuery("side", at, text=typed)
        if sign in EQUAL:
            return lambda card: any(face.fits(side) for side in _sides(card))
        value, compared = face.value, COMPARED[sign]
        if value is None or value == X:
            raise BadQuery("side-value", at, text=typed)
        alike = Face(face.symbol, None, True if face.modifier else None, face.cost)
        return lambda card: any(
            alike.fits(side) and side.value != X and compared(side.value, value) for side in _sides(card)
        )


def _face(typed: str) -> Face | None:
    """A side as somebody types it, in whatever language."""
    bare = _VALUE.fullmatch(typed)
    if bare is not None:
        return Face("", int(bare["value"]), True if bare["plus"] else None)
    said = in_every_language(lambda lang: almanac_texts(lang).face(typed))
    return next((face for face in said if face is not None), None)


@cache
def _sides(card: OfficialCard) -> tuple[Side, ...]:
    """Kept, because the short form of a die is read anew whenever it is asked for."""
    return card.sides


@cache
def _names(code: str) -> tuple[str, ...]:
    """The code of a card, and its name in every language."""
    return (code, *in_every_language(lambda lang: plain(almanac_texts(lang).name(code))))


@lru_cache(maxsize=8192)
def _text(code: str, lang: str) -> tuple[str, ...]:
    """Our words for what a card does; a card that cannot be played has none."""
    defined = almanac.definition(code)
    return (plain(" ".join(Teller(lang).card(defined).abilities)),) if defined is not None else ()


def _called(fact: str, value: str, lang: str) -> Iterable[str]:
    return almanac_texts(lang).names_of(fact, value)


def _has(fact: str, card: OfficialCard) -> tuple[str, ...]:
    return card.subtypes if fact == "subtype" else (getattr(card, fact),)


def _chosen(fact: str) -> Choice[OfficialCard]:
    return Choice(fact, partial(_has, fact), FACTS[fact], partial(_called, fact))


def _number(name: str) -> Number[OfficialCard]:
    def of(card: OfficialCard) -> tuple[int, ...]:
        printed = getattr(card, name)
        return () if printed is None else (printed,)

    return Number(name, of)


def _points(card: OfficialCard) -> tuple[int, ...]:
    """What it costs a team now: the rulebook has replaced some printed points."""
    return balance_of_the_force().get(card.code, card.points)


def _average_damage(card: OfficialCard) -> tuple[float, ...]:
    """Of one roll, modifiers counted as what they add; what a card works out counts nothing."""
    dealt = [side.value for side in _sides(card) if side.symbol in DAMAGE and side.value != X]
    return (sum(dealt) / len(_sides(card)),) if card.die else ()


@cache
def _is_legal_in(card: OfficialCard) -> tuple[str, ...]:
    """Of a card that was printed again, each printing does."""
    sets = {almanac.cards()[code].set for code in almanac.printings(card.code)}
    return tuple(name for name, each in formats().items() if not each.sets or not sets.isdisjoint(each.sets))


def _called_format(name: str, lang: str) -> tuple[str, ...]:
    return (almanac_texts(lang).words.say(f"format-{name}"),)


FIELDS: Final[tuple[Field[OfficialCard], ...]] = (
    Wording("name", lambda card, _: _names(card.code)),
    Wording("text", lambda card, lang: _text(card.code, lang)),
    *map(_chosen, FACTS),
    _number("cost"),
    _number("health"),
    Number("points", _points),
    Sides("die"),
    Number("sidecost", lambda card: [side.cost for side in _sides(card)] if card.die else ()),
    Number("blanks", lambda card: [sum(s.symbol == BLANK for s in _sides(card))] if card.die else ()),
    Number("damage", _average_damage),
    Flag("unique", lambda card: card.unique),
    Flag("dice", lambda card: bool(card.die)),
    Flag("playable", lambda card: almanac.definition(card.code) is not None),
    Choice("format", _is_legal_in, formats, _called_format),
)
