"""Which cards are played and which of their abilities are carried out while matches run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

from dejarik.games.destiny import Destiny, Setup
from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.ability import Resolve
from dejarik.games.destiny.cards.library import CARDS

PLAYED = "played"


def everything() -> set[tuple[str, str]]:
    """Of each card that it comes into play, and each of its abilities that is carried out."""
    return {(code, PLAYED) for code in CARDS} | {
        (code, ability.ref)
        for code, card in CARDS.items()
        for ability in card.abilities
        if ability.constant is None
    }


def named(unseen: set[tuple[str, str]]) -> dict[str, list[str]]:
    """What was never seen, by card, for people to read."""
    codes = sorted({code for code, _ in unseen})
    return {
        f"{code} {CARDS[code].title}": sorted(what for of, what in unseen if of == code) for code in codes
    }


@contextmanager
def watching() -> Iterator[set[tuple[str, str]]]:
    """What is seen of cards from here on; characters and plots are for `brought` to tell."""
    seen: set[tuple[str, str]] = set()
    begin, tell = Resolve.begin, Destiny.tell

    @wraps(begin)  # frames go on by the name of a method
    def begin_and_note(resolve: Resolve, g: Destiny) -> Any:
        seen.add((resolve.ability.partition(".")[0], resolve.ability))
        return begin(resolve, g)

    @wraps(tell)
    def tell_and_note(g: Destiny, event: Any) -> None:
        if isinstance(event, ev.Played | ev.BattlefieldChosen):
            seen.add((event.card, PLAYED))
        tell(g, event)

    setattr(Resolve, "begin", begin_and_note)  # noqa: B010 - methods are replaced for a while
    setattr(Destiny, "tell", tell_and_note)  # noqa: B010
    try:
        yield seen
    finally:
        setattr(Resolve, "begin", begin)  # noqa: B010
        setattr(Destiny, "tell", tell)  # noqa: B010


def brought(setup: Setup) -> set[tuple[str, str]]:
    """Characters and plots are in play from the beginning."""
    return {
        (code, PLAYED)
        for deck in setup.decks
        for code in (*(member.card for member in deck.team), deck.plot)
        if code
    }
