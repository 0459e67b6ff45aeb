"""What a card that cannot be played yet is missing, in words."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.games.destiny.cards.elements import missing
from dejarik.words import Words


def sentences(words: Words, code: str) -> list[str]:
    """Which abilities are not written, what in them is new, what is not; nothing for a playable card."""
    waits = missing(code)
    if waits is None:
        return []
    said = [words.say("missing-abilities", abilities=named(words, waits.abilities))]
    if waits.unknown:
        said.append(words.say("missing-unknown", elements=named(words, waits.unknown)))
    if waits.known:
        kind = "missing-known-besides" if waits.unknown else "missing-known"
        said.append(words.say(kind, elements=named(words, waits.known)))
    return said


def named(words: Words, elements: Iterable[str]) -> list[str]:
    return [words.say(f"element-{element.replace('.', '-').replace('_', '-')}") for element in elements]
