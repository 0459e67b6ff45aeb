"""Events: what has happened. Facts with everything needed afterwards, last-known values included.

Abilities hear an event by its class. It offers *roles*: who did it and what it is about.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from dejarik.games.destiny.cards.facts import NOBODY
from dejarik.kernel import CardNarration, Narration, Seat, SeatNarration, Subject, ThingNarration
from dejarik.kernel.code import Binding

RESOLVED_AS: Final = "resolved-as"  # bound by a die that is resolved: the symbol


class Roles(NamedTuple):
    """The roles in what happens: who does it, what it is about, the card it is played on, and what else
    an ability that it triggers finds bound."""

    by: Seat
    subject: Subject = 0
    host: int = 0
    bound: tuple[Binding, ...] = ()


def dice_resolved(seat: Seat, symbol: str, dice: tuple[int, ...]) -> tuple[Roles, ...]:
    """The roles of dice that are resolved: a modifier is resolved together with its base die."""
    shown = ((RESOLVED_AS, (symbol,)),)
    return tuple(Roles(seat, die, 0, shown) for die in dice)


class Event(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """An immutable fact. "After" abilities listen to its class, or to one that it is made of."""

    def roles(self) -> tuple[Roles, ...]:
        """What an ability that hears it can ask about; once for each of its parts."""
        return (Roles(getattr(self, "seat", NOBODY)),)


class SetUp(Event, frozen=True):
    """Setup is complete."""


class RolledOff(Event, frozen=True):
    seat: int
    sides: tuple[int, ...]
    total: int


class BattlefieldChosen(Event, frozen=True):
    seat: int
    card: str
    controller: int


class Mulliganed(Event, frozen=True):
    seat: int
    count: int


class RoundBegan(Event, frozen=True):
    number: int
    first: int


class ActionPhaseEnded(Event, frozen=True):
    number: int


class RoundEnded(Event, frozen=True):
    number: int


class TurnBegan(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int
    automatic: bool = False


class Declined(Event, frozen=True):
    """An additional action was declined, which is not a pass."""

    seat: int


class CountedAsPass(Event, frozen=True):
    """An action changed nothing."""

    seat: int


class Announced(Event, frozen=True):
    """A card is being played and lies in the queue."""

    seat: int
    card: str
    host: int = 0


class CameOnto(Event, frozen=True):
    """A card was played on another card, or moved onto it."""


class Played(CameOnto, frozen=True):
    """A card was played and its effect applied; `thing` is 0 for an event."""

    seat: int
    card: str
    thing: int = 0
    host: int = 0

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing or self.card, self.host),)


class PlayFailed(Event, frozen=True):
    seat: int
    card: str


class Activated(Event, frozen=True):
    seat: int
    thing: int
    dice: tuple[int, ...]

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing),)


class DieRolls(Event, frozen=True):
    """A die was rolled into the pool, or rolled again there."""

    # rule: destiny.term.roll
    seat: int
    die: int
    side: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.die),)


class DieRolled(DieRolls, frozen=True):
    """A die was rolled into the pool."""


class DieRerolled(DieRolls, frozen=True):
    """A die in the pool was rolled again."""


class DieTurned(Event, frozen=True):
    by: int
    die: int
    side: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by, self.die),)


class DieRemoved(Event, frozen=True):
    """A player removed a die; value and side are those it showed."""

    by: int
    die: int
    side: int
    value: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by, self.die),)


class DiceRemoved(Event, frozen=True):
    """A player removed dice of one pool, all by one effect."""

    by: int
    seat: int
    dice: tuple[int, ...]

    def roles(self) -> tuple[Roles, ...]:
        # Only somebody else's dice concern any card.
        bound: tuple[Binding, ...] = (("opponent", (self.seat,)), ("dice", self.dice))
        return (Roles(self.by, bound=bound),) if self.seat != self.by else ()


class DieLost(Event, frozen=True):
    """A player's effect removed a die, whoever chose it; told only where a card listens to it."""

    by: int
    die: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by, self.die),)


class DieCaptured(Event, frozen=True):
    """A die was placed on a card that is not its own, which holds it."""

    die: int
    holder: int


class DieGained(Event, frozen=True):
    """A set-aside die was put on its character for the rest of the game."""

    thing: int


class DiceRerolledByCard(Event, frozen=True):
    """The effect of a player's card rerolled dice; told only where a card listens to it."""

    seat: int
    dice: tuple[int, ...]

    def roles(self) -> tuple[Roles, ...]:
        return tuple(Roles(self.seat, die) for die in self.dice)


class GuardianUsed(Event, frozen=True):
    """A player removed a die using Guardian; told only where a card listens to it."""

    seat: int
    die: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.die),)


class DiceReturned(Event, frozen=True):
    """The round is over: the dice of one pool went back to their cards, or aside."""

    seat: int
    dice: tuple[int, ...]


class DieResolved(Event, frozen=True):
    seat: int
    die: int
    symbol: str
    value: int
    modifiers: tuple[int, ...] = ()

    def roles(self) -> tuple[Roles, ...]:
        return dice_resolved(self.seat, self.symbol, (self.die, *self.modifiers))


class DamageDealt(Event, frozen=True):
    """Damage was dealt to one character; `taken` of it was put on it, the rest blocked."""

    by: int
    target: int
    dealt: int
    taken: int
    kind: str = ""

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by, self.target),)


class Harmed(Event, frozen=True):
    """A player's effect hurt a character, whoever dealt the damage; told only where a card listens to it."""

    by: int
    target: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by, self.target),)


class SelfInflicted(Event, frozen=True):
    """A player has dealt indirect damage to themselves; told only where a card listens to it."""

    seat: int


class ResourcesRobbed(Event, frozen=True):
    """An opponent's effect made a player lose resources; told only where a card listens to it."""

    seat: int
    by: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, 0, 0, (("opponent", (self.by,)),)),)


class DamageMoved(Event, frozen=True):
    by: int
    source: int
    target: int
    amount: int


class DamagePlaced(Event, frozen=True):
    """Damage tokens were put on a card that is no character."""

    thing: int
    amount: int


class DamageRemoved(Event, frozen=True):
    """Damage tokens were taken off a card that is no character."""

    thing: int
    amount: int


class Healed(Event, frozen=True):
    thing: int
    amount: int


class ShieldsGiven(Event, frozen=True):
    thing: int
    amount: int


class ShieldsLost(Event, frozen=True):
    thing: int
    amount: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(NOBODY, self.thing),)


class ShieldsMoved(Event, frozen=True):
    source: int
    target: int
    amount: int


class ControlGiven(Event, frozen=True):
    seat: int
    thing: int


class TypeChanged(Event, frozen=True):
    thing: int
    kind: str


class DiscardedToReroll(Event, frozen=True):
    """A card was discarded from hand to reroll dice."""

    seat: int
    card: str


class Stacked(Event, frozen=True):
    """A card from hand was put face down on a set-aside card."""

    seat: int
    card: str


class BattlefieldGained(Event, frozen=True):
    """A player claimed the battlefield or took control of it."""

    seat: int
    card: str


class BattlefieldTaken(BattlefieldGained, frozen=True):
    """A player took control of the battlefield without claiming it."""


class BattlefieldChangedHands(Event, frozen=True):
    """A player took control of a battlefield that was not theirs; told only where a card listens to it."""

    seat: int


class BattlefieldSwitched(Event, frozen=True):
    by: int
    card: str


class ActionPhaseCut(Event, frozen=True):
    """A card ended the action phase."""

    by: int


class Bid(Event, frozen=True):
    """Secretly chosen numbers came to light."""

    numbers: tuple[int, ...]


class Flipped(Event, frozen=True):
    """A double-sided card shows another side now."""

    thing: int
    card: str


class UpkeepStarted(Event, frozen=True):
    """The upkeep phase begins: told only where somebody listens."""


class JoinedTeam(Event, frozen=True):
    """A set-aside character joined a team."""

    seat: int
    thing: int
    card: str


class Attached(Event, frozen=True):
    """A card in play was attached to another as an upgrade."""

    thing: int
    host: int


class PilotingBegan(Event, frozen=True):
    """A character begins to pilot a vehicle, which is about to be activated if it is ready."""

    seat: int
    thing: int
    host: int  # the vehicle

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing, self.host),)


class PilotingEnded(Event, frozen=True):
    """A character that piloted a vehicle is about to be defeated."""

    thing: int
    host: int  # the vehicle


class Defeated(Event, frozen=True):
    seat: int
    thing: int
    card: str

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing),)


class Discarded(Event, frozen=True):
    """A card was discarded: from `zone` hand, deck, play or queue."""

    seat: int
    card: str
    zone: str
    thing: int = 0

    def roles(self) -> tuple[Roles, ...]:
        # From play: other piles concern no card in play.
        return (Roles(self.seat, self.card),) if self.zone == "play" else ()


class Milled(Event, frozen=True):
    """A player discarded cards from the top of somebody's deck, all by one effect."""

    by: int
    seat: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by),) if self.seat != self.by else ()


class ActionTaken(Event, frozen=True):
    """A player has taken an action; told only if somebody listens."""

    seat: int
    action: str  # the kind

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, bound=(("action", (self.action,)),)),)


class Obliged(Event, frozen=True):
    """A player must take an action of a kind next, with a card if one is named."""

    seat: int
    action: str
    card: str = ""


class Barred(Event, frozen=True):
    """A player cannot take an action of a kind in the next turn."""

    seat: int
    action: str


class IncomeDue(Event, frozen=True):
    """Players are about to gain resources in upkeep; told only if somebody listens."""


class HandEmptied(Event, frozen=True):
    """The last card left a player's hand; told only if somebody listens."""

    seat: int


class LastCardPlayed(HandEmptied, frozen=True):
    """It was played."""


class LastCardDiscarded(HandEmptied, frozen=True):
    """It was discarded."""


class SetAside(Event, frozen=True):
    seat: int
    card: str
    thing: int = 0


class Switched(Event, frozen=True):
    """A card in a hand and one in the discard pile changed places."""

    seat: int
    card: str
    switched: str


class ReturnedToHand(Event, frozen=True):
    seat: int
    card: str


class PutOnDeck(Event, frozen=True):
    """A card known to all went on top of or under a deck."""

    seat: int
    card: str
    bottom: bool


class ShuffledIn(Event, frozen=True):
    """A card known to all was shuffled into its owner's deck."""

    seat: int
    card: str


class UpgradeMoved(CameOnto, frozen=True):
    by: int
    thing: int
    source: int
    target: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.by, self.thing, self.target),)


class Redeployed(CameOnto, frozen=True):
    seat: int
    thing: int
    source: int
    target: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.thing, self.target),)


class Exhausted(Event, frozen=True):
    thing: int


class Readied(Event, frozen=True):
    thing: int


class Drawn(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class Looked(Event, frozen=True):
    """A seat looked at cards of another seat's hand or deck."""

    by: int
    seat: int
    zone: str
    cards: tuple[str, ...]


class Revealed(Event, frozen=True):
    """Cards of a hand or deck were shown to all."""

    seat: int
    zone: str
    cards: tuple[str, ...]


class Found(Event, frozen=True):
    """A card was found in a deck, shown to all, and added to the hand."""

    seat: int
    card: str


class Shuffled(Event, frozen=True):
    seat: int


class ResourcesGained(Event, frozen=True):
    seat: int
    amount: int


class ResourcesLost(Event, frozen=True):
    seat: int
    amount: int


class ResourcesSpent(Event, frozen=True):
    seat: int
    amount: int


class ResourcesGiven(Event, frozen=True):
    seat: int
    to: int
    amount: int


class Claimed(BattlefieldGained, frozen=True):
    """A player claimed the battlefield."""


class ActionGained(Event, frozen=True):
    """An additional action may be taken once the queue is empty."""

    seat: int


class ResourcesPlaced(Event, frozen=True):
    """Resources were put on a card."""

    thing: int
    amount: int


class ResourcesRemoved(Event, frozen=True):
    """From a card back to the supply."""

    thing: int
    amount: int


class AbilityUsed(Event, frozen=True):
    seat: int
    ability: str
    holder: int

    def roles(self) -> tuple[Roles, ...]:
        return (Roles(self.seat, self.holder),)


class Eliminated(Event, frozen=True):
    seat: int
    rule: str


class DrawOffered(Event, frozen=True):
    seat: int


class Conceded(Event, frozen=True):
    seat: int


class MatchDrawn(Event, frozen=True):
    rule: str


class Won(Event, frozen=True):
    seats: tuple[int, ...]
    rule: str


# ---- For readers alone --------------------------------------------------------------------------------


class Activating(Event, ThingNarration, frozen=True):
    """A character or support is about to be activated."""


class Replacing(Event, CardNarration, frozen=True):
    """A card costs less, since it is played in place of an upgrade, which is discarded next."""

    thing: int
    old: str  # the upgrade


class Paid(Event, CardNarration, frozen=True):
    """A card that was announced is paid for; nothing if it is free."""

    amount: int


class Resolving(Event, SeatNarration, frozen=True):
    """A die and its modifiers are chosen to be resolved; whatever interrupts that comes next."""

    die: int
    modifiers: tuple[int, ...]
    card: str  # whose die it is: it may leave play with it


class Applying(Event, SeatNarration, frozen=True):
    """A die is paid for, and its symbol is about to take effect."""

    die: int
    symbol: str
    value: int
    paid: int


class ResolveOver(Event, SeatNarration, frozen=True):
    """A die is not resolved after all."""

    die: int


class Triggered(Event, SeatNarration, frozen=True):
    """An ability that something has triggered begins; it may still be declined."""

    ability: str
    holder: int


class TriggerOver(Event, Narration, frozen=True):
    """The ability triggered last is over."""


class DamageBlocked(Event, Narration, frozen=True):
    """So much of the damage that is told next was blocked."""

    target: int
    amount: int


class ExtraActionBegan(Event, SeatNarration, frozen=True):
    """A player may take an additional action now."""


class SettingUp(Event, Narration, frozen=True):
    """Hands are drawn; what follows belongs to the setup."""


class UpkeepBegan(Event, Narration, frozen=True):
    """The upkeep phase begins."""


AnyEvent = (
    SetUp
    | RolledOff
    | BattlefieldChosen
    | Mulliganed
    | RoundBegan
    | ActionPhaseEnded
    | RoundEnded
    | TurnBegan
    | Passed
    | Declined
    | CountedAsPass
    | Announced
    | Played
    | PlayFailed
    | Activated
    | DieRolled
    | DieRerolled
    | DieTurned
    | DieRemoved
    | DiceRemoved
    | DieLost
    | DieCaptured
    | DieGained
    | DiceRerolledByCard
    | GuardianUsed
    | DiceReturned
    | DieResolved
    | DamageDealt
    | DamageMoved
    | Healed
    | DamagePlaced
    | Harmed
    | SelfInflicted
    | ResourcesRobbed
    | DamageRemoved
    | ShieldsGiven
    | ShieldsLost
    | ShieldsMoved
    | TypeChanged
    | DiscardedToReroll
    | Stacked
    | BattlefieldTaken
    | BattlefieldChangedHands
    | BattlefieldSwitched
    | ActionPhaseCut
    | Bid
    | Flipped
    | UpkeepStarted
    | JoinedTeam
    | Attached
    | PilotingBegan
    | PilotingEnded
    | Defeated
    | Discarded
    | Milled
    | ActionTaken
    | IncomeDue
    | Obliged
    | Barred
    | LastCardPlayed
    | LastCardDiscarded
    | SetAside
    | ReturnedToHand
    | Switched
    | PutOnDeck
    | ShuffledIn
    | UpgradeMoved
    | Redeployed
    | Exhausted
    | Readied
    | Drawn
    | Looked
    | Revealed
    | Found
    | Shuffled
    | ResourcesGained
    | ResourcesLost
    | ResourcesSpent
    | ResourcesGiven
    | Claimed
    | ActionGained
    | ResourcesPlaced
    | ResourcesRemoved
    | ControlGiven
    | AbilityUsed
    | Eliminated
    | Conceded
    | DrawOffered
    | MatchDrawn
    | Won
    | Activating
    | Replacing
    | Paid
    | Resolving
    | Applying
    | ResolveOver
    | Triggered
    | TriggerOver
    | DamageBlocked
    | ExtraActionBegan
    | SettingUp
    | UpkeepBegan
)
