"""Which option is meant by what somebody wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from dejarik.kernel import Option, State, Subject

_BETWEEN_WORDS = re.compile(r"[^\w#+]+")


def plain(text: object) -> str:
    """Words as they are compared: without case, apostrophes and the signs between them."""
    bare = str(text).lower().replace("'", "").replace("’", "")
    return _BETWEEN_WORDS.sub("-", bare).strip("-")


class Names:
    """The words that each thing, die, card or player answers to."""

    def __init__(self, names: Mapping[str, Subject]):
        self.subjects = {plain(name): subject for name, subject in names.items()}
        self.words: dict[Subject, list[str]] = {}
        for name, subject in names.items():
            self.words.setdefault(subject, []).append(plain(name))

    def of(self, g: State, subject: Subject) -> list[str]:
        """Titles included that other cards have by now: where such an option is open, it is meant."""
        also = (plain(name) for name in g.also_called(subject))
        return [plain(g.words_of(subject)), *also, *self.words.get(subject, ())]


def split(text: str) -> tuple[str, list[str]]:
    """`play Lightsaber > obi` → `play`, [`lightsaber`, `obi`]."""
    kind, _, rest = text.strip().partition(" ")
    return plain(kind), [plain(part) for part in rest.split(" > ")] if rest.strip() else []


def meant(g: State, names: Names, options: Iterable[Option], text: str) -> list[Option]:
    """The options a text names in full; if there is none, those that begin with it."""
    kind, parts = split(text)
    begun: list[Option] = []
    full: list[Option] = []
    for option in options:
        fit = _fit(g, names, option, kind, parts)
        if fit == _FULL:
            full.append(option)
        elif fit == _BEGUN:
            begun.append(option)
    return full or begun


_NOT, _BEGUN, _FULL = 0, 1, 2


def _fit(g: State, names: Names, option: Option, kind: str, parts: list[str]) -> int:
    fit = _word_fit(kind, [plain(option.kind)])
    subjects: list[Subject] = []
    if option.subject != 0 or option.object != 0:
        subjects.append(option.subject)
    if option.object != 0:
        subjects.append(option.object)
    if fit == _NOT or len(parts) > len(subjects):
        return _NOT
    for part, subject in zip(parts, subjects, strict=False):
        fit = min(fit, _word_fit(part, names.of(g, subject)))
    return fit if len(parts) == len(subjects) else min(fit, _BEGUN)


def _word_fit(word: str, forms: list[str]) -> int:
    if word in forms:
        return _FULL
    # `guard` may stand for `guard-die`, but the first of two never for the second: `guard#2`.
    if any(form.startswith(word) and not form.startswith(f"{word}#") for form in forms):
        return _BEGUN
    return _NOT
