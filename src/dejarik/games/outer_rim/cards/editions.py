"""Which cards, ships, contacts and characters lie in the box: a match goes on with those it began with.

Whoever adds some begins another edition: its number goes up, and their codes stand below it.
"""

from __future__ import annotations

from collections.abc import Iterable

FIRST_EDITION = 1
EDITION = 1
ADDED: dict[int, tuple[str, ...]] = {}  # by edition, from the second on: the codes that are new in it


def in_box(codes: Iterable[str], edition: int) -> tuple[str, ...]:
    """Those of the codes that an edition has, in their order."""
    later = {code for number, added in ADDED.items() if number > edition for code in added}
    return tuple(code for code in codes if code not in later)
