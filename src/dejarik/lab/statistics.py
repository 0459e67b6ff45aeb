"""Shares with their 95 % intervals."""

from __future__ import annotations

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
