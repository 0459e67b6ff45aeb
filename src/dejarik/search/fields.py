"""The kinds of things that cards can be looked for by: one of several values, a number, words, yes or no."""

from __future__ import annotations

import operator
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from dejarik.search.query import NEGATIVE, BadQuery
from dejarik.words import languages, shared_words
from dejarik.words.meaning import meant, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

C = TypeVar("C")
T = TypeVar("T")

EQUAL: Final = (":", "=")
COMPARED: Final[dict[str, Callable[[float, float], bool]]] = {
    ":": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
MOST_LISTED: Final = 20  # values that are all named to somebody who typed another
_NEAR: Final = 3
_NUMBER = re.compile(r"-?\d{1,4}([.,]\d{1,4})?")


@dataclass(frozen=True)
class Field(ABC, Generic[C]):
    """Something that cards can be looked for by. What it is called stands in `search-key-<name>`."""

    name: str

    SIGNS: ClassVar[tuple[str, ...]] = (*EQUAL, *NEGATIVE)

    def test(self, sign: str, values: Sequence[str], at: int | None, lang: str) -> Callable[[C], bool]:
        """Whether a card has one of the values, or none of them; `BadQuery` if it could not have."""
        if sign not in self.SIGNS:
            raise BadQuery("sign", at, text=sign, key=self.name)
        positive = ":" if sign in NEGATIVE else sign
        tests = [self.fits(positive, value, at, lang) for value in values]
        wanted = sign not in NEGATIVE
        return lambda card: any(test(card) for test in tests) == wanted

    @abstractmethod
    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[C], bool]:
        """Whether a card has the value that was typed; `sign` is positive."""

    def unknown(self, typed: str, known: Iterable[str], at: int | None) -> BadQuery:
        """What to answer to a value that there is not: those that look like it, or all if they are few."""
        every = list(dict.fromkeys(known))
        near = get_close_matches(plain(typed), [plain(name) for name in every], _NEAR)
        if not near and len(every) > MOST_LISTED:
            return BadQuery("unknown", at, key=self.name, text=typed)
        return BadQuery("values", at, key=self.name, text=typed, known=near or every)


@dataclass(frozen=True)
class Choice(Field[C]):
    """One of several values, or more of them: a type, a color, subtypes. A part of a name is enough."""

    of: Callable[[C], Collection[str]]
    values: Callable[[], Iterable[str]]
    called: Callable[[str, str], Iterable[str]]  # a value in a language

    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[C], bool]:
        found = meant(typed, _names_of_values(self))
        if not found or not plain(typed):
            raise self.unknown(typed, (next(iter(self.called(value, lang))) for value in self.values()), at)
        wanted = frozenset(found)
        return lambda card: not wanted.isdisjoint(self.of(card))

    def names(self, value: str) -> list[str]:
        """Its key, and what it is called in every language."""
        said = in_every_language(lambda lang: self.called(value, lang))
        return [value, *(name for names in said for name in names)]


@lru_cache(maxsize=64)
def _names_of_values(choice: Choice[Any]) -> dict[str, list[str]]:
    return {value: choice.names(value) for value in choice.values()}


@dataclass(frozen=True)
class Number(Field[C]):
    """A number, or several of which one must fit: a cost, the points of a character with one die and two."""

    of: Callable[[C], Collection[float]]

    SIGNS: ClassVar = (*COMPARED, *NEGATIVE)

    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[C], bool]:
        if not _NUMBER.fullmatch(typed):
            raise BadQuery("number", at, key=self.name, text=typed)
        wanted, compared = float(typed.replace(",", ".")), COMPARED[sign]
        return lambda card: any(compared(number, wanted) for number in self.of(card))


@dataclass(frozen=True)
class Wording(Field[C]):
    """Words on a card: all of them stand there, in this order if they were quoted; with `=` nothing else."""

    of: Callable[
        [C, str], Iterable[str]
    ]  # the texts that are looked through in a language, as `plain` has them

    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[C], bool]:
        wanted = plain(typed)
        if sign == "=":
            return lambda card: wanted in self.of(card, lang)
        return lambda card: any(wanted in text for text in self.of(card, lang))


@dataclass(frozen=True)
class Flag(Field[C]):
    """Something that a card is or is not."""

    holds: Callable[[C], bool]

    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[C], bool]:
        answers = {True: ["1", *listed("search-yes")], False: ["0", *listed("search-no")]}
        for wanted, names in answers.items():
            if plain(typed) in map(plain, names):
                return partial(self._agrees, wanted)
        raise self.unknown(typed, [said(f"search-{answer}", lang)[0] for answer in ("yes", "no")], at)

    def _agrees(self, wanted: bool, card: C) -> bool:
        return self.holds(card) == wanted


@dataclass(frozen=True)
class Own(Flag[C]):
    """A flag that only the one who asks knows: whether they own a card, whether it goes with their team."""

    known: bool

    def fits(self, sign: str, typed: str, at: int | None, lang: str) -> Callable[[C], bool]:
        if not self.known:
            raise BadQuery("own", at, text=said(f"search-key-{self.name}", lang)[0])
        return super().fits(sign, typed, at, lang)


def in_every_language(said: Callable[[str], T]) -> list[T]:
    """What is said in each: people may read one language and type another."""
    return [said(lang) for lang in _spoken()]


@cache
def _spoken() -> tuple[str, ...]:
    """Kept: to list the languages, folders are read, which takes too long between two keystrokes."""
    return languages()


@lru_cache(maxsize=256)
def said(message: str, lang: str) -> tuple[str, ...]:
    """The names that a message lists with commas."""
    return tuple(name.strip() for name in shared_words(lang).say(message).split(","))


@lru_cache(maxsize=256)
def listed(message: str) -> tuple[str, ...]:
    """The same in all languages."""
    return tuple(name for names in in_every_language(partial(said, message)) for name in names)
