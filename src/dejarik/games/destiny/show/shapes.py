"""What a board of Destiny consists of, as it goes over the wire.

Ids: a thing in play `t<id>`, a die `d<id>`, a card in the viewer's hand `h<code>`, a card elsewhere
`c<code>`, a player `s<seat>`.
"""

from __future__ import annotations

from dejarik.faces import CardSide, Shape


class ShownDie(Shape, frozen=True):
    """A die in a pool; `value` is what it counts now, also for an X."""

    id: str
    code: str
    thing: str
    name: str
    color: str
    side: CardSide
    value: int


class DieOfCard(Shape, frozen=True):
    """A die of a card, in its pool or on the card, or one that the card holds captive."""

    id: str
    in_pool: bool
    captive: str  # whose die it is, where the card only holds it
    color: str


class ShownThing(Shape, frozen=True):
    """A card in play with what is attached to it."""

    id: str
    code: str
    name: str
    subtitle: str
    type: str
    color: str
    affiliation: str
    subtypes: list[str]
    gained: list[str]  # what the subtypes are called that it has besides those printed on it
    exhausted: bool
    damage: int
    health: int
    shields: int
    most_shields: int  # so many places for shields are drawn
    resources: int
    unique: bool
    elite: bool
    pilots: str  # the vehicle
    piloted_by: list[str]
    kept: list[str]  # the cards it remembers: named for it, or set aside by it
    flips: list[str]  # what its other sides are called, if it has any
    text: list[str]
    upgrades: list[ShownThing]
    downgrades: list[ShownThing]
    dice: list[DieOfCard]


class ShownCard(Shape, frozen=True):
    """A card out of play."""

    id: str
    code: str
    name: str
    cost: int


class ShownBattlefield(Shape, frozen=True):
    """The battlefield and who controls it."""

    id: str
    code: str
    name: str
    controller: int | None
    damage: int
    resources: int
    dice: list[DieOfCard]
    flips: list[str]
    text: list[str]


class ShownSum(Shape, frozen=True):
    """What the dice of a pool with one symbol add up to, if they can be resolved together."""

    symbol: str
    parts: list[int]
    total: int


class PlayerSide(Shape, frozen=True):
    """One player's side of the board."""

    seat: int
    out: bool  # eliminated
    resources: int
    hand_count: int
    hand: list[ShownCard]  # only the viewer's own; after the end everybody's
    known: list[ShownCard]  # cards of another hand that the viewer has seen
    picked: list[str]  # what the viewer has secretly chosen so far
    deck_count: int
    discard: list[str]
    set_aside: list[str]
    defeated: list[str]
    characters: list[ShownThing]
    supports: list[ShownThing]
    plots: list[ShownThing]
    pool: list[ShownDie]
    threat: list[ShownSum]  # what there is to be afraid of


class Board(Shape, frozen=True):
    """The whole board."""

    round: int
    turn: int | None
    next: int | None  # who acts after that, as far as is known
    phase: str  # setup, action, upkeep
    claimed: int | None
    battlefield: ShownBattlefield | None
    queue: list[str]
    players: list[PlayerSide]
