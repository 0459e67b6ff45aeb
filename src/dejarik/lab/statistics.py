"""Shares and differences of shares, with their 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

import msgspec

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


class Share(msgspec.Struct, frozen=True):
    """How often something happened: how many out of how many, with a 95 % interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """The share with Wilson's interval, which holds for small numbers and for all or nothing, too."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = count / of
    spread = Z95 * sqrt(p * (1 - p) / of + Z95**2 / (4 * of**2))
    middle = p + Z95**2 / (2 * of)
    scale = 1 + Z95**2 / of
    return Share(count, of, p, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Difference(msgspec.Struct, frozen=True):
    """By how much one share is larger than another, with a 95 % interval."""

    difference: float
    low: float
    high: float


def difference(one: Share, other: Share, together: float = 0.0) -> Difference:
    """Newcombe's interval, made of those of the shares; `together`: how far they go up and down together."""
    # Newcombe, Statistics in Medicine 17 (1998): method 10 for independent shares, and for paired ones.
    if not one.of or not other.of:
        return Difference(0.0, -1.0, 1.0)
    middle = one.share - other.share

    def spread(a: float, b: float) -> float:
        return sqrt(max(0.0, a * a - 2 * together * a * b + b * b))

    low = middle - spread(one.share - one.low, other.high - other.share)
    high = middle + spread(one.high - one.share, other.share - other.low)
    return Difference(middle, max(-1.0, low), min(1.0, high))


class Paired(msgspec.Struct, frozen=True):
    """The same trials twice: how often only the one came off, only the other, both or neither."""

    both: int
    one: int
    other: int
    neither: int
    difference: Difference  # of the shares: the one less the other


def paired(trials: Iterable[tuple[bool, bool]]) -> Paired:
    """Pairs of outcomes: that of the one, and that of the other."""
    counted = Counter(trials)
    both, one, other, neither = (
        counted[pair] for pair in ((True, True), (True, False), (False, True), (False, False))
    )
    count = both + one + other + neither
    product = (both + one) * (other + neither) * (both + other) * (one + neither)
    together = (both * neither - one * other) / sqrt(product) if product else 0.0
    apart = difference(share(both + one, count), share(both + other, count), together)
    return Paired(both, one, other, neither, apart)
