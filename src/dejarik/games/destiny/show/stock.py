"""The cards of Destiny as a command line counts them; `lookup` names and shows them."""

from __future__ import annotations

from dejarik.games import destiny
from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.text.almanac import almanac_texts

_ = destiny.GAME  # its cards are what can be played


def codes() -> list[str]:
    """All official cards, playable or not."""
    return list(almanac.cards())


def name(code: str, lang: str) -> str:
    return almanac_texts(lang).name(code)


def coverage() -> list[tuple[str, int, int]]:
    """Set by set: the official cards, and those that can be played."""
    return [(one.set, one.total, one.playable) for one in almanac.coverage()]


def heading(part: str, lang: str) -> str:
    return almanac_texts(lang).words.say(f"set-{part}")
