"""How much and how often: sizes and rates of what comes in."""

from __future__ import annotations

import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

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
MOST_PATH = 2000  # of an address; no file or match has a longer one
MOST_QUERY = 8000
MOST_MARKS = 3  # accents and the like on one letter; more of them paint over the lines around it
# Invisible, although Unicode counts them among letters, signs and marks.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_JOINER, _EMOJI_FORM = "\u200d", "\ufe0f"  # both belong into emoji that are joined of several

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
    "undo": (30, 1.0),
}
# Many people may sit behind one address, at a club or at home: together they may do so much more …
SHARED = 10
# … but of what is kept for ever, or costs much, only so much.
RATES_OF_ADDRESS: dict[str, tuple[int, float]] = {"match": (60, 5.0), "record": (10, 10.0)}


class Limits(msgspec.Struct, frozen=True):
    """How much anybody can have at a time; whoever runs a table can set each of them."""

    matches_per_guest: int = 200  # that are not over and not removed from their list
    sockets_per_guest: int = 20
    sockets_per_address: int = 200
    sockets: int = 4000  # of this process
    take_backs: int = 500  # in one match
    matches_in_memory: int = 1000  # besides those that somebody looks at
    record_seconds: float = 10.0  # for replaying a record that somebody sends
    record_megabytes: int = 512

    def times(self, patience: float) -> Limits:
        """For those who may have more of what is counted."""
        counted = ("matches_per_guest", "sockets_per_guest", "sockets_per_address", "sockets", "take_backs")
        return msgspec.structs.replace(
            self, **{name: int(getattr(self, name) * max(1.0, patience)) for name in counted}
        )


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
        self._fill(who, what, *RATES[what])

    def take_shared(self, address: str, what: str) -> None:
        """One more of all who come from one address."""
        at_once, seconds_each = RATES[what]
        self._fill(
            f"@{address}", what, *RATES_OF_ADDRESS.get(what, (at_once * SHARED, seconds_each / SHARED))
        )

    def _fill(self, who: str, what: str, at_once: float, seconds_each: float) -> None:
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


class Sockets:
    """The live connections of this process, counted by guest and by address."""

    def __init__(self, limits: Limits):
        self._limits = limits
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, guest: str | None, address: str) -> Iterator[None]:
        """While it is open; raises if there are too many already."""
        most = {("all", ""): self._limits.sockets, ("address", address): self._limits.sockets_per_address}
        if guest is not None:
            most["guest", guest] = self._limits.sockets_per_guest
        if any(self._open[who] >= limit for who, limit in most.items()):
            raise Refused("too-fast", "sockets")
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            for who in most:
                if not self._open[who]:
                    del self._open[who]


def clean_line(text: str, most: int) -> str:
    """One line that a person typed, without what cannot be seen or paints over what others wrote.

    Control characters, marks that turn the direction of what follows, characters without a shape, and more
    accents on a letter than any language has are left out.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if letter in (_JOINER, _EMOJI_FORM):
            if kept and (_is_emoji(kept[-1]) or (letter == _JOINER and kept[-1] == _EMOJI_FORM)):
                kept.append(letter)
        elif not _is_invisible(letter) and (marks == 0 or (marks <= MOST_MARKS and kept)):
            if kept and kept[-1] == _JOINER and not _is_emoji(letter):
                kept.pop()
            kept.append(" " if letter in "\n\t" else letter)
    line = " ".join("".join(kept).rstrip(_JOINER).split())
    if len(line) > most:
        raise Refused("too-long", most=most)
    return line


def _is_emoji(letter: str) -> bool:
    return unicodedata.category(letter) in ("So", "Sk")


def _is_invisible(letter: str) -> bool:
    if letter in "\n\t":
        return False
    without_shape = unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn")
    return without_shape or letter in _BLANK or "\ufe00" <= letter <= "\ufe0e" or letter >= "\U000e0000"
