"""The pieces of a match: player boards, secrets, contacts, the dice and the combat of the moment.

Most of what a player has lies in tuples: a copy of a player is a shallow one.
"""

from __future__ import annotations

import msgspec

from dejarik.games.outer_rim.cards.facts import FACTIONS, NOBODY
from dejarik.kernel import Seat


class Secret(msgspec.Struct, frozen=True):
    """A secret in front of a player: everybody saw which deck it came from, and in which section it stood."""

    card: str
    deck: str
    section: str


class Contact(msgspec.Struct, frozen=True):
    """A contact token in a contact slot of the map; `seen` has a bit for each seat that looked at it."""

    code: str
    cls: str
    faceup: bool = False
    seen: int = 0


class Player(msgspec.Struct, omit_defaults=True):
    """A player board with everything at it."""

    # rule: outer_rim.meta.player-means-character
    character: str = ""
    flipped: bool = False
    tokens: int = 0  # goal tokens on the character card
    ship: str = ""
    ship_flipped: bool = False
    ship_tokens: int = 0
    credits: int = 0
    fame: int = 0
    fame_from_assets: int = 0  # of it
    reputation: tuple[int, ...] = (0, 0, 0, 0)  # rule: outer_rim.reputation.neutral-position
    damage: int = 0
    ship_damage: int = 0
    defeated: bool = False
    space: str = ""
    assets: tuple[str, ...] = ()
    secrets: tuple[Secret, ...] = ()
    marks: tuple[str, ...] = ()  # planets with a damage token of this player

    def reputation_with(self, faction: str) -> int:
        return self.reputation[FACTIONS.index(faction)]


class Roll(msgspec.Struct, omit_defaults=True):
    """Dice being rolled: for whom, what for, and what they show."""

    seat: Seat  # NOBODY: a patrol, a contact, an enemy on a card
    what: str  # combat, test, illegal, die, gamble
    count: int
    other: Seat = NOBODY  # the opponent in a combat
    skill: str = ""
    extra: int = 0  # copies of the skill gained for this test
    results: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # abilities used in this roll
    if_passed: tuple[str, ...] = ()  # crew that leaves when the test is passed


class Combat(msgspec.Struct, omit_defaults=True):
    """The combat that is going on."""

    attacker: Seat
    defender: Seat  # NOBODY: an enemy
    enemy: str  # a patrol, a contact, a name on a card; empty for a player
    combat: str  # ground or space
    value: int  # of the enemy
    dealt: tuple[int, ...] = ()  # by the attacker, by the defender
    hopeless: bool = False  # against a level 4 patrol
    without: str = ""  # the own crew member one fights
    used: tuple[str, ...] = ()  # abilities used in this combat
    fewer: tuple[int, int] = (0, 0)  # dice the attacker, the defender will not roll

    @property
    def won(self) -> bool:
        """Whether the attacker won."""
        # rule: outer_rim.combat.step4.more-damage-wins, outer_rim.combat.step4.tie-attacker-wins
        # rule: outer_rim.combat.step4.other-loses
        return not self.hopeless and self.dealt[0] >= self.dealt[1]
