"""Chance has one door: a small keyed, counter-based generator.

The stream is BLAKE2b(counter, key=seed), read byte by byte: a copy draws the same future, a saved game
only needs the seed and how much was used, and seeing dice tells nothing about the dice to come.
A scenario may script results by the name of what is rolled; whatever it does not name is drawn as usual.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

import msgspec

from dejarik.kernel.clone import clone
from dejarik.kernel.decision import Subject

T = TypeVar("T")

_BLOCK = 64
_ROLL = 8  # bytes: so many that no side is noticeably likelier


class Chance(msgspec.Struct, omit_defaults=True):
    """The stream of random bytes of one match: `seed`, and how many bytes were `used`."""

    seed: int
    used: int = 0
    script: dict[str, list[int]] | None = None
    block: bytes = b""  # the block `used` points into; made anew after loading

    def copy(self) -> Chance:
        twin = clone(self)
        if self.script is not None:
            twin.script = {name: results.copy() for name, results in self.script.items()}
        return twin

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (by rejection, so without bias)."""
        if n > 256:
            high = (n + 255) // 256
            while True:
                number = self.below(high) * 256 + self.below(256)
                if number < n:
                    return number
        limit = 256 - 256 % n
        while True:
            position = self.used % _BLOCK
            if position == 0 or not self.block:
                key = self.seed.to_bytes(16, "big")
                self.block = blake2b((self.used // _BLOCK).to_bytes(8, "big"), key=key).digest()
            self.used += 1
            byte = self.block[position]
            if byte < limit:
                return byte % n

    def roll(self, sides: int, what: Subject) -> int:
        """A number from 0 to sides - 1; here it makes no difference `what` is rolled."""
        return self.below(sides)

    def shuffle(self, items: list[T]) -> None:
        """Fisher–Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def scripted(self, names: tuple[str, ...]) -> int | None:
        """The next scripted result for the first of `names` that has one."""
        if self.script is None:
            return None
        for name in names:
            results = self.script.get(name)
            if results:
                return results.pop(0)
        return None


class ChanceNeeded(Exception):
    """Something was to be drawn or rolled where nothing may be."""


class SealedChance(Chance):
    """For trying what a choice does without its luck: the first draw ends the trial."""

    def below(self, n: int) -> int:
        raise ChanceNeeded


class PairedChance(Chance):
    """For comparing choices: each thing has a stream of its own.

    A die that is rolled for the second time shows the same after any choice, whatever was rolled before it.
    """

    times: dict[Subject, int] = {}

    def copy(self) -> PairedChance:
        twin = clone(self)
        twin.times = self.times.copy()
        return twin

    def roll(self, sides: int, what: Subject) -> int:
        number = self.times.get(what, 0)
        self.times[what] = number + 1
        digest = blake2b(f"{what}/{number}".encode(), digest_size=_ROLL, key=self.seed.to_bytes(16, "big"))
        return int.from_bytes(digest.digest(), "big") % sides
