"""Decks of Destiny to be judged: any official card may be in them, playable or not.

They are described as in a deck file. What a deck does not say is harmless: a battlefield, and neutral gray
cards up to the size that its format asks for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.facts import BATTLEFIELD, CHARACTER, GRAY, NEUTRAL, PLAYABLE, PLOT, slug
from dejarik.games.destiny.decks.files.gathering import Gathered, Reading
from dejarik.games.destiny.decks.files.names import resolve
from dejarik.games.destiny.decks.finding import CONSTRUCTED, check, format_of, read_deck
from dejarik.games.destiny.decks.formats import Format, formats
from dejarik.games.destiny.decks.points import team_points
from dejarik.games.destiny.decks.ready_made import READY_MADE
from dejarik.games.destiny.decks.rules import Fault
from dejarik.games.destiny.rules.setup import Member
from dejarik.games.destiny.scenarios.builder.fields import Fields
from dejarik.positions import Path, Tree, judged_deck

OF_DECK: Final = (
    "team", "plot", "battlefield", "cards", "under", "size", "format", "printed-points",
)  # fmt: skip
USUAL_BATTLEFIELD: Final = "09174"


class DeckFields(Fields):
    """Decks out of a description."""

    def judged(self, tree: Tree, path: Path) -> dict[str, Any] | None:
        """What can be expected of a deck."""
        if isinstance(tree, dict):
            reading, under = self.described(tree, path)
        elif str(tree).lower() in READY_MADE:
            reading = read_deck(str(tree))
            under = format_of(reading)
        else:
            self.unknown(path, "one-of", str(tree), tuple(READY_MADE))
            return None
        if self.wrong:
            return None
        deck = reading.deck
        return judged_deck(
            deck.name or str(path[-1]),
            [fault.rule for fault in check(reading, under)],
            points=team_points(deck, under),
            team=_pile(member.card for member in deck.team),
            cards=_pile(deck.cards),
            under=_pile(deck.under),
        )

    def described(self, tree: Tree, path: Path) -> tuple[Reading, Format]:
        fields = self.fields(tree, path, OF_DECK)
        gathered = Gathered()
        for place, entry in enumerate(self.items(fields.get("team"), (*path, "team"))):
            where = (*path, "team", place)
            member = self.entry(entry, where, ("card", "elite"))
            if "card" not in member:
                continue  # it has been complained about
            elite = self.truth(member.get("elite", False), (*where, "elite"))
            gathered.team.append(Member(self.official(member["card"], where, (CHARACTER,)), elite))
        gathered.plots = self.several(fields.get("plot"), (*path, "plot"), (PLOT,))
        battlefields = fields.get("battlefield", USUAL_BATTLEFIELD)
        gathered.battlefields = self.several(battlefields, (*path, "battlefield"), (BATTLEFIELD,))
        gathered.under = self.several(fields.get("under"), (*path, "under"), PLAYABLE)
        for name, number in self.fields(fields.get("cards", {}), (*path, "cards")).items():
            where = (*path, "cards", name)
            gathered.cards += [self.official(name, where, PLAYABLE)] * self.number(number, where)
        under = self.format(fields, path)
        size = self.number(fields.get("size", under.cards), (*path, "size"))
        gathered.cards += gray_cards(size - len(gathered.cards), gathered.cards)
        return gathered.reading(), under

    def format(self, fields: dict[str, Tree], path: Path) -> Format:
        name = str(fields.get("format", CONSTRUCTED))
        if name not in formats():
            self.unknown((*path, "format"), "one-of", name, tuple(formats()))
            return formats()[CONSTRUCTED]
        if self.truth(fields.get("printed-points", False), (*path, "printed-points")):
            return msgspec.structs.replace(formats()[name], balance={})
        return formats()[name]

    def several(self, tree: Tree, path: Path, types: tuple[str, ...]) -> list[str]:
        """One card or a list of them."""
        if isinstance(tree, list):
            return [self.official(one, (*path, place), types) for place, one in enumerate(tree)]
        return [] if tree is None else [self.official(tree, path, types)]

    def official(self, tree: Tree, path: Path, types: tuple[str, ...]) -> str:
        """The code of any official card; the types decide where a title has several."""
        full_name = _full_names().get(slug(str(tree)))
        found = resolve(full_name or str(tree), types)
        if not isinstance(found, Fault):
            return found.code
        near = ", ".join(found.near)
        if found.kind == "ambiguous":
            self.complain(path, "card-several", name=str(tree), known=near)
        else:
            self.complain(path, "card-near" if near else "card", name=str(tree), near=near)
        return ""


def gray_cards(number: int, beside: Iterable[str] = ()) -> list[str]:
    """This many neutral gray cards, two of each title, with other titles than the cards beside them."""
    taken = {card.title.casefold() for code in beside if (card := almanac.find(code)) is not None}
    titles: dict[str, str] = {}
    for card in almanac.cards().values():
        if card.color == GRAY and card.affiliation == NEUTRAL and card.type in PLAYABLE and not card.is_back:
            titles.setdefault(card.title.casefold(), card.code)
    free = [code for title, code in titles.items() if title not in taken for _ in range(2)]
    return free[: max(0, number)]


@cache
def _full_names() -> dict[str, str]:
    """Titles with their subtitles as scenarios write them, without a comma."""
    return {slug(card.name): card.name for card in almanac.cards().values() if card.subtitle}


def _pile(codes: Iterable[str]) -> list[frozenset[str]]:
    cards = almanac.cards()
    return [frozenset({slug(cards[code].title), slug(cards[code].name), code}) for code in codes]
