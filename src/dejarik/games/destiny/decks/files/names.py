"""Which card people and files mean by a name, and how to name a card so that it is found again."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.cards.almanac import OfficialCard
from dejarik.games.destiny.decks.rules import OFFICIAL, Fault

_CODE = re.compile(r"(\d{5}[A-D]?)\b.*", re.IGNORECASE)
_PLACE = re.compile(r"(?P<name>.+)\s\((?P<set>[^()#]+?)\s*#?\s*(?P<number>\d+)\)")
_OFFICIAL_SETS = {f"{number:02}" for number in range(1, 14)}


def resolve(
    text: str, types: Iterable[str] = (), line: int = 0, *, look_near: bool = True
) -> OfficialCard | Fault:
    """The card of this code, name, or name with set and number; of the types, where a name has several."""
    text = text.strip()
    if (found := _CODE.fullmatch(text)) is not None:
        card = almanac.find(found[1])
        if card is not None:
            return card
        official = found[1][:2] in _OFFICIAL_SETS
        return Fault("unknown-card" if official else "unofficial-card", OFFICIAL, line=line, text=text)
    if (found := _PLACE.fullmatch(text)) is not None:
        # The number decides; a name in another language or with a slip does no harm.
        card = almanac.at(found["set"], int(found["number"]))
        if card is not None:
            return card
        near = tuple(name_to_write(other) for other in almanac.named(found["name"]))
        return Fault("unknown-card", OFFICIAL, line=line, text=text, near=near)
    candidates = almanac.named(text, types) or almanac.named(text)
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        near = tuple(name_to_write(card) for card in candidates)
        return Fault("ambiguous", line=line, text=text, near=near)
    near = tuple(almanac.near(text)) if look_near else ()
    return Fault("unknown-card", OFFICIAL, line=line, text=text, near=near)


def name_to_write(card: OfficialCard) -> str:
    """The shortest name under which this very printing is found again."""
    for name in (card.title, card.name):
        if almanac.named(name, (card.type,)) == [card]:
            return name
    return f"{card.name} ({card.set} {card.position})"
