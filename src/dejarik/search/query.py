"""The query language: what somebody types, as a tree of terms.

query   one or more terms, all of which must hold; `or` (also `|` between values) is weaker than nothing
term    -term | ( query ) | key sign values | values
sign    : = != ! < <= > >=
values  value | value …
value   word, "several words"
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from dejarik.words import Words

DEEPEST: Final = 20
NEGATIVE: Final = ("!", "!=")

_BLANKS = re.compile(r"\s*")
_KEY = re.compile(r"(?P<key>[^\W\d]\w*)(?P<sign><=|>=|!=|[:=<>!])")
_OPENING = {'"': '"', "“": "”", "«": "»", "„": "“"}
_WORD = re.compile(r'[^\s()|"“”«»„]+')


class BadQuery(ValueError):
    """What was typed cannot be understood: which sentence says so, and where it went wrong, counted from 0.

    A value that was chosen by itself, not in a query, has no place.
    """

    def __init__(self, fault: str, at: int | None = None, **about: str | Sequence[str]) -> None:
        super().__init__(fault)
        self.fault = fault
        self.at = at
        self.about = about

    def told(self, words: Words) -> str:
        """A sentence for whoever typed it; people count characters from 1."""
        about = dict(self.about)
        if "key" in about:
            about["key"] = words.say(f"search-key-{about['key']}").partition(",")[0]
        fault = words.say(f"search-fault-{self.fault}", **about)
        return fault if self.at is None else words.say("search-at", at=self.at + 1, fault=fault)


class Term(msgspec.Struct, frozen=True):
    """A key, a sign and the values of which one must fit; without a key, words of a card's name."""

    key: str
    sign: str
    values: tuple[str, ...]
    at: int


class Not(msgspec.Struct, frozen=True):
    """What must not hold."""

    query: Query


class All(msgspec.Struct, frozen=True):
    """What must hold together; nothing at all always does."""

    queries: tuple[Query, ...]


class Either(msgspec.Struct, frozen=True):
    """Of which one must hold."""

    queries: tuple[Query, ...]


Query: TypeAlias = Term | Not | All | Either


def parsed(text: str, *, either: Collection[str] = ("or",), both: Collection[str] = ("and",)) -> Query:
    """The tree of a query; `either` and `both` are the words for *or* and *and*. `BadQuery` if it is none."""
    reader = _Reader(text, {word.casefold() for word in either}, {word.casefold() for word in both})
    found = reader.either(0)
    if reader.at < len(text):
        raise BadQuery("bracket", reader.at)
    return found


class _Reader:
    """Reads from left to right; `at` is where it has come to."""

    def __init__(self, text: str, either: set[str], both: set[str]) -> None:
        self._text = text
        self._either = either
        self._both = both
        self.at = 0

    def either(self, depth: int) -> Query:
        queries = [self._all(depth)]
        while self._skipped(self._either, "|"):
            begins = self.at
            queries.append(self._all(depth))
            if queries[-1] == All(()) or queries[0] == All(()):
                raise BadQuery("or", begins)
        return queries[0] if len(queries) == 1 else Either(tuple(queries))

    def _all(self, depth: int) -> Query:
        queries: list[Query] = []
        while self._more():
            queries.append(self._one(depth))
            self._skipped(self._both)
        return queries[0] if len(queries) == 1 else All(tuple(queries))

    def _more(self) -> bool:
        """Whether another term of this part follows."""
        self._blanks()
        return self.at < len(self._text) and not self._stands(")") and self._word() not in self._either

    def _one(self, depth: int) -> Query:
        if depth > DEEPEST:
            raise BadQuery("deep", self.at)
        begins = self.at
        if self._stands("-") and self.at + 1 < len(self._text) and not self._text[self.at + 1].isspace():
            self.at += 1
            return Not(self._one(depth + 1))
        if self._stands("("):
            self.at += 1
            inner = self.either(depth + 1)
            if not self._stands(")"):
                raise BadQuery("bracket", begins)
            self.at += 1
            return inner
        key = _KEY.match(self._text, self.at)
        if key is None:
            return Term("", ":", self._values(), begins)
        self.at = key.end()
        return Term(key["key"], key["sign"], self._values(key[0]), begins)

    def _values(self, after: str = "") -> tuple[str, ...]:
        values = [self._value(after)]
        while self._stands("|"):
            self.at += 1
            values.append(self._value("|"))
        return tuple(values)

    def _value(self, after: str) -> str:
        begins = self.at
        closing = _OPENING.get(self._text[begins : begins + 1])
        if closing is not None:
            ends = self._text.find(closing, begins + 1)
            if ends < 0:
                raise BadQuery("quote", begins)
            self.at = ends + 1
            return self._text[begins + 1 : ends]
        word = _WORD.match(self._text, begins)
        if word is None:
            raise BadQuery("value", begins, text=after or self._text[begins : begins + 1])
        self.at = word.end()
        return word[0]

    def _blanks(self) -> None:
        blanks = _BLANKS.match(self._text, self.at)
        self.at = blanks.end() if blanks is not None else self.at

    def _stands(self, sign: str) -> bool:
        return self._text.startswith(sign, self.at)

    def _word(self) -> str:
        word = _WORD.match(self._text, self.at)
        return word[0].casefold() if word is not None else self._text[self.at : self.at + 1]

    def _skipped(self, words: set[str], sign: str = "") -> bool:
        self._blanks()
        word = _WORD.match(self._text, self.at)
        if word is not None and word[0].casefold() in words:
            self.at = word.end()
            return True
        if sign and self._stands(sign):
            self.at += len(sign)
            return True
        return False
