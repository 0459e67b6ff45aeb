"""What never changes: factions, skills, dice, and what is printed on cards, sheets and tokens."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from dejarik.games.outer_rim.abilities.ability import Ability
    from dejarik.games.outer_rim.abilities.vocabulary.constants import Bonus, Constant, FameBonus
    from dejarik.games.outer_rim.abilities.vocabulary.dice import DiceAbility
    from dejarik.games.outer_rim.abilities.vocabulary.goals import Goal

# Lists are said to be of any length: compiled, a tuple of known length is put together anew for each use.
NOBODY = -1  # no seat: the bank, or an enemy that no player plays

# rule: outer_rim.reputation.four-factions
REBEL, IMPERIAL, HUTT, SYNDICATE = "rebel", "imperial", "hutt", "syndicate"
FACTIONS: tuple[str, ...] = (REBEL, IMPERIAL, HUTT, SYNDICATE)
# rule: outer_rim.reputation.three-levels
NEGATIVE, NEUTRAL, POSITIVE = -1, 0, 1

INFLUENCE, KNOWLEDGE, PILOTING, STEALTH = "influence", "knowledge", "piloting", "stealth"
STRENGTH, TACTICS, TECH = "strength", "tactics", "tech"
SKILLS: tuple[str, ...] = (INFLUENCE, KNOWLEDGE, PILOTING, STEALTH, STRENGTH, TACTICS, TECH)

# rule: outer_rim.dice.eight-faces, outer_rim.dice.hit-three-faces, outer_rim.dice.crit-one-face
# rule: outer_rim.dice.focus-two-faces, outer_rim.dice.blank-two-faces, outer_rim.dice.blank-by-name
HIT, CRIT, FOCUS, BLANK = "hit", "crit", "focus", "blank"
RESULTS: tuple[str, ...] = (HIT, CRIT, FOCUS, BLANK)
FACES: tuple[str, ...] = (HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK)
ADDED_HIT = "added-hit"  # a hit that is not a die: it cannot be rolled again
# rule: outer_rim.combat.damage.hit-one, outer_rim.combat.damage.crit-two
# rule: outer_rim.combat.damage.focus-blank-zero
DAMAGE = {HIT: 1, CRIT: 2, FOCUS: 0, BLANK: 0, ADDED_HIT: 1}

# rule: outer_rim.asset.types
BOUNTY, CARGO, CREW, GEAR, MOD, JOB = "bounty", "cargo", "crew", "gear", "mod", "job"
ASSETS: tuple[str, ...] = (BOUNTY, CARGO, CREW, GEAR, MOD, JOB)
SHIP, SERVICE = "ship", "service"  # market cards that are not assets
PLAIN = ""  # an encounter or databank card that is nothing to keep

# rule: outer_rim.market.deck.six, outer_rim.market.deck.named-by-symbol
MARKET: tuple[str, ...] = ("bounty", "cargo", "gear-mod", "job", "luxury", "ship")
# rule: outer_rim.encounter.card.deck-per-planet-pair, outer_rim.encounter.card.deck-navpoints
# rule: outer_rim.encounter.card.deck-kessel-maelstrom
ENCOUNTERS: tuple[str, ...] = (
    "cantonica-ord-mantell",
    "lothal-mon-calamari",
    "kessel-maelstrom",
    "tatooine-nal-hutta",
    "ryloth-naboo",
    "ring-of-kafrene-takodana",
    "navpoints",
)

GROUND, SPACE = "ground", "space"  # the two types of combat
HULL, HEALTH, GROUND_COMBAT, SHIP_COMBAT, HYPERDRIVE = "hull", "health", "ground", "ship", "hyperdrive"
WHITE, GREEN, YELLOW = "white", "green", "yellow"  # one, two and three dots
CLASSES: tuple[str, ...] = (WHITE, GREEN, YELLOW)

ILLEGAL, ARMOR, WEAPON = "illegal", "armor", "weapon"
DROID = "droid"

GEAR_SLOTS = 2  # of the player board
JOB_SLOTS = 2  # "job or bounty", of the player board
FAME_TO_WIN, FAME_IN_LONG_GAME = 10, 12
STARTING_CREDITS = (4_000, 6_000, 8_000, 10_000)
PLANNING_CREDITS = 2_000
LOST_IN_DEFEAT = 3_000
LAST_LEVEL = 4  # of patrols: it cannot be beaten
CUSTOMS = 1  # the databank number for illegal cargo that was found


class Reward(msgspec.Struct, frozen=True, omit_defaults=True):
    """Credits, fame and reputation, as printed on cargo, jobs, bounties and patrols."""

    credits: int = 0
    fame: int = 0
    reputation: tuple[tuple[str, int], ...] = ()


NOTHING = Reward()


class Card(msgspec.Struct, frozen=True):
    """What is printed on a card of a market deck, an encounter deck or the databank."""

    code: str
    type: str
    deck: str  # market or encounter deck; "databank" for numbered cards
    number: int = 0  # in the databank
    price: int | None = None  # None: it has no cost
    traits: frozenset[str] = frozenset()  # rule: outer_rim.asset.trait.no-own-effect
    patrol: tuple[str, int] | None = None  # movement symbol: faction and distance
    destination: str = ""
    banned: str = ""  # where it cannot be bought
    start: str = ""  # starting planet, on starting cards
    reward: Reward = NOTHING  # of cargo and jobs
    eliminate: Reward = NOTHING
    capture: Reward = NOTHING
    value: int = 0  # of a bounty's target
    combat: str = GROUND
    contact: str = ""  # the target of a bounty, the token of a crew member
    skills: tuple[str, ...] = ()  # of crew; of a job: those that are tested
    critical: tuple[str, ...] = ()  # in italics: failing the test fails the job
    resolves: int = 0  # the databank number a job resolves
    removed: bool = False  # a job that leaves the game when it is completed
    ship: str = ""  # the sheet a ship card sells
    abilities: tuple[Ability, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    fame: FameBonus | None = None
    dice: tuple[DiceAbility, ...] = ()
    constants: tuple[Constant, ...] = ()
    sections: dict[str, str] = {}  # of an encounter card: where -> the ability that is read there
    secrets: frozenset[str] = frozenset()  # the sections that are secrets
    original: bool = False  # our own content, not that of the box
    ours: tuple[str, ...] = ()  # the parts of a card of the box that are our own

    @property
    def illegal(self) -> bool:
        return ILLEGAL in self.traits

    @property
    def droid(self) -> bool:
        return DROID in self.traits


class Character(msgspec.Struct, frozen=True):
    """A character card with both its sides."""

    code: str
    health: int
    ground: int
    skills: tuple[str, ...]
    databank: int  # the number of the starting card
    goal: Goal
    reputation: tuple[tuple[str, int], ...] = ()
    chooses_reputation: bool = False
    droid: bool = False
    both: tuple[Ability, ...] = ()
    front: tuple[Ability, ...] = ()
    back: tuple[Ability, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    dice: tuple[DiceAbility, ...] = ()
    constants: tuple[Constant, ...] = ()
    back_constants: tuple[Constant, ...] = ()

    @property
    def faces(self) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
        return self.both + self.front, self.both + self.back


class Sheet(msgspec.Struct, frozen=True):
    """One side of a ship sheet."""

    code: str  # the ship, or what it is known as once its goal is completed
    hyperdrive: int
    combat: int
    hull: int
    cargo: int
    mod: int
    either: int  # "cargo or mod"
    crew: int
    abilities: tuple[Ability, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    dice: tuple[DiceAbility, ...] = ()
    constants: tuple[Constant, ...] = ()


class Ship(msgspec.Struct, frozen=True):
    """A ship sheet with both its sides."""

    code: str
    price: int
    front: Sheet
    goal: Goal | None = None
    back: Sheet | None = None


class Patrol(msgspec.Struct, frozen=True):
    """A patrol token."""

    code: str
    faction: str
    level: int
    value: int = 0
    reward: Reward = NOTHING
    ours: tuple[str, ...] = ()


class ContactToken(msgspec.Struct, frozen=True):
    """A contact token: its class on the back, its databank number on the face."""

    code: str
    cls: str
    number: int
    droid: bool = False
    faction: str = ""


def slug(name: str) -> str:
    """A name as one word."""
    return re.sub(r"[^\w]+", "-", re.sub(r"['’]", "", name.lower())).strip("-")
