"""Constant abilities: what holds as long as one has the card, the character or the ship it stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from dejarik.games.outer_rim.cards.facts import CREW, FOCUS, GROUND, HIT, POSITIVE, SPACE

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim
    from dejarik.kernel import Seat


class Bonus(msgspec.Struct, frozen=True):
    """You have +X of a value; `per` counts assets of a type."""

    value: str
    by: int
    per: str = ""

    def amount(self, g: OuterRim, seat: Seat) -> int:
        return self.by * (len(g.of_type(seat, self.per)) if self.per else 1)


class FameBonus(msgspec.Struct, frozen=True):
    """You have additional fame while you have the card."""

    fame: int = 1

    def amount(self, g: OuterRim, seat: Seat) -> int:
        return self.fame


class FameForCrew(FameBonus, frozen=True):
    """You have additional fame while you have this many crew."""

    crew: int = 2

    def amount(self, g: OuterRim, seat: Seat) -> int:
        return self.fame if len(g.of_type(seat, CREW)) >= self.crew else 0


class FameForReputation(FameBonus, frozen=True):
    """You have additional fame with this many positive reputations, and more with all four."""

    positive: int = 2
    all_four: int = 2  # fame

    def amount(self, g: OuterRim, seat: Seat) -> int:
        found = g.players[seat].reputation
        positive = found.count(POSITIVE)
        if positive == len(found):
            return self.all_four
        return self.fame if positive >= self.positive else 0


class Constant(msgspec.Struct, frozen=True):
    """Something that changes the rules for a player; the rules ask for it by its class."""

    # When a secret with it could be played, for players who do not know which secret it is.
    moment: ClassVar[str] = ""


# ---- Rewards ---------------------------------------------------------------------------------------


class FameForCredits(Constant, frozen=True):
    """You may take fame instead of the credits of a kind of reward."""

    of: str  # illegal-cargo, job, bounty
    fame: int = 1


class FameFromPatrols(Constant, frozen=True):
    """You gain more fame whenever a patrol you beat gives you any."""

    fame: int = 1


class KeepReputation(Constant, frozen=True):
    """You lose no reputation for patrols you beat."""


# ---- The market and the slots ----------------------------------------------------------------------


class Discount(Constant, frozen=True):
    """Something you buy costs less."""

    moment: ClassVar[str] = "buy"
    amount: int


class DivertPatrols(Constant, frozen=True):
    """You choose toward whom a patrol near you moves because of a card you buy."""

    spaces: int


class HoldsCargo(Constant, frozen=True):
    """A mod for a cargo or mod slot that holds cargo itself."""

    cargo: int = 1


class KeptForGood(Constant, frozen=True):
    """This card cannot be discarded to make room."""


# ---- Movement --------------------------------------------------------------------------------------


class PassMaelstrom(Constant, frozen=True):
    """The Maelstrom does not stop you."""


class PassPatrols(Constant, frozen=True):
    """You may test a skill where a patrol would stop you."""

    skill: str


class SlipPast(Constant, frozen=True):
    """A patrol does not stop you."""

    moment: ClassVar[str] = "slip"


class StopShips(Constant, frozen=True):
    """You may stop ships that pass through your space."""


# ---- Encounters ------------------------------------------------------------------------------------


class AvoidPatrols(Constant, frozen=True):
    """You need not encounter hostile patrols."""


class FarEncounters(Constant, frozen=True):
    """You may encounter patrols and contacts some spaces away."""

    spaces: int


class MayBeAttacked(Constant, frozen=True):
    """Others in your space may attack your ship."""


# ---- Damage and defeat -----------------------------------------------------------------------------


class Prevent(Constant, frozen=True):
    """Prevent damage in each combat of a type."""

    amount: int
    combat: str = GROUND


class Sacrifice(Constant, frozen=True):
    """Instead of being defeated you may discard an asset of a type and recover all damage."""

    type: str = CREW


class RescueRoll(Constant, frozen=True):
    """When you would be defeated in a type of combat, you may roll a die: some results recover damage."""

    damage: int
    results: tuple[str, ...] = (HIT, FOCUS)
    combat: str = SPACE
