"""What the components of Outer Rim can be looked for by: what is on their faces."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim.show.showcase import ORIGINAL, codes, face
from dejarik.games.outer_rim.text import Teller
from dejarik.search import Choice, Field, Flag, Number, Wording, in_every_language, plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dejarik.faces import CardFace

_FACTS: Final = ("type", "set", "affiliation")


@cache
def cards() -> Mapping[str, CardFace]:
    """Everything that has a face, as it is called first."""
    return {code: face(code, ORIGINAL) for code in codes()}


@lru_cache(maxsize=8)
def _teller(lang: str) -> Teller:
    return Teller(lang)


@lru_cache(maxsize=4096)
def _words_on(code: str, lang: str) -> tuple[str, ...]:
    shown = face(code, lang)
    stories = [part for section in shown.sections for part in (section.title, section.story, section.text)]
    parts = (code, shown.name, shown.original, shown.subtitle, shown.type_line, *shown.abilities, *stories)
    return (plain(" ".join(parts)),)


@cache
def _names(code: str) -> tuple[str, ...]:
    return tuple(in_every_language(lambda lang: plain(face(code, lang).name)))


def _values(fact: str) -> list[str]:
    return [each for each in dict.fromkeys(getattr(one, fact) for one in cards().values()) if each]


def _called(value: str, lang: str) -> tuple[str, ...]:
    return (_teller(lang).names.known(value),)


def _chosen(fact: str) -> Choice[CardFace]:
    return Choice(fact, lambda card: (getattr(card, fact),), cache(partial(_values, fact)), _called)


FIELDS: Final[tuple[Field[CardFace], ...]] = (
    Wording("words", lambda card, lang: _words_on(card.code, lang)),
    Wording("name", lambda card, _: _names(card.code)),
    *map(_chosen, _FACTS),
    Number("cost", lambda card: (int(card.cost),) if card.cost else ()),
    Flag("unique", lambda card: card.unique),
)
