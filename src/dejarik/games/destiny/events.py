"""Events: what has happened. Facts with everything needed afterwards, last-known values included."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, array_like=True, tag=True, gc=False):
    """An immutable fact. "After" abilities listen to events by the name of their class."""


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
    """An additional action was declined, which is no pass."""

    seat: int


class CountedAsPass(Event, frozen=True):
    """An action changed nothing."""

    seat: int


class Announced(Event, frozen=True):
    """A card is being played and lies in the queue."""

    seat: int
    card: str
    host: int = 0


class Played(Event, frozen=True):
    """A card was played and its effect applied; `thing` is 0 for an event."""

    seat: int
    card: str
    thing: int = 0
    host: int = 0


class PlayFailed(Event, frozen=True):
    seat: int
    card: str


class Activated(Event, frozen=True):
    seat: int
    thing: int
    dice: tuple[int, ...]


class DieRolled(Event, frozen=True):
    """A die was rolled into the pool."""

    seat: int
    die: int
    side: int


class DieRerolled(Event, frozen=True):
    """A die in the pool was rolled again."""

    seat: int
    die: int
    side: int


class DieTurned(Event, frozen=True):
    by: int
    die: int
    side: int


class DieRemoved(Event, frozen=True):
    """A player removed a die; value and side are those it showed."""

    by: int
    die: int
    side: int
    value: int


class DiceRemoved(Event, frozen=True):
    """A player removed dice of one pool, all by one effect."""

    by: int
    seat: int
    dice: tuple[int, ...]


class DieResolved(Event, frozen=True):
    seat: int
    die: int
    symbol: str
    value: int
    modifiers: tuple[int, ...] = ()


class DamageDealt(Event, frozen=True):
    """Damage was dealt to one character; `taken` of it was put on it, the rest blocked."""

    by: int
    target: int
    dealt: int
    taken: int
    kind: str = ""


class DamageMoved(Event, frozen=True):
    by: int
    source: int
    target: int
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


class ShieldsMoved(Event, frozen=True):
    source: int
    target: int
    amount: int


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


class BattlefieldTaken(Event, frozen=True):
    """A player took control of the battlefield without claiming it."""

    seat: int
    card: str


class BattlefieldSwitched(Event, frozen=True):
    by: int
    card: str


class ActionPhaseCut(Event, frozen=True):
    """A card ended the action phase."""

    by: int


class Bid(Event, frozen=True):
    """Secretly chosen numbers came to light."""

    numbers: tuple[int, ...]


class Defeated(Event, frozen=True):
    seat: int
    thing: int
    card: str


class Discarded(Event, frozen=True):
    """A card was discarded: from `zone` hand, deck, play or queue."""

    seat: int
    card: str
    zone: str
    thing: int = 0


class SetAside(Event, frozen=True):
    seat: int
    card: str
    thing: int = 0


class ReturnedToHand(Event, frozen=True):
    seat: int
    card: str


class PutOnDeck(Event, frozen=True):
    """A card known to all went on top of or under a deck."""

    seat: int
    card: str
    bottom: bool


class UpgradeMoved(Event, frozen=True):
    by: int
    thing: int
    source: int
    target: int


class Redeployed(Event, frozen=True):
    seat: int
    thing: int
    source: int
    target: int


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


class Claimed(Event, frozen=True):
    seat: int
    card: str


class ActionGained(Event, frozen=True):
    """An additional action may be taken once the queue is empty."""

    seat: int


class ResourcesPlaced(Event, frozen=True):
    """Resources were put on a card."""

    thing: int
    amount: int


class ResourcesRemoved(Event, frozen=True):
    """Resources on a card go back to the supply."""

    thing: int
    amount: int


class AbilityUsed(Event, frozen=True):
    seat: int
    ability: str
    holder: int


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
    | DieResolved
    | DamageDealt
    | DamageMoved
    | Healed
    | ShieldsGiven
    | ShieldsLost
    | ShieldsMoved
    | TypeChanged
    | DiscardedToReroll
    | Stacked
    | BattlefieldTaken
    | BattlefieldSwitched
    | ActionPhaseCut
    | Bid
    | Defeated
    | Discarded
    | SetAside
    | ReturnedToHand
    | PutOnDeck
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
    | AbilityUsed
    | Eliminated
    | Conceded
    | DrawOffered
    | MatchDrawn
    | Won
)
