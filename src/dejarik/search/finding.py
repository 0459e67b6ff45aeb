"""Cards that fit a query, and filters that were chosen one by one."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final, Protocol

from dejarik.search.fields import Flag, Own, Wording, listed, said
from dejarik.search.query import NEGATIVE, All, BadQuery, Either, Not, Query, Term, parsed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from dejarik.search.fields import Field

LONGEST: Final = 400
OWN: Final = ("owned", "fitting")  # what only the one who asks knows of a card
_NEAR: Final = 3


class Pool(Protocol):
    """Cards, and what they can be looked for by: what a game's `contract.Searching` gives."""

    @property
    def FIELDS(self) -> Sequence[Field[Any]]:
        """The fields; the first is looked through for words without a key."""

    def cards(self) -> Mapping[str, Any]:
        """All cards by code, in the order in which they are listed."""


def find(
    where: Pool,
    filters: Mapping[str, str | Sequence[str]],
    lang: str,
    own: Mapping[str, Callable[[str], bool]] | None = None,
) -> list[str]:
    """The codes of all cards that fit: `q` is a query, any other filter the value of the field of its name.

    A filter with several values finds the cards that have them all. What the game has no field for is
    ignored, as programs expect of parameters they do not know. `own` says of codes what only the one who asks
    knows. `BadQuery` for what cannot be understood.
    """
    tests = []
    asked_by = (*where.FIELDS, *_own(where, own or {}))
    fields = {field.name: field for field in where.FIELDS}
    for name, typed in filters.items():
        if name == "q":
            tests.append(_test(asked_by, _tree(str(typed)), lang))
        elif name in fields:
            for value in (typed,) if isinstance(typed, str) else typed:
                tests.append(fields[name].test(":", (value,), None, lang))
    return [code for code, card in where.cards().items() if all(test(card) for test in tests)]


def put_together(where: Pool, lang: str) -> Iterator[None]:
    """The words on all cards, card by card: games keep them, so that searching is quick afterwards."""
    wordings = [field for field in where.FIELDS if isinstance(field, Wording)]
    for card in where.cards().values():
        for field in wordings:
            tuple(field.of(card, lang))
        yield


def asked(text: str) -> list[str]:
    """What a query asks of what only the one who asks knows."""
    try:
        flags = {flag.casefold() for term in _terms(_tree(text)) for flag in _flags(term)}
    except BadQuery:
        return []
    return [name for name in OWN if not flags.isdisjoint(names_of(name))]


def _flags(term: Term) -> tuple[str, ...]:
    """The flags a term may ask for: `is:owned` or `owned:yes`."""
    return term.values if term.key.casefold() in names_of("is") else (term.key,)


def _terms(query: Query) -> Iterator[Term]:
    if isinstance(query, Term):
        yield query
    elif isinstance(query, Not):
        yield from _terms(query.query)
    else:
        for one in query.queries:
            yield from _terms(one)


def among(codes: Iterable[str], units: Callable[[Sequence[str]], Sequence[str]]) -> Callable[[str], bool]:
    """Whether a card is one of these, or one of them is the unit of decks that it belongs to."""
    these = frozenset(codes)
    return lambda code: code in these or not these.isdisjoint(units((code,)))


def _own(where: Pool, own: Mapping[str, Callable[[str], bool]]) -> Iterator[Own[Any]]:
    for name in OWN:
        yield Own(name, _held(where, own[name]) if name in own else bool, name in own)


def _held(where: Pool, has: Callable[[str], bool]) -> Callable[[Any], bool]:
    """The same asked of a card; by which code it goes is looked up the first time."""
    codes: dict[int, str] = {}

    def holds(card: Any) -> bool:
        if not codes:
            codes.update({id(one): code for code, one in where.cards().items()})
        return has(codes[id(card)])

    return holds


def names_of(field: str) -> tuple[str, ...]:
    """What a field is called in every language, the full names and the short ones."""
    return listed(f"search-key-{field}")


def _tree(text: str) -> Query:
    if len(text) > LONGEST:
        raise BadQuery("long", LONGEST)
    return parsed(text, either=listed("search-or"), both=listed("search-and"))


def _test(fields: Sequence[Field[Any]], query: Query, lang: str) -> Callable[[Any], bool]:
    if isinstance(query, Term):
        if query.key.casefold() in names_of("is"):
            return _is(fields, query, lang)
        return _field(fields, query.key, query.at).test(query.sign, query.values, query.at, lang)
    if isinstance(query, Not):
        inner = _test(fields, query.query, lang)
        return lambda card: not inner(card)
    tests = [_test(fields, one, lang) for one in query.queries]
    if isinstance(query, Either):
        return lambda card: any(test(card) for test in tests)
    assert isinstance(query, All)
    return lambda card: all(test(card) for test in tests)


def _is(fields: Sequence[Field[Any]], term: Term, lang: str) -> Callable[[Any], bool]:
    """`is:unique` is `unique:yes`."""
    flags = {flag: names_of(flag.name) for flag in fields if isinstance(flag, Flag)}
    tests = []
    for value in term.values:
        found = [flag for flag, names in flags.items() if value.casefold() in names]
        if not found:
            known = [said(f"search-key-{flag.name}", lang)[0] for flag in flags]
            raise BadQuery("values", term.at, key="is", text=value, known=known)
        tests.append(found[0].fits(":", "1", term.at, lang))
    wanted = term.sign not in NEGATIVE
    return lambda card: any(test(card) for test in tests) == wanted


def _field(fields: Sequence[Field[Any]], key: str, at: int) -> Field[Any]:
    """The field that a key names. A short name may stand for another field in another game."""
    if not key:
        return fields[0]
    wanted = key.casefold()
    known: dict[str, Field[Any]] = {}
    for field in reversed(fields):
        known.update(dict.fromkeys(names_of(field.name), field))
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, _NEAR)
    raise BadQuery("keys" if near else "key", at, text=key, known=near)
