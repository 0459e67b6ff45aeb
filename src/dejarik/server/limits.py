"""How much and how often: sizes and rates of what comes in."""

from __future__ import annotations

import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b

import msgspec

from dejarik.server.refusals import Refused
from dejarik.server.storage.tallies import Spent

MOST_BODY = 64 * 1024
MOST_DECK = 512 * 1024  # in the forms of others; some bring addresses of pictures along
MOST_BROUGHT = 8 * 1024  # in our form
MOST_DECK_LINE = 400
MOST_KEPT_DECK = 256 * 1024  # with all its versions
MOST_SHELF = 1024 * 1024  # decks that are sent at once to be kept
MOST_RECORD = 2 * 1024 * 1024
MOST_ROWS = 5000  # of a record
MOST_MESSAGE = 8 * 1024  # of one WebSocket message
MOST_CHAT = 300
MOST_NAME = 24
MOST_CLOCK = 24 * 3600
MOST_BUCKETS = 20_000
MOST_PATH = 2000  # of an address; no file or match has a longer one
MOST_QUERY = 8000
ROUNDING = 1e-6
MOST_MARKS = 3  # accents and the like on one letter; more of them paint over the lines around it
# Invisible, although Unicode counts them among letters, signs and marks.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_JOINER, _EMOJI_FORM = "\u200d", "\ufe0f"  # both belong into emoji that are joined of several

# What may be done so often: at once, and again after this many seconds.
RATES: dict[str, tuple[int, float]] = {
    "message": (40, 0.05),
    "chat": (5, 2.0),
    "hint": (5, 2.0),
    "previews": (40, 0.1),
    "match": (20, 3.0),
    "record": (5, 10.0),
    "analysis": (5, 20.0),
    "deck": (10, 2.0),
    "workbench": (60, 0.1),
    "shelf": (30, 1.0),
    "measuring": (6, 60.0),
    "guest": (30, 2.0),
    "look": (120, 0.02),
    "undo": (30, 1.0),
}
# What is kept for ever: with several nodes it is counted in the database before it is made.
KEPT = ("match", "record", "guest")
# Who does or has less than this share of what they may, at one node, is not told to the others.
TELLING = 1 / 8
# Many people may sit behind one address, at a club or at home: together they may do so much more …
SHARED = 10
# … but of what is kept for ever, or costs much, only so much.
RATES_OF_ADDRESS: dict[str, tuple[int, float]] = {
    "match": (60, 5.0),
    "record": (10, 10.0),
    "analysis": (10, 20.0),
    "measuring": (12, 30.0),
}


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
    decks_per_guest: int = 200
    measuring_matches: int = 1200  # that bots play for one deck that somebody has measured
    measuring_seconds: float = 900.0  # for that
    measurings_waiting: int = 8  # at this process; whoever comes then comes again later

    def times(self, patience: float) -> Limits:
        """For those who may have more of what is counted."""
        counted = (
            "matches_per_guest",
            "sockets_per_guest",
            "sockets_per_address",
            "sockets",
            "take_backs",
            "decks_per_guest",
        )
        return msgspec.structs.replace(
            self, **{name: int(getattr(self, name) * max(1.0, patience)) for name in counted}
        )


def check_deck(text: str) -> None:
    """Whether a text may be a deck at all: programs write much into one, people a few short lines."""
    if text.lstrip()[:1] in ("{", "<"):
        return
    if len(text) > MOST_BROUGHT or any(len(line) > MOST_DECK_LINE for line in text.splitlines()):
        raise Refused("too-long", most=MOST_BROUGHT)


def veil(salt: bytes) -> Callable[[str], str]:
    """Names by which nodes speak of guests and addresses, from which nobody learns who they are."""
    return lambda who: blake2b(who.encode(), key=salt, digest_size=16).hexdigest()


class Rates:
    """A leaky bucket for each guest or address and each kind of request.

    It is kept as the moment at which it will be empty: each drop is so many seconds. With several nodes
    (`veiled` are the names they use) what was taken here is told to the others, and theirs is heard.
    """

    def __init__(
        self,
        patience: float = 1.0,
        now: Callable[[], float] = time.monotonic,
        veiled: Callable[[str], str] | None = None,
    ):
        self._patience = patience
        self._now = now
        self._veiled = veiled
        self._empty: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._untold: dict[tuple[str, str], float] = {}

    def take(self, who: str, what: str) -> Spent:
        """One more; raises if that is too often."""
        return self._fill(who, what, *RATES[what])

    def take_shared(self, address: str, what: str) -> Spent:
        """One more of all who come from one address."""
        at_once, seconds_each = RATES[what]
        return self._fill(
            f"@{address}", what, *RATES_OF_ADDRESS.get(what, (at_once * SHARED, seconds_each / SHARED))
        )

    def _fill(self, who: str, what: str, at_once: float, seconds_each: float) -> Spent:
        most, seconds = at_once * self._patience, seconds_each / self._patience
        now = self._now()
        key = (self._veiled(who) if self._veiled is not None else who, what)
        behind = max(0.0, self._empty.pop(key, now) - now)
        full = behind / seconds + 1 > most + ROUNDING
        self._put(key, now + behind + (0.0 if full else seconds))
        if full:
            raise Refused("too-fast")
        if self._veiled is not None and what not in KEPT:
            self._untold[key] = self._untold.get(key, 0.0) + seconds
        return Spent(*key, seconds, most * seconds)

    def _put(self, key: tuple[str, str], empty: float) -> None:
        self._empty[key] = empty
        while len(self._empty) > MOST_BUCKETS:
            self._empty.popitem(last=False)

    def spent(self, seconds: float) -> dict[tuple[str, str], float]:
        """What was taken since this was last asked, some seconds ago, by those who took much."""
        untold, self._untold = self._untold, {}
        return {key: spent for key, spent in untold.items() if spent >= seconds * TELLING}

    def heard(self, behind: Mapping[tuple[str, str], float]) -> None:
        """How many seconds somebody is behind, with what was told of this node."""
        now = self._now()
        for key, seconds in behind.items():
            self._put(key, max(self._empty.pop(key, now), now + seconds + self._untold.get(key, 0.0)))


class Sockets:
    """The live connections of this process, counted by guest and by address, and those of the other nodes."""

    def __init__(self, limits: Limits, veiled: Callable[[str], str] = str):
        self._limits = limits
        self._veiled = veiled
        self._open: Counter[str] = Counter()
        self._most: dict[str, int] = {}
        self._elsewhere: Mapping[str, int] = {}

    @contextmanager
    def one_more(self, guest: str | None, address: str) -> Iterator[None]:
        """While it is open; raises if there are too many already."""
        most = {"": self._limits.sockets, self._veiled(f"@{address}"): self._limits.sockets_per_address}
        if guest is not None:
            most[self._veiled(guest)] = self._limits.sockets_per_guest
        if any(self._open[who] + self._elsewhere.get(who, 0) >= limit for who, limit in most.items()):
            raise Refused("too-fast", "sockets")
        self._open.update(most.keys())
        self._most.update(most)
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            for who in most:
                if not self._open[who]:
                    del self._open[who], self._most[who]

    def many(self) -> dict[str, int]:
        """Who has many here: the other nodes count them, too."""
        return {
            who: number for who, number in self._open.items() if who and number >= self._most[who] * TELLING
        }

    def heard(self, elsewhere: Mapping[str, int]) -> None:
        """Who has how many at the other nodes."""
        self._elsewhere = elsewhere


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
