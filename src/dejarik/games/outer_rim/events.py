"""Events: what has happened, for the log and for listeners."""

from __future__ import annotations

import msgspec

from dejarik.kernel import CardNarration, Narration, SeatNarration


class Event(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """An immutable fact."""


class TurnBegan(Event, frozen=True):
    seat: int
    extra: bool = False


class FirstPlayer(Event, frozen=True):
    seat: int
    symbols: tuple[int, ...]


class CharacterChosen(Event, frozen=True):
    seat: int
    character: str
    ship: str


class CreditsChanged(Event, frozen=True):
    seat: int
    amount: int


class FameChanged(Event, frozen=True):
    seat: int
    amount: int


class ReputationChanged(Event, frozen=True):
    seat: int
    faction: str
    level: int


class Damaged(Event, frozen=True):
    seat: int
    ship: bool
    amount: int


class Recovered(Event, frozen=True):
    seat: int
    ship: bool
    amount: int


class Moved(Event, frozen=True):
    seat: int
    space: str


class PatrolMoved(Event, frozen=True):
    patrol: str
    space: str


class PatrolAppeared(Event, frozen=True):
    patrol: str
    space: str


class PatrolRemoved(Event, frozen=True):
    patrol: str
    seat: int


class MarketDiscarded(Event, frozen=True):
    seat: int
    deck: str
    card: str


class MarketRevealed(Event, frozen=True):
    deck: str
    card: str


class Bought(Event, frozen=True):
    seat: int
    card: str
    price: int


class AssetGained(Event, frozen=True):
    seat: int
    card: str


class AssetDiscarded(Event, frozen=True):
    seat: int
    card: str


class AssetGiven(Event, frozen=True):
    seat: int
    to: int
    card: str


class ShipGained(Event, frozen=True):
    seat: int
    ship: str


class ContactRevealed(Event, frozen=True):
    slot: str
    contact: str


class ContactLookedAt(Event, frozen=True):
    seat: int
    slot: str


class ContactsSwapped(Event, frozen=True):
    slot: str
    place: str  # the other slot


class ContactPlaced(Event, frozen=True):
    slot: str
    contact: str


class ContactLeft(Event, frozen=True):
    slot: str
    contact: str


class EncounterDrawn(Event, frozen=True):
    seat: int
    card: str
    section: str


class StoryTold(Event, frozen=True):
    """What is read out in the course of a card: an outcome, or the next step of a job."""

    seat: int
    card: str
    section: str
    path: str  # in the effect of the section


class SecretGained(Event, frozen=True):
    seat: int
    deck: str


class SecretPlayed(Event, frozen=True):
    seat: int
    card: str


class SecretTakenBack(Event, frozen=True):
    seat: int
    card: str


class SecretsLost(Event, frozen=True):
    seat: int
    count: int


class DatabankRead(Event, frozen=True):
    seat: int
    card: str


class DiceRolled(Event, frozen=True):
    seat: int  # for whom
    what: str
    results: tuple[str, ...]
    by: int


class TestMade(Event, frozen=True):
    seat: int
    skill: str
    copies: int
    results: tuple[str, ...]
    passed: bool


class CombatBegan(Event, frozen=True):
    attacker: int
    defender: int
    enemy: str
    combat: str


class CombatDecided(Event, frozen=True):
    attacker: int
    defender: int
    enemy: str
    damage: tuple[int, int]
    won: bool


class Delivered(Event, frozen=True):
    seat: int
    card: str


class JobAttempted(Event, frozen=True):
    seat: int
    card: str


class JobCompleted(Event, frozen=True):
    seat: int
    card: str


class JobFailed(Event, frozen=True):
    seat: int
    card: str


class BountyEarned(Event, frozen=True):
    seat: int
    card: str
    captured: bool


class Captured(Event, frozen=True):
    seat: int
    card: str
    contact: str


class Defeated(Event, frozen=True):
    seat: int
    lost: int


class StoodUp(Event, frozen=True):
    seat: int


class GoalCompleted(Event, frozen=True):
    seat: int
    ship: bool


class Conceded(Event, frozen=True):
    seat: int


class ExtraTurnEarned(Event, frozen=True):
    seat: int


class TurnEnded(Event, frozen=True):
    seat: int


class AiCardDrawn(Event, frozen=True):
    card: str


class OfferAnswered(Event, frozen=True):
    seat: int
    partner: int
    accepted: bool


class LastOffer(Event, frozen=True):
    seat: int
    most: int


class TokenPlaced(Event, frozen=True):
    seat: int
    space: str


# ---- For readers alone ----------------------------------------------------------------------------------


class SettingUp(Event, Narration, frozen=True):
    """The first player has a ship; what follows belongs to the setup."""


class StepBegan(Event, SeatNarration, frozen=True):
    """A step of a turn, by its name."""

    step: str


class AbilityUsed(Event, CardNarration, frozen=True):
    """An ability is used in place of a step's choice, or as an action."""


class DeedOver(Event, Narration, frozen=True):
    """What was chosen in a step is done."""


class ReadOver(Event, CardNarration, frozen=True):
    """A card that was read has had its say."""


class Testing(Event, SeatNarration, frozen=True):
    skill: str


class CombatOver(Event, Narration, frozen=True):
    """Damage has been suffered, too."""

    attacker: int
    defender: int


class Buying(Event, CardNarration, frozen=True):
    """A card is paid for: in credits and with cards given up."""

    price: int
    bartered: tuple[str, ...] = ()


class BuyOver(Event, CardNarration, frozen=True):
    """What was bought has found its place."""


class Smuggling(Event, CardNarration, frozen=True):
    """Illegal cargo is about to be delivered, if nobody finds it."""


class SmugglingOver(Event, CardNarration, frozen=True):
    """Illegal cargo was delivered, or it was not."""


class Rerolling(Event, Narration, frozen=True):
    """Some of the dice are rolled again; what all of them show is told next."""

    count: int


class CompletingJob(Event, CardNarration, frozen=True):
    """A job is completed, and its reward comes next."""


class HandingOver(Event, CardNarration, frozen=True):
    """Cargo or a captive is delivered, and the reward comes next."""


class Eliminating(Event, CardNarration, frozen=True):
    """A bounty's target is eliminated, and the reward comes next."""


class Falling(Event, SeatNarration, frozen=True):
    """Somebody is defeated, and what that costs comes next."""


class Answering(Event, SeatNarration, frozen=True):
    """An offer is accepted or declined; what changes hands comes next."""

    partner: int
    accepted: bool


class AnswerOver(Event, SeatNarration, frozen=True):
    """What was agreed on has changed hands."""

    partner: int


class CreditsHanded(Event, SeatNarration, frozen=True):
    to: int
    amount: int


class BeatingPatrol(Event, Narration, frozen=True):
    """A patrol is beaten, and the reward comes next."""

    patrol: str
    seat: int
