"""Formats of play: how large a deck is, which sets it may come from, what characters cost."""

from __future__ import annotations

from functools import cache

import msgspec

from dejarik.games.destiny.cards import almanac
from dejarik.rules import catalog

RULEBOOK = "rulebook"  # in place of a list of points: the table of the Rules Reference


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a format. An empty list of sets means all of them."""

    name: str
    code: str = ""  # what the community database calls it
    cards: int = 30  # the most
    fewest: int = 30
    points: int = 30
    copies: int = 2  # of a title; 0 for as many as there are
    sides_apart: bool = True  # heroes bring no villains' cards, and the other way round
    sets: tuple[str, ...] = ()
    balance: dict[str, tuple[int, ...]] = {}  # points that replace the printed ones, by code
    restricted: tuple[str, ...] = ()  # of these titles a player brings at most one


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    """A format as its file has it."""

    name: str
    code: str = ""
    cards: int = 30
    fewest: int = 0  # as many as the most, unless it says otherwise
    copies: int = 2
    sides_apart: bool = True
    sets: tuple[str, ...] = ()
    balance: dict[str, tuple[int, ...]] | str = RULEBOOK
    restricted: tuple[str, ...] = ()


@cache
def formats() -> dict[str, Format]:
    """All formats by name; the first is the one of the rulebook."""
    written = msgspec.json.decode((almanac.DATA / "formats.json").read_bytes(), type=list[_Written])
    return {
        one.name: Format(
            name=one.name,
            code=one.code,
            cards=one.cards,
            fewest=one.fewest or one.cards,
            copies=one.copies,
            sides_apart=one.sides_apart,
            sets=one.sets,
            # rule: destiny.format.balance
            balance=one.balance if isinstance(one.balance, dict) else balance_of_the_force(),
            restricted=one.restricted,
        )
        for one in written
    }


@cache
def balance_of_the_force() -> dict[str, tuple[int, ...]]:
    """The points of the Rules Reference that replace printed ones, by code of the card."""
    # rule: destiny.points.override, destiny.conflict.luke-card-number
    found: dict[str, tuple[int, ...]] = {}
    for line in catalog.tables("destiny")["points"]:
        card = almanac.at(line["set"], line["number"])
        if card is None or card.title != line["name"]:
            raise ValueError(f"{line['rule']} names no card: {line['set']} {line['number']}")
        found[card.code] = tuple(line["points"])
    return found
