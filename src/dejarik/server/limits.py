"""How much and how often: sizes and rates of what comes in."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable

from dejarik.server.refusals import Refused

MOST_BODY = 64 * 1024
MOST_DECK = 512 * 1024  # in the forms of others; some bring addresses of pictures along
MOST_BROUGHT = 8 * 1024  # in our form
MOST_DECK_LINE = 400
MOST_RECORD = 2 * 1024 * 1024
MOST_ROWS = 5000  # of a record
MOST_MESSAGE = 8 * 1024  # of one WebSocket message
MOST_CHAT = 300
MOST_NAME = 24
MOST_CLOCK = 24 * 3600
MOST_BUCKETS = 20_000
# Marks that turn the direction of what follows, also of what others wrote.
_TURNING = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

# What may be done so often: at once, and again after this many seconds.
RATES: dict[str, tuple[int, float]] = {
    "message": (40, 0.05),
    "chat": (5, 2.0),
    "hint": (5, 1.0),
    "previews": (40, 0.1),
    "match": (20, 3.0),
    "record": (5, 10.0),
    "deck": (10, 2.0),
    "guest": (30, 2.0),
    "look": (120, 0.02),
}


def check_deck(text: str) -> None:
    """Whether a text may be a deck at all: programs write much into one, people a few short lines."""
    if text.lstrip()[:1] in ("{", "<"):
        return
    if len(text) > MOST_BROUGHT or any(len(line) > MOST_DECK_LINE for line in text.splitlines()):
        raise Refused("too-long", most=MOST_BROUGHT)


class Rates:
    """A leaky bucket for each guest or address and each kind of request."""

    def __init__(self, patience: float = 1.0, now: Callable[[], float] = time.monotonic):
        self._patience = patience
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, who: str, what: str) -> None:
        """One more; raises if that is too often."""
        at_once, seconds_each = RATES[what]
        most, seconds = at_once * self._patience, seconds_each / self._patience
        now = self._now()
        level, at = self._buckets.pop((who, what), (0.0, now))
        level = max(0.0, level - (now - at) / seconds)
        full = level + 1 > most
        self._buckets[who, what] = (level if full else level + 1, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if full:
            raise Refused("too-fast")


def clean_line(text: str, most: int) -> str:
    """One line that a person typed: without control characters and blanks around it."""
    plain = "".join(" " if letter in "\n\t" else letter for letter in text)
    kept = "".join(
        letter
        for letter in plain
        if letter not in _TURNING and unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn")
    )
    line = " ".join(kept.split())
    if len(line) > most:
        raise Refused("too-long", most=most)
    return line
