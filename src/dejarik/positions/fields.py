"""Reading a description piece by piece: what kind of value it is, and what is wrong with it.

Whatever is wrong is reported with `complain(path, what, **about)`, and a harmless value stands in for it, so
that one look finds all mistakes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, Protocol

from dejarik.kernel import Seat, Subject

Path = tuple[str | int, ...]  # the way to a value: names of fields, places in lists
Tree = Any  # what a file says: dict[str, Tree], list[Tree], str, int, bool or None

SEATS: Final = "ABCD"

_NAMED = re.compile(r"(?P<card>.+?)\s+as\s+(?P<alias>[\w-]+)")


class Complain(Protocol):
    """Reports what is wrong at a place of the description."""

    def __call__(self, path: Path, what: str, /, **about: str | int) -> None: ...


class Fields:
    """Values out of a description, and the names its writer gave."""

    def __init__(self, complain: Complain, seats: int = len(SEATS)):
        self._complain = complain
        self.wrong = False
        self.seats = seats
        self.names: dict[str, Subject] = {}

    def complain(self, path: Path, what: str, /, **about: str | int) -> None:
        self.wrong = True
        self._complain(path, what, **about)

    def entry(self, tree: Tree, path: Path, known: tuple[str, ...]) -> dict[str, Tree]:
        """A card as a word (`Royal Guard as guard`) or with fields."""
        fields = dict(self.fields(tree, path, known)) if isinstance(tree, dict) else {"card": tree}
        text = fields.get("card")
        if not isinstance(text, str | int) or isinstance(text, bool):
            self.complain(path, "no-card")
            return fields
        fields["card"] = str(text)
        if found := _NAMED.fullmatch(str(text)):
            fields["card"] = found["card"]
            fields["as"] = found["alias"]
        return fields

    def alias(self, fields: dict[str, Tree], path: Path, subject: Subject) -> None:
        name = str(fields.get("as", "")).lower()
        if name in self.names and self.names[name] != subject:
            self.complain(path, "name-twice", name=name)
        elif name:
            self.names[name] = subject

    def no_such_card(self, path: Path, text: str, slug: str, titles: Mapping[str, str]) -> None:
        """Nothing has this name: say what may have been meant; `titles` are those of all cards, by slug."""
        near = ", ".join(dict.fromkeys(titles[one] for one in get_close_matches(slug, titles, 3)))
        self.complain(path, "card-near" if near else "card", name=text, near=near)

    def fields(self, tree: Tree, path: Path, known: tuple[str, ...] | None = None) -> dict[str, Tree]:
        if not isinstance(tree, dict):
            self.complain(path, "no-fields")
            return {}
        for name in tree:
            if known is not None and name not in known:
                self.unknown((*path, name), "field", name, known)
        return tree

    def judged_decks(
        self, tree: Tree, path: Path, judge: Callable[[Tree, Path], dict[str, Any] | None]
    ) -> dict[str, dict[str, Any]]:
        """Decks to be judged, by the names their writer gave them."""
        decks: dict[str, dict[str, Any]] = {}
        for name, described in self.fields({} if tree is None else tree, path).items():
            deck = judge(described, (*path, name))
            if deck is not None:
                decks[name.lower()] = deck
        return decks

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

    def unknown(self, path: Path, what: str, name: str, known: Sequence[str]) -> None:
        near = get_close_matches(name, known, 3)
        self.complain(path, what, name=name, known=", ".join(near or known))
