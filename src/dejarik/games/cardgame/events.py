"""Events: what has happened. Facts with everything needed afterwards, last-known values included.

Reactions listen to events by their class. `seat` is the player concerned, `thing` the card
it is about, `card` and `type` what that was when it left play.
"""

from __future__ import annotations

import msgspec

from dejarik.kernel import Narration, SeatNarration, ThingNarration


class Event(msgspec.Struct, frozen=True, array_like=True, tag_field="is", tag=True, gc=False):
    """An immutable fact."""


class SetUp(Event, frozen=True):
    """Setup is complete."""


class Mulliganed(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    number: int


class PhaseBegan(Event, frozen=True):
    seat: int
    phase: str


class PhaseEnded(Event, frozen=True):
    seat: int
    phase: str


class Refreshed(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int
    window: str


class DialTurned(Event, frozen=True):
    by: int
    shows: int


class BalanceTurned(Event, frozen=True):
    seat: int


class Struggled(Event, frozen=True):
    totals: tuple[int, ...]


class Announced(Event, frozen=True):
    seat: int
    card: str


class NotPlayed(Event, frozen=True):
    seat: int
    card: str


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    thing: int


class EnteredPlay(Event, frozen=True):
    seat: int
    thing: int
    card: str
    during_engagement: bool


class LeftPlay(Event, frozen=True):
    seat: int
    thing: int
    card: str
    type: str
    to: str


class Destroyed(Event, frozen=True):
    seat: int
    thing: int
    card: str
    type: str


class Captured(Event, frozen=True):
    seat: int  # who captured
    card: str  # blank if it was not seen
    type: str
    at: int
    from_play: bool


class Rescued(Event, frozen=True):
    seat: int
    count: int


class Focused(Event, frozen=True):
    thing: int
    amount: int


class FocusRemoved(Event, frozen=True):
    thing: int
    amount: int


class ResourcesGenerated(Event, frozen=True):
    seat: int
    thing: int
    amount: int


class ShieldPlaced(Event, frozen=True):
    thing: int


class ShieldUsed(Event, frozen=True):
    thing: int


class ShieldsRemoved(Event, frozen=True):
    thing: int
    amount: int


class Damaged(Event, frozen=True):
    seat: int  # who controls the damaged card
    thing: int
    amount: int
    source: int
    by: int


class DamageRemoved(Event, frozen=True):
    thing: int
    amount: int


class DamageMoved(Event, frozen=True):
    source: int
    target: int
    amount: int


class Drawn(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class Discarded(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class Looked(Event, frozen=True):
    by: int
    seat: int
    cards: tuple[str, ...]


class Revealed(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class ReturnedToHand(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class PutIntoDeck(Event, frozen=True):
    seat: int
    count: int


class Shuffled(Event, frozen=True):
    seat: int


class ObjectiveEngaged(Event, frozen=True):
    seat: int  # the defending player
    thing: int


class AttackerDeclared(Event, frozen=True):
    seat: int
    thing: int


class DefenderDeclared(Event, frozen=True):
    seat: int
    thing: int


class EdgeCardPlaced(Event, frozen=True):
    seat: int
    card: str  # blank unless face up


class EdgeRevealed(Event, frozen=True):
    stacks: tuple[tuple[str, ...], ...]


class EdgeRestarted(Event, frozen=True):
    """A Twist of Fate: the edge battle begins anew."""


class EdgeWon(Event, frozen=True):
    seat: int
    totals: tuple[int, ...]
    attacking: bool


class FocusedToStrike(Event, frozen=True):
    seat: int
    thing: int
    attacking: bool


class StrikeResolved(Event, frozen=True):
    seat: int
    thing: int
    attacking: bool


class Survived(Event, frozen=True):
    seat: int
    thing: int
    attacking: bool
    unopposed: bool


class EngagementEnded(Event, frozen=True):
    seat: int


class Committed(Event, frozen=True):
    seat: int
    thing: int


class AbilityUsed(Event, frozen=True):
    seat: int
    thing: int
    ability: str


class Canceled(Event, frozen=True):
    seat: int
    ability: str


class Conceded(Event, frozen=True):
    seat: int


class DrawOffered(Event, frozen=True):
    seat: int


class Drew(Event, frozen=True):
    pass


class Won(Event, frozen=True):
    seat: int
    rule: str


# ---- For readers alone --------------------------------------------------------------------------------


class SettingUp(Event, Narration, frozen=True):
    """Objectives are chosen; what follows belongs to the setup."""


class ActionBegan(Event, SeatNarration, frozen=True):
    """A player takes an action."""


class Using(Event, SeatNarration, frozen=True):
    """An ability begins: next come its costs and targets, then its effects."""

    holder: int
    ability: str
    card: str  # the event that is being played, if it is one
    on: str = ""  # the card in play on which the ability stands: it may leave play to pay for it


class UseOver(Event, SeatNarration, frozen=True):
    """The ability has taken effect, or was canceled."""

    holder: int
    ability: str


class Engaging(Event, SeatNarration, frozen=True):
    """All attackers are chosen."""

    objective: int
    units: tuple[int, ...]


class Defending(Event, SeatNarration, frozen=True):
    """All defenders are chosen, if there are any."""

    units: tuple[int, ...]


class EdgeBegan(Event, Narration, frozen=True):
    """The edge battle begins."""


class StrikeOver(Event, ThingNarration, frozen=True):
    """All icons of a strike are resolved, or its unit is gone."""


class Unopposed(Event, SeatNarration, frozen=True):
    """No defender has survived: the damage told next is the attacker's bonus."""


class Fell(Event, ThingNarration, frozen=True):
    """An objective with captives is destroyed: they are rescued next."""

    card: str


class Affected(Event, Narration, frozen=True):
    """An effect lasts on a card for a while."""

    thing: int
    aspect: str
    until: str


class Allowed(Event, SeatNarration, frozen=True):
    """An effect lasts for a player for a while."""

    aspect: str


class EngagedInstead(Event, Narration, frozen=True):
    """Another objective is engaged now."""

    thing: int


class EngageableAgain(Event, ThingNarration, frozen=True):
    """A player may engage an objective once more."""


class Sacrificed(Event, ThingNarration, frozen=True):
    """What leaves play next is sacrificed."""

    card: str


AnyEvent = (
    SetUp
    | Mulliganed
    | TurnBegan
    | PhaseBegan
    | PhaseEnded
    | Refreshed
    | Passed
    | DialTurned
    | BalanceTurned
    | Struggled
    | Announced
    | NotPlayed
    | CardPlayed
    | EnteredPlay
    | LeftPlay
    | Destroyed
    | Captured
    | Rescued
    | Focused
    | FocusRemoved
    | ResourcesGenerated
    | ShieldPlaced
    | ShieldUsed
    | ShieldsRemoved
    | Damaged
    | DamageRemoved
    | DamageMoved
    | Drawn
    | Discarded
    | Looked
    | Revealed
    | ReturnedToHand
    | PutIntoDeck
    | Shuffled
    | ObjectiveEngaged
    | AttackerDeclared
    | DefenderDeclared
    | EdgeCardPlaced
    | EdgeRevealed
    | EdgeRestarted
    | EdgeWon
    | FocusedToStrike
    | StrikeResolved
    | Survived
    | EngagementEnded
    | Committed
    | AbilityUsed
    | Canceled
    | Conceded
    | DrawOffered
    | Drew
    | Won
    | SettingUp
    | ActionBegan
    | Using
    | UseOver
    | Engaging
    | Defending
    | EdgeBegan
    | StrikeOver
    | Unopposed
    | Fell
    | Affected
    | Allowed
    | EngagedInstead
    | EngageableAgain
    | Sacrificed
)
