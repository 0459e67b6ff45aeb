"""What is printed on cards, and the words the rules use for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from dejarik.games.cardgame.abilities.ability import Ability
    from dejarik.games.cardgame.abilities.vocabulary.selectors import Select

NOBODY: Final = -1

# Types. The Death Star dial is a thing in play, but no card.
# rule: cardgame.card.types-list
OBJECTIVE: Final = "objective"
UNIT: Final = "unit"
ENHANCEMENT: Final = "enhancement"
EVENT: Final = "event"
FATE: Final = "fate"
MISSION: Final = "mission"  # on cards that are known and cannot be played yet
AFFILIATION: Final = "affiliation"
DIAL: Final = "dial"

LIGHT: Final = "light"
DARK: Final = "dark"

# rule: cardgame.faction.six-affiliations, cardgame.faction.light-side-affiliations
# rule: cardgame.faction.dark-side-affiliations, cardgame.faction.neutral
JEDI: Final = "jedi"
REBEL_ALLIANCE: Final = "rebel-alliance"
SMUGGLERS_AND_SPIES: Final = "smugglers-and-spies"
SITH: Final = "sith"
IMPERIAL_NAVY: Final = "imperial-navy"
SCUM_AND_VILLAINY: Final = "scum-and-villainy"
NEUTRAL: Final = "neutral"
SIDE_OF: Final = {
    JEDI: LIGHT,
    REBEL_ALLIANCE: LIGHT,
    SMUGGLERS_AND_SPIES: LIGHT,
    SITH: DARK,
    IMPERIAL_NAVY: DARK,
    SCUM_AND_VILLAINY: DARK,
}

ELITE: Final = "elite"
LIMITED: Final = "limited"
NO_ENHANCEMENTS: Final = "no-enhancements"
SHIELDING: Final = "shielding"
TARGETED_STRIKE: Final = "targeted-strike"
KEYWORDS: Final = (ELITE, LIMITED, NO_ENHANCEMENTS, SHIELDING, TARGETED_STRIKE)  # those without a number

# Combat icons: places in a row of six, first the normal ones, then the edge-enabled ones.
# rule: cardgame.strike.icon-types
UNIT_DAMAGE, TACTICS, BLAST = 0, 1, 2
ICON_NAMES: Final = ("unit-damage", "tactics", "blast")
_ICON_LETTERS: Final = {"U": UNIT_DAMAGE, "T": TACTICS, "B": BLAST}

Icons = tuple[int, int, int, int, int, int]
NO_ICONS: Final[Icons] = (0, 0, 0, 0, 0, 0)

# Hidden zones, as bits. Captives lie at one of the dark objectives: a bit for each of their places.
HAND, DECK, STACK, OBJECTIVE_DECK, FACE_DOWN = 1, 2, 4, 8, 16
CAPTIVES: Final = 32
MOST_CAPTIVE_PLACES: Final = 8
LOOKED_AT: Final = CAPTIVES << MOST_CAPTIVE_PLACES

# Where a card is played from, or put into play.
FROM_HAND: Final = "hand"
FROM_DISCARD: Final = "discard-pile"
From = Literal["hand", "discard-pile"]

MOST_DIAL: Final = 12
MOST_FORCE_CARDS: Final = 3
MOST_OBJECTIVES: Final = 3
STARTING_RESERVE: Final = 6
X: Final = -1  # printed instead of a number: the text of the card says how much it is


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card, apart from its text: it is in the data and nowhere else."""

    code: str
    number: int  # the collector number
    title: str
    type: str
    side: str  # rule: cardgame.faction.neutral-has-side
    affiliation: str
    product: str = "core-set"  # in which it came out
    unique: bool = False  # rule: cardgame.card.uniqueness-mark
    traits: frozenset[str] = frozenset()
    cost: int = 0
    force: int = 0
    resources: int = 0
    capacity: int = 0
    priority: int = 0
    combat: str = ""  # combat icons in short form
    keywords: frozenset[str] = frozenset()
    edge: int = 0  # Edge (X)
    protect: str = ""  # Protect with the trait
    pilot: int = 0  # Pilot (X)
    locked: str = ""  # the only affiliation that may use the set
    limit_one: bool = False  # one copy of the set in a deck


class Card(Printed, frozen=True, kw_only=True):
    """A card: what is printed, and the abilities that its definition gives it."""

    slug: str
    icons: Icons
    enhances: Select | None = None
    abilities: tuple[Ability, ...] = ()


class ObjectiveSet(msgspec.Struct, frozen=True):
    """Six cards that go into a deck together: an objective and five others."""

    # rule: cardgame.deck.set-has-six-cards, cardgame.deck.set-other-types
    # rule: cardgame.deck.set-may-contain-duplicates
    number: int
    objective: str
    cards: tuple[str, str, str, str, str]
    octgn: tuple[int, int, int, int, int, int]  # the numbers that OCTGN gives to its six places


class Product(msgspec.Struct, frozen=True):
    """A box or pack that came out, and the objective sets in it."""

    code: str
    cycle: str
    sets: tuple[int, ...]


def icons(short: str) -> Icons:
    """Read icons in short form: `UUB(B)` is two unit damage, one blast and one edge-enabled blast."""
    # rule: cardgame.strike.icon-notation
    row = [0] * 6
    shift = 0
    for letter in short:
        if letter in "()":
            shift = 3 if letter == "(" else 0
        else:
            row[_ICON_LETTERS[letter] + shift] += 1
    return (row[0], row[1], row[2], row[3], row[4], row[5])


def short_icons(row: Icons) -> str:
    """Icons in short form, as `icons` reads them."""
    normal, edge = (
        "".join(letter * row[place + shift] for letter, place in _ICON_LETTERS.items()) for shift in (0, 3)
    )
    return f"{normal}({edge})" if edge else normal


def plus(one: Icons, other: Icons, times: int = 1) -> Icons:
    """Icons added up, place by place."""
    if other is NO_ICONS:
        return one
    row = [a + b * times for a, b in zip(one, other, strict=True)]
    return (row[0], row[1], row[2], row[3], row[4], row[5])


def slug(title: str) -> str:
    """A title as one typeable word: `"Backstabber"` → `backstabber`."""
    plain = title.lower().replace("'", "").replace("’", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
