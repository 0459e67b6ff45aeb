"""Reading a description piece by piece: what kind of value it is, which card is meant, what is wrong."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Any, Protocol

from dejarik.games.destiny.board_values import SEATS
from dejarik.games.destiny.facts import TYPES, slug
from dejarik.games.destiny.library import CARDS, REPRINTS
from dejarik.kernel import Seat, Subject

Path = tuple[str | int, ...]
Tree = Any

_NAMED = re.compile(r"(?P<card>.+?)\s+as\s+(?P<alias>[\w-]+)")


class Complain(Protocol):
    """Reports what is wrong at a place of the description."""

    def __call__(self, path: Path, what: str, /, **about: str | int) -> None: ...


@cache
def _titles() -> dict[str, list[str]]:
    """The codes of cards by their titles, and by title and subtitle."""
    found: dict[str, list[str]] = {}
    for code, card in CARDS.items():
        found.setdefault(card.slug, []).append(code)
        if card.subtitle:
            found.setdefault(slug(f"{card.title} {card.subtitle}"), []).append(code)
    return found


class Fields:
    """Values out of a description; every mistake is reported, and a harmless value stands in for it."""

    def __init__(self, complain: Complain):
        self._complain = complain
        self.wrong = False
        self.seats = len(SEATS)
        self.names: dict[str, Subject] = {}

    def complain(self, path: Path, what: str, /, **about: str | int) -> None:
        self.wrong = True
        self._complain(path, what, **about)

    def entry(self, tree: Tree, path: Path, known: tuple[str, ...]) -> dict[str, Tree]:
        """A card as a word (`Royal Guard as guard`, `elite Obi-Wan Kenobi`) or with fields."""
        if isinstance(tree, dict):
            fields = dict(self.fields(tree, path, known))
            text = fields.get("card")
        else:
            fields, text = {}, tree
        if not isinstance(text, str | int):
            self.complain(path, "no-card")
            return fields
        text = str(text)
        if found := _NAMED.fullmatch(text):
            text = found["card"]
            fields["as"] = found["alias"]
        if text.lower().startswith("elite ") and slug(text) not in _titles():
            text = text[len("elite ") :]
            fields["elite"] = True
        fields["card"] = text
        return fields

    def alias(self, fields: dict[str, Tree], path: Path, subject: Subject) -> None:
        name = str(fields.get("as", "")).lower()
        if name in self.names and self.names[name] != subject:
            self.complain(path, "name-twice", name=name)
        elif name:
            self.names[name] = subject

    def card(self, tree: Tree, path: Path, types: tuple[str, ...] = TYPES) -> str:
        """The code of a card, by title, by title and subtitle, or by code."""
        text = str(tree)
        code = REPRINTS.get(text, text)
        codes = [code] if code in CARDS else _titles().get(slug(text), [])
        fitting = [code for code in codes if CARDS[code].type in types]
        if len(fitting) == 1:
            return fitting[0]
        if len(fitting) > 1:
            known = ", ".join(
                f"{code} {CARDS[code].title} {CARDS[code].subtitle}".strip() for code in fitting
            )
            self.complain(path, "card-several", name=text, known=known)
        elif codes:
            self.complain(path, "card-type", name=text, kind=CARDS[codes[0]].type, wanted=", ".join(types))
        else:
            titles = {title: CARDS[found[0]].title for title, found in _titles().items()}
            near = get_close_matches(slug(text), titles, 3)
            names = ", ".join(dict.fromkeys(titles[title] for title in near))
            self.complain(path, "card-near" if near else "card", name=text, near=names)
        return ""

    def fields(self, tree: Tree, path: Path, known: tuple[str, ...] | None) -> dict[str, Tree]:
        if not isinstance(tree, dict):
            self.complain(path, "no-fields")
            return {}
        for name in tree:
            if known is not None and name not in known:
                self.unknown((*path, name), "field", name, known)
        return tree

    def items(self, tree: Tree, path: Path) -> list[Tree]:
        if tree is None:
            return []
        if not isinstance(tree, list):
            self.complain(path, "no-list")
            return []
        return tree

    def number(self, tree: Tree, path: Path) -> int:
        if isinstance(tree, int) and not isinstance(tree, bool) and tree >= 0:
            return tree
        self.complain(path, "no-number", value=str(tree))
        return 0

    def truth(self, tree: Tree, path: Path) -> bool:
        if not isinstance(tree, bool):
            self.complain(path, "no-truth", value=str(tree))
        return tree is True

    def who(self, tree: Tree, path: Path) -> Seat:
        if isinstance(tree, str) and tree in SEATS[: self.seats]:
            return SEATS.index(tree)
        self.complain(path, "no-seat", value=str(tree), known=", ".join(SEATS[: self.seats]))
        return 0

    def unknown(self, path: Path, what: str, name: str, known: tuple[str, ...]) -> None:
        near = get_close_matches(name, known, 3)
        self.complain(path, what, name=name, known=", ".join(near or known))
