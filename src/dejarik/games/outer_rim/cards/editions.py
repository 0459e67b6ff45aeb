"""Which cards, ships, contacts and characters lie in the box: a match goes on with those it began with.

Whoever adds some begins another edition: its number goes up, and their codes stand below it. Whoever changes
what a card says begins another edition, too, and defines the card anew with `edition=`: that is another
printing with a code of its own. What it said before moves to the module of the edition before.
"""

from __future__ import annotations

from collections.abc import Iterable

FIRST_EDITION = 1
EDITION = 2
ADDED: dict[int, tuple[str, ...]] = {}  # by edition, from the second on: the codes that are new in it
PRINTINGS: dict[str, dict[int, str]] = {}  # by the first code of a card: its later codes, by edition
_FIRST_CODES: dict[str, str] = {}


def reprint(code: str, edition: int) -> str:
    """The code of a card as this edition prints it."""
    if not FIRST_EDITION < edition <= EDITION:
        raise ValueError(f"{code}: there is no edition {edition}")
    later = f"{code}-{edition}"
    PRINTINGS.setdefault(code, {})[edition] = later
    _FIRST_CODES[later] = code
    return later


def first_code(code: str) -> str:
    """By this code names and stories know a card, whichever printing it is."""
    return _FIRST_CODES.get(code, code)


def printed(code: str, edition: int) -> str:
    """A card, known by its first code, as it is in the box of an edition."""
    printings = {FIRST_EDITION: code, **PRINTINGS.get(code, {})}
    return printings[max(number for number in printings if number <= edition)]


def in_box(codes: Iterable[str], edition: int) -> tuple[str, ...]:
    """Those of the codes that an edition has, in their order."""
    later = {code for number, added in ADDED.items() if number > edition for code in added}
    return tuple(
        code for code in codes if code not in later and printed(first_code(code), edition) == code
    )
