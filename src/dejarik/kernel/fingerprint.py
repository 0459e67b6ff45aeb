"""Fingerprints of what a match uses: the same as long as that is the same, whatever else was added.

Cards, ships and abilities are values. Written down by the names of their fields, without those that still
have their default and without mere names, they say what they do, and not when and where they were defined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

from dejarik.kernel.data import defaults

NAMES = frozenset(
    {"title", "subtitle", "slug", "name", "product", "original", "ours"}
)  # nothing plays by them


def digest_of(text: str) -> str:
    """A short fingerprint of a text."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def written(value: Any, former: Mapping[str, str] = MappingProxyType({})) -> str:
    """A value as text: equal values give equal texts, also in another process and release.

    What has another name or form by now, but does what it did, is written as it was, if `former` says how: a
    value, a tuple, or a field with its value, which may also have been left out.
    """
    if value is None or isinstance(value, (str, int, float)):
        return repr(value)
    write = partial(written, former=former)
    if isinstance(value, (tuple, list)):
        several = f"({', '.join(map(write, value))})"
        return former.get(several, several)
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted(map(write, value)))}}}"
    if isinstance(value, Mapping):
        return f"{{{', '.join(sorted(f'{write(key)}: {write(of)}' for key, of in value.items()))}}}"
    if isinstance(value, type):
        return value.__name__
    fields = (f"{name}={write(of)}" for name, of in _fields(value))
    said = (former.get(field, field) for field in fields)
    kind = type(value).__name__
    text = f"{former.get(kind, kind)}({', '.join(field for field in said if field)})"
    return former.get(text, text)


def _fields(value: Any) -> Iterator[tuple[str, Any]]:
    """What somebody has said about a thing: not what holds by default, and not what it is called."""
    for name, default in _defaults(type(value)).items():
        of = getattr(value, name)
        if name not in NAMES and (type(of) is not type(default) or of != default):
            yield name, of


_known_defaults: dict[type, dict[str, Any]] = {}


def _defaults(kind: type) -> dict[str, Any]:
    if kind not in _known_defaults:
        _known_defaults[kind] = defaults(kind)
    return _known_defaults[kind]


class Parts:
    """All that matches of a game may use, by code: what each is, and which others it mentions."""

    def __init__(
        self,
        libraries: Iterable[Mapping[str, Any]],
        former: Mapping[str, str] = MappingProxyType({}),
        revised: Mapping[str, int] = MappingProxyType({}),
    ):
        self.libraries = tuple(libraries)
        self.former = former
        self.revised = revised  # how often something written as before has come to do something else
        self._known: dict[str, tuple[tuple[Any, ...], str, frozenset[str]]] = {}

    def used(self, beginning: Any) -> dict[str, str]:
        """By code: the fingerprints of what a beginning names, and of what that can bring in."""
        found: dict[str, str] = {}
        waiting = [text for text in _texts(beginning) if self._has(text)]
        while waiting:
            code = waiting.pop()
            if code not in found:
                found[code], mentioned = self._look_up(code)
                waiting.extend(mentioned)
        return found

    def _has(self, code: str) -> bool:
        return any(code in library for library in self.libraries)

    def _look_up(self, code: str) -> tuple[str, frozenset[str]]:
        things = tuple(library[code] for library in self.libraries if code in library)
        known = self._known.get(code)
        if known is None or any(one is not other for one, other in zip(known[0], things, strict=False)):
            mentioned = frozenset(text for thing in things for text in _texts(thing) if self._has(text))
            text = written(things, self.former)
            if code in self.revised:
                text = f"{text} {self.revised[code]}"
            known = self._known[code] = (things, digest_of(text), mentioned)
        return known[1], known[2]


def _texts(value: Any) -> Iterator[str]:
    """All texts in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, of in value.items():
            yield from _texts(key)
            yield from _texts(of)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for each in value:
            yield from _texts(each)
    elif value is not None and not isinstance(value, (int, float, type)):
        for _, of in _fields(value):
            yield from _texts(of)
