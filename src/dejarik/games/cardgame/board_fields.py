"""Reading a description piece by piece: what kind of value it is, which card is meant, what is wrong."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final, Protocol

from dejarik.games.cardgame.facts import DARK, LIGHT, slug
from dejarik.games.cardgame.library import CARDS
from dejarik.kernel import Seat, Subject

Path = tuple[str | int, ...]
Tree = Any

SEATS: Final = "AB"  # A plays the light side, B the dark side
SIDES: Final = (LIGHT, DARK)

_NAMED = re.compile(r"(?P<card>.+?)\s+as\s+(?P<alias>[\w-]+)")


class Complain(Protocol):
    """Reports what is wrong at a place of the description."""

    def __call__(self, path: Path, what: str, /, **about: str | int) -> None: ...


class Fields:
    """Values out of a description; every mistake is reported, and a harmless value stands in for it."""

    def __init__(self, complain: Complain):
        self._complain = complain
        self.wrong = False
        self.names: dict[str, Subject] = {}

    def complain(self, path: Path, what: str, /, **about: str | int) -> None:
        self.wrong = True
        self._complain(path, what, **about)

    def entry(self, tree: Tree, path: Path, known: tuple[str, ...]) -> dict[str, Tree]:
        """A card as a word (`Yoda as yoda`) or with fields."""
        fields = dict(self.fields(tree, path, known)) if isinstance(tree, dict) else {"card": tree}
        text = fields.get("card")
        if not isinstance(text, str):
            self.complain(path, "no-card")
            return fields
        if found := _NAMED.fullmatch(text):
            fields["card"] = found["card"]
            fields["as"] = found["alias"]
        return fields

    def alias(self, fields: dict[str, Tree], path: Path, subject: Subject) -> None:
        name = str(fields.get("as", "")).lower()
        if name in self.names and self.names[name] != subject:
            self.complain(path, "name-twice", name=name)
        elif name:
            self.names[name] = subject

    def card(self, tree: Tree, path: Path, side: str, types: tuple[str, ...]) -> str:
        """The code of a card of a side, by title or by code."""
        text = str(tree)
        fitting = [card for card in CARDS.values() if text == card.code or slug(text) == card.slug]
        mine = [card.code for card in fitting if card.side == side and card.type in types]
        if mine:
            return mine[0]
        if fitting:
            self.complain(path, "card-type", name=text, kind=fitting[0].type, wanted=", ".join(types))
        else:
            titles = {card.slug: card.title for card in CARDS.values()}
            near = ", ".join(titles[one] for one in get_close_matches(slug(text), titles, 3))
            self.complain(path, "card-near" if near else "card", name=text, near=near)
        return ""

    def fields(self, tree: Tree, path: Path, known: tuple[str, ...] | None) -> dict[str, Tree]:
        if not isinstance(tree, dict):
            self.complain(path, "no-fields")
            return {}
        for name in tree:
            if known is not None and name not in known:
                near = get_close_matches(str(name), known, 3)
                self.complain((*path, name), "field", name=name, known=", ".join(near or known))
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
        if isinstance(tree, str) and tree in SEATS:
            return SEATS.index(tree)
        self.complain(path, "no-seat", value=str(tree), known=", ".join(SEATS))
        return 0
