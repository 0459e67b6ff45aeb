"""Shares and differences of shares, with their 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


FEWEST_SAMPLES = 10  # from which the weight of luck can be told


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


class Adjusted(msgspec.Struct, frozen=True):
    """A share with luck taken off it, with a 95 % interval."""

    share: float
    low: float
    high: float
    of: int  # samples
    weight: float  # how much of the luck was taken off, so that the least variation is left


def adjusted(samples: Sequence[tuple[float, float]]) -> Adjusted:
    """The mean of results less their luck (a control variate); a sample is both.

    Luck is nothing on average, so that taking off any part of it favors nobody. The part is the one after
    which results vary least.
    """
    count = len(samples)
    if not count:
        return Adjusted(0.0, 0.0, 1.0, 0, 0.0)
    mean = sum(result for result, _ in samples) / count
    luck = sum(one for _, one in samples) / count
    spread = sum((one - luck) ** 2 for _, one in samples)
    together = sum((result - mean) * (one - luck) for result, one in samples)
    weight = together / spread if spread and count >= FEWEST_SAMPLES else 0.0
    middle = min(1.0, max(0.0, mean - weight * luck))
    left = sum((result - mean - weight * (one - luck)) ** 2 for result, one in samples)
    if count < FEWEST_SAMPLES or left < 1e-9:  # too little to tell an interval from
        found = share(round(mean * count), count)
        return Adjusted(middle, min(found.low, middle), max(found.high, middle), count, weight)
    error = Z95 * sqrt(left / (count - 2) / count)
    return Adjusted(middle, max(0.0, middle - error), min(1.0, middle + error), count, weight)


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


def stratified(trials: Iterable[tuple[int, bool, bool]]) -> Difference:
    """How much more often something came off with a condition than without it, among trials of equal kind.

    A trial is its kind, whether the condition was met, and whether it came off. The difference is that of
    Mantel and Haenszel with Sato's variance (Biometrics 45, 1989), which holds for many small kinds, too.
    """
    counted = Counter(trials)
    weights = weighted = skewness = scatter = 0.0
    for kind in {kind for kind, _, _ in counted}:
        on, off = counted[kind, True, True], counted[kind, False, True]
        with_it, without = on + counted[kind, True, False], off + counted[kind, False, False]
        count = with_it + without
        weights += with_it * without / count
        weighted += (on * without - off * with_it) / count
        tilt = with_it**2 * off - without**2 * on + with_it * without * (without - with_it) / 2
        skewness += tilt / count**2
        scatter += (on * (without - off) + off * (with_it - on)) / (2 * count)
    if not weights:
        return Difference(0.0, -1.0, 1.0)
    middle = weighted / weights
    spread = Z95 * sqrt(max(0.0, middle * skewness + scatter)) / weights
    return Difference(middle, max(-1.0, middle - spread), min(1.0, middle + spread))
